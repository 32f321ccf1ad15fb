import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { s } from '../../figure.ts';
import type { Attack } from '../attack.ts';
import { Citizen } from '../citizen.ts';
import { asOwner } from '../owner.ts';
import type { ShotAnswer } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

const FLOODERS = 15;
const FLOOD_MS = 30_000;
/** Milliseconds of flood before the citizen comes. */
const ARRIVAL_MS = 15_000;

/** Messages of an earlier run on a kept folder are made older than the ten minutes that the portal looks back on. */
const AGE = `UPDATE mensagens.recebidas SET "criadaEm" = "criadaEm" - interval '10 minutes'
WHERE "criadaEm" > now() - interval '10 minutes'`;

export const MESSAGE_ATTACKS: readonly Attack[] = [
  {
    id: '9',
    name: `messages from ${FLOODERS} addresses as fast as their proofs allow, and one citizen among them`,
    prepare: ({ database }) => asOwner(database, async (owner) => void (await owner.query(AGE))),
    run: async ({ port }) => {
      const end = Date.now() + FLOOD_MS;
      const floods = Array.from({ length: FLOODERS }, (_, i) => flood(new Citizen(port, { from: i }), end));
      const [waited, ...answers] = await Promise.all([heardAmid(port), ...floods]);
      const heard = waited === null ? 'the citizen was not heard' : `the citizen was heard after ${s(waited)}`;
      const taken = countOf(answers.flat(), 201);
      return { success: `${taken} messages taken (${tallyAnswers(answers.flat())}); ${heard}`, held: waited !== null };
    },
  },
];

async function flood(citizen: Citizen, end: number): Promise<ShotAnswer[]> {
  const answers: ShotAnswer[] = [];
  while (Date.now() < end) {
    const answer = await citizen.write(`Mensagem ${answers.length} da enxurrada.`, end - Date.now());
    answers.push(answer);
    // Who is refused comes back, but does not turn the attack into one of empty requests.
    if (answer.status !== 201) await setTimeout(500);
  }
  return answers;
}

/** Milliseconds that a citizen who comes amid the flood waits to be heard; null where nobody hears. */
async function heardAmid(port: number): Promise<number | null> {
  await setTimeout(ARRIVAL_MS);
  const citizen = fork(new URL('../lone.ts', import.meta.url));
  citizen.send(port);
  const [{ waited }] = (await once(citizen, 'message')) as [{ waited: number | null }];
  return waited;
}
