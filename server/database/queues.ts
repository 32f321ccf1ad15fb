import type { Limits } from '../limits/limits.ts';
import { Turns } from '../limits/turns.ts';

/** Milliseconds that a question waits for its turn, and how many of one address may wait. */
const READ_PATIENCE_MS = 10_000;
const READS_WAITING = 60;
/** The same for exports: who downloads is told soon that others are first. */
const EXPORT_PATIENCE_MS = 20_000;
const EXPORTS_WAITING = 8;
/** Connections for messages, how many of them for one address, and how many of it may wait. */
export const DESK_PLACES = 6;
const DESK_PER_ADDRESS = 2;
const DESK_WAITING = 200;
/** Milliseconds that a message waits for its turn, when many write at once. */
export const DESK_WAIT_MS = 60_000;

/** Connections for the people who keep bodies, how many of them for one address, and how many of it may wait. */
export const STAFF_PLACES = 4;
const STAFF_PER_ADDRESS = 2;
const STAFF_WAITING = 100;
/** Milliseconds that somebody in the panel waits for a turn. */
export const STAFF_WAIT_MS = 20_000;

/** Places that only a body without any may take: one in six. */
const spareOf = (places: number): number => Math.max(1, Math.floor(places / 6));

/** Turns of those who read from the database, whatever number of servers answers them. */
export const readTurns = ({ reads, readsPerAddress, readsPerBody }: Limits): Turns =>
  new Turns({
    places: reads,
    perAddress: readsPerAddress,
    perBody: readsPerBody,
    spare: spareOf(reads),
    waitingPerAddress: READS_WAITING,
    patienceMs: READ_PATIENCE_MS,
  });

export const exportTurns = ({ exports, exportsPerAddress, exportsPerBody }: Limits): Turns =>
  new Turns({
    places: exports,
    perAddress: exportsPerAddress,
    perBody: exportsPerBody,
    spare: spareOf(exports),
    waitingPerAddress: EXPORTS_WAITING,
    patienceMs: EXPORT_PATIENCE_MS,
    noun: ['download', 'downloads'],
  });

export const deskTurns = (): Turns =>
  new Turns({
    places: DESK_PLACES,
    perAddress: DESK_PER_ADDRESS,
    spare: spareOf(DESK_PLACES),
    waitingPerAddress: DESK_WAITING,
    patienceMs: DESK_WAIT_MS,
  });

export const staffTurns = (): Turns =>
  new Turns({
    places: STAFF_PLACES,
    perAddress: STAFF_PER_ADDRESS,
    spare: spareOf(STAFF_PLACES),
    waitingPerAddress: STAFF_WAITING,
    patienceMs: STAFF_WAIT_MS,
  });
