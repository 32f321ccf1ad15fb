import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AttestedMatter,
  CLASSES,
  type CriterionItem,
  ITEMS,
  type Matrix,
  type MatrixAudience,
  type MatrixLine,
} from '../../catalog/pntp/matrix.ts';
import { root } from '../root.ts';
import { faultsOfEdition } from './inspect.ts';
import { type MatrixRow, readEdition } from './rows.ts';

/** The matrix that the file of an edition describes: `2026.csv`. */
export function matrixOf(edicao: number, csv: string): Matrix {
  const rows = readEdition(csv);
  const dimensoes = new Map(
    rows.map(({ dimensao, nome, peso }) => [dimensao, { numero: Number(dimensao), nome, peso: Number(peso) }]),
  );
  const matrix = { edicao, dimensoes: [...dimensoes.values()], criterios: rows.map(lineOf) };
  const faults = faultsOfEdition(matrix, rows);
  if (faults.length > 0)
    throw new Error(`the matrix of ${edicao} cannot be used: ${faults.slice(0, MOST_FAULTS).join('; ')}`);
  return matrix;
}

/** Faults that one sentence names. */
const MOST_FAULTS = 5;

const lineOf = (row: MatrixRow): MatrixLine => ({
  numero: row.criterio,
  dimensao: Number(row.dimensao),
  pede: row.pede,
  classe: wordOf(row.classe, CLASSES),
  orgaos: wordOf<MatrixAudience>(row.orgaos, ['todos', 'executivo', 'legislativo']),
  itens: [...row.itens].map(itemOf),
  prazo: row.prazo || null,
  filtros: row.filtros || null,
  atesta: row.atesta === '' ? null : wordOf<AttestedMatter>(row.atesta, ['site', 'conteudo']),
  aceitaDeclaracao: wordOf(row.negativa, ['', 'nao']) === '',
  aceitaPdf: wordOf(row.pdf, ['', 'sim']) === 'sim',
});

/** The item of a letter of the matrix: D, A, S, G, F. */
function itemOf(letter: string): CriterionItem {
  const found = ITEMS.find((item) => item.startsWith(letter.toLowerCase()));
  if (!found) throw new Error(`the matrix has an item that nobody knows: ${letter}`);
  return found;
}

function wordOf<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`the matrix says “${text}”, which is none of ${words.join(', ')}`);
  return found;
}

/** Where `npm run generate` writes the matrix of the newest edition. */
export const MATRIX_FILE = 'generated/pntp.json';

let known: Matrix | undefined;

/** The matrix in force. */
export function currentMatrix(): Matrix {
  known ??= JSON.parse(readFileSync(join(root, MATRIX_FILE), 'utf8')) as Matrix;
  return known;
}
