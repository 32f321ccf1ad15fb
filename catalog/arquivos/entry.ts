import { z } from 'zod';
import { parseDay } from '../fields/date.ts';
import { file } from '../fields/index.ts';
import { hideCpf } from '../texto/privacy.ts';
import { slugOf } from '../texto/slug.ts';
import { categoryOf, FILE_PERIOD, MODELS_CATEGORY } from './arquivos.ts';
import { CATEGORIES } from './categories.ts';
import { partsOf } from './duties.ts';

const path = file({ label: 'Arquivo' });
const sent = CATEGORIES.map(({ slug }) => slug).filter((slug) => slug !== MODELS_CATEGORY);

const text = z
  .string('é um texto: escreva-o entre aspas')
  .trim()
  .min(1, 'não pode ficar vazio')
  .refine((value) => hideCpf(value) === value, 'traz um CPF: retire-o');

const categoria = z.enum(sent, `é uma destas: ${sent.join(', ')}`);
const ano = z.int('é um ano, como 2026').min(1900, 'é um ano, como 2026').max(2100, 'é um ano, como 2026');
const periodo = text
  .regex(FILE_PERIOD, 'é um período como “1º bimestre”, “2º quadrimestre”, “1º semestre” ou “março”')
  .optional();
const data = text.refine((value) => parseDay(value).ok, 'é a data da publicação, como 2026-03-30');
const parte = text.max(60, 'é o nome curto de uma parte, como anexo-1');

const entry = z.strictObject({
  categoria,
  titulo: text.max(200, 'tem mais de 200 letras: deixe o resto para o documento'),
  ano,
  periodo,
  data,
  parte: parte.optional().describe('A parte que o arquivo é, quando o documento está em vários: anexo-1.'),
  partes: z
    .array(parte, 'é uma lista de partes, como [anexo-1, anexo-2]')
    .min(1, 'não pode ficar vazia')
    .optional()
    .describe('As partes que o arquivo traz, quando estão todas nele: [anexo-1, anexo-2].'),
  arquivo: text.refine(
    (value) => path.parse(value).ok,
    'é o caminho de um arquivo da pasta arquivos, como rreo/2026-1.pdf',
  ),
  ordem: z
    .int('é um número inteiro, como 1')
    .min(1, 'começa em 1')
    .max(10_000, 'vai até 10.000')
    .optional()
    .describe('O lugar do arquivo entre os da categoria e do ano, quando não é o da data.'),
  /** Somebody looked: the number is no CPF, or a law asks for it. */
  cpf: z.literal('conferido', 'só pode ser conferido').optional(),
});

const statement = z.strictObject({
  categoria,
  ano,
  periodo: periodo.describe('Sem ele, a declaração vale para o ano inteiro.'),
  parte: parte.optional().describe('Sem ela, a declaração vale para o documento inteiro.'),
  declaracao: text
    .max(1_000, 'tem mais de 1.000 letras: diga o essencial')
    .describe('O que o órgão declara em lugar do documento: que não houve, ou que aguarda decisão.'),
  data,
});

/** A file to be published, as the index of a body's folder lists it. */
export type FileEntry = z.output<typeof entry>;

/** A dated statement in the place of a document that there is not, in the same index. */
export type StatementEntry = z.output<typeof statement>;

export const isStatement = (one: FileEntry | StatementEntry): one is StatementEntry => 'declaracao' in one;

/** The parts that a file brings, whether it is one of them or has them all. */
export const partsIn = ({ parte: own, partes = [] }: Pick<FileEntry, 'parte' | 'partes'>): string[] => [
  ...new Set(own ? [own, ...partes] : partes),
];

/** The file's own address, which must not change: the title, with its year and the part it is. */
export function slugFor({ titulo, ano: year, parte: part = '' }: Pick<FileEntry, 'titulo' | 'ano' | 'parte'>): string {
  const slug = slugOf(titulo);
  const dated = slug.split('-').includes(String(year)) ? slug : `${slug}-${year}`;
  return part === '' || dated.endsWith(`-${part}`) ? dated : `${dated}-${part}`;
}

/** `arquivos.yaml`: two files of one title would have one address, and two statements of one document one place. */
export const fileEntries = z.array(z.union([entry, statement])).superRefine((all, context) => {
  const known = new Set<string>();
  for (const [place, one] of all.entries()) {
    const fault = faultOf(one) ?? repeated(one, known);
    if (fault) context.addIssue({ code: 'custom', path: [place, fault.field], message: fault.message });
    known.add(placeOf(one));
  }
});

/** Every problem of a file's entry by itself, field by field; none where it can be published. */
export const entryProblems = (value: unknown): EntryFault[] => problemsBy(entry, value);

/** Every problem of a statement by itself. */
export const statementProblems = (value: unknown): EntryFault[] => problemsBy(statement, value);

function problemsBy(schema: typeof entry | typeof statement, value: unknown): EntryFault[] {
  const parsed = schema.safeParse(value);
  const issues = parsed.error?.issues ?? [];
  const fault = parsed.success ? faultOf(parsed.data) : null;
  return [...issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })), ...(fault ? [fault] : [])];
}

/** A field of an entry and what is wrong with it. */
export interface EntryFault {
  field: string;
  message: string;
}

/** An address for a file, and for a statement the document in whose place it stands. */
const placeOf = (one: FileEntry | StatementEntry): string =>
  isStatement(one) ? [one.categoria, one.ano, one.periodo ?? '', one.parte ?? ''].join('|') : slugFor(one);

const repeated = (one: FileEntry | StatementEntry, known: ReadonlySet<string>): EntryFault | null => {
  if (!known.has(placeOf(one))) return null;
  return isStatement(one)
    ? { field: 'declaracao', message: 'repete a categoria, o ano, o período e a parte de outra: deixe só uma' }
    : { field: 'titulo', message: 'repete o título e o ano de outro arquivo: diferencie-os' };
};

function faultOf(one: FileEntry | StatementEntry): EntryFault | null {
  const known = partsOf(categoryOf(one.categoria) ?? {}).map(({ slug }) => slug);
  const named = isStatement(one) ? partsIn({ parte: one.parte }) : partsIn(one);
  const strange = named.find((name) => !known.includes(name));
  if (!isStatement(one) && one.parte && one.partes)
    return { field: 'partes', message: 'não se usa junto com parte: deixe só uma das duas' };
  if (strange !== undefined) return { field: one.parte === strange ? 'parte' : 'partes', message: unknownPart(known) };
  if (isStatement(one) || !categoryOf(slugFor(one))) return null;
  return { field: 'titulo', message: 'é o nome de uma categoria: diga de que documento se trata' };
}

const unknownPart = (known: readonly string[]): string =>
  known.length > 0
    ? `só tem partes desta categoria: ${known.join(', ')}`
    : 'não se usa nesta categoria, que não se divide em partes: retire-a';
