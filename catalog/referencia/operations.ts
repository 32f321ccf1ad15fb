import { z } from 'zod';
import { type Operation, refused } from '../contract/operation.ts';
import { integer } from '../contract/schema.ts';
import type { Dataset } from '../dataset.ts';
import { asExample, CALL_WORDS, type ReferenceCallWords } from './calls.ts';
import { dayParameters, monthNumber, PAYROLL_PARAMETERS, PERIOD_PARAMETERS } from './parameters.ts';
import { WIRE_DATASETS, wireAnswerOf } from './rows.ts';

const CURRENT = 'Sem período, o exercício corrente na data dos dados.';

type RowCallWords = Omit<ReferenceCallWords, 'answer'>;

/** The words and parameters of the calls that answer rows of a dataset; without any, a call takes a period or none. */
const ROWS: Readonly<Record<string, RowCallWords>> = {
  'contrato/contratopordataasync': betweenDays('Contratos assinados entre dois dias', 'dtInicio', 'dtFim'),
  'contrato/contratoasync': betweenDays('Contratos assinados entre dois dias', 'dtInicio', 'dtFim'),
  'licitacao/licitacaopordataasync': betweenDays('Licitações abertas entre dois dias', 'dtInicio', 'dtFim'),
  'orcamento/orcamentoasync': betweenDays('Orçamento dos exercícios entre dois dias', 'dataInicio', 'dataFim'),
  'servidor/servidorpormesanoasync': {
    summary: 'Folha de um mês',
    parameters: { numMes: monthNumber.describe('Mês'), numAno: integer.describe('Ano') },
    examples: asExample({ numMes: '3', numAno: '2026' }),
  },
  'servidor/servidorasync': payroll(),
  'folhapagamento/folhapagamentoasync': payroll(),
  'emendaparlamentar/emendaparlamentarasync': ofPeriod('Emendas parlamentares'),
  'atonormativo/atonormativoasync': { summary: 'Atos normativos' },
  'diaria/diariaasync': ofPeriod('Diárias'),
  'obra/obraasync': ofPeriod('Obras'),
  'terceirizado/terceirizadoasync': ofPeriod('Terceirizados'),
  'planocontratacaoanual/planocontratacaoanualasync': ofPeriod('Plano de contratações anual'),
};

function betweenDays(summary: string, from: string, to: string): RowCallWords {
  return {
    summary,
    parameters: dayParameters(from, to),
    examples: asExample({ [from]: '2026-01-01', [to]: '31/03/2026' }),
  };
}

function payroll(): RowCallWords {
  return {
    summary: 'Folha de um mês',
    parameters: PAYROLL_PARAMETERS,
    examples: asExample({ numExercicio: '2026', numMes: '3' }),
  };
}

function ofPeriod(summary: string): RowCallWords {
  return {
    summary,
    description: CURRENT,
    parameters: PERIOD_PARAMETERS,
    examples: [{ parameters: {} }, ...asExample({ numExercicio: '2026' })],
  };
}

const TAG = 'Chamadas do sistema de referência';

function operationOf(
  path: string,
  { summary, description, parameters = {}, answer, examples = [] }: ReferenceCallWords,
): Operation {
  const needed = Object.values(parameters).some((schema) => !schema.safeParse(undefined).success);
  return {
    method: 'get',
    path: `/${path}`,
    tag: TAG,
    summary: `Sistema de referência: ${summary}`,
    ...(description && { description }),
    query: z.looseObject(parameters),
    replies: {
      200: { description: 'A resposta, no envelope do sistema de referência', schema: answer },
      ...(Object.keys(parameters).length > 0 && { 400: refused('Falta um parâmetro, ou um valor não existe') }),
    },
    examples: [...examples, { parameters: {}, status: needed ? 400 : 200 }],
  };
}

/** The one call that answers without the envelope. */
const DOWNLOAD: Operation = {
  method: 'get',
  path: '/arquivo/downloadarquivoporidasync',
  tag: TAG,
  summary: 'Sistema de referência: um arquivo',
  query: z.looseObject({ idArquivo: integer.describe('Número do arquivo') }),
  replies: {
    200: { description: 'O arquivo', media: '*/*' },
    400: refused('Falta o número'),
    404: refused('Não há esse arquivo'),
  },
  examples: [
    { parameters: {}, status: 400 },
    { parameters: { idArquivo: '999999999' }, status: 404 },
  ],
};

/**
 * Calls of the reference system with what each takes and answers. Their clients write the paths in any case, and unknown
 * parameters are overlooked, as the original system does.
 */
export const referenciaOperations = (datasets: readonly Dataset[]): readonly Operation[] => [
  ...Object.entries(WIRE_DATASETS).flatMap(([path, wire]) => {
    const set = datasets.find(({ id }) => id === wire.dataset);
    const words = ROWS[path];
    return set && words ? [operationOf(path, { ...words, answer: wireAnswerOf(set, wire) })] : [];
  }),
  ...Object.entries(CALL_WORDS).map(([path, call]) => operationOf(path, call)),
  DOWNLOAD,
];
