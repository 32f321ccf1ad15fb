import { categoryOf } from '../../catalog/arquivos/arquivos.ts';
import { partTitle } from '../../catalog/arquivos/duties.ts';
import { type FileEntry, partsIn } from '../../catalog/arquivos/entry.ts';
import { slugOf } from '../../catalog/texto/slug.ts';

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv'];

/** Annexes that an entry says its document brings and that the text of the document names neither by number nor by title. */
export function unmentionedAnnexes(entry: Pick<FileEntry, 'categoria' | 'parte' | 'partes'>, text: string): string[] {
  if (text === '') return [];
  const words = `-${slugOf(text)}-`;
  const titles = partsIn(entry).map((part) => partTitle(categoryOf(entry.categoria) ?? {}, part) ?? part);
  return titles.filter((title) => {
    const [, number = '', name = ''] = /^Anexo (\d+) – (.+)$/.exec(title) ?? [];
    const ways = [`-anexo-${number}-`, `-anexo-${ROMAN[Number(number) - 1]}-`, `-${slugOf(name)}-`];
    return number !== '' && !ways.some((way) => words.includes(way));
  });
}
