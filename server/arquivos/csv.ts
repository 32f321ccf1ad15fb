import type { Arquivo } from '../../catalog/arquivos/answer.ts';
import { categoryOf, nameOf } from '../../catalog/arquivos/arquivos.ts';
import type { DocumentStatement } from '../../catalog/arquivos/dever.ts';
import { partTitle } from '../../catalog/arquivos/duties.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { guardFormula } from '../../catalog/texto/formula.ts';

/** Files and statements of a list, and the address that each document begins with. */
export interface FileListing {
  files: readonly Arquivo[];
  statements: readonly DocumentStatement[];
  site: string;
}

const NAMES = 'categoria,titulo,ano,periodo,partes,data,tipo,tamanho,sha256,pagina,documento,declaracao'.split(',');

/** The list of files for programs. A statement is a line without a document. */
export const fileListCsv = ({ files, statements, site }: FileListing): string =>
  [NAMES, ...files.map((file) => fileCells(file, site)), ...statements.map(statementCells)]
    .map((cells) => `${csvLine(cells, ',')}\r\n`)
    .join('');

const LABELS = [
  'Categoria',
  'Título',
  'Ano',
  'Período',
  'Partes',
  'Publicado em',
  'Tipo',
  'Tamanho (bytes)',
  'SHA-256',
  'Página',
  'Documento',
  'Declaração',
];

/** The same as a Brazilian spreadsheet opens it, with the names that people read. */
export function fileListSheet({ files, statements, site }: FileListing): string {
  const lines = [...files.map((file) => fileCells(file, site)), ...statements.map(statementCells)].map(humanCells);
  return `\uFEFF${[LABELS, ...lines].map((cells) => `${csvLine(cells.map(guardFormula))}\r\n`).join('')}`;
}

const fileCells = (file: Arquivo, site: string): string[] => [
  file.categoria,
  file.titulo,
  String(file.ano),
  file.periodo ?? '',
  file.partes.join(' '),
  file.data,
  file.tipo,
  String(file.tamanho),
  file.sha256,
  `${site}/arquivos/${file.slug}`,
  `${site}/api/v1/arquivos/${file.caminho.split('/').map(encodeURIComponent).join('/')}`,
  '',
];

const statementCells = ({ categoria, ano, periodo, parte, data, texto }: DocumentStatement): string[] => [
  categoria,
  '',
  String(ano),
  periodo ?? '',
  parte ?? '',
  data,
  ...Array.from({ length: 5 }, () => ''),
  texto,
];

function humanCells([
  slug = '',
  titulo = '',
  ano = '',
  periodo = '',
  parts = '',
  data = '',
  ...rest
]: string[]): string[] {
  const category = categoryOf(slug);
  const named = parts.split(' ').map((part) => partTitle(category ?? {}, part) ?? '');
  return [category ? nameOf(category) : slug, titulo, ano, periodo, named.join('; '), formatDay(data), ...rest];
}
