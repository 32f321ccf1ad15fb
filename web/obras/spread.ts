import type { Point } from './view.ts';

/** The most rounds of pushing; what still overlaps then is too much for one picture. */
const ROUNDS = 60;

/** Moves points apart until none is nearer to another than a gap, each as little as it takes. Order decides nothing else. */
export function spread(points: readonly Point[], gap: number): Point[] {
  const placed = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) if (!push(placed, gap)) break;
  return placed;
}

function push(placed: Point[], gap: number): boolean {
  let crowded = false;
  for (const [i, one] of placed.entries())
    for (const [j, other] of placed.entries()) if (j > i && part(one, other, gap, i)) crowded = true;
  return crowded;
}

/** The golden angle, by which two points on one spot, that have no direction of their own, get different ones. */
const TURN = 2.4;

function part(one: Point, other: Point, gap: number, place: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= gap - 0.01) return false;
  const [ux, uy] = distance > 0.01 ? [dx / distance, dy / distance] : [Math.cos(place * TURN), Math.sin(place * TURN)];
  const half = (gap - distance) / 2;
  one.x -= ux * half;
  one.y -= uy * half;
  other.x += ux * half;
  other.y += uy * half;
  return true;
}
