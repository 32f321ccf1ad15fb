import { z } from 'zod';
import { parseDay } from '../fields/date.ts';
import { file } from '../fields/index.ts';
import { hideCpf } from '../texto/privacy.ts';
import { slugOf } from '../texto/slug.ts';
import { categoryOf, FILE_PERIOD, MODELS_CATEGORY } from './arquivos.ts';
import { CATEGORIES } from './categories.ts';

const path = file({ label: 'Arquivo' });
const sent = CATEGORIES.map(({ slug }) => slug).filter((slug) => slug !== MODELS_CATEGORY);

const text = z
  .string('é um texto: escreva-o entre aspas')
  .trim()
  .min(1, 'não pode ficar vazio')
  .refine((value) => hideCpf(value) === value, 'traz um CPF: retire-o');

const entry = z.strictObject({
  categoria: z.enum(sent, `é uma destas: ${sent.join(', ')}`),
  titulo: text.max(200, 'tem mais de 200 letras: deixe o resto para o documento'),
  ano: z.int('é um ano, como 2026').min(1900, 'é um ano, como 2026').max(2100, 'é um ano, como 2026'),
  periodo: text
    .regex(FILE_PERIOD, 'é um período como “1º bimestre”, “2º quadrimestre”, “1º semestre” ou “março”')
    .optional(),
  data: text.refine((value) => parseDay(value).ok, 'é a data da publicação, como 2026-03-30'),
  arquivo: text.refine(
    (value) => path.parse(value).ok,
    'é o caminho de um arquivo da pasta arquivos, como rreo/2026-1.pdf',
  ),
  /** Somebody looked: the number is no CPF, or a law asks for it. */
  cpf: z.literal('conferido', 'só pode ser conferido').optional(),
});

/** A file to be published, as the index of a body's folder lists it. */
export type FileEntry = z.output<typeof entry>;

/** The file's own address, which must not change: the title, with its year. */
export function slugFor({ titulo, ano }: Pick<FileEntry, 'titulo' | 'ano'>): string {
  const slug = slugOf(titulo);
  return slug.split('-').includes(String(ano)) ? slug : `${slug}-${ano}`;
}

/** `arquivos.yaml`: two files of one title would have one address. */
export const fileEntries = z.array(entry).superRefine((all, context) => {
  const known = new Set<string>();
  for (const [place, one] of all.entries()) {
    const slug = slugFor(one);
    if (known.has(slug)) refuse(context, place, 'repete o título e o ano de outro arquivo: diferencie-os');
    if (categoryOf(slug)) refuse(context, place, 'é o nome de uma categoria: diga de que documento se trata');
    known.add(slug);
  }
});

const refuse = (context: z.RefinementCtx, place: number, message: string): void =>
  context.addIssue({ code: 'custom', path: [place, 'titulo'], message });
