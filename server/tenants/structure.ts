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
import { readSheet } from './sheet.ts';

const picture = file({ label: 'Foto' });

export const text = z
  .string('é um texto: escreva-o entre aspas')
  .trim()
  .min(1, 'não pode ficar vazio')
  .refine((value) => hideCpf(value) === value, 'traz um CPF: retire-o');
export const optional = text.nullable().default(null);
const name = text.max(160, 'tem mais de 160 letras').refine((value) => slugOf(value) !== '', 'não tem letras');
/** As letters need it: one that they refuse would lose what people write. */
export const mailbox = (error: string) =>
  z.email({ error, abort: true }).refine((value) => emailProblem(value) === null, error);

export const email = mailbox('não é um e-mail').nullable().default(null);
const photo = text
  .refine(
    (value) => picture.parse(value).ok && /\.(?:png|jpe?g)$/i.test(value),
    'é uma imagem da pasta arquivos, como fotos/prefeita.jpg',
  )
  .nullable()
  .default(null);
export const link = text
  .regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>]*$/, 'é um caminho do portal (/atos-normativos) ou um endereço https://')
  .nullable()
  .default(null);

export const norm = z.strictObject({ titulo: text, url: link }).nullable().default(null);
const head = z.strictObject({ nome: name, cargo: text, foto: photo, email, ato: optional }).nullable().default(null);

export interface Unit extends Omit<Unidade, 'slug' | 'unidades'> {
  unidades: Unit[];
}

const unit: z.ZodType<Unit> = z.strictObject({
  nome: name,
  sigla: optional,
  competencias: z.array(text).default([]),
  titular: head,
  telefone: optional,
  email,
  endereco: optional,
  horario: optional,
  norma: norm,
  nomesNosDados: z.array(text).default([]),
  get unidades() {
    return z.array(unit).default([]);
  },
});

const member = z.strictObject({
  nome: name,
  partido: text,
  mandato: text,
  biografia: text,
  mesa: optional,
  foto: photo,
  telefone: optional,
  email,
  gabinete: optional,
});

const commission = z.strictObject({
  nome: name,
  competencias: z.array(text).default([]),
  reunioes: optional,
  membros: z
    .array(z.strictObject({ nome: name, funcao: text.default('Membro') }))
    .min(1, 'precisa de ao menos um membro'),
});

/** `estrutura.yaml`. */
export const structure = z
  .strictObject({
    atualizadoEm: text.refine((value) => parseDay(value).ok, 'é uma data como 2026-10-15'),
    norma: norm,
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
  unidades: readonly Unit[];
  membros: readonly { nome: string }[];
  comissoes: readonly { nome: string }[];
}

/** Everything that has a page of its own, and where its name stands in the file. */
function named({ unidades, membros, comissoes }: Whole): [PropertyKey[], string][] {
  const below = (units: readonly Unit[], path: PropertyKey[]): [PropertyKey[], string][] =>
    units.flatMap((one, i) => [[[...path, i, 'nome'], one.nome], ...below(one.unidades, [...path, i, 'unidades'])]);
  const flat = (list: readonly { nome: string }[], at: string): [PropertyKey[], string][] =>
    list.map(({ nome }, i) => [[at, i, 'nome'], nome]);
  return [...below(unidades, ['unidades']), ...flat(membros, 'membros'), ...flat(comissoes, 'comissoes')];
}

/** It is kept with what is known of the body, which is asked for often. */
const HEAVIEST = 400_000;

/** The structure of a body, or null where its folder says nothing of it. */
export async function readStructure(folder: string): Promise<Estrutura | null> {
  const path = join(folder, 'estrutura.yaml');
  const read = await readSheet(path, structure.nullable(), null);
  if (!read) return null;
  const made: Estrutura = {
    ...read,
    unidades: read.unidades.map(addressed),
    membros: read.membros.map((one) => ({ ...one, slug: slugOf(one.nome) })),
    comissoes: read.comissoes.map((one) => ({ ...one, slug: slugOf(one.nome) })),
  };
  if (JSON.stringify(made).length > HEAVIEST)
    throw new Refusal(`${path} tem mais de 400 kB; resuma as competências e as biografias.`);
  return made;
}

const addressed = (one: Unit): Unidade => ({ ...one, slug: slugOf(one.nome), unidades: one.unidades.map(addressed) });
