import { setTimeout } from 'node:timers/promises';
import { ATTACK_MS, type Attack } from '../attack.ts';
import { asOwner, runningStatements } from '../owner.ts';
import { keepShooting, shoot } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

const LETTERS = 'aeosrindcmtuplv';

/** A new pair of short words at each turn, and a number that keeps caches out of it. */
const short = (turn: number): string =>
  `${LETTERS[turn % 15]}%20${LETTERS[(turn * 3) % 15]}${LETTERS[(turn * 7 + 1) % 15]}`;

const COMMON = ['con', 'ser', 'par', 'pre', 'mat', 'uni', 'sec', 'mun', 'for', 'exe'];

/** Milliseconds after a hang-up within which the database works on nothing of it. */
const END_MS = 2_000;

export const FILTER_ATTACKS: readonly Attack[] = [
  {
    id: '3a',
    name: 'filters of one- and two-letter words, 50 at once from 10 addresses',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 50, (turn, attacker) => ({
        from: attacker % 10,
        path: `/api/v1/empenhos?txtHistorico.has=${short(turn)}&vlrEmpenhado.gte=${turn}`,
      }));
      return { success: tallyAnswers(answers), held: countOf(answers, 0, 200, 500) === 0 };
    },
  },
  {
    id: '3b',
    name: 'common three-letter words, 50 at once from 25 addresses',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 50, (turn, attacker) => ({
        from: attacker % 25,
        path: `/api/v1/empenhos?txtHistorico.has=${COMMON[turn % 10]}&vlrEmpenhado.gte=${turn}&_sort=txtHistorico`,
      }));
      return { success: tallyAnswers(answers), held: countOf(answers, 500) === 0 };
    },
  },
  {
    id: '3c',
    name: '13 that hang up on a locked table, again and again',
    run: ({ port, database }) =>
      asOwner(database, async (owner) => {
        await owner.query(LOCK);
        const left = await hangUpAll(port);
        await setTimeout(END_MS);
        const running = await runningStatements(database);
        await owner.query('ROLLBACK');
        return { success: `${left} left; ${running} statements still running after 2 s`, held: running === 0 };
      }),
  },
];

/** A locked table stands for any slow statement, whatever the size of the demonstration. The other body's visitor never reads it. */
const LOCK = 'BEGIN; LOCK TABLE dados."empenhos-itens" IN ACCESS EXCLUSIVE MODE';

async function hangUpAll(port: number): Promise<number> {
  let left = 0;
  for (const end = Date.now() + ATTACK_MS; Date.now() < end; left += 13)
    await Promise.all(Array.from({ length: 13 }, (_, i) => hangUp(port, i, left + i)));
  return left;
}

/** Asks for something slow and leaves after 300 ms. */
const hangUp = (port: number, attacker: number, turn: number): Promise<unknown> =>
  shoot(port, { from: attacker, path: `/api/v1/empenhos-itens?vlrTotal.gte=${turn}`, patience: 300 });
