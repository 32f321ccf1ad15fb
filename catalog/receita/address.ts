import { pathOf } from '../key.ts';
import type { Pairs } from '../query.ts';
import { type Node, type NodeStep, parseNode, printNode } from '../sums/node.ts';
import { decodeSegment } from '../texto/segment.ts';
import { complete, RECEITA_IDS, receitaDimension } from './receita.ts';

/** What an address asks for. Without an exercise, the year is 0: the latest that has data. */
export interface ReceitaPlace {
  node: Node;
  by: string | null;
}

/** The first screen of the tree, whose deeper ones have the parent and the current node in their path. */
const TREE = 'receita';
const YEAR = /^\d{4}$/;
const MONTHS = /^(\d{1,2})(?:-(\d{1,2}))?$/;

/** Reads an address of the tree or of one of its cuts; null for what no visitor gets from us. */
export function readReceitaAddress(of: string, pathname: string, pairs: Pairs): ReceitaPlace | null {
  const query = new Map(pairs);
  const segments = pathname.replace(/\/$/, '').split('/').slice(2).map(decodeSegment);
  if (segments.some((one) => typeof one !== 'string')) return null;
  const by = query.get('por') ?? null;
  const node = of === TREE ? treeNode(segments.map(String), query) : cutNode(query.get('no') ?? null);
  if (!node || (by !== null && !receitaDimension(by))) return null;
  return { node: complete(node), by };
}

const cutNode = (text: string | null): Node | null => (text === null ? ROOT : parseNode(text, RECEITA_IDS));
const ROOT: Node = { year: 0, from: 1, to: 12, path: [] };

function treeNode(
  [parent, parentCode, current, code]: readonly string[],
  query: ReadonlyMap<string, string>,
): Node | null {
  const crossed = [...query]
    .filter(([name]) => receitaDimension(name))
    .map(([dimension, own]) => ({ dimension, code: own }));
  const ends = [stepOf(parent, parentCode), stepOf(current, code)].flatMap((step) => step ?? []);
  const path: NodeStep[] = [...crossed, ...ends].filter(({ dimension }) => dimension !== 'exercicio');
  const year = ends.find(({ dimension }) => dimension === 'exercicio')?.code ?? query.get('exercicio') ?? '0000';
  const [, from = '', to = from] = MONTHS.exec(query.get('meses') ?? '1-12') ?? [];
  const known = path.every(({ dimension }) => receitaDimension(dimension));
  if (!YEAR.test(year) || from === '' || !known) return null;
  // Printed and parsed, what is no period and what says a dimension twice is found out.
  return parseNode(
    printNode({ year: Number(year) || 1, from: Number(from), to: Number(to), path }).replace(/^\d+/, year),
    RECEITA_IDS,
  );
}

const stepOf = (dimension: string | undefined, code: string | undefined): NodeStep | null =>
  dimension === undefined || code === undefined ? null : { dimension, code };

/** Prints it: the last two steps of the way are the path, the rest crosses them in the query. */
export function receitaAddress(of: string, { node, by }: ReceitaPlace): string {
  return of === TREE ? treeAddress(node, by) : cutAddress(of, node, by);
}

const printed = (pairs: Pairs): string =>
  pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
const divided = (by: string | null): Pairs => (by ? [['por', by]] : []);

const cutAddress = (of: string, node: Node, by: string | null): string =>
  `/${of}?${printed([['no', printNode(node)], ...divided(by)])}`;

function treeAddress(node: Node, by: string | null): string {
  const year = String(node.year);
  const current = node.path.at(-1);
  const parent = node.path.at(-2) ?? { dimension: 'exercicio', code: year };
  const query: Pairs = [
    ...(node.path.length === 1 ? [] : [['exercicio', year] as const]),
    ...(node.from === 1 && node.to === 12 ? [] : [['meses', `${node.from}-${node.to}`] as const]),
    ...crossing(node).map(({ dimension, code }) => [dimension, code] as const),
    ...divided(by),
  ];
  const path = current ? pathOf(TREE, [parent.dimension, parent.code, current.dimension, current.code]) : `/${TREE}`;
  const asked = printed(query);
  return asked === '' ? path : `${path}?${asked}`;
}

/** The steps that the path does not say: those above its last two, without the levels that a deeper code includes. */
function crossing({ path }: Node): NodeStep[] {
  const depth = (step: NodeStep): number => receitaDimension(step.dimension)?.parts ?? 0;
  const above = path.slice(0, -2);
  const shown = Math.max(0, ...path.slice(-2).map(depth));
  const deepest = Math.max(0, ...above.map(depth));
  return above.filter((step) => depth(step) === 0 || (depth(step) === deepest && deepest > shown));
}

/** The question to the API. */
export function receitaQuestion(asked: ReceitaPlace, cut: string | null): string {
  return `/receita?${printed(receitaPairs(asked, cut))}`;
}

/** The same, name by name. */
export const receitaPairs = ({ node, by }: ReceitaPlace, cut: string | null): Pairs => [
  ...(node.year > 0 ? [['no', printNode(node)] as const, ...divided(by)] : []),
  ...(cut ? [['corte', cut] as const] : []),
];
