import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { BODIES } from '../../catalog/body.ts';
import { slugOf } from '../../catalog/favorecidos/favorecido.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import type { Pergunta } from '../../catalog/perguntas/answer.ts';
import { Refusal } from '../refusal.ts';
import { understand } from './sheet.ts';

const text = z.string('é um texto: escreva-o entre aspas').trim().min(1, 'não pode ficar vazio');
const head = z.strictObject({
  categoria: text.default('Geral'),
  ordem: z.int('é um número inteiro').default(1_000),
  atualizada: text
    .refine((value) => parseDay(value).ok, 'é uma data como 2026-03-01')
    .nullable()
    .default(null),
  // Which bodies it is for, where it is not for all.
  orgaos: z.array(z.enum(BODIES, `é ${BODIES.join(', ')}`)).optional(),
  // Of the same name as one of the portal's, it takes that away.
  oculta: z.boolean('é true ou false').default(false),
});

/** A question as its file says it. */
export interface Question extends Pergunta, Pick<z.output<typeof head>, 'ordem' | 'oculta' | 'orgaos'> {}

const FILE = /^(.+)\.(md|html?)$/i;
const FRONT = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;
/** They are kept with what is known of the body, which is asked for often. */
const LONGEST = 20_000;
/** The same in HTML takes more. */
const MARKED = 80_000;
const MOST = 300;

/** The questions in a folder, one file each; none where there is no folder. */
export async function readQuestions(folder: string): Promise<Question[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name)).sort();
  if (names.length > MOST) throw new Refusal(`${folder} tem mais de ${MOST} perguntas; junte as parecidas.`);
  const questions = await Promise.all(names.map((name) => readQuestion(folder, name)));
  const twice = questions.find(({ slug }, i) => questions.findIndex((one) => one.slug === slug) < i);
  if (twice) throw new Refusal(`${folder} tem dois arquivos com o nome ${twice.slug}; mude o nome de um deles.`);
  return questions;
}

async function readQuestion(folder: string, name: string): Promise<Question> {
  const path = join(folder, name);
  const isMarked = !/\.md$/i.test(name);
  const source = decode(await readFile(path), path, isMarked ? MARKED : LONGEST);
  const [front = '', yaml = ''] = FRONT.exec(source) ?? [];
  const said = understand(yaml, path, head, {}, 1);
  const [, base = ''] = FILE.exec(name) ?? [];
  // Only who reads questions needs the readers of Markdown, and most starts of the portal read none.
  const { prose } = await import('./prose.ts');
  const written = await prose(source.slice(front.length), isMarked ? 'html' : 'md');
  if (written.text === '' && !said.oculta) {
    throw new Refusal(`${path}, linha ${lines(front) + 1}: falta a resposta. Escreva-a abaixo da pergunta.`);
  }
  const { heading: pergunta = '', html: resposta, text: texto } = written;
  return { slug: slugOf(base), pergunta: pergunta || titleOf(base), resposta, texto, ...said };
}

const lines = (front: string): number => front.split('\n').length - 1;

/** `como-pedir-informacao` → `Como pedir informacao`: a file without a heading is called by its name. */
const titleOf = (base: string): string => base.charAt(0).toUpperCase() + base.slice(1).replace(/[-_]+/g, ' ');

function decode(bytes: Buffer, path: string, most: number): string {
  if (bytes.length > most) throw new Refusal(`${path} tem mais de ${most / 1_000} kB; divida a pergunta em duas.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${path} não está em UTF-8; salve-o de novo com essa codificação.`);
  }
}

/** The same file, of a question that was read from one. What is stored is HTML, whatever it was written in. */
export function printQuestion({ pergunta, resposta, ...rest }: Question): string {
  const front = Object.fromEntries(Object.keys(head.shape).map((name) => [name, rest[name as keyof typeof rest]]));
  const title = pergunta.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `---\n${stringify(front)}---\n<h1>${title}</h1>\n\n${resposta}\n`;
}

const HERE = import.meta.dirname;
/** Built, this file is one folder deeper than its source, beside which the questions are. */
const USUAL = join(
  resolve(HERE, /[\\/]dist[\\/]server[\\/]tenants$/.test(HERE) ? '../../..' : '../..'),
  'server/tenants/perguntas',
);

let usual: Promise<Question[]> | undefined;

/**
 * What a body's visitors ask: the portal's own questions and the body's. Of two files with the same name the body's is
 * shown, so that it can say anything in its own words, or leave it out.
 */
export async function questionsOf(tipo: string, own: readonly Question[] = []): Promise<Pergunta[]> {
  usual ??= readQuestions(USUAL);
  const known = new Map([...(await usual), ...own].map((question) => [question.slug, question]));
  const asked = [...known.values()].filter(
    ({ oculta, orgaos }) => !oculta && (orgaos?.some((one) => one === tipo) ?? true),
  );
  return sorted(asked).map(({ ordem: _, oculta: _hidden, orgaos: _bodies, ...question }) => question);
}

/** Categories by the first of their questions, so that one number orders both. */
function sorted(questions: readonly Question[]): Question[] {
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
