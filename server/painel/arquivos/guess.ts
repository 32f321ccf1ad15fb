import { categoriesOf, FILE_PERIOD } from '../../../catalog/arquivos/arquivos.ts';
import type { FileCategory } from '../../../catalog/arquivos/category.ts';
import { partsOf } from '../../../catalog/arquivos/duties.ts';
import type { DocumentSheet } from '../../../catalog/painel/arquivos/answer.ts';
import { MONTHS } from '../../../catalog/texto/day.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { slugOf } from '../../../catalog/texto/slug.ts';

/** A file as it was sent, for guessing what it is. */
export interface SentFile {
  nome: string;
  /** Its text; only the beginning says what a document is. */
  texto: string;
  /** The kind of body that sent it. */
  tipo: string;
  today: string;
}

/** Letters at the beginning of a document in which it says what it is. */
const OPENING = 600;

/** What a file's name says of it and, where the name is silent, what its first lines say. What is not sure stays empty. */
export function guessSheet({ nome, texto, tipo, today }: SentFile): DocumentSheet {
  const name = wordsOf(nome.replace(/\.[^.]{1,5}$/, ''));
  const opening = wordsOf(texto.slice(0, OPENING));
  const category = categoryIn(name, tipo) ?? categoryIn(opening, tipo);
  const ano = yearIn(name) ?? yearIn(opening);
  const periodo = periodIn(name) ?? periodIn(opening);
  const parte = category ? partIn(name, category) : null;
  const known = { category, ano, periodo: category && hasPeriods(category) ? periodo : null };
  return {
    categoria: category?.slug ?? null,
    titulo: titleOf(nome, known),
    ano,
    periodo: known.periodo,
    parte,
    partes: [],
    data: today,
  };
}

/** `-rreo-1-bimestre-2026-`: words between dashes, so that one is looked for whole. */
const wordsOf = (text: string): string => `-${slugOf(text.replace(/([a-z])(?=\d)|(\d)(?=[a-z])/gi, '$1$2 '))}-`;

/** The category whose letters or whole title stand in some words, if it is one alone. */
function categoryIn(words: string, tipo: string): FileCategory | null {
  const named = categoriesOf(tipo).filter(({ slug, sigla, title }) =>
    [slugOf(sigla ?? ''), slugOf(title), slug].some((way) => way !== '' && words.includes(`-${way}-`)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The one year that some words name. */
function yearIn(words: string): number | null {
  const years = new Set([...words.matchAll(/(?<=-)(?:19[5-9]\d|20\d\d)(?=-)/g)].map(([year]) => Number(year)));
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

const KINDS: Readonly<Record<string, string>> = {
  bim: 'bimestre',
  quad: 'quadrimestre',
  sem: 'semestre',
  trim: 'trimestre',
};
const COUNTED =
  /-(\d)-?(?:[oa]-)?(bim|quad|sem|trim)(?:estre|rimestre)?-|-(bim|quad|sem|trim)(?:estre|rimestre)?-(\d)-/g;

/** The one period that some words name: `1º bimestre`, `bim1`, or a month. */
function periodIn(words: string): string | null {
  const counted = [...words.matchAll(COUNTED)].map(([, before, kind, other, after]) => {
    const name = KINDS[kind ?? other ?? ''] ?? '';
    return `${before ?? after}º ${name}`;
  });
  const months = MONTHS.filter((month) => words.includes(`-${slugOf(month)}-`));
  const found = [...new Set([...counted.filter((one) => FILE_PERIOD.test(one)), ...(counted.length ? [] : months)])];
  return found.length === 1 ? (found[0] ?? null) : null;
}

const hasPeriods = ({ duties = [] }: FileCategory): boolean =>
  duties.length === 0 || duties.some(({ every }) => every === 'bimestre' || every === 'quadrimestre');

/** The part of a category that some words name whole: `anexo 1`, `balanço financeiro`. The longest name wins. */
function partIn(words: string, category: FileCategory): string | null {
  const found = partsOf(category)
    .map(({ slug }) => slug)
    .filter((slug) => words.includes(`-${slug}-`) && /-\w/.test(slug));
  return found.sort((one, other) => other.length - one.length)[0] ?? null;
}

interface Known {
  category: FileCategory | null;
  ano: number | null;
  periodo: string | null;
}

/** The title that such documents have; where the category is not known, the file's own name in plain words. */
function titleOf(nome: string, { category, ano, periodo }: Known): string | null {
  if (category && ano !== null && !('duties' in category && category.duties === undefined))
    return [category.sigla ?? category.title, periodo && `do ${periodo}`, `de ${ano}`].filter(Boolean).join(' ');
  const plain = nome
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\s-]+/g, ' ')
    .replace(/[<>]/g, '')
    .trim()
    .slice(0, 200);
  if (plain === '' || hideCpf(plain) !== plain) return null;
  return plain.charAt(0).toLocaleUpperCase('pt-BR') + plain.slice(1);
}
