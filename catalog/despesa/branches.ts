import { brief, type Problem } from '../query.ts';
import { above, type Node, parseNode, printNode } from '../sums/node.ts';
import { DIMENSIONS, dimensionOf, usualOf } from './despesa.ts';

/** The name that an address gives to each branch of a tree that is unfolded: `_aberto=funcao-10~subfuncao-301`. */
export const OPEN = '_aberto';

/** More than a reader unfolds, and few enough for an address that can be sent in a message. */
export const MOST_OPEN = 30;

const IDS = DIMENSIONS.map(({ id }) => id);

export type Branches = { ok: true; open: ReadonlySet<string> } | { ok: false; problems: Problem[] };

/** Reads which nodes below one are unfolded. A branch is seen only where all above it are, so it unfolds them too. */
export function parseBranches(root: Node, by: string | null, texts: readonly string[]): Branches {
  if (texts.length > MOST_OPEN)
    return refused(String(texts.length), `O endereço pode ter até ${MOST_OPEN} partes abertas.`);
  const nodes = texts.map((text) => ({ text, node: branchOf(root, by, text) }));
  const strange = nodes.find(({ node }) => node === null);
  if (strange)
    return refused(
      strange.text,
      `“${OPEN}”: “${brief(strange.text)}” não é uma parte desta árvore, que se divide por ${nameOf(by)}.`,
    );
  return { ok: true, open: new Set(nodes.flatMap(({ node }) => (node ? unfoldedBy(root, node) : []))) };
}

const nameOf = (by: string | null): string => (by && dimensionOf(by)?.label.toLowerCase()) || 'nada';

const refused = (value: string, message: string): Branches => ({
  ok: false,
  problems: [{ field: OPEN, value: brief(value), message }],
});

/** Every step must be what the one above unfolds into. */
function branchOf(root: Node, by: string | null, text: string): Node | null {
  const node = parseNode(`${printNode(root)}~${text}`, IDS);
  if (!node) return null;
  const steps = node.path.slice(root.path.length);
  const fits = steps.every(({ dimension }, i) => {
    const wanted = i === 0 ? by : usualOf(above(node, root.path.length + i));
    return dimension === wanted;
  });
  return fits && steps.length > 0 && usualOf(node) !== null ? node : null;
}

const unfoldedBy = (root: Node, node: Node): string[] =>
  node.path.slice(root.path.length).map((_, i) => printNode(above(node, root.path.length + i + 1)));

/** Writes the deepest branches, in one order: the others follow from them. */
export function printBranches(root: Node, open: ReadonlySet<string>): string[] {
  const start = `${printNode(root)}~`;
  const all = [...open].filter((no) => no.startsWith(start));
  const deepest = all.filter((no) => !all.some((other) => other.startsWith(`${no}~`)));
  return deepest.map((no) => no.slice(start.length)).sort();
}

/** Unfolds a node, or folds it with all that is below it. */
export function withBranch(open: ReadonlySet<string>, no: string, unfold: boolean): ReadonlySet<string> {
  if (unfold) return new Set([...open, no]);
  return new Set([...open].filter((own) => own !== no && !own.startsWith(`${no}~`)));
}
