import type { Attack } from '../attack.ts';
import { keepShooting, shoot } from '../shot.ts';
import { medianOf, tallyAnswers } from '../tally.ts';

/** Words of the demonstration with letters swapped or left out, so that each is looked for among its neighbours. */
const MISTYPED =
  'contrtao merneda escolr limpesa pavimntacao medicamnto veiclo combustivl reforam alugel materail servicso iluminacoa drenagme pregaoo licitacoa aditvo pagameto empeho credro unidaed secretria educacoa saude'.split(
    ' ',
  );

/** Every attacker asks for twelve of them in an order of its own, which no cache has answered. */
const twelve = (turn: number): string =>
  Array.from({ length: 12 }, (_, i) => MISTYPED[(turn * 7 + i * (1 + (turn % 11))) % MISTYPED.length]).join('%20');

/** Milliseconds that a search may take beside eleven others; alone it takes a tenth of them. */
const MOST_MS = 1_000;

export const SEARCH_ATTACKS: readonly Attack[] = [
  {
    id: '2',
    name: 'searches of twelve mistyped words, twelve at once',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 12, (turn) => ({
        path: `/api/v1/busca?termo=${twelve(turn)}%20${turn}`,
      }));
      return { success: tallyAnswers(answers), held: medianOf(answers) <= MOST_MS };
    },
  },
  {
    id: '12',
    group: 'brief',
    name: 'filters of invisible text, in lists and a CSV',
    run: async ({ port }) => {
      const answers = await Promise.all(INVISIBLE.map((path) => shoot(port, { path })));
      return { success: tallyAnswers(answers), held: answers.every(({ status }) => status === 400) };
    },
  },
];

const INVISIBLE = [
  '/api/v1/contratos?txtObjeto.has=%E2%80%8B',
  '/api/v1/contratos.csv?txtObjeto.has=%E2%80%8B%E2%81%A0',
  '/api/v1/empenhos?txtHistorico.has=%C2%AD%EF%BB%BF',
];
