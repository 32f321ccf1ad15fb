import type { Day } from '../calendar.ts';
import { type ContractDossier, contractDossier, dossierOf } from '../contratos/dossier.ts';
import { pandemicContracts } from '../contratos/pandemic.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import { type NormativeAct, spelledDate } from './act.ts';

/** An order names the inspectors of two contracts. */
const EACH = 2;

/** The orders that appoint inspectors, each with the number that the lists of inspectors give it. */
export function* inspectorOrders(world: World): Generator<NormativeAct> {
  yield* pandemic(world).map((covered) => designation(world, covered));
  for (const exercise of world.exercises)
    for (let place = 0; place < exercise.contracts; place += EACH) {
      const many = Math.min(EACH, exercise.contracts - place);
      const [first, ...rest] = Array.from({ length: many }, (_, i) => contractDossier(world, exercise, place + i));
      if (first) yield designation(world, [first, ...rest]);
    }
}

/** The contracts of the pandemic, as one order after the other named their inspectors. */
function pandemic(world: World): NonEmpty<ContractDossier>[] {
  const found = new Map<string, NonEmpty<ContractDossier>>();
  for (const contract of [...pandemicContracts(world)].map((base) => dossierOf(world, base))) {
    const name = orderOf(contract);
    const known = found.get(name);
    found.set(name, known ? [...known, contract] : [contract]);
  }
  return [...found.values()];
}

const orderOf = (contract: ContractDossier): string => contract.inspectors()[0]?.order ?? '';

/** How many there are, without drawing them. */
export const countInspectorOrders = (world: World): number =>
  world.exercises.reduce((total, { contracts }) => total + Math.ceil(contracts / EACH), pandemic(world).length);

function designation(world: World, covered: NonEmpty<ContractDossier>): NormativeAct {
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

function summary(covered: readonly ContractDossier[]): string {
  const numbers = covered.map(({ draft }) => draft.number);
  return numbers.length > 1
    ? `Designa gestores e fiscais dos contratos nº ${numbers.join(' e nº ')}.`
    : `Designa gestor e fiscais do contrato nº ${numbers[0]}.`;
}

/** The pandemic's contracts were inspected by the law before. */
const lawOf = (covered: readonly ContractDossier[]): string =>
  covered.some(({ draft }) => draft.covid) ? 'Lei nº 8.666, de 1993, art. 67' : 'Lei nº 14.133, de 2021, art. 117';

/** Objects run to pages now and then; an order names them in a line. */
const SHORT = 160;

function articles(covered: readonly ContractDossier[], since: Day): string[] {
  return [
    ...covered.map((contract) => appointed(contract)),
    `Ao fiscal cabe acompanhar a execução, registrar o que faltar, notificar a contratada e atestar as notas fiscais; ao gestor, cuidar de prazos, aditivos e sanções; o substituto atua nas faltas do titular (${lawOf(covered)}).`,
    'Os designados recebem cópia do contrato, da proposta e do termo de referência em cinco dias.',
    `Esta Portaria entra em vigor na data de sua publicação, com efeitos a partir de ${spelledDate(since)}.`,
  ];
}

function appointed({ draft, inspectors }: ContractDossier): string {
  const who = inspectors().map(
    ({ who: { name, number, post }, role }) =>
      `${name}, matrícula ${number}, ${post.toLowerCase()}, como ${role.toLowerCase()}`,
  );
  const object = draft.object.replace(/\s+/g, ' ');
  const what = object.length > SHORT ? `${object.slice(0, SHORT).replace(/\s\S*$/, '')}…` : object;
  return `Designar, para o contrato nº ${draft.number}, com ${draft.supplier.name}, que tem por objeto “${what}”: ${who.join('; ')}.`;
}
