/** A room that the addresses writing to one body share. */
export interface SharedRoom {
  /** Amount that it holds, and the most that it can. */
  used: number;
  room: number;
  /** Amount of it that one address took, and the most that it may. */
  own: number;
  each: number;
  /** Part of what is free that one address may hold. */
  part: number;
}

/**
 * Whether an address may take some more of a room: it may hold so much as is a part of what is still free. The more there
 * is taken the less each may have, so that those who take all they can never close the room to the others: with a tenth,
 * fifteen of them leave two fifths free. (The dynamic threshold by which network switches share their memory.)
 */
export const fitsShare = ({ used, room, own, each, part }: SharedRoom, asked: number): boolean =>
  own + asked <= Math.min(each, (room - used) * part);

/** The use of a body and of an address that decides how hard the next proof of work is. */
export interface ProofPressure {
  /** Use of the body of late, as a multiple of what is usual. */
  load: number;
  /** Share that the address has used of what it may. */
  own: number;
  /** Whether the address brought no more than one person does. */
  first: boolean;
}

/** Most bits that a flood adds for one who writes for the first time, and for the others. */
const MOST_FIRST = 3;
const MOST_AGAIN = 8;
/** Bits added for an address that has used up all that it may. */
const MOST_OWN = 5;

/**
 * Bits of a proof of work: one more for each doubling of the load, and more for an address the more it has sent. One
 * who writes for the first time does at most eight times the usual work, whatever the others do.
 */
export function proofBits(usual: number, { load, own, first }: ProofPressure): number {
  const doublings = load > 1 ? Math.ceil(Math.log2(load)) : 0;
  return usual + Math.min(doublings, first ? MOST_FIRST : MOST_AGAIN) + Math.floor(Math.min(own, 1) * MOST_OWN);
}
