import { setTimeout } from 'node:timers/promises';
import { s } from '../../figure.ts';
import type { Attack } from '../attack.ts';
import { Citizen } from '../citizen.ts';
import { asOwner } from '../owner.ts';
import type { ShotAnswer } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

const FLOODERS = 15;
const FLOOD_MS = 35_000;
/** Milliseconds of flood before the citizen comes, and of the citizen's patience. */
const ARRIVAL_MS = 20_000;
const PATIENCE_MS = 45_000;

/** The limit counts the messages of the last ten minutes, those of an earlier run on a kept folder too. */
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
      const citizen = through(new Citizen(port, { from: 37 }));
      const [waited, ...answers] = await Promise.all([citizen, ...floods]);
      const heard = waited === null ? 'the citizen was not heard' : `the citizen was heard after ${s(waited)}`;
      return { success: `${tallyAnswers(answers.flat())}; ${heard}`, held: waited !== null };
    },
  },
];

async function flood(citizen: Citizen, end: number): Promise<ShotAnswer[]> {
  const answers: ShotAnswer[] = [];
  while (Date.now() < end) {
    answers.push(await citizen.write(`Mensagem ${answers.length} da enxurrada.`));
    // Who is refused comes back, but does not turn the attack into one of empty requests.
    if (countOf(answers.slice(-1), 201) === 0) await setTimeout(500);
  }
  return answers;
}

/** Milliseconds until a message is taken, sent again when refused as a form does; null where it never is. */
async function through(citizen: Citizen): Promise<number | null> {
  await setTimeout(ARRIVAL_MS);
  const begun = Date.now();
  while (Date.now() - begun < PATIENCE_MS) {
    const { status } = await citizen.write('O poste da Rua das Flores está apagado há um mês.');
    if (status === 201) return Date.now() - begun;
    await setTimeout(2_000);
  }
  return null;
}
