import type { World } from '../town/world.ts';
import type { AccountBooks } from './accounts.ts';

/** Four months of a year, with the books that their report quotes. */
export interface Quadrimester {
  world: World;
  /** The books of the body, and those of the prefeitura, which hold the revenue of the town. */
  books: AccountBooks;
  town: AccountBooks;
  year: number;
  month: number;
  /** The year before the first that the portal shows. */
  first: number;
}
