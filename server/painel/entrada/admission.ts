import { setTimeout as pause } from 'node:timers/promises';
import type { FormSender } from '../../forms/sender.ts';
import { Fault } from '../../http/fault.ts';
import { fitsShare } from '../../limits/fair.ts';
import { RecentUse } from '../../limits/recent.ts';

const HOUR = 3_600_000;

/** Requests for a link to one body in an hour, from one address at most, and the part of what is free that it may have. */
const ROOM = 600;
const EACH = 30;
const PART = 0.1;

/** Requests before a session from one address in ten minutes, each attempt counted: of an office behind one address. */
export const ENTRIES_PER_ADDRESS = 120;
/** Letters with a link to one mailbox in an hour, by anybody's typing. The database counts them, for all processes. */
export const LETTERS_PER_HOUR = 5;
/** Milliseconds after which a request for a link is answered, whether it wrote a letter or not, and again and again. */
const ANSWER_MS = 300;
/** Milliseconds of a step that are left for the rest of the work, so that it is the first. */
const MARGIN_MS = 100;

/** Admission of requests for a link: who may still ask when many do, and that the answer tells nothing by its time. */
export class EntryAdmission {
  readonly #hour = new RecentUse(HOUR);

  /** Counts a request of somebody, or refuses it. An address has a part of what is free, so that none closes the door to the others. */
  admit({ body, address }: FormSender): void {
    const share = {
      used: this.#hour.of(body, ''),
      room: ROOM,
      own: this.#hour.of(body, address),
      each: EACH,
      part: PART,
    };
    if (!fitsShare(share, 1)) throw tooMany();
    for (const whose of ['', address]) this.#hour.add(body, whose, 1);
  }
}

/**
 * Does some work and answers at the end of a step of always the same length: the time of the answer does not say whether an
 * address is known, on a busy machine either, where the work may need more than the first.
 */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const [done] = await Promise.allSettled([work()]);
  await pause(ANSWER_MS - ((performance.now() - begun) % ANSWER_MS));
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Waits for something, and no longer than a request for a link takes to be answered. */
export const withinAnswer = (work: Promise<void>): Promise<void> => Promise.race([work, pause(ANSWER_MS - MARGIN_MS)]);

const tooMany = (): Fault =>
  new Fault(
    429,
    'TOO_MANY_REQUESTS',
    'Foram pedidos links demais na última hora. Use o que já chegou ao seu e-mail, entre com a passkey ou tente mais tarde.',
  );
