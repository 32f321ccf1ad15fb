import { type FormGroup, type FormValue, isGroup } from '../../../catalog/painel/textos/campos.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { databaseSlug } from '../../../catalog/texto/slug.ts';
import type { HeadingLevel } from '../prose.ts';
import { MAX_MARKDOWN_BYTES } from '../written.ts';
import { TextProblems } from './part.ts';

/** A text that is stored made safe: its HTML and its words. */
export interface StoredProse {
  html: string;
  text: string;
}

/** The Markdown of a text that was made safe. What reads and writes Markdown comes with the first text that is edited. */
export const markdownOf = async (html: string): Promise<string> => (await import('../prose.ts')).markdownOf(html);

/** A text in Markdown made safe. One that was not touched stays as it is, to the letter. */
export async function storedProse(
  markdown: string,
  before: StoredProse | undefined,
  { level, tooLong }: { level: HeadingLevel; tooLong: string },
  path: readonly PropertyKey[],
): Promise<StoredProse> {
  if (Buffer.byteLength(markdown) > MAX_MARKDOWN_BYTES)
    throw new TextProblems([{ path, message: `tem mais de ${MAX_MARKDOWN_BYTES / 1_000} kB; ${tooLong}` }]);
  if (before && (await markdownOf(before.html)) === markdown) return before;
  const { safeText } = await import('../prose.ts');
  return safeText(markdown, level);
}

/** A title as it is stored, and the address that it gives. */
export function titleOf(item: FormGroup, name: string, path: readonly PropertyKey[]): { title: string; slug: string } {
  const title = hideCpf(textIn(item, name).replace(/\s+/g, ' ').trim());
  const slug = databaseSlug(textIn(item, 'slug') || title);
  if (title === '') throw new TextProblems([{ path: [...path, name], message: 'não pode ficar vazio' }]);
  if (slug === '') throw new TextProblems([{ path: [...path, name], message: 'não tem letras' }]);
  return { title, slug };
}

/** Refuses a list with more than it may have, or with two of one address. */
export function refuseRepeated(
  items: readonly { slug: string }[],
  list: string,
  titled: string,
  most: { count: number; sentence: string },
): void {
  if (items.length > most.count)
    throw new TextProblems([{ path: [list], message: `tem mais de ${most.count} ${most.sentence}` }]);
  const twice = items.findIndex(({ slug }, i) => items.findIndex((one) => one.slug === slug) < i);
  if (twice >= 0)
    throw new TextProblems([
      { path: [list, twice, titled], message: 'dá o mesmo endereço que outra: mude um dos dois' },
    ]);
}

/** The items of a list of a form. */
export const itemsIn = (value: FormGroup, name: string): FormGroup[] => {
  const list: FormValue | undefined = value[name];
  return Array.isArray(list) ? list.filter(isGroup) : [];
};

export const textIn = (item: FormGroup, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value : '';
};
