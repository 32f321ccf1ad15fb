import { parseClock } from '../../catalog/pntp/clock.ts';
import { CRITERION_NUMBER, type Matrix, type MatrixLine } from '../../catalog/pntp/matrix.ts';
import { pointsOfBody } from '../../catalog/pntp/points.ts';
import type { MatrixRow } from './rows.ts';

/** Difference from the points that the auditors print that rounding explains. */
const ROUNDING = 0.006;

/** The faults of an edition as its file has it, each as a sentence that names the criterion. */
export function faultsOfEdition(matrix: Matrix, rows: readonly MatrixRow[]): string[] {
  const numbers = matrix.criterios.map(({ numero }) => numero);
  const faults = [
    ...numbers.filter((one, i) => numbers.indexOf(one) !== i).map((one) => `${one} is there twice`),
    ...rows.flatMap((row) => dimensionFaults(matrix, row)),
    ...matrix.criterios.flatMap(lineFaults),
  ];
  return faults.length > 0 ? faults : pointFaults(matrix, rows);
}

/** A dimension has one name and one weight, whichever of its criteria says them. */
function dimensionFaults({ dimensoes }: Matrix, { criterio, dimensao, nome, peso }: MatrixRow): string[] {
  if (!(Number(peso) > 0)) return [`${criterio} says no weight of its dimension (peso): “${peso}”`];
  const known = dimensoes.find(({ numero }) => numero === Number(dimensao));
  if (known?.nome === nome && known.peso === Number(peso)) return [];
  return [`${criterio} gives its dimension ${dimensao} another name or weight than the last line of it`];
}

function lineFaults({ numero, dimensao, pede, itens, prazo }: MatrixLine): string[] {
  const isAged = itens.includes('atualidade');
  return [
    ...(CRITERION_NUMBER.test(numero) ? [] : [`“${numero}” is not the number of a criterion, as 8.3`]),
    ...(numero.split('.')[0] === String(dimensao) ? [] : [`${numero} is not of the dimension ${dimensao}`]),
    ...(pede === '' ? [`${numero} does not say what it asks (pede)`] : []),
    ...(itens[0] === 'disponibilidade' ? [] : [`the items of ${numero} do not begin with D`]),
    ...(new Set(itens).size === itens.length ? [] : [`${numero} has an item twice`]),
    ...(isAged === (prazo !== null) ? [] : [`${numero} has ${isAged ? 'an A without a term' : 'a term without an A'}`]),
    ...(prazo === null ? [] : termFaults(numero, prazo)),
  ];
}

function termFaults(numero: string, prazo: string): string[] {
  try {
    parseClock(prazo);
    return [];
  } catch {
    return [`${numero} has a term that nobody reads (prazo): “${prazo}”`];
  }
}

/** The points follow from the weights: a file whose printed points are others has a weight, a class or a line wrong. */
const pointFaults = (matrix: Matrix, rows: readonly MatrixRow[]): string[] =>
  (
    [
      ['prefeitura', 'pontosPrefeitura'],
      ['camara', 'pontosCamara'],
    ] as const
  ).flatMap(([tipo, column]) => {
    const points = pointsOfBody(matrix, tipo);
    return rows.flatMap((row) => {
      const [computed, printed] = [points.get(row.criterio) ?? 0, Number(row[column])];
      if (Math.abs(computed - printed) <= ROUNDING) return [];
      return [
        `${row.criterio} prints ${row[column] || 'no points'} of a ${tipo}, and its weights make ${computed.toFixed(2)}`,
      ];
    });
  });
