import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Atlas, GeoSpot } from '../../catalog/obras/answer.ts';
import { boxHolds, boxOf, spotsOf } from './view.ts';

/** A work as it stands on the map. */
export interface MapMark {
  key: string;
  name: string;
  situation: string;
  /** The share that is done, in words. */
  done: string;
  spot: GeoSpot;
  /** The page of the work; on its own page it leads nowhere. */
  to: string | null;
}

/** The marks of the works that say where they are. */
export function marksOf(set: Dataset, rows: readonly Row[]): MapMark[] {
  return rows.flatMap((row, i) => {
    const [long, lat] = [row.numLongitude, row.numLatitude];
    if (typeof long !== 'number' || typeof lat !== 'number') return [];
    return [{ ...described(set, row), key: `${printKey(set, row)} ${i}`, spot: [long, lat], to: printKey(set, row) }];
  });
}

function described(set: Dataset, row: Row): Pick<MapMark, 'name' | 'situation' | 'done'> {
  const { pctFisico: share = null } = row;
  return {
    name: String(row.txtObjeto ?? ''),
    situation: String(row.txtSituacao ?? 'Situação não informada'),
    done: share === null ? '' : `${fieldOf(set, 'pctFisico').format(share)} executado`,
  };
}

/** The marks that the map of a town can show; where there is none, all of them. */
export function marksInside(marks: readonly MapMark[], town: Atlas): MapMark[] {
  const box = boxOf(spotsOf(town).map(([x, y]) => ({ x, y })));
  return marks.filter(({ spot: [x, y] }) => !box || boxHolds(box, { x, y }));
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'flag' | 'cross' | 'hexagon' | 'ring';

/** The shape of each situation; its colour repeats it, for who tells colours apart. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'Em andamento': 'circle',
  Concluída: 'square',
  Paralisada: 'triangle',
  'Não iniciada': 'diamond',
  Inacabada: 'flag',
  Cancelada: 'cross',
  Rescindida: 'hexagon',
};

export const shapeOf = (situation: string): Shape => SHAPES[situation] ?? 'ring';

/** The drawing of each shape around nought, about fourteen pixels across. */
export const PATHS: Readonly<Record<Shape, string>> = {
  circle: 'M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z',
  square: 'M-6.500-6.500H6.500V6.500H-6.500Z',
  triangle: 'M0-8.500L8.500 6.500H-8.500Z',
  diamond: 'M0-9L9 0L0 9L-9 0Z',
  flag: 'M0 8.500L8.500-6.500H-8.500Z',
  cross:
    'M-7.500-4.500L-4.500-7.500L0-3L4.500-7.500L7.500-4.500L3 0L7.500 4.500L4.500 7.500L0 3L-4.500 7.500L-7.500 4.500L-3 0Z',
  hexagon: 'M-4-7.500H4L8.500 0L4 7.500H-4L-8.500 0Z',
  ring: 'M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14ZM0-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z',
};

/** The number of works in each situation, in the order of the table of situations. */
export function tallySituations(situations: readonly string[]): { situation: string; count: number }[] {
  const counts = new Map(Object.keys(SHAPES).map((situation) => [situation, 0]));
  for (const situation of situations) counts.set(situation, (counts.get(situation) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 0).map(([situation, count]) => ({ situation, count }));
}
