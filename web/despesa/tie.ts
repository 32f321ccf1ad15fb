import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Documento } from '../../catalog/percurso/answer.ts';

/** The tie of a document to the one that a page shows: itself, or what it pays or is paid by. */
export function tieOf(
  set: Pick<Dataset, 'id' | 'name' | 'key' | 'cut'>,
  row: Row,
  document: Documento,
): 'here' | 'kin' | null {
  const { dataset, numero, liquidacao } = document;
  const settlement = row.numDocLiq ?? null;
  if (dataset === (set.cut?.of ?? set.id) && numero === row[set.name ?? set.key[0] ?? '']) return 'here';
  if (settlement === null) return null;
  const paid = set.id === 'pagamentos' && dataset === 'liquidacoes' && numero === settlement;
  const paying = set.id === 'liquidacoes' && liquidacao === settlement;
  return paid || paying ? 'kin' : null;
}

/** Cuts a long list in two, in its order: those that must be seen and the first of the others, then the rest. */
export function folded<T>(all: readonly T[], few: number, needed: (one: T) => boolean): [readonly T[], readonly T[]] {
  const must = all.filter(needed);
  const filled = all.filter((one) => !must.includes(one)).slice(0, Math.max(0, few - must.length));
  const seen = new Set([...must, ...filled]);
  return [all.filter((one) => seen.has(one)), all.filter((one) => !seen.has(one))];
}
