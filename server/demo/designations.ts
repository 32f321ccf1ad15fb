import { type Act, spelled } from './act.ts';
import type { Day } from './calendar.ts';
import { type Dossier, dossier } from './dossier.ts';
import type { Exercise, World } from './world.ts';

/** An order names the inspectors of two contracts. */
const EACH = 2;

/** The orders that appoint inspectors, each with the number that the lists of inspectors give it. */
export function* designations(world: World): Generator<Act> {
  for (const exercise of world.exercises)
    for (let place = 0; place < exercise.contracts; place += EACH) {
      const found = designation(world, exercise, place);
      if (found) yield found;
    }
}

/** How many there are, without drawing them. */
export const countDesignations = ({ exercises }: World): number =>
  exercises.reduce((total, { contracts }) => total + Math.ceil(contracts / EACH), 0);

function designation(world: World, exercise: Exercise, place: number): Act | null {
  const many = Math.min(EACH, exercise.contracts - place);
  const covered = Array.from({ length: many }, (_, i) => dossier(world, exercise, place + i));
  const number = covered[0]?.inspectors()[0]?.order;
  if (number === undefined) return null;
  const days = covered.map(({ draft }) => draft.signed);
  return {
    matter: 'fiscais',
    kind: 'Portaria',
    number,
    year: exercise.year,
    day: Math.max(...days),
    subject: 'Contratos',
    author: world.tenant === 'pmdemo' ? 'Secretaria Municipal de Administração' : 'Presidência da Câmara',
    brief: false,
    ties: [],
    say: () => ({ summary: summary(covered), articles: articles(covered, Math.min(...days)) }),
  };
}

function summary(covered: readonly Dossier[]): string {
  const numbers = covered.map(({ draft }) => draft.number);
  return numbers.length > 1
    ? `Designa gestores e fiscais dos contratos nº ${numbers.join(' e nº ')}.`
    : `Designa gestor e fiscais do contrato nº ${numbers[0]}.`;
}

/** Objects run to pages now and then; an order names them in a line. */
const SHORT = 160;

function articles(covered: readonly Dossier[], since: Day): string[] {
  return [
    ...covered.map((contract) => appointed(contract)),
    'Ao fiscal cabe acompanhar a execução, registrar o que faltar, notificar a contratada e atestar as notas fiscais; ao gestor, cuidar de prazos, aditivos e sanções; o substituto atua nas faltas do titular (Lei nº 14.133, de 2021, art. 117).',
    'Os designados recebem cópia do contrato, da proposta e do termo de referência em cinco dias.',
    `Esta Portaria entra em vigor na data de sua publicação, com efeitos a partir de ${spelled(since)}.`,
  ];
}

function appointed({ draft, inspectors }: Dossier): string {
  const who = inspectors().map(
    ({ who: { name, number, post }, role }) =>
      `${name}, matrícula ${number}, ${post.toLowerCase()}, como ${role.toLowerCase()}`,
  );
  const object = draft.object.replace(/\s+/g, ' ');
  const what = object.length > SHORT ? `${object.slice(0, SHORT).replace(/\s\S*$/, '')}…` : object;
  return `Designar, para o contrato nº ${draft.number}, com ${draft.supplier.name}, que tem por objeto “${what}”: ${who.join('; ')}.`;
}
