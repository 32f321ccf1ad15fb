import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, type Norma, norma, ok, text } from '../contract/schema.ts';

const titular = z.strictObject({
  nome: text,
  cargo: text,
  foto: text.nullable().describe('Uma imagem, abaixo de /v1/arquivos/'),
  email: text.nullable(),
  ato: text.nullable().describe('O ato que nomeou a pessoa, ou desde quando ela responde'),
});

export type Titular = z.output<typeof titular>;

const contato = {
  telefone: text.nullable(),
  email: text.nullable(),
  endereco: text.nullable(),
  horario: text.nullable(),
};

/** A unit of the body with those below it. */
export interface Unidade extends z.output<z.ZodObject<typeof contato>> {
  slug: string;
  nome: string;
  sigla: string | null;
  competencias: string[];
  titular: Titular | null;
  norma: Norma | null;
  nomesNosDados: string[];
  unidades: Unidade[];
}

/** The type of a schema that refers to itself has to be written; the compiler holds one to the other. */
const unidade: z.ZodType<Unidade> = z
  .strictObject({
    slug: text,
    nome: text,
    sigla: text.nullable(),
    ...contato,
    competencias: z.array(text),
    titular: titular.nullable(),
    norma: norma.nullable(),
    nomesNosDados: z.array(text).describe('Os nomes pelos quais as listas a conhecem; sem nenhum, o próprio'),
    get unidades() {
      return z.array(unidade).describe('As que ficam abaixo dela');
    },
  })
  .meta({ id: 'unidade' });

/** Somebody elected to a câmara. */
const membro = z.strictObject({
  slug: text,
  nome: text,
  partido: text,
  mandato: text,
  biografia: text,
  mesa: text.nullable().describe('O cargo na Mesa Diretora, se houver'),
  foto: text.nullable(),
  telefone: text.nullable(),
  email: text.nullable(),
  gabinete: text.nullable(),
});

export type Membro = z.output<typeof membro>;

const comissao = z.strictObject({
  slug: text,
  nome: text,
  competencias: z.array(text),
  reunioes: text.nullable(),
  membros: z.array(z.strictObject({ nome: text, funcao: text })),
});

export type Comissao = z.output<typeof comissao>;

export const estruturaAnswer = z.strictObject({
  ok,
  data: z.array(unidade),
  norma: norma.nullable(),
  membros: z.array(membro),
  comissoes: z.array(comissao),
  atualizadoEm: day.nullable(),
  dados: z.strictObject({ referencia: day.nullable() }),
});

export type EstruturaAnswer = z.output<typeof estruturaAnswer>;

export const estruturaOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/estrutura',
    tag: 'O órgão',
    summary: 'As unidades do órgão, quem responde por elas e onde ficam',
    query: noParameters,
    answer: estruturaAnswer,
    about: 'A estrutura, em árvore',
  }),
];
