import { pathOf } from '../key.ts';
import { decodeSegment } from '../texto/segment.ts';

/** The documents of expenses, by the word that their addresses carry. */
export const DOCUMENT_STAGES = {
  empenho: { dataset: 'empenhos', number: null },
  liquidacao: { dataset: 'liquidacoes', number: 'numDocLiq' },
  pagamento: { dataset: 'pagamentos', number: 'numDocPag' },
} as const;

export type DocumentStage = keyof typeof DOCUMENT_STAGES;

/** A document as an address names it: without its exercise, which has to be found. */
export interface Named {
  stage: DocumentStage;
  /** codOrgao, codUnidade, numDocEmpenho and, of a settlement or a payment, its own number. */
  parts: readonly string[];
}

export interface DocumentPlace extends Named {
  /** The node that the visitor came from, as it was written. */
  node: string;
}

/** Reads the raw path of `/despesa/empenhos/detalhe/…`; null where it names no document. */
export function placeOf(pathname: string): DocumentPlace | null {
  const raw = pathname.replace(/\/$/, '').split('/').slice(4);
  if (raw.length === 4) return placed('empenho', raw);
  const [kind, ...rest] = raw;
  const known = kind === 'liquidacao' || kind === 'pagamento';
  return known && rest.length === 5 ? placed(kind, rest) : null;
}

/** A node that cannot be read is as good as one that nobody knows; the document has to be named whole. */
function placed(stage: DocumentStage, [node = '', ...raw]: readonly string[]): DocumentPlace | null {
  const parts = decoded(raw);
  return parts && { stage, node: decodeSegment(node) || '-', parts };
}

/** Reads the raw path of `/coviddespesa/…`: a fourth part is the number of a settlement, of a payment, or of both. */
export function emergencyOf(pathname: string): readonly Named[] {
  const parts = decoded(pathname.replace(/\/$/, '').split('/').slice(2));
  if (parts?.length !== 3 && parts?.length !== 4) return [];
  const stages: readonly DocumentStage[] = parts.length === 4 ? ['liquidacao', 'pagamento'] : ['empenho'];
  return stages.map((stage) => ({ stage, parts }));
}

/** Each part decoded once; null where one of them is empty or cannot be read. */
function decoded(raw: readonly string[]): readonly string[] | null {
  const parts = raw.flatMap((part) => decodeSegment(part) || []);
  return parts.length === raw.length ? parts : null;
}

/** The fields that a document is looked for by. */
export function fieldsOf({ stage, parts }: Named): readonly (readonly [string, string])[] {
  const { number } = DOCUMENT_STAGES[stage];
  const names = ['codOrgao', 'codUnidade', 'numDocEmpenho', ...(number ? [number] : [])];
  return names.map((name, i) => [name, parts[i] ?? ''] as const);
}

/** The record of a document, once its exercise is known. */
export function recordPath({ stage, parts: [org = '', unit = '', empenho = '', number] }: Named, year: number): string {
  return pathOf(DOCUMENT_STAGES[stage].dataset, [org, unit, empenho, String(year), ...(number ? [number] : [])]);
}

/** `/despesa/empenhos/detalhe/…`: the address of a document for who came from a node. */
export function placePath({ stage, node, parts }: DocumentPlace): string {
  const kind = stage === 'empenho' ? 'detalhe' : `detalhe/${stage}`;
  return `/despesa/empenhos${pathOf(kind, [node, ...parts])}`;
}

export const emergencyPath = (parts: readonly string[], year?: number): string =>
  pathOf('coviddespesa', parts) + (year ? `?numExercicio=${year}` : '');

/** Of the exercises that have a document the one to show: that of the node, else the latest. */
export const chosen = (years: readonly number[], wished: number | null): number | null =>
  years.find((year) => year === wished) ?? years[0] ?? null;
