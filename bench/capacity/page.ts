import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { ASSUMPTIONS, HOURS } from './assumptions.ts';
import type { MeasuredCosts } from './costs.ts';
import { TRAFFIC_KINDS } from './kinds.ts';
import type { CapacityRow } from './sizes.ts';

const BEGIN = '<!-- capacidade: escrita por npm run bench -- capacity -->';
const END = '<!-- fim da capacidade -->';

/** The page for operators with its measured part replaced. */
export function withCapacity(page: string, part: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`the page has no part between ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${part}\n\n${END}${after}`;
}

/** The capacity table, the costs that it stands on, and everything that it takes for granted. */
export const capacityPart = (rows: readonly CapacityRow[], costs: MeasuredCosts, commit: string): string =>
  [
    `Medido em ${brasiliaToday()}, no código ${commit}, e simulado com isso.`,
    sizeTable(rows),
    'Os núcleos são os do dia de notícia, com metade livre na hora cheia; **pedidos por dia** e **hora cheia** são os desse dia.',
    'O tempo de processador de um pedido, no portal e no PostgreSQL, sobre a demonstração inteira:',
    costTable(costs),
    'O que a simulação supõe:',
    assumptionTable(),
  ].join('\n\n');

const number = (value: number, places = 0): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places });

const gigabytes = (bytes: number): string => `${number(bytes / 1e9, bytes < 1e10 ? 1 : 0)} GB`;

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const sizeTable = (rows: readonly CapacityRow[]): string =>
  table(
    [
      'municípios',
      'linhas',
      'disco',
      'memória',
      'núcleos',
      'pedidos por dia',
      'na hora cheia',
      'da memória',
      'uso',
      'espera de 95 em 100',
      'cargas da noite',
      'custo por mês',
    ],
    rows.map(({ bodies, rows: published, disk, memory, cores, day, loading, cost }) => [
      number(bodies),
      `${number(published / 1e6, 1)} mi`,
      gigabytes(disk),
      gigabytes(memory),
      number(cores),
      number(day.requests),
      `${number(day.rate, 1)}/s`,
      `${number(day.hits * 100)} %`,
      `${number(day.use * 100)} %`,
      `${number(day.wait)} ms`,
      `${number(loading, 1)} h de núcleo`,
      `R$ ${number(cost)}`,
    ]),
  );

const costTable = ({ requests, rowBytes, processBytes }: MeasuredCosts): string =>
  `${table(
    ['pedido', 'feito na hora', 'da memória'],
    TRAFFIC_KINDS.map((kind) => [kind, `${number(requests[kind].cold, 1)} ms`, `${number(requests[kind].hot, 1)} ms`]),
  )}\n\nUma linha publicada ocupa ${number(rowBytes)} bytes em disco, com índices, somas, busca e arquivo da carga; um processo, ${number(processBytes / 1e6)} MB de memória.`;

const assumptionTable = (): string =>
  `${table(
    ['valor', 'o que é', 'de onde vem'],
    Object.values(ASSUMPTIONS).map(({ value, meaning, source }) => [value.toLocaleString('pt-BR'), meaning, source]),
  )}\n\nAs visitas se distribuem pelas horas do dia assim, da meia-noite em diante, em partes de mil: ${HOURS.map((share) => number(share * 1000)).join(', ')}.`;
