/** A place in a tree of sums: some months of an exercise, and of each dimension on the way down one code. */
export interface Node {
  year: number;
  /** First and last month, 1 to 12. */
  from: number;
  to: number;
  path: readonly NodeStep[];
}

export interface NodeStep {
  dimension: string;
  code: string;
}

const PERIOD = /^(\d{4})(?:-(\d{2})-(\d{2}))?$/;
const STEP = /^([a-z]+)-(.*)$/s;
/** What separates steps, and what a code may hold of it. */
const TILDE = /~/g;

export const yearNode = (year: number): Node => ({ year, from: 1, to: 12, path: [] });

/** `2026~funcao-10~elemento-39`, or `2026-01-06~…` for the first six months: people can read it, and it never changes. */
export function printNode({ year, from, to, path }: Node): string {
  const whole = from === 1 && to === 12;
  const months = whole ? '' : `-${pad(from)}-${pad(to)}`;
  const steps = path.map(({ dimension, code }) => `~${dimension}-${code.replace(TILDE, '~~')}`);
  return `${year}${months}${steps.join('')}`;
}

const pad = (month: number): string => String(month).padStart(2, '0');

/** Reads it, or gives null: the address of a document may carry a node that nobody knows. */
export function parseNode(text: string, dimensions: readonly string[]): Node | null {
  const [period = '', ...steps] = text.split(/(?<!~)~(?!~)/);
  const found = PERIOD.exec(period);
  const from = Number(found?.[2] ?? 1);
  const to = Number(found?.[3] ?? 12);
  if (!found || from < 1 || to > 12 || from > to) return null;
  const path = steps.map((step) => stepOf(step));
  const known = path.every((step) => step && dimensions.includes(step.dimension));
  const names = path.map((step) => step?.dimension);
  if (!known || new Set(names).size < names.length) return null;
  return { year: Number(found[1]), from, to, path: path.flatMap((step) => step ?? []) };
}

function stepOf(text: string): NodeStep | null {
  const [, dimension, code] = STEP.exec(text) ?? [];
  return dimension === undefined || code === undefined ? null : { dimension, code: code.replaceAll('~~', '~') };
}

export const below = (node: Node, dimension: string, code: string): Node => ({
  ...node,
  path: [...node.path, { dimension, code }],
});

/** The node some steps down its own path, the root for none. */
export const above = (node: Node, steps: number): Node => ({ ...node, path: node.path.slice(0, steps) });
