import { setTimeout } from 'node:timers/promises';
import { ATTACK_MS, type Attack } from '../attack.ts';
import { runningStatements } from '../owner.ts';
import { keepShooting, shoot } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

/** A list that nobody asked for before: honest-looking, sorted and filtered by a value of its own. */
const unheard = (turn: number): string =>
  `/api/v1/${['empenhos?vlrEmpenhado', 'pagamentos?vlrPago', 'servidores?vlrRemuneracaoBruta'][turn % 3]}.gte=${turn}&_size=100`;

export const FLOOD_ATTACKS: readonly Attack[] = [
  {
    id: 'flood',
    name: 'uncached lists from one address, 50 at once',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 50, (turn) => ({ from: 0, path: unheard(turn) }));
      return { success: tallyAnswers(answers), held: countOf(answers, 500) === 0 };
    },
  },
  {
    id: 'body',
    name: 'uncached lists of one body from 30 addresses, honest-looking',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 30, (turn) => ({ path: unheard(turn) }));
      return { success: tallyAnswers(answers), held: countOf(answers, 500) === 0 };
    },
  },
  {
    id: 'leave',
    name: '100 uncached lists at a time, closed at once, from 25 addresses',
    run: async ({ port, database }) => {
      let turn = 0;
      for (const end = Date.now() + ATTACK_MS; Date.now() < end; turn += 100)
        await Promise.all(
          Array.from({ length: 100 }, (_, i) => shoot(port, { from: i % 25, path: unheard(turn + i), patience: 50 })),
        );
      await setTimeout(2_000);
      const running = await runningStatements(database);
      return { success: `${turn} left; ${running} statements still running after 2 s`, held: running === 0 };
    },
  },
];
