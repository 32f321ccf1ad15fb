import type { MixedFind, SearchFind } from '../../catalog/busca/answer.ts';
import type { Pile, Weighed } from './group.ts';

/** A find by the kind it is of and its place there. */
interface Placed {
  pile: Pile;
  place: number;
}

/**
 * What a find loses for each better one of its kind, down to a limit: a hundred contracts that answer equally well would
 * otherwise hide the one tender that does. It is less than what parts a title from an object, or a number from a word.
 */
const CROWDED = 0.03;
const CROWD = 10;

/** Finds that stand for no year are of today. */
const TODAY = 9_999;

/** What was weighed of every kind, the best first; among equals the later year. The order depends on nothing else. */
export const mixPiles = (piles: readonly Pile[], weighed: number): Placed[] =>
  piles
    .flatMap((pile) => pile.found.slice(0, weighed).map((found, place) => keyed(pile, found, place)))
    .sort((a, b) => b.worth - a.worth || b.year - a.year || order(a.pile.tipo, b.pile.tipo) || a.place - b.place);

const keyed = (pile: Pile, { nota, ano }: Weighed, place: number) => ({
  pile,
  place,
  worth: nota - CROWDED * Math.min(place, CROWD),
  year: ano ?? TODAY,
});

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every find of one kind in its own order. */
export const placesOf = (pile: Pile): Placed[] => pile.found.map((_, place) => ({ pile, place }));

/** Tells finds in the order given; each kind is asked once for all of its own. */
export async function findsOf(placed: readonly Placed[]): Promise<MixedFind[]> {
  const finds = new Map<Pile, Map<number, SearchFind>>();
  for (const pile of new Set(placed.map((own) => own.pile))) {
    const places = placed.filter((own) => own.pile === pile).map(({ place }) => place);
    const some = await pile.tell(places);
    finds.set(pile, new Map(places.flatMap((place, i) => (some[i] ? [[place, some[i]] as const] : []))));
  }
  return placed.flatMap(({ pile, place }) => {
    const found = finds.get(pile)?.get(place);
    return found ? [{ tipo: pile.tipo, ...found }] : [];
  });
}
