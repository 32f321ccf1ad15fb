import { concerns } from '../body.ts';
import { slugOf } from '../texto/slug.ts';
import { CATEGORIES } from './categories.ts';
import type { FileCategory } from './category.ts';

/** The name that stands for the published files where datasets are named: in the cache, in the search, in notices. */
export const ARQUIVOS = '_arquivos';

/** Its files are made from the catalog, not sent by anybody. */
export const MODELS_CATEGORY = 'modelos';

export const categoryOf = (slug: string): FileCategory | undefined => CATEGORIES.find((one) => one.slug === slug);

/** Those that a name of the reference stands for, in any case: a slug, the letters of one, or what several are about. */
export function categoriesNamed(text: string): FileCategory[] {
  const name = slugOf(text);
  const exact = categoryOf(name);
  const called = ({ sigla = '', also, group }: FileCategory): boolean =>
    [sigla.toLowerCase(), also, slugOf(group)].includes(name);
  return exact ? [exact] : CATEGORIES.filter(called);
}

/** Those that a body of this kind has. */
export const categoriesOf = (body: string): FileCategory[] => CATEGORIES.filter((one) => concerns(one, body));

/** With its letters, by which people know it. */
export const nameOf = ({ sigla, title }: FileCategory): string => (sigla ? `${title} (${sigla})` : title);

/** What a visitor calls each kind of content; whatever has no name here is called “arquivo”. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/zip': 'ZIP',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
};

/** `12,4 kB`, as people read it. */
export function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1_000 ? [bytes, 'B'] : bytes < 1_000_000 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`;
}

/** `1º bimestre`, `2º quadrimestre`, `1º semestre`, or the name of a month. */
export const FILE_PERIOD =
  /^(?:[1-6]º bimestre|[1-3]º quadrimestre|[1-2]º semestre|[1-4]º trimestre|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
