import { MUNICIPAL_NORMS } from '../town/norms.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { COUNCIL_SERIES } from './council.ts';
import { DECREE_SERIES } from './decrees.ts';
import { countInspectorOrders, inspectorOrders } from './designations.ts';
import { LAW_SERIES } from './laws.ts';
import type { Ato } from './model.ts';
import { normAtos } from './norms.ts';
import { ORDER_SERIES } from './orders.ts';
import { enactSeries } from './series.ts';

/** The acts of a body, except the orders that appoint inspectors. */
const decided = oncePerWorld((world): readonly Ato[] => {
  const laws = enactSeries(world, LAW_SERIES);
  return [
    ...normAtos(world),
    ...laws,
    ...enactSeries(world, world.tenant === 'pmdemo' ? [DECREE_SERIES, ...ORDER_SERIES] : COUNCIL_SERIES, laws),
  ];
});

/** The newest acts of each of the two sorts that have a document. */
const DOCUMENTED = 30;

/** Yields something of every act, with the path of its document if it has one. */
export function* eachAto<T>(world: World, of: (act: Ato, path: string) => Iterable<T>): Generator<T> {
  const own = decided(world);
  const newest = new Set([...own].sort((a, b) => b.day - a.day).slice(0, DOCUMENTED));
  const norms = new Set(MUNICIPAL_NORMS.map(({ id }) => id));
  for (const act of own) yield* of(act, newest.has(act) || norms.has(act.matter) ? pathOf(act) : '');
  let left = countInspectorOrders(world);
  for (const act of inspectorOrders(world)) {
    yield* of(act, left <= DOCUMENTED ? pathOf(act) : '');
    left -= 1;
  }
}

const FOLDERS: Readonly<Record<string, string>> = { 'Lei Ordinária': 'lei', 'Lei Complementar': 'lei-complementar' };

function pathOf({ kind, number, year }: Ato): string {
  const name = FOLDERS[kind] ?? kind.toLowerCase().replaceAll(' ', '-');
  return `atos/${year}/${name}-${number.replaceAll('/', '-').replaceAll('.', '')}.pdf`;
}
