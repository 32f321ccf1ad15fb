import type { Dataset } from '../../catalog/dataset.ts';
import { fold } from '../../catalog/fields/choice.ts';
import { Refusal } from '../refusal.ts';
import { type Line, Splitter } from './csv.ts';
import { type Source, sniff } from './sniff.ts';

/** A file whose header was understood: the field under each column, and the lines as they arrive. */
export interface Sheet {
  /** Null under a header that is blank, where cells must be blank too. */
  names: readonly (string | null)[];
  lines: AsyncIterable<readonly Line[]>;
}

/** Reads a file's header and leaves its lines to be drawn: nothing but the piece at hand is ever in memory. */
export async function read(source: Source, set: Dataset): Promise<Sheet> {
  const pieces = decode(sniff(source));
  const opening = await open(pieces);
  const splitter = new Splitter(separatorOf(opening.trimStart()));
  const [header, ...first] = splitter.push(opening);
  if (!header) throw new Refusal('O arquivo não tem linhas: falta o cabeçalho com o nome das colunas.');
  return { names: match(set, header.cells), lines: rest(splitter, first, pieces) };
}

async function* rest(splitter: Splitter, first: readonly Line[], pieces: AsyncIterable<string>) {
  yield first;
  for await (const text of pieces) yield splitter.push(text);
  yield splitter.end();
}

/** UTF-8 and nothing else, so that no accent is ever guessed. The decoder drops a byte order mark. */
async function* decode(source: Source): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of source) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Refusal('O arquivo não está em UTF-8. Na planilha, salve-o como “CSV UTF-8” e envie de novo.');
  }
}

/** A header fits in this many characters, or it is none. */
const HEADER = 64_000;

/** The first pieces, up to a whole first line. */
async function open(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  while (!text.trimStart().includes('\n') && text.length < HEADER) {
    const { value, done } = await pieces.next();
    // A file of one line may end without a break.
    if (done) return text.trim() === '' ? '' : `${text}\n`;
    text += value;
  }
  return text;
}

/** The separator that cuts the header into most columns. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n')).replace(/"[^"]*"/g, '');
  const count = (separator: string): number => header.split(separator).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The field under each header, which may say its name or its label. */
function match(set: Dataset, header: readonly string[]): (string | null)[] {
  const known = new Map<string, string>();
  for (const [name, { label }] of Object.entries(set.fields)) known.set(fold(label), name);
  for (const name of Object.keys(set.fields)) known.set(fold(name), name);
  const names = header.map((text) => (fold(text) === '' ? null : (known.get(fold(text)) ?? unknown(set, text))));
  refuseTwice(set, names);
  refuseMissing(set, names);
  return names;
}

const columns = (set: Dataset, names: readonly string[]): string =>
  names.map((name) => `${name} (${set.fields[name]?.label})`).join(', ');

function unknown(set: Dataset, text: string): never {
  const all = columns(set, Object.keys(set.fields));
  throw new Refusal(
    `“${text.trim().slice(0, 60)}” não é uma coluna de ${set.plural}. Use o nome ou o rótulo destas: ${all}.`,
  );
}

function refuseTwice(set: Dataset, names: readonly (string | null)[]): void {
  const twice = names.find((name, i) => name !== null && names.indexOf(name) < i);
  if (twice) throw new Refusal(`A coluna ${columns(set, [twice])} aparece duas vezes no cabeçalho. Deixe só uma.`);
}

function refuseMissing(set: Dataset, names: readonly (string | null)[]): void {
  const required = Object.keys(set.fields).filter((name) => set.fields[name]?.required);
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  const what = missing.length === 1 ? 'Falta a coluna obrigatória' : 'Faltam as colunas obrigatórias';
  throw new Refusal(`${what} ${columns(set, missing)} no cabeçalho do arquivo.`);
}
