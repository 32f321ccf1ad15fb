import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, integer, moment, ok, text } from '../contract/schema.ts';
import { declaracao } from '../dataset/answer.ts';

const TAG = 'Conjuntos de dados';

/** What the catalogue of open data tells of every dataset. */
const conjunto = z
  .strictObject({
    dataset: text,
    title: text,
    about: text,
    assunto: text.nullable().describe('A parte do menu em que está; nulo no que se vê junto de outro conjunto'),
    lei: z.array(text),
    periodo: text.describe('O nome do campo que diz o período: o que cada carga substitui'),
    de: text.nullable().describe('O primeiro período publicado'),
    ate: text.nullable().describe('O último período publicado'),
    intervalo: text.nullable().describe('O mesmo, para pessoas'),
    periodos: integer.describe('Quantos períodos estão publicados'),
    linhas: integer,
    cargas: integer.describe('Quantas cargas houve'),
    carga: integer.nullable().describe('A carga do período mais novo'),
    referencia: day.nullable().describe('De quando são os dados mais novos'),
    publicadaEm: moment.nullable(),
    frequencia: text.describe('De quanto em quanto tempo há carga, pelo que se observou'),
    encerrado: text.nullable().describe('Por que não haverá dados novos, se for o caso'),
    declaracao: declaracao.nullable().describe('A declaração de que não houve, se for o caso'),
    recorteDe: text.nullable().describe('O conjunto de que este é uma parte'),
    formatos: z.array(text).describe('As terminações dos arquivos: .csv é /v1/{dataset}.csv'),
    pagina: text.nullable().describe('A página da lista'),
    ficha: text.describe('A página com o dicionário, os arquivos e os exemplos'),
    api: text,
  })
  .meta({ id: 'conjunto' });

export type Conjunto = z.output<typeof conjunto>;

const licenca = z.strictObject({ nome: text, titulo: text, url: text });

export const abertosAnswer = z.strictObject({ ok, licenca, data: z.array(conjunto) });

export type AbertosAnswer = z.output<typeof abertosAnswer>;

/** One line of a data dictionary. */
const campo = z
  .strictObject({
    nome: text.describe('O mesmo no CSV, no JSON e no endereço'),
    rotulo: text,
    significado: text,
    tipo: text.describe('O que contém, em palavras'),
    unidade: text.nullable(),
    obrigatorio: z.boolean(),
    calculado: z.boolean().describe('Nenhum arquivo o traz: o portal o calcula de outros conjuntos'),
    desde: text.nullable().describe('O primeiro período em que algum registro o tem; nulo onde nenhum tem'),
    opcoes: z.array(text).describe('Os valores da sua tabela'),
    aberta: z.boolean().describe('Se outros valores, além dos da tabela, são publicados como vieram'),
    filtros: z.array(text).describe('Os nomes que aceita em um endereço'),
    termo: text.nullable().describe('O termo do glossário que o explica'),
  })
  .meta({ id: 'campo' });

export type DictionaryField = z.output<typeof campo>;

const pergunta = z.strictObject({
  texto: text,
  pagina: text.nullable(),
  api: text.describe('O endereço na API'),
});

const relacionado = z.strictObject({ dataset: text, title: text });
const publicado = z.strictObject({ periodo: text, linhas: integer, referencia: day, carga: integer });

export const abertoAnswer = z.strictObject({
  ok,
  licenca,
  data: conjunto.extend({
    chave: z.array(text).describe('Os campos que identificam um registro, na ordem do endereço'),
    campos: z.array(campo),
    apuradoAte: text
      .nullable()
      .describe('O último período em que se procurou o começo de cada campo; nulo onde se procurou em todos'),
    publicados: z.array(publicado).describe('O que está publicado em cada período, do mais novo para o mais antigo'),
    relacionados: z.array(relacionado),
    perguntas: z.array(pergunta).describe('Perguntas que têm resposta nos dados deste órgão'),
  }),
});

export type AbertoAnswer = z.output<typeof abertoAnswer>;

export const abertosOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/dados-abertos',
    tag: TAG,
    summary: 'O catálogo de dados abertos do órgão',
    description: 'Cada conjunto que diz respeito ao órgão: o que é, de quando, quantas linhas, em que formatos.',
    query: noParameters,
    answer: abertosAnswer,
    about: 'Um item por conjunto, publicado ou não',
  }),
  readOperation({
    path: '/v1/dados-abertos/{dataset}',
    tag: TAG,
    summary: 'A ficha de um conjunto: dicionário, períodos e perguntas que funcionam',
    segments: { dataset: text.describe('Nome do conjunto de dados') },
    query: noParameters,
    answer: abertoAnswer,
    about: 'O conjunto, com cada campo e desde quando é preenchido',
    missing: 'Não há esse conjunto, ou ele não diz respeito a este órgão',
    examples: [{ parameters: { dataset: 'contratos' } }, { parameters: { dataset: 'nada' }, status: 404 }],
  }),
];
