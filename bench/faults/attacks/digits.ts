import { ATTACKED, type Attack, type AttackedPortal } from '../attack.ts';
import { Citizen } from '../citizen.ts';
import { type ShotAnswer, shoot } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

/** Digits that look like the beginning of a document wherever one starts to read. */
const MANY = '12345678.'.repeat(9_000).slice(0, 80_000);
/** As many of them as an address may have. */
const FEW = MANY.slice(0, 7_500);
const PLACE = 'Fornecimento de gêneros alimentícios para a merenda escolar';
/** Milliseconds that each of them may take. */
const MOST_MS = 2_000;

export const DIGIT_ATTACKS: readonly Attack[] = [
  {
    id: '13',
    name: '80,000 digits in a search, a filter, a message and a cell of an import',
    run: async (portal) => {
      const { port } = portal;
      const answers = [
        await shoot(port, { path: `/api/v1/busca?termo=${FEW}` }),
        await shoot(port, { path: `/api/v1/contratos?txtObjeto.has=${FEW}` }),
        await new Citizen(port, { from: 20 }).write(MANY),
        await rehearse(portal, MANY),
        await rehearse(portal, '1 '.repeat(40_000)),
      ];
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      return { success: tallyAnswers(answers), held: slowest <= MOST_MS && countOf(answers, 0, 500) === 0 };
    },
  },
];

/** Sends the model file with a long cell to be checked, not published. */
async function rehearse({ port, token }: AttackedPortal, cell: string): Promise<ShotAnswer> {
  const { text } = await shoot(port, { path: '/api/v1/modelos/contratos.csv', host: ATTACKED });
  const file = Buffer.from(text, 'latin1').toString('utf8').replace(PLACE, cell);
  return shoot(port, {
    method: 'PUT',
    path: '/api/v1/envios/contratos/digitos.csv?conferir=1',
    headers: { authorization: `Bearer ${token}` },
    body: Buffer.from(file),
  });
}
