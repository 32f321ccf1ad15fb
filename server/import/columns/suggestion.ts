import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';
import { veil } from '../../../catalog/texto/privacy.ts';
import { Refusal } from '../../refusal.ts';

/** Fields by name and label, for a sentence. */
export const sayColumns = (set: Dataset, names: readonly string[]): string =>
  names.map((name) => `${name} (${set.fields[name]?.label})`).join(', ');

/** So many names of strange columns fit in a sentence. */
const NAMED = 20;

/** The sentence for columns that no field has, with what they may be. Of a file without a header they are the cells of its first line. */
export function unknownColumns(set: Dataset, strange: readonly string[], known: ReadonlyMap<string, string>): Refusal {
  const all = sayColumns(
    set,
    storedOf(set).map(([name]) => name),
  );
  const more = strange.length > NAMED ? ` e mais ${strange.length - NAMED}` : '';
  const said =
    strange
      .slice(0, NAMED)
      .map((text) => `“${veil(text.trim()).slice(0, 60)}”${near(set, text, known)}`)
      .join(', ') + more;
  const what = strange.length === 1 ? `${said} não é uma coluna` : `Não são colunas ${said}: nenhuma é`;
  return new Refusal(
    `${what} de ${set.plural}. Use o nome ou o rótulo destas: ${all}. Colunas que não se publicam se deixam de fora com --ignorar, e as de outro sistema se traduzem com --mapa.`,
  );
}

/** A name that differs in a letter or two is probably meant. */
function near(set: Dataset, text: string, known: ReadonlyMap<string, string>): string {
  const found = nearestField(text, known);
  return found === null ? '' : ` (seria ${sayColumns(set, [found])}?)`;
}

/** The field whose name or label differs in a letter or two. */
export function nearestField(text: string, known: ReadonlyMap<string, string>): string | null {
  const word = fold(text);
  const likely = word.length > 4 && word.length < 60;
  return [...known].find(([other]) => likely && distance(word, other) <= 2)?.[1] ?? null;
}

/** Letters to put in, take out or change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
