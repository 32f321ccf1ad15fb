import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { ident } from '../database/sql/names.ts';

/** How the derived columns of a dataset are worked out, and what must be joined to its rows for it. */
interface Derivation {
  /** The other datasets it takes. */
  from: readonly string[];
  joins: string;
  columns: Readonly<Record<string, string>>;
}

const stage = (alias: string, origin: string): string =>
  ` LEFT JOIN dados._estagios ${alias} ON ${alias}.tenant = d.tenant AND ${alias}.origem = '${origin}'` +
  ` AND ${alias}."numExercicio" = d."numExercicio"` +
  ['codOrgao', 'codUnidade', 'numDocEmpenho']
    .map((name) => ` AND ${alias}.${ident(name)} = d.${ident(name)} COLLATE "C"`)
    .join('');

/** What became of an empenho: summed from the documents themselves, never taken from what somebody typed. */
const EMPENHOS: Derivation = {
  from: ['empenhos-eventos', 'liquidacoes', 'pagamentos'],
  joins: stage('e', 'empenhos-eventos') + stage('l', 'liquidacoes') + stage('p', 'pagamentos'),
  columns: {
    vlrReforco: 'coalesce(e."vlrReforco", 0)',
    vlrAnulado: 'coalesce(e."vlrAnulado", 0)',
    vlrLiquidado: 'coalesce(l."vlrLiquidado", 0)',
    vlrPago: 'coalesce(p."vlrPago", 0)',
    vlrRestosPagos: 'coalesce(p.depois, 0)',
    vlrAPagar: 'coalesce(l."vlrLiquidado" + l.depois, 0) - coalesce(p."vlrPago" + p.depois, 0)',
  },
};

const level = (digits: number): string => `portal.natureza(d."codNaturezaReceita", ${digits})`;

/** The levels of a nature of revenue, however its code was written. */
const NATUREZA: Derivation = {
  from: [],
  joins: '',
  columns: {
    codCategoria: level(1),
    codOrigem: level(2),
    codEspecie: level(3),
    codDesdobramento: level(7),
    codTipo: level(8),
  },
};

const DERIVATIONS: Readonly<Record<string, Derivation>> = { empenhos: EMPENHOS };

const derivationOf = ({ id, cut, fields }: Dataset): Derivation | undefined =>
  DERIVATIONS[cut?.of ?? id] ?? (fields.codNaturezaReceita ? NATUREZA : undefined);

/** Every dataset whose rows its list shows or works with: a change in any of them makes an answer old. */
export const sourcesOf = (set: Dataset): readonly string[] => [
  sourceOf(set),
  ...(set.derived ? (derivationOf(set)?.from ?? []) : []),
];

export const joins = (set: Dataset): string => (set.derived ? (derivationOf(set)?.joins ?? '') : '');

/** A column of a dataset's view, its own or worked out. */
export function columnOf(set: Dataset, name: string): string {
  if (!set.derived?.includes(name)) return `d.${ident(name)}`;
  const worked = derivationOf(set)?.columns[name];
  if (!worked) throw new Error(`nothing says how ${name} of ${set.id} is worked out`);
  return `${worked} AS ${ident(name)}`;
}
