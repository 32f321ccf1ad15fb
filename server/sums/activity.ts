/** Rows of other datasets counted for each member of a legislative house and year, joined to the member's by name. */
interface ActivitySource {
  /** The dataset whose rows are counted. */
  dataset: string;
  /** Names of persons in a row, as a set of rows `nome`. */
  names: string;
  /** What is counted, each under the name that formulas call it by. */
  counts: string;
}

const each = (column: string): string => `string_to_array(x."${column}", ';')`;
const one = (column: string): string => `ARRAY[x."${column}"]`;

/** What a member did, by the letter that formulas call each count by. */
export const ACTIVITY_SOURCES = {
  a: { dataset: 'proposicoes', names: each('txtAutor'), counts: 'count(*) AS linhas, max(x."dtApresentacao") AS dia' },
  r: { dataset: 'proposicoes', names: each('txtRelator'), counts: 'count(*) AS linhas, max(x."dtSituacao") AS dia' },
  v: {
    dataset: 'votacoes-votos',
    names: one('txtVereador'),
    counts: `count(*) FILTER (WHERE x."txtVoto" IN ('Sim', 'Não', 'Abstenção')) AS linhas, max(x."dtVotacao") AS dia`,
  },
  s: {
    dataset: 'sessoes-presencas',
    names: one('txtVereador'),
    counts: `count(*) FILTER (WHERE x."txtPresenca" <> 'Licenciado') AS linhas, count(*) FILTER (WHERE x."txtPresenca" = 'Presente') AS presencas, sum(x."qtdDiscursos") AS falas, max(x."dtSessao") FILTER (WHERE x."txtPresenca" = 'Presente') AS dia`,
  },
  g: {
    dataset: 'verba-indenizatoria',
    names: one('txtParlamentar'),
    counts: 'sum(x."vlrRessarcido") AS valor',
  },
} as const satisfies Record<string, ActivitySource>;

export type ActivityAlias = keyof typeof ACTIVITY_SOURCES;

/** The join of the counts of a source to the row `d` of a member. */
export function activityJoin(alias: ActivityAlias): string {
  const { dataset, names, counts } = ACTIVITY_SOURCES[alias];
  return (
    ` LEFT JOIN (SELECT x.tenant, x."numExercicio", btrim(n.nome) AS nome, ${counts}` +
    ` FROM dados."${dataset}" x CROSS JOIN LATERAL unnest(${names}) AS n (nome) GROUP BY 1, 2, 3) ${alias}` +
    ` ON ${alias}.tenant = d.tenant AND ${alias}."numExercicio" = d."numExercicio" AND ${alias}.nome = d."txtNome"`
  );
}
