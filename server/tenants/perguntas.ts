import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { BODIES } from '../../catalog/body.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import type { Pergunta } from '../../catalog/perguntas/answer.ts';
import { databaseSlug } from '../../catalog/texto/slug.ts';
import { Refusal } from '../refusal.ts';
import { parseYaml } from './yaml.ts';

const text = z.string('é um texto: escreva-o entre aspas').trim().min(1, 'não pode ficar vazio');
const head = z.strictObject({
  categoria: text.default('Geral'),
  ordem: z.int('é um número inteiro').default(1_000),
  atualizada: text
    .refine((value) => parseDay(value).ok, 'é uma data como 2026-03-01')
    .nullable()
    .default(null),
  // Kinds of body it is for, where it is not for all.
  orgaos: z.array(z.enum(BODIES, `é ${BODIES.join(', ')}`)).optional(),
  // Hides the portal's own question of the same name.
  oculta: z.boolean('é true ou false').default(false),
});

/** A question with the fields of its file. */
export interface PerguntaFile extends Pergunta, Pick<z.output<typeof head>, 'ordem' | 'oculta' | 'orgaos'> {}

const FILE = /^(.+)\.(md|html?)$/i;
const FRONT = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;
/** Most bytes of a question in Markdown: all are stored in the body's row, which is read often. */
const MAX_MARKDOWN_BYTES = 20_000;
/** Most bytes of a question in HTML, which takes more. */
const MAX_HTML_BYTES = 80_000;
const MAX_QUESTIONS = 300;

/** Reads the questions of a folder, one file each; none where there is no folder. */
export async function readPerguntas(folder: string): Promise<PerguntaFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name)).sort();
  if (names.length > MAX_QUESTIONS)
    throw new Refusal(`${folder} tem mais de ${MAX_QUESTIONS} perguntas; junte as parecidas.`);
  const questions = await Promise.all(names.map((name) => readQuestion(folder, name)));
  const twice = questions.find(({ slug }, i) => questions.findIndex((one) => one.slug === slug) < i);
  if (twice) throw new Refusal(`${folder} tem dois arquivos com o nome ${twice.slug}; mude o nome de um deles.`);
  return questions;
}

async function readQuestion(folder: string, name: string): Promise<PerguntaFile> {
  const path = join(folder, name);
  const isMarked = !/\.md$/i.test(name);
  const source = decode(await readFile(path), path, isMarked ? MAX_HTML_BYTES : MAX_MARKDOWN_BYTES);
  const [front = '', yaml = ''] = FRONT.exec(source) ?? [];
  const said = parseYaml(yaml, path, head, {}, 1);
  const [, base = ''] = FILE.exec(name) ?? [];
  // The Markdown parsers are loaded here, because most starts of the portal read no question.
  const { safeProse } = await import('./prose.ts');
  const written = await safeProse(source.slice(front.length), isMarked ? 'html' : 'md');
  if (written.text === '' && !said.oculta) {
    throw new Refusal(`${path}, linha ${lines(front) + 1}: falta a resposta. Escreva-a abaixo da pergunta.`);
  }
  const { heading: pergunta = '', html: resposta, text: texto } = written;
  return { slug: databaseSlug(base), pergunta: pergunta || titleOf(base), resposta, texto, ...said };
}

const lines = (front: string): number => front.split('\n').length - 1;

/** Title of a file without a heading, from its name: `como-pedir-informacao` → `Como pedir informacao`. */
const titleOf = (base: string): string => base.charAt(0).toUpperCase() + base.slice(1).replace(/[-_]+/g, ' ');

function decode(bytes: Buffer, path: string, most: number): string {
  if (bytes.length > most) throw new Refusal(`${path} tem mais de ${most / 1_000} kB; divida a pergunta em duas.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${path} não está em UTF-8; salve-o de novo com essa codificação.`);
  }
}

/** Prints a question as a file. It is HTML, because that is what is stored of Markdown too. */
export function printPergunta({ pergunta, resposta, ...rest }: PerguntaFile): string {
  const front = Object.fromEntries(Object.keys(head.shape).map((name) => [name, rest[name as keyof typeof rest]]));
  const title = pergunta.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `---\n${stringify(front)}---\n<h1>${title}</h1>\n\n${resposta}\n`;
}

const HERE = import.meta.dirname;
/** Folder of the portal's own questions. The build does not copy them, so it is found from the root. */
const PORTAL_QUESTIONS = join(
  resolve(HERE, /[\\/]dist[\\/]server[\\/]tenants$/.test(HERE) ? '../../..' : '../..'),
  'server/tenants/perguntas',
);

let usual: Promise<PerguntaFile[]> | undefined;

/**
 * The questions that a body shows: the portal's own and the body's. Of two with the same name the body's is shown, so
 * that it can change any answer, or hide it.
 */
export async function perguntasOf(tipo: string, own: readonly PerguntaFile[] = []): Promise<Pergunta[]> {
  usual ??= readPerguntas(PORTAL_QUESTIONS);
  const known = new Map([...(await usual), ...own].map((question) => [question.slug, question]));
  const asked = [...known.values()].filter(
    ({ oculta, orgaos }) => !oculta && (orgaos?.some((one) => one === tipo) ?? true),
  );
  return sorted(asked).map(({ ordem: _, oculta: _hidden, orgaos: _bodies, ...question }) => question);
}

/** Sorts questions, with each category where its first question stands. */
function sorted(questions: readonly PerguntaFile[]): PerguntaFile[] {
  const first = (categoria: string): number =>
    Math.min(...questions.filter((one) => one.categoria === categoria).map(({ ordem }) => ordem));
  return questions.toSorted(
    (a, b) =>
      first(a.categoria) - first(b.categoria) ||
      a.categoria.localeCompare(b.categoria, 'pt-BR') ||
      a.ordem - b.ordem ||
      a.pergunta.localeCompare(b.pergunta, 'pt-BR'),
  );
}
