import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import { YEAR } from '../stage.ts';

/** A kind of question, the addresses that ask it, and the limits of its times at the largest size. */
export interface GrowthQuestion {
  name: string;
  /** The address of the i-th time it is asked. All differ, so that no cached answer is measured. */
  address(i: number, samples: GrowthSamples): string;
  /** Most milliseconds at the median and for 95 of 100, where the largest body has one. */
  median?: number;
  p95?: number;
  /** Largest exponent of its growth. */
  exponent: number;
}

/** What a body has, for questions about single things of it. */
export interface GrowthSamples {
  /** Addresses of payments' own pages. */
  records: readonly string[];
  payees: readonly string[];
  functions: readonly string[];
  /** Pages of 50 payments that the last whole year has. */
  pages: number;
}

/** Growth of what follows an index: time may follow the logarithm of the rows, not the rows. */
const INDEXED = 0.15;

const pick = (values: readonly string[], i: number): string => values[i % values.length] ?? '';

/** Terms as people type them: a word of nearly every row, rare ones, several, a name, a number, and one mistyped. */
const TERMS = [
  'serviços',
  'aquisição',
  'secretaria municipal de educação',
  'merenda escolar',
  'medicamentos',
  'construtora juazeiro',
  'pavimentação',
  '10/2025',
  'contrato limpeza urbana 2025',
  'licitasão',
];

const year = `numExercicio=${YEAR}`;

export const QUESTIONS: readonly GrowthQuestion[] = [
  { name: 'list of a year', address: (i) => `/pagamentos?${year}&_size=${30 + i}`, p95: 100, exponent: INDEXED },
  { name: 'list of all years', address: (i) => `/pagamentos?_size=${30 + i}`, p95: 100, exponent: INDEXED },
  {
    name: 'contracts of a year',
    address: (i) => `/contratos?numAnoPub=${YEAR}&_size=${30 + i}`,
    p95: 100,
    exponent: INDEXED,
  },
  {
    name: 'filter by function',
    address: (i, { functions }) => `/pagamentos?${year}&codFuncao=${pick(functions, i)}&_size=${30 + i}`,
    p95: 100,
    exponent: INDEXED,
  },
  { name: 'filter by value', address: (i) => `/pagamentos?${year}&vlrPago.gte=${500_000 + i}`, exponent: 1 },
  { name: 'sort by value', address: (i) => `/pagamentos?${year}&_sort=-vlrPago&_size=${30 + i}`, exponent: INDEXED },
  {
    name: 'group by month',
    address: (i) => `/pagamentos?${year}&_por=dtPagamento.mes&_size=${30 + i}`,
    p95: 100,
    exponent: INDEXED,
  },
  {
    name: 'group of /despesa',
    address: (i) =>
      `/despesa?no=${2023 + (i % 4)}-${String(1 + (i % 11)).padStart(2, '0')}-12&por=${DIMENSIONS[i % DIMENSIONS.length]?.id}`,
    p95: 100,
    exponent: INDEXED,
  },
  {
    name: 'search',
    address: (i) =>
      `/busca?termo=${encodeURIComponent(`${pick(TERMS, i)}${' de'.repeat(Math.floor(i / TERMS.length))}`)}`,
    median: 100,
    p95: 300,
    exponent: INDEXED,
  },
  { name: 'record', address: (i, { records }) => pick(records, i), p95: 100, exponent: INDEXED },
  { name: 'payee', address: (i, { payees }) => `/favorecidos/${pick(payees, i)}`, p95: 100, exponent: INDEXED },
  { name: 'second page', address: (i) => `/pagamentos?${year}&_page=2&_size=${30 + i}`, p95: 100, exponent: INDEXED },
  {
    name: 'deep page',
    address: (i, { pages }) => `/pagamentos?${year}&_page=${Math.max(2, Math.floor(pages * 0.9) - i)}`,
    p95: 100,
    exponent: INDEXED,
  },
];

/** A numbered page far away may cost so many times the second one. */
export const DEEP = { near: 'second page', far: 'deep page', most: 1.5 } as const;
