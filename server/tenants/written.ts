import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { databaseSlug } from '../../catalog/texto/slug.ts';
import { Refusal } from '../refusal.ts';
import type { HeadingLevel, SafeProse } from './prose.ts';
import { parseYaml } from './yaml.ts';

const FILE = /^(.+)\.(md|html?)$/i;
/** What editors and systems leave in a folder, and nobody means to publish. */
const UNSEEN = /^[.~]|~$|^(?:Thumbs\.db|desktop\.ini)$/i;
const FRONT = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;
/** Most bytes of a text in Markdown: all are stored in the body's row, which is read often. */
export const MAX_MARKDOWN_BYTES = 20_000;
/** Most bytes of a text in HTML, which takes more. */
const MAX_HTML_BYTES = 80_000;

/** How one kind of written file is read. */
export interface WrittenKind<S extends z.ZodType> {
  /** Names and values between the two lines of hyphens that a file begins with. */
  head: S;
  /** The headings of the text, below those of the page that shows it. */
  level: HeadingLevel;
  /** What to do with a file that is too long: `divida a pergunta em duas`. */
  tooLong: string;
}

/** A file of a body's folder: some names and values, and below them a text. */
export interface WrittenFile<S extends z.ZodType> extends SafeProse {
  path: string;
  /** Its name without the ending, and the same as an address writes it. */
  base: string;
  slug: string;
  said: z.output<S>;
  /** Where the text begins. */
  line: number;
}

/** Reads one written file: Markdown or, by its ending, HTML. */
export async function readWritten<S extends z.ZodType>(
  path: string,
  { head, level, tooLong }: WrittenKind<S>,
): Promise<WrittenFile<S>> {
  const kind = /\.md$/i.test(path) ? 'md' : 'html';
  const source = decode(await readFile(path), path, kind === 'md' ? MAX_MARKDOWN_BYTES : MAX_HTML_BYTES, tooLong);
  const [front = '', yaml = ''] = FRONT.exec(source) ?? [];
  const said = front === '' ? parseHeadless(path, head) : parseYaml(yaml.trim() || '{}', path, head, undefined, 1);
  const base = FILE.exec(basename(path))?.[1] ?? '';
  // The Markdown parsers are loaded here, because most starts of the portal read no such file.
  const { safeProse } = await import('./prose.ts');
  const prose = await safeProse(source.slice(front.length), kind, level);
  return { ...prose, path, base, slug: databaseSlug(base), said, line: front.split('\n').length };
}

/** What is said where a file says nothing before its text: refused where something has to be said. */
function parseHeadless<S extends z.ZodType>(path: string, head: S): z.output<S> {
  const { success, data, error } = head.safeParse({});
  if (success) return data;
  const missing = new Set(error.issues.map((issue) => String(issue.path[0])));
  throw new Refusal(
    `${path} precisa começar com ${[...missing].join(', ')}, como nome: valor, entre duas linhas de três hífens (---).`,
  );
}

/** Reads all written files of a folder, in the order of their names; none where there is no folder. */
export async function readWrittenFolder<S extends z.ZodType>(
  folder: string,
  kind: WrittenKind<S>,
  most: { count: number; sentence: string },
): Promise<WrittenFile<S>[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = found.flatMap((one) => (one.isFile() && !UNSEEN.test(one.name) ? one.name : [])).sort();
  const unread = names.find((name) => !FILE.test(name));
  if (unread) throw new Refusal(`${join(folder, unread)} não é lido: escreva-o em Markdown (.md), ou retire-o.`);
  if (names.length > most.count) throw new Refusal(`${folder} tem mais de ${most.count} ${most.sentence}.`);
  const files = await Promise.all(names.map((name) => readWritten(join(folder, name), kind)));
  const twice = files.find(({ slug }, i) => files.findIndex((one) => one.slug === slug) < i);
  if (twice) throw new Refusal(`${folder} tem dois arquivos com o nome ${twice.slug}; mude o nome de um deles.`);
  return files;
}

function decode(bytes: Buffer, path: string, most: number, tooLong: string): string {
  if (bytes.length > most) throw new Refusal(`${path} tem mais de ${most / 1_000} kB; ${tooLong}.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${path} não está em UTF-8; salve-o de novo com essa codificação.`);
  }
}
