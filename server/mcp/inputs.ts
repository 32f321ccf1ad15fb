import { z } from 'zod';
import type { Pairs } from '../../catalog/query.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The words of an assistant's question. Which names and values there are, the parser of the API says. */
export const conjunto = z
  .string()
  .describe('Identificador do conjunto de dados, como “contratos”; listar_conjuntos traz todos.');

const filtros = z
  .record(z.string(), z.union([scalar, z.array(scalar)]))
  .default({})
  .describe(
    'Filtros: {"numAnoPub": 2025} é igualdade; uma lista de valores é “um ou outro”; .gte e .lte no nome são os limites de um intervalo ({"vlrContrato.gte": 100000, "dtAssinatura.lte": "2025-06-30"}); .has procura palavras em um texto ({"txtObjeto.has": "merenda"}). Datas são AAAA-MM-DD, meses AAAA-MM. descrever diz os campos e os filtros de cada um.',
  );

const ordem = z
  .string()
  .optional()
  .describe('Campos separados por vírgula; com - na frente, do maior para o menor: "-vlrContrato".');

/** Rows that an assistant gets at once, and at most. */
const FEW = 20;
const MANY = 100;

const tamanho = z.int().min(1).max(MANY).default(FEW).describe(`Linhas na resposta, de 1 a ${MANY}.`);

export const INPUTS = {
  listar: z.strictObject({}),
  descrever: z.strictObject({ conjunto }),
  consultar: z.strictObject({
    conjunto,
    filtros,
    ordem,
    campos: z.array(z.string()).optional().describe('Só estes campos em cada linha; sem isto, todos.'),
    tamanho,
    depois: z.string().optional().describe('O valor de “proxima” da resposta anterior, para continuar a lista.'),
  }),
  obter: z.strictObject({
    conjunto,
    chave: z
      .array(scalar.nullable())
      .min(1)
      .max(12)
      .describe('Os valores da chave, na ordem que descrever diz em “chave”: ["10/2025", 2025].'),
  }),
  buscar: z.strictObject({
    termo: z.string().min(1).max(1_000).describe('Palavras, nome, número, CNPJ ou matrícula.'),
    tipo: z.string().optional().describe('Só de um conjunto de dados, pelo identificador.'),
    ano: z.int().min(1).max(9_999).optional().describe('Só de um exercício.'),
    pagina: z.int().min(1).max(9_999).optional().describe('Página dos resultados.'),
  }),
  somar: z.strictObject({
    conjunto,
    filtros,
    por: z
      .string()
      .optional()
      .describe(
        'Agrupa por um campo ("txtModalidade") ou por mês ou ano de uma data ("dtAssinatura.mes"). Sem isto, uma só soma.',
      ),
    ordem: z.string().optional().describe('Com “por”: "-linhas", "chave" ou um total, como "-vlrContrato".'),
    tamanho: z.int().min(1).max(MANY).default(MANY).describe(`Grupos na resposta, de 1 a ${MANY}.`),
  }),
} as const;

/** The filters as the names and values of an address. */
export const filterPairs = (asked: z.output<typeof filtros>): Pairs =>
  Object.entries(asked).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, printScalar(one)] as const),
  );

/** A flag is `1` or `0` in an address. */
const printScalar = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value);

/** A pair of an address, where something was said. */
export const pairOf = (name: string, value: string | number | undefined): Pairs =>
  value === undefined ? [] : [[name, String(value)]];
