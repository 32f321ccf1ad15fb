import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { NormativeAct } from './act.ts';
import { COUNCIL_SERIES } from './council.ts';
import { DECREE_SERIES } from './decrees.ts';
import { countInspectorOrders, inspectorOrders } from './designations.ts';
import { LAW_SERIES } from './laws.ts';
import { ORDER_SERIES } from './orders.ts';
import { enactSeries } from './series.ts';

/** What is decided, besides who inspects a contract. */
const decided = oncePerWorld((world): readonly NormativeAct[] => {
  const laws = enactSeries(world, LAW_SERIES);
  return [
    ...laws,
    ...enactSeries(world, world.tenant === 'pmdemo' ? [DECREE_SERIES, ...ORDER_SERIES] : COUNCIL_SERIES, laws),
  ];
});

/** So many of each of the two sorts are there to be opened as documents: the newest. */
const DOCUMENTED = 30;

/** Something of every act, with the path of its document if it has one. */
export function* eachAct<T>(world: World, of: (act: NormativeAct, path: string) => Iterable<T>): Generator<T> {
  const own = decided(world);
  const newest = new Set([...own].sort((a, b) => b.day - a.day).slice(0, DOCUMENTED));
  for (const act of own) yield* of(act, newest.has(act) ? pathOf(act) : '');
  let left = countInspectorOrders(world);
  for (const act of inspectorOrders(world)) {
    yield* of(act, left <= DOCUMENTED ? pathOf(act) : '');
    left -= 1;
  }
}

const FOLDERS: Readonly<Record<string, string>> = { 'Lei Ordinária': 'lei', 'Lei Complementar': 'lei-complementar' };

function pathOf({ kind, number, year }: NormativeAct): string {
  const name = FOLDERS[kind] ?? kind.toLowerCase().replaceAll(' ', '-');
  return `atos/${year}/${name}-${number.replaceAll('/', '-').replaceAll('.', '')}.pdf`;
}
