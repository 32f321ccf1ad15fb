import { AsyncLocalStorage } from 'node:async_hooks';

/** Whom a piece of work is done for: a visitor's address, at a body. */
export interface Visitor {
  /** Number of the body. */
  body: number;
  /** Share of the body when all ask at once. */
  weight: number;
  /** Network address, the same for all that one subscriber can use. */
  address: string;
}

/** A visitor's request, and how long work may go on for it. */
export interface OngoingVisit extends Visitor {
  /** Aborts when the visitor hangs up. */
  gone: AbortSignal;
  /** Aborts when the visitor hangs up, or when the time of the whole request is over. */
  signal: AbortSignal;
  /** Milliseconds of `performance.now()` at which that time is over. */
  deadline: number;
  /** What the log says of it: id of the request and name of the body. */
  asker?: { id: string; slug: string };
}

const visits = new AsyncLocalStorage<OngoingVisit>();

/** Does work that a visit asked for and that goes on when the visitor has left. */
export const outsideVisit = <T>(work: () => T): T => visits.exit(work);

/** The visit that the running code works for; undefined in commands and in the portal's own work. */
export const currentVisit = (): OngoingVisit | undefined => visits.getStore();

/** Runs some work for a visit, which everything that it calls can look up. */
export const duringVisit = <T>(visit: OngoingVisit, work: () => T): T => visits.run(visit, work);
