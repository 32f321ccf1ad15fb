import { type Dataset, fieldOf, sourceOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { datasetAt, type StageName } from '../../catalog/sums/stage.ts';
import { ident } from '../database/sql/names.ts';

/** How a derived field is worked out, and the stages whose sums must be joined to the row for it. */
interface Formula {
  text: string;
  takes: readonly Taken[];
}

/** The stages that follow an empenho, under the names that formulas call their sums by. */
const ALIASES = { alteracao: 'e', liquidacao: 'l', pagamento: 'p' } as const satisfies Partial<
  Record<StageName, string>
>;
type Taken = keyof typeof ALIASES;

const level = (digits: number): Formula => ({ text: `portal.natureza(d."codNaturezaReceita", ${digits})`, takes: [] });

/**
 * The formula of every derived field. What became of an empenho is summed from the documents themselves, never taken from what
 * somebody typed; the levels of a nature of revenue are read from its code, however that was written.
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
  codCategoria: level(1),
  codOrigem: level(2),
  codEspecie: level(3),
  codDesdobramento: level(7),
  codTipo: level(8),
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

/** Every dataset whose rows its list shows or works with: a change in any of them makes an answer old. */
export const sourcesOf = (set: Dataset): readonly string[] => [
  sourceOf(set),
  ...takenBy(set).map((stage) => datasetAt(datasets, stage)),
];

/** The joins that the derived columns of a dataset's view need. */
export const derivedJoins = (set: Dataset): string => takenBy(set).map(joinOf).join('');

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
  (set.derived ?? []).filter((name) => formulaOf(set, name).takes.length > 0);

/** A column of the view of earlier states. What other datasets add up to was not kept: it is empty. */
export const pastColumn = (set: Dataset, name: string): string =>
  summedElsewhere(set).includes(name) ? `NULL::${fieldOf(set, name).type} AS ${ident(name)}` : viewColumn(set, name);

/** A column of a dataset's view, its own or worked out. */
export const viewColumn = (set: Dataset, name: string): string =>
  set.derived?.includes(name) ? `${formulaOf(set, name).text} AS ${ident(name)}` : `d.${ident(name)}`;
