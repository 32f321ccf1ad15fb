import type { Day } from '../calendar.ts';
import { type ContratoDossier, contratoDossier, dossierOf } from '../contratos/dossier.ts';
import { pandemicContratos } from '../contratos/pandemic.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import { type Ato, spelledDate } from './model.ts';

/** An order names the inspectors of two contracts. */
const EACH = 2;

/** The orders that appoint inspectors, each with the number that the lists of inspectors give it. */
export function* inspectorOrders(world: World): Generator<Ato> {
  yield* pandemic(world).map((covered) => designation(world, covered));
  for (const exercise of world.exercises)
    for (let place = 0; place < exercise.contracts; place += EACH) {
      const many = Math.min(EACH, exercise.contracts - place);
      const [first, ...rest] = Array.from({ length: many }, (_, i) => contratoDossier(world, exercise, place + i));
      if (first) yield designation(world, [first, ...rest]);
    }
}

/** The contracts of the pandemic, as one order after the other named their inspectors. */
function pandemic(world: World): NonEmpty<ContratoDossier>[] {
  const found = new Map<string, NonEmpty<ContratoDossier>>();
  for (const contract of [...pandemicContratos(world)].map((base) => dossierOf(world, base))) {
    const name = orderOf(contract);
    const known = found.get(name);
    found.set(name, known ? [...known, contract] : [contract]);
  }
  return [...found.values()];
}

const orderOf = (contract: ContratoDossier): string => contract.inspectors()[0]?.order ?? '';

/** The number of these orders, without drawing them. */
export const countInspectorOrders = (world: World): number =>
  world.exercises.reduce((total, { contracts }) => total + Math.ceil(contracts / EACH), pandemic(world).length);

function designation(world: World, covered: NonEmpty<ContratoDossier>): Ato {
  const days = covered.map(({ draft }) => draft.signed);
  return {
    matter: 'fiscais',
    kind: 'Portaria',
    number: orderOf(covered[0]),
    year: covered[0].draft.year,
    day: Math.max(...days),
    subject: 'Contratos',
    author: world.tenant === 'pmdemo' ? 'Secretaria Municipal de Administração' : 'Presidência da Câmara',
    brief: false,
    ties: [],
    say: () => ({ summary: summary(covered), articles: articles(covered, Math.min(...days)) }),
  };
}

function summary(covered: readonly ContratoDossier[]): string {
  const numbers = covered.map(({ draft }) => draft.number);
  return numbers.length > 1
    ? `Designa gestores e fiscais dos contratos nº ${numbers.join(' e nº ')}.`
    : `Designa gestor e fiscais do contrato nº ${numbers[0]}.`;
}

/** The law of inspection, an older one for the contracts of the pandemic. */
const lawOf = (covered: readonly ContratoDossier[]): string =>
  covered.some(({ draft }) => draft.covid) ? 'Lei nº 8.666, de 1993, art. 67' : 'Lei nº 14.133, de 2021, art. 117';

/** The most characters of an object in an order. */
const SHORT = 160;

function articles(covered: readonly ContratoDossier[], since: Day): string[] {
  return [
    ...covered.map((contract) => appointed(contract)),
    `Ao fiscal cabe acompanhar a execução, registrar o que faltar, notificar a contratada e atestar as notas fiscais; ao gestor, cuidar de prazos, aditivos e sanções; o substituto atua nas faltas do titular (${lawOf(covered)}).`,
    'Os designados recebem cópia do contrato, da proposta e do termo de referência em cinco dias.',
    `Esta Portaria entra em vigor na data de sua publicação, com efeitos a partir de ${spelledDate(since)}.`,
  ];
}

function appointed({ draft, inspectors }: ContratoDossier): string {
  const who = inspectors().map(
    ({ who: { name, number, post }, role }) =>
      `${name}, matrícula ${number}, ${post.toLowerCase()}, como ${role.toLowerCase()}`,
  );
  const object = draft.object.replace(/\s+/g, ' ');
  const what = object.length > SHORT ? `${object.slice(0, SHORT).replace(/\s\S*$/, '')}…` : object;
  return `Designar, para o contrato nº ${draft.number}, com ${draft.supplier.name}, que tem por objeto “${what}”: ${who.join('; ')}.`;
}
