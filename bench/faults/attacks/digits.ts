import type { Attack } from '../attack.ts';
import { Citizen } from '../citizen.ts';
import { sendContract } from '../publish.ts';
import { shoot } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

/** Digits in which a document might begin anywhere. */
const MANY = '12345678.'.repeat(9_000).slice(0, 80_000);
/** As many of them as an address may have, and as a cell. */
const FEW = MANY.slice(0, 7_500);
const CELL = MANY.slice(0, 19_000);
/** Milliseconds that each of them may take. */
const MOST_MS = 2_000;

export const DIGIT_ATTACKS: readonly Attack[] = [
  {
    id: '13',
    group: 'brief',
    name: 'up to 80,000 digits in a search, a filter, a message and a cell of an import',
    run: async (portal) => {
      const { port } = portal;
      const answers = [
        await shoot(port, { path: `/api/v1/busca?termo=${FEW}` }),
        await shoot(port, { path: `/api/v1/contratos?txtObjeto.has=${FEW}` }),
        await new Citizen(port, { from: 36 }).write(MANY),
        await sendContract(portal, MANY, 'conferir=1'),
        await sendContract(portal, CELL, 'conferir=1'),
        await sendContract(portal, '1 '.repeat(9_000), 'conferir=1'),
      ];
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      return { success: tallyAnswers(answers), held: slowest <= MOST_MS && countOf(answers, 0, 500) === 0 };
    },
  },
];
