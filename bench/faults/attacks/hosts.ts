import type { Attack } from '../attack.ts';
import { keepShooting, type ShotAnswer } from '../shot.ts';
import { countOf, tallyAnswers } from '../tally.ts';

/** Hosts that no body has, as many as an attacker tried on the day this was found. */
const HOSTS = 6_042;

/** Requests that one address may make in a minute. */
const RATE = 1_200;
const ADDRESSES = 4;

/** Whether past the rate of its addresses a flood got nothing but refusals. */
const isBounded = (answers: readonly ShotAnswer[]): boolean =>
  answers.length - countOf(answers, 0, 429) <= ADDRESSES * RATE;

const UNMATCHED = [
  { path: '/api/nada/nadaasync' },
  { path: '/nada/nada', method: 'POST' },
  { path: '/api/v1/nada' },
  { path: '/nada.php' },
];

export const HOST_ATTACKS: readonly Attack[] = [
  {
    id: '6a',
    name: `${HOSTS} unknown hosts, from four addresses`,
    run: async ({ port }) => {
      const answers = await keepShooting(port, 40, (turn, attacker) => ({
        from: attacker % ADDRESSES,
        host: `orgao${turn % HOSTS}.transparencia.localhost`,
        path: turn % 2 ? '/' : '/api/v1/contratos',
      }));
      return { success: tallyAnswers(answers), held: isBounded(answers) };
    },
  },
  {
    id: '6b',
    name: 'routes that do not exist, from four addresses',
    run: async ({ port }) => {
      const answers = await keepShooting(port, 40, (turn, attacker) => {
        const { path, method = 'GET' } = UNMATCHED[turn % UNMATCHED.length] ?? { path: '/' };
        return { from: attacker % ADDRESSES, method, path: `${path}?${turn}` };
      });
      return { success: tallyAnswers(answers), held: isBounded(answers) };
    },
  },
];
