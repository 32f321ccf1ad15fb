import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { ok, text } from '../contract/schema.ts';

const TAG = 'Conjuntos de dados';

const parametro = z
  .strictObject({
    nome: text,
    em: z.enum(['path', 'query', 'header']),
    obrigatorio: z.boolean(),
    repetivel: z.boolean().describe('Se pode vir várias vezes: um valor ou outro'),
    tipo: text.describe('O que aceita, em palavras'),
    descricao: text,
    opcoes: z.array(text).describe('Os valores que aceita, onde são poucos'),
    padrao: text.nullable().describe('O que vale sem ele'),
  })
  .meta({ id: 'parametro' });

export type ReferenceParameter = z.output<typeof parametro>;

const linha = z
  .strictObject({ nome: text.describe('O caminho na resposta: data[].numContrato'), tipo: text, descricao: text })
  .meta({ id: 'linha-da-resposta' });

export type ReferenceLine = z.output<typeof linha>;

const resumida = z
  .strictObject({
    id: text.describe('O operationId de /v1/openapi.json'),
    metodo: text,
    caminho: text,
    grupo: text,
    titulo: text,
    conjunto: text.nullable().describe('O conjunto de dados de que trata'),
  })
  .meta({ id: 'operacao-resumida' });

export type ReferenceEntry = z.output<typeof resumida>;

/** Every operation of the API in one line, and the parameters that all lists share. */
export const operacoesAnswer = z.strictObject({
  ok,
  grupos: z.array(text),
  comuns: z.array(parametro).describe('Os parâmetros que toda lista aceita'),
  data: z.array(resumida),
});

export type OperacoesAnswer = z.output<typeof operacoesAnswer>;

/** One operation, with what it takes and what it answers. */
export const operacaoAnswer = z.strictObject({
  ok,
  data: resumida.extend({
    descricao: text.nullable(),
    parametros: z.array(parametro),
    corpo: z.strictObject({ tipo: text, campos: z.array(linha) }).nullable(),
    respostas: z.array(z.strictObject({ status: text, descricao: text, tipo: text.nullable() })),
    campos: z.array(linha).describe('A resposta, campo a campo'),
    exemplo: z.record(text, text).describe('Valores com que se pode experimentar'),
    chaves: z
      .strictObject({ lista: text, campos: z.record(text, text) })
      .nullable()
      .describe('De que lista tirar os valores do caminho, e de que campo dela cada um'),
    vizinhas: z.array(resumida).describe('As outras operações do mesmo conjunto'),
  }),
});

export type OperacaoAnswer = z.output<typeof operacaoAnswer>;

export const referenceOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/operacoes',
    tag: TAG,
    summary: 'As operações desta API, em uma linha cada uma',
    query: noParameters,
    answer: operacoesAnswer,
    about: 'Um item por operação',
  }),
  readOperation({
    path: '/v1/operacoes/{operacao}',
    tag: TAG,
    summary: 'Uma operação: o que aceita e o que responde',
    segments: { operacao: text.describe('O operationId de /v1/openapi.json') },
    query: noParameters,
    answer: operacaoAnswer,
    about: 'Parâmetros, resposta campo a campo, e valores para experimentar',
    missing: 'Não há essa operação',
    examples: [{ parameters: { operacao: 'get_contratos' } }, { parameters: { operacao: 'nada' }, status: 404 }],
  }),
];
