import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Paths of the repository's files, new ones included, deleted and ignored ones left out. */
export const paths: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(resolve(root, path)));

export const sourceOf = (path: string): string => readFileSync(resolve(root, path), 'utf8');

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Sources of the four rooms that ship, without their tests. */
export const shipped: readonly string[] = paths.filter(
  (path) => /^(catalog|demo|server|web)\/.*\.tsx?$/.test(path) && !isTest(path),
);

/** One import statement: where it stands, what it leads to, and whether only types come through it. */
export interface ImportEdge {
  from: string;
  to: string;
  typesOnly: boolean;
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|^import\s+'(\.[^']+)'/gm;

/** Imports of a source that lead to another source of the repository. */
export function importsOf(from: string): ImportEdge[] {
  return [...sourceOf(from).matchAll(IMPORT)].map(([, type, named, lazy, bare]) => ({
    from,
    to: posix.join(posix.dirname(from), named ?? lazy ?? bare ?? ''),
    typesOnly: type !== undefined,
  }));
}

/** Every import between sources that ship. */
export const edges: readonly ImportEdge[] = shipped.flatMap(importsOf).filter(({ to }) => shipped.includes(to));

/** Groups of files that import each other in a circle, by Tarjan's algorithm: an empty list is a house without cycles. */
export function cyclesOf(imports: readonly Pick<ImportEdge, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    const reached = (next.get(file) ?? []).map((to) => (order.has(to) ? reachOf(to) : visit(to)));
    const lowest = Math.min(own, ...reached);
    if (lowest === own) circles.push(open.splice(open.indexOf(file)));
    return lowest;
  };
  const reachOf = (to: string): number => (open.includes(to) ? (order.get(to) ?? 0) : Number.POSITIVE_INFINITY);
  for (const { from } of imports) if (!order.has(from)) visit(from);
  return circles.filter(({ length }) => length > 1);
}
