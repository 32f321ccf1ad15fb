import type { Attack } from '../attack.ts';
import { keepShooting } from '../shot.ts';
import { countOf, medianOf, tallyAnswers } from '../tally.ts';

const CENTURIES =
  '/api/despesa/despesaporclassificacaoasync?strClassificarPor=funcao&dtIni=1900-01-01&dtFim=2199-12-31';
const SINCE_EVER = '/api/contrato/contratopordataasync?dtInicio=2000-01-01&dtFim=2099-12-31';
const PAYROLL = '/api/servidor/servidorpormesanoasync?numMes=10&numAno=2025';

/** Milliseconds that a call may take beside three others. */
const MOST_MS = 500;

export const WIRE_ATTACKS: readonly Attack[] = [
  {
    id: '11',
    name: 'expenses of 1900 to 2199 by the reference’s wire, four at once',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 4, () => ({ path: CENTURIES }));
      return { success: tallyAnswers(answers), held: medianOf(answers) <= MOST_MS };
    },
  },
  {
    id: 'wire',
    name: 'calls of the reference’s wire, 20 at once from 20 addresses',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 20, (turn) => ({ path: turn % 2 ? SINCE_EVER : PAYROLL }));
      return { success: tallyAnswers(answers), held: countOf(answers, 500) === 0 };
    },
  },
];
