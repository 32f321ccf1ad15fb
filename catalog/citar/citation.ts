import { brasiliaDay } from '../texto/moment.ts';
import { slugOf } from '../texto/slug.ts';

/** What a page is cited by. */
export interface CitedPage {
  /** The body, by its full name. */
  orgao: string;
  cidade: string | null;
  slug: string;
  titulo: string;
  /** What is shown of it, in words. */
  detalhe: string | null;
  /** Where it is found again: as it stood, where the portal can show that. */
  endereco: string;
  referencia: string | null;
  carga: number | null;
  publicadaEm: string | null;
  /** The day on which it was read: `2026-11-18`. */
  acessoEm: string;
}

const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

/** `18 nov. 2026`, as NBR 6023 shortens months. */
function dayInNbr(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

const dayPublished = ({ publicadaEm }: CitedPage): string | null =>
  publicadaEm === null ? null : brasiliaDay(new Date(publicadaEm));

const titleOf = ({ titulo, detalhe }: CitedPage): string => (detalhe ? `${titulo}: ${detalhe}` : titulo);

/** Ends a sentence once, whatever it ends with. */
const ended = (text: string): string => text.replace(/[\s.]*$/, '.');

/** The year of publication; where there is none, NBR 6023 asks for a likely one in brackets. */
function yearOf(page: CitedPage): string {
  const day = dayPublished(page) ?? page.referencia;
  return day?.slice(0, 4) ?? `[${page.acessoEm.slice(0, 4)}?]`;
}

/** What tells of when the data are, day by day: `Dados de …; carga 4, publicada em …`. */
function datedBy(page: CitedPage, day: (iso: string) => string): string {
  const published = dayPublished(page);
  const said = [
    page.referencia && `dados de ${day(page.referencia)}`,
    page.carga !== null && `carga ${page.carga}${published ? `, publicada em ${day(published)}` : ''}`,
  ].filter((part) => typeof part === 'string');
  const text = said.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A reference of ABNT (NBR 6023:2018) to a document read online. */
export function citeInAbnt(page: CitedPage): string {
  const dated = datedBy(page, dayInNbr);
  return [
    ended(page.orgao.toLocaleUpperCase('pt-BR')),
    ended(titleOf(page)),
    'Portal da Transparência.',
    `${page.cidade ?? '[S. l.]'}, ${yearOf(page)}.`,
    ...(dated ? [ended(dated)] : []),
    `Disponível em: ${page.endereco}.`,
    `Acesso em: ${dayInNbr(page.acessoEm)}.`,
  ].join(' ');
}

/** Characters that TeX would take for its own. */
const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const inTex = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\{}&%$#_~^]/g, (char) => TEX[char] ?? char);

/** An entry of BibTeX. Names and titles are kept whole by a second pair of braces; an address is verbatim by its kind. */
export function citeInBibtex(page: CitedPage): string {
  const dated = datedBy(page, (iso) => iso);
  const fields = [
    ['author', `{${inTex(page.orgao)}}`],
    ['title', `{${inTex(titleOf(page))}}`],
    ['year', yearOf(page).replace(/\D/g, '')],
    ['howpublished', 'Portal da Transparência'],
    ...(page.cidade ? [['address', inTex(page.cidade)]] : []),
    ...(dated ? [['note', inTex(dated)]] : []),
    ['url', page.endereco.replaceAll('{', '%7B').replaceAll('}', '%7D')],
    ['urldate', page.acessoEm],
  ];
  const width = Math.max(...fields.map(([name = '']) => name.length));
  const lines = fields.map(([name = '', value = '']) => `  ${name.padEnd(width)} = {${value}},\n`);
  return `@misc{${keyOf(page)},\n${lines.join('')}}\n`;
}

/** A key in plain letters: the body, the page, the load. */
const keyOf = ({ slug, titulo, carga, acessoEm }: CitedPage): string =>
  [slug, slugOf(titulo) || 'pagina', carga === null ? acessoEm : `carga-${carga}`].join('-');
