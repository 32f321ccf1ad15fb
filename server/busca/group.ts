import type { SearchFind, SearchKind } from '../../catalog/busca/answer.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './question.ts';

/** Something that answers, weighed and not yet told. */
export interface Weighed {
  nota: number;
  ano: number | null;
}

/** What answers of one kind, the best first. A find is told only where it is shown: most are weighed and never read. */
export interface Pile extends SearchKind {
  found: readonly Weighed[];
  tell(places: readonly number[]): Promise<SearchFind[]>;
}

export const pileOf = <W extends Weighed>(
  kind: SearchKind,
  found: readonly W[],
  tell: (some: readonly W[]) => Promise<SearchFind[]> | SearchFind[],
): Pile => ({ ...kind, found, tell: async (places) => tell(places.flatMap((place) => found[place] ?? [])) });

export const bestOf = ({ found }: Pile): number => found[0]?.nota ?? 0;

/** A question, its words told apart. */
export interface TokenisedQuestion {
  termo: string;
  tokens: readonly Token[];
  tipo: string | null;
  ano: number | null;
  page: number;
  /** Any of the words will do, when nothing has them all. */
  any: boolean;
  /** The kind of answer that the way of asking calls for. */
  leans: string | null;
}

/** A question whose words have been looked up in the index. */
export interface LookedUpQuestion extends TokenisedQuestion {
  lexicon: Lexicon;
}

/** Beyond this nobody counts, and nobody reads. */
export const MOST = 1_000;
/** Finds of each kind when all are shown, and of a kind alone. */
export const FEW = 3;
export const SIZE = 20;
/** Rows whose answer is weighed word by word. */
export const WEIGHED = 40;
