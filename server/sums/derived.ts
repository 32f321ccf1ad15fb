import { type Dataset, fieldOf, sourceOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { datasetAt, type StageName } from '../../catalog/sums/stage.ts';
import { ident } from '../database/sql/names.ts';
import { ACTIVITY_SOURCES, type ActivityAlias, activityJoin } from './activity.ts';
import { DOSSIE_DOCUMENTS, DOSSIE_FORMULAS, dossieJoin } from './dossie.ts';

/** How a derived field is worked out, and what must be joined to the row for it. */
interface Formula {
  text: string;
  /** The stages whose sums it takes. */
  takes: readonly Taken[];
  /** The counts of a member's activity that it takes. */
  counts?: readonly ActivityAlias[];
  /** Whether it takes the types of a tender's documents. */
  documents?: true;
}

/** The stages that follow an empenho, under the names that formulas call their sums by. */
const ALIASES = { alteracao: 'e', liquidacao: 'l', pagamento: 'p' } as const satisfies Partial<
  Record<StageName, string>
>;
type Taken = keyof typeof ALIASES;

const levelCode = (digits: number): string => `portal.natureza(d."codNaturezaReceita", ${digits})`;
const level = (digits: number): Formula => ({ text: levelCode(digits), takes: [] });

/** The name of a level by law; below those that the law names, the row's own name without its kind. */
const levelName = (digits: number): Formula => {
  const own = ` [–-] (Principal|Multas|Juros|Dívida).*$`;
  const named = digits < 7 ? '' : `, regexp_replace(d."txtClassificacao" COLLATE "default", '${own}', '', 'i')`;
  return { text: `coalesce(portal.nome_da_natureza(${levelCode(digits)})${named})`, takes: [] };
};

const counted = (text: string, ...counts: ActivityAlias[]): Formula => ({ text, takes: [], counts });

/**
 * The formula of every derived field. What became of an empenho is summed from the documents themselves, never taken from what
 * somebody typed; the levels of a nature of revenue are read from its code, however that was
 * written; a wait is counted to the day of the list.
 */
const FORMULAS: Readonly<Record<string, Formula>> = {
  vlrReforco: { text: 'coalesce(e."vlrReforco", 0)', takes: ['alteracao'] },
  vlrAnulado: { text: 'coalesce(e."vlrAnulado", 0)', takes: ['alteracao'] },
  vlrLiquidado: { text: 'coalesce(l."vlrLiquidado", 0)', takes: ['liquidacao'] },
  vlrPago: { text: 'coalesce(p."vlrPago", 0)', takes: ['pagamento'] },
  vlrRestosPagos: { text: 'coalesce(p.depois, 0)', takes: ['pagamento'] },
  vlrAPagar: {
    text: 'coalesce(l."vlrLiquidado" + l.depois, 0) - coalesce(p."vlrPago" + p.depois, 0)',
    takes: ['liquidacao', 'pagamento'],
  },
  qtdDiasEspera: { text: '(d."dtPosicao" - d."dtSolicitacao")::numeric', takes: [] },
  codCategoria: level(1),
  txtCategoria: levelName(1),
  codOrigem: level(2),
  txtOrigem: levelName(2),
  codEspecie: level(3),
  txtEspecie: levelName(3),
  codDesdobramento: level(7),
  txtDesdobramento: levelName(7),
  codTipo: level(8),
  qtdProposicoes: counted('coalesce(a.linhas, 0)::numeric', 'a'),
  qtdRelatorias: counted('coalesce(r.linhas, 0)::numeric', 'r'),
  qtdVotos: counted('coalesce(v.linhas, 0)::numeric', 'v'),
  qtdSessoes: counted('coalesce(s.linhas, 0)::numeric', 's'),
  qtdPresencas: counted('coalesce(s.presencas, 0)::numeric', 's'),
  pctPresenca: counted('round(100.0 * s.presencas / nullif(s.linhas, 0), 2)', 's'),
  qtdDiscursos: counted('coalesce(s.falas, 0)', 's'),
  vlrVerba: counted('coalesce(g.valor, 0)', 'g'),
  dtAtividade: counted('greatest(a.dia, v.dia, s.dia)', 'a', 'v', 's'),
  ...Object.fromEntries(
    Object.entries(DOSSIE_FORMULAS).map(([name, text]) => [name, { text, takes: [], documents: true as const }]),
  ),
};

function formulaOf({ id }: Dataset, name: string): Formula {
  const formula = FORMULAS[name];
  if (!formula) throw new Error(`nothing says how ${name} of ${id} is worked out`);
  return formula;
}

/** The stages that the derived fields of a dataset take, each once. */
function takenBy(set: Dataset): Taken[] {
  const taken = new Set((set.derived ?? []).flatMap((name) => formulaOf(set, name).takes));
  return [...taken];
}

/** The counts of activity that the derived fields of a dataset take, each once. */
const countedBy = (set: Dataset): ActivityAlias[] => [
  ...new Set((set.derived ?? []).flatMap((name) => formulaOf(set, name).counts ?? [])),
];

const takesDocuments = (set: Dataset): boolean =>
  (set.derived ?? []).some((name) => formulaOf(set, name).documents === true);

/** Every dataset whose rows its list shows or works with: a change in any of them makes an answer old. */
export const sourcesOf = (set: Dataset): readonly string[] => [
  sourceOf(set),
  ...takenBy(set).map((stage) => datasetAt(datasets, stage)),
  ...new Set(countedBy(set).map((alias) => ACTIVITY_SOURCES[alias].dataset)),
  ...(takesDocuments(set) ? [DOSSIE_DOCUMENTS] : []),
];

/** The same, and the dataset that it belongs to: a statement that there was nothing of that is said of its list too. */
export const listSources = (set: Dataset): string[] => [...sourcesOf(set), ...(set.part ? [set.part] : [])];

/** The joins that the derived columns of a dataset's view need. */
export const derivedJoins = (set: Dataset): string =>
  [
    ...takenBy(set).map(joinOf),
    ...countedBy(set).map(activityJoin),
    ...(takesDocuments(set) ? [dossieJoin()] : []),
  ].join('');

const joinOf = (stage: Taken): string => {
  const alias = ALIASES[stage];
  return (
    ` LEFT JOIN dados._estagios ${alias} ON ${alias}.tenant = d.tenant AND ${alias}.origem = '${datasetAt(datasets, stage)}'` +
    ` AND ${alias}."numExercicio" = d."numExercicio"` +
    ['codOrgao', 'codUnidade', 'numDocEmpenho']
      .map((name) => ` AND ${alias}.${ident(name)} = d.${ident(name)} COLLATE "C"`)
      .join('')
  );
};

/** Derived fields that other datasets' documents add up to: they change without a load of their own. */
export const summedElsewhere = (set: Dataset): string[] =>
  (set.derived ?? []).filter((name) => {
    const { takes, counts = [], documents } = formulaOf(set, name);
    return takes.length + counts.length > 0 || documents === true;
  });

/** A column of the view of earlier states. What other datasets add up to was not kept: it is empty. */
export const pastColumn = (set: Dataset, name: string): string =>
  summedElsewhere(set).includes(name) ? `NULL::${fieldOf(set, name).type} AS ${ident(name)}` : viewColumn(set, name);

/** A column of a dataset's view, its own or worked out. */
export const viewColumn = (set: Dataset, name: string): string =>
  set.derived?.includes(name) ? `${formulaOf(set, name).text} AS ${ident(name)}` : `d.${ident(name)}`;
