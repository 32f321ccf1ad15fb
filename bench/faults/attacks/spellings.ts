import { setTimeout } from 'node:timers/promises';
import { mb } from '../../figure.ts';
import type { Attack } from '../attack.ts';
import { keepShooting } from '../shot.ts';
import { tallyAnswers } from '../tally.ts';
import { memoryOfFamily } from '../watch.ts';

/** Spellings of one question that a cache might each remember. */
const SPELLINGS = 20;
/** Milliseconds of the attack: long enough for what is remembered to show beside what is just being collected. */
const LONG_MS = 20_000;
/** Bytes that a server may grow by: its cache and what the collector has not come to yet. */
const MOST_GROWTH = 250_000_000;

/** A year said five hundred times is that year. */
const spelled = (turn: number): string =>
  `/api/v1/contratos?vlrContrato.gte=${Math.floor(turn / SPELLINGS)}${'&numAnoPub=2025'.repeat(490 + (turn % SPELLINGS))}&_size=1`;

export const SPELLING_ATTACKS: readonly Attack[] = [
  {
    id: '5',
    name: 'long spellings of addresses against the cache of answers, from 39 addresses',
    run: async ({ port, pid }) => {
      const before = memoryOfFamily(pid);
      const answers = await keepShooting(port, 39, (turn) => ({ path: spelled(turn) }), LONG_MS);
      await setTimeout(2_000);
      const after = memoryOfFamily(pid);
      const grown = `memory ${mb(before)} → ${mb(after)}`;
      return { success: `${tallyAnswers(answers)}; ${grown}`, held: after - before <= MOST_GROWTH };
    },
  },
];
