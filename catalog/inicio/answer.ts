import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, integer, moment, number, ok, text } from '../contract/schema.ts';

/** A sum, and where it can be seen row by row. */
const valor = z.strictObject({
  nome: text,
  valor: number,
  campo: text.nullable().describe('O total da lista que é o mesmo; nulo onde outra tela o soma'),
  para: text.describe('A página que o comprova'),
  referencia: day.nullable(),
});

export type Valor = z.output<typeof valor>;

/** One of the few things that everybody asks first. */
const quadro = z.strictObject({
  id: z.enum(['recebido', 'gasto', 'folha']),
  titulo: text.describe('Como as pessoas perguntam: Quanto entrou em 2026'),
  termo: text.describe('O nome do valor nas contas públicas'),
  para: text,
  valores: z.array(valor).describe('O primeiro é o que conta; vazio onde nada foi publicado'),
  base: valor.nullable().describe('Com o que se compara o primeiro valor'),
  linhas: integer.nullable(),
  declaracao: z.strictObject({ texto: text, ate: day }).nullable(),
});

export type Quadro = z.output<typeof quadro>;

/** How many there are on the day of the data. */
const contagem = z.strictObject({ linhas: integer, valor: number, referencia: day, para: text });

export type Contagem = z.output<typeof contagem>;

/** What changed: the last load of a dataset. */
const novidade = z.strictObject({
  dataset: text,
  titulo: text,
  periodo: text,
  linhas: integer,
  referencia: day,
  publicadaEm: moment,
});

export type Novidade = z.output<typeof novidade>;

const pagina = z.strictObject({ titulo: text, para: text });

/** What the first page tells: every figure with its date and the list that has the same. */
const inicio = z.strictObject({
  quadros: z.array(quadro),
  areas: z
    .strictObject({ titulo: text, itens: z.array(z.strictObject({ nome: text, valor: number, para: text })) })
    .nullable()
    .describe('O que foi pago, pela classificação que mais diz de um órgão assim'),
  contratos: contagem.nullable(),
  licitacoes: contagem.nullable(),
  cargas: z.array(novidade),
  acessadas: z.strictObject({
    contadas: z
      .boolean()
      .describe('Falso enquanto são poucas as visitas: os itens são os que mais se pedem em toda parte'),
    itens: z.array(pagina),
  }),
});

export type Inicio = z.output<typeof inicio>;

export const inicioAnswer = z.strictObject({ ok, data: inicio });

export type InicioAnswer = z.output<typeof inicioAnswer>;

export const inicioOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/inicio',
    tag: 'Página inicial e busca',
    summary: 'O que a página inicial conta: recebido, gasto, folha, contratos, licitações e o que mudou',
    query: noParameters,
    answer: inicioAnswer,
    about: 'Cada valor com sua data (referencia), a lista que o comprova (para) e o total dela (campo)',
  }),
];
