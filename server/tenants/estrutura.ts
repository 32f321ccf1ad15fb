import { join } from 'node:path';
import { z } from 'zod';
import type { Unidade } from '../../catalog/estrutura/answer.ts';
import type { Estrutura } from '../../catalog/estrutura/estrutura.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import { file } from '../../catalog/fields/index.ts';
import { emailProblem } from '../../catalog/mensagens/rascunho.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { Refusal } from '../refusal.ts';
import { readYaml } from './yaml.ts';

const picture = file({ label: 'Foto' });

export const requiredText = z
  .string('é um texto: escreva-o entre aspas')
  .trim()
  .min(1, 'não pode ficar vazio')
  .refine((value) => hideCpf(value) === value, 'traz um CPF: retire-o');
export const optionalText = requiredText.nullable().default(null);
const name = requiredText.max(160, 'tem mais de 160 letras').refine((value) => slugOf(value) !== '', 'não tem letras');
/** An e-mail address that letters can be sent to: with another, messages would be lost. */
export const mailbox = (error: string) =>
  z.email({ error, abort: true }).refine((value) => emailProblem(value) === null, error);

export const optionalEmail = mailbox('não é um e-mail').nullable().default(null);
const photo = requiredText
  .refine(
    (value) => picture.parse(value).ok && /\.(?:png|jpe?g)$/i.test(value),
    'é uma imagem da pasta arquivos, como fotos/prefeita.jpg',
  )
  .nullable()
  .default(null);
export const optionalLink = requiredText
  .regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>]*$/, 'é um caminho do portal (/atos-normativos) ou um endereço https://')
  .nullable()
  .default(null);

export const optionalNorma = z.strictObject({ titulo: requiredText, url: optionalLink }).nullable().default(null);
const head = z
  .strictObject({ nome: name, cargo: requiredText, foto: photo, email: optionalEmail, ato: optionalText })
  .nullable()
  .default(null);

export interface UnidadeFile extends Omit<Unidade, 'slug' | 'unidades'> {
  unidades: UnidadeFile[];
}

const unit: z.ZodType<UnidadeFile> = z.strictObject({
  nome: name,
  sigla: optionalText,
  competencias: z.array(requiredText).default([]),
  titular: head,
  telefone: optionalText,
  email: optionalEmail,
  endereco: optionalText,
  horario: optionalText,
  norma: optionalNorma,
  nomesNosDados: z.array(requiredText).default([]),
  get unidades() {
    return z.array(unit).default([]);
  },
});

const member = z.strictObject({
  nome: name,
  partido: requiredText,
  mandato: requiredText,
  biografia: requiredText,
  mesa: optionalText,
  foto: photo,
  telefone: optionalText,
  email: optionalEmail,
  gabinete: optionalText,
});

const commission = z.strictObject({
  nome: name,
  competencias: z.array(requiredText).default([]),
  reunioes: optionalText,
  membros: z
    .array(z.strictObject({ nome: name, funcao: requiredText.default('Membro') }))
    .min(1, 'precisa de ao menos um membro'),
});

/** Schema of `estrutura.yaml`. */
export const estruturaSchema = z
  .strictObject({
    atualizadoEm: requiredText.refine((value) => parseDay(value).ok, 'é uma data como 2026-10-15'),
    norma: optionalNorma,
    unidades: z.array(unit).min(1, 'precisa de ao menos uma unidade'),
    membros: z.array(member).default([]),
    comissoes: z.array(commission).default([]),
  })
  .superRefine((whole, context) => {
    const refuse = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
    const taken = new Set<string>();
    for (const [path, own] of named(whole)) {
      if (taken.has(slugOf(own))) refuse(path, 'já é o nome de outra unidade ou pessoa daqui: diferencie-os');
      taken.add(slugOf(own));
    }
    for (const [place, { membros }] of whole.comissoes.entries())
      for (const [seat, { nome }] of membros.entries())
        if (!whole.membros.some((one) => one.nome === nome))
          refuse(
            ['comissoes', place, 'membros', seat, 'nome'],
            'não está entre os membros da casa: escreva o nome igual',
          );
  });

interface Whole {
  unidades: readonly UnidadeFile[];
  membros: readonly { nome: string }[];
  comissoes: readonly { nome: string }[];
}

/** Names of everything that has a page of its own, with their places in the file. */
function named({ unidades, membros, comissoes }: Whole): [PropertyKey[], string][] {
  const below = (units: readonly UnidadeFile[], path: PropertyKey[]): [PropertyKey[], string][] =>
    units.flatMap((one, i) => [[[...path, i, 'nome'], one.nome], ...below(one.unidades, [...path, i, 'unidades'])]);
  const flat = (list: readonly { nome: string }[], at: string): [PropertyKey[], string][] =>
    list.map(({ nome }, i) => [[at, i, 'nome'], nome]);
  return [...below(unidades, ['unidades']), ...flat(membros, 'membros'), ...flat(comissoes, 'comissoes')];
}

/** Most bytes: it is stored in the body's row, which is read often. */
const MAX_BYTES = 400_000;

/** What is said to whoever writes a longer one. */
export const LONG_ESTRUTURA = 'tem mais de 400 kB; resuma as competências e as biografias';

/** Reads `estrutura.yaml`; null where there is none. */
export async function readEstrutura(folder: string): Promise<Estrutura | null> {
  const path = join(folder, 'estrutura.yaml');
  const read = await readYaml(path, estruturaSchema.nullable(), null);
  if (!read) return null;
  const made = estruturaOf(read);
  if (!made) throw new Refusal(`${path} ${LONG_ESTRUTURA}.`);
  return made;
}

/** A structure with the addresses of its parts; null where it is too long. */
export function estruturaOf(read: z.output<typeof estruturaSchema>): Estrutura | null {
  const made: Estrutura = {
    ...read,
    unidades: read.unidades.map(addressed),
    membros: read.membros.map((one) => ({ ...one, slug: slugOf(one.nome) })),
    comissoes: read.comissoes.map((one) => ({ ...one, slug: slugOf(one.nome) })),
  };
  return JSON.stringify(made).length > MAX_BYTES ? null : made;
}

const addressed = (one: UnidadeFile): Unidade => ({
  ...one,
  slug: slugOf(one.nome),
  unidades: one.unidades.map(addressed),
});
