import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ATTACK_MS, ATTACKED, type Attack, type AttackedPortal } from '../attack.ts';
import { attackerAddress, keepShooting } from '../shot.ts';
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
    run: async (portal) => {
      const owner = new pg.Client(portal.database);
      await owner.connect();
      try {
        return await hangUpOnLocked(portal, owner);
      } finally {
        await owner.end();
      }
    },
  },
];

/** A locked table stands for any slow statement, whatever the size of the demonstration. The other body's visitor never reads it. */
const LOCK = 'BEGIN; LOCK TABLE dados.liquidacoes IN ACCESS EXCLUSIVE MODE';

/** Statements of visitors that still run. */
const RUNNING = `SELECT count(*)::int AS running FROM pg_stat_activity
WHERE usename LIKE '%\\_web' AND state <> 'idle' AND clock_timestamp() - query_start > interval '500 milliseconds'`;

async function hangUpOnLocked({ port }: AttackedPortal, owner: pg.Client) {
  await owner.query(LOCK);
  const end = Date.now() + ATTACK_MS;
  let opened = 0;
  while (Date.now() < end) {
    await Promise.all(Array.from({ length: 13 }, (_, i) => hangUp(port, i, opened + i)));
    opened += 13;
  }
  await setTimeout(END_MS);
  const { rows } = await owner.query<{ running: number }>(RUNNING);
  await owner.query('ROLLBACK');
  const running = rows[0]?.running ?? 0;
  return { success: `${opened} hung up; ${running} statements still running after 2 s`, held: running === 0 };
}

/** Asks for something slow and leaves after 300 ms. */
function hangUp(port: number, attacker: number, turn: number): Promise<void> {
  return new Promise((done) => {
    const path = `/api/v1/liquidacoes?vlrLiquidado.gte=${turn}`;
    const localAddress = attackerAddress(attacker);
    const signal = AbortSignal.timeout(300);
    request({ host: '127.0.0.1', port, path, localAddress, headers: { host: ATTACKED }, signal }, (response) => {
      response.resume().on('close', done);
    })
      .on('error', () => done())
      .end();
  });
}
