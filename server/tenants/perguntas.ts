import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { BODIES } from '../../catalog/body.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import type { Pergunta } from '../../catalog/perguntas/answer.ts';
import { Refusal } from '../refusal.ts';
import { readWrittenFolder, type WrittenFile } from './written.ts';

const text = z.string('é um texto: escreva-o entre aspas').trim().min(1, 'não pode ficar vazio');
/** Names and values at the head of a question's file. */
export const perguntaHead = z.strictObject({
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
export interface PerguntaFile extends Pergunta, Pick<z.output<typeof perguntaHead>, 'ordem' | 'oculta' | 'orgaos'> {}

/** How questions are written: their headings stand below that of the page and of the question. */
export const PERGUNTAS_WRITTEN = { head: perguntaHead, level: 'h4', tooLong: 'divida a pergunta em duas' } as const;
export const MOST_PERGUNTAS = { count: 300, sentence: 'perguntas; junte as parecidas' };

/** Reads the questions of a folder, one file each; none where there is no folder. */
export const readPerguntas = async (folder: string): Promise<PerguntaFile[]> =>
  (await readWrittenFolder(folder, PERGUNTAS_WRITTEN, MOST_PERGUNTAS)).map(questionOf);

function questionOf({ path, line, base, slug, said, heading, html, text: texto }: QuestionSource): PerguntaFile {
  if (texto === '' && !said.oculta)
    throw new Refusal(`${path}, linha ${line}: falta a resposta. Escreva-a abaixo da pergunta.`);
  return { slug, pergunta: heading || titleOf(base), resposta: html, texto, ...said };
}

type QuestionSource = WrittenFile<typeof perguntaHead>;

/** Title of a file without a heading, from its name: `como-pedir-informacao` → `Como pedir informacao`. */
const titleOf = (base: string): string => base.charAt(0).toUpperCase() + base.slice(1).replace(/[-_]+/g, ' ');

/** Prints a question as a file. It is HTML, because that is what is stored of Markdown too. */
export function printPergunta({ pergunta, resposta, ...rest }: PerguntaFile): string {
  const front = Object.fromEntries(
    Object.keys(perguntaHead.shape).map((name) => [name, rest[name as keyof typeof rest]]),
  );
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
