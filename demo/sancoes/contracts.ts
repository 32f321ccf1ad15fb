import { type Day, nextWorking } from '../calendar.ts';
import { flat } from '../contratos/contratos.ts';
import type { Dossier } from '../contratos/dossier.ts';
import { draft } from '../contratos/drafts.ts';
import { hash, Random } from '../random.ts';
import type { Supplier } from '../town/companies.ts';
import { once } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { Some } from '../words.ts';
import { type Charges, type Fault, heavy, light, numbered, type Penalty } from './penalty.ts';

/** A punishment that a contract brought about, and the number of the process that found the fault. */
export interface Punished {
  contract: Dossier;
  penalty: Penalty;
  process: string;
}

const MINOR: Some<Fault> = [
  ['Cumpriu parte do contratado com doze dias de atraso, sem motivo justificado', 'VII'],
  ['Entregou o que não correspondia à proposta e demorou a corrigir', 'I'],
  ['Deixou de apresentar as certidões de regularidade exigidas para o pagamento', 'I'],
  ['Deixou de atender a três chamados do fiscal no mesmo mês', 'I'],
  ['Atrasou o início da execução em três semanas, apesar de duas notificações', 'VII'],
];

const CHARGES: Charges = {
  grave: [
    ['Deixou de cumprir o contrato por mais de trinta dias, com prejuízo ao atendimento do público', 'II'],
    ['Abandonou o contrato antes do fim do prazo e não atendeu às notificações', 'III'],
    ['Executou só uma parte do contratado e recusou-se a corrigir os defeitos', 'II'],
  ],
  fraud: [
    ['Cobrou por serviços que não executou, conforme apurado pelo controle interno', 'IX'],
    ['Apresentou notas e comprovantes falsos durante a execução', 'VIII'],
  ],
};

/** Only companies: a person who lets a house is rather sued. */
export const isCompany = ({ id }: Supplier): boolean => id.includes('/');

/** The days on which each company signed something, in order. */
export const signatures = once((world): ReadonlyMap<string, readonly Day[]> => {
  const days = new Map<string, Day[]>();
  for (const exercise of world.exercises)
    for (let place = 0; place < exercise.contracts; place++) {
      const { supplier, signed } = draft(world, exercise, place);
      const own = days.get(supplier.id);
      if (own) own.push(signed);
      else days.set(supplier.id, [signed]);
    }
  return days;
});

/** The first day, from a given one on, on which a company signs again. */
export const signsAgain = (world: World, { id }: Supplier, from: Day): Day | undefined =>
  signatures(world)
    .get(id)
    ?.find((day) => day >= from);

/** Whether a contract is punished, and from when. */
function fault(world: World, contract: Dossier): { from: Day; random: Random } | null {
  const { draft: base, situation, end } = contract;
  const random = new Random(hash('sanção', world.seed, world.tenant, base.year, base.number));
  const broken = situation === 'Rescindido';
  if (!isCompany(base.supplier) || !(broken || random.chance(0.014))) return null;
  const from = nextWorking(broken ? end + random.between(25, 90) : base.start + random.between(40, 150));
  return from <= world.until && (broken || from <= end + 60) ? { from, random } : null;
}

/** Whether anybody was punished at all: stops at the first. */
export const anyPunished = (world: World): boolean =>
  !flat(world, (one) => (fault(world, one) ? [one] : [])).next().done;

function penalties(world: World, contract: Dossier): Penalty[] {
  const found = fault(world, contract);
  if (!found) return [];
  const { from, random } = found;
  const { supplier } = contract.draft;
  const fine = Math.round((contract.total * random.between(1, 15)) / 100);
  if (contract.situation !== 'Rescindido')
    return [light(supplier, random.pick(MINOR), from, random.chance(0.5) ? fine : 0, world.until)];
  const bar = heavy(supplier, CHARGES, from, signsAgain(world, supplier, from), world.until, random);
  const fined = light(supplier, bar?.fault ?? random.pick(CHARGES.grave), from, fine, world.until);
  // The law lets a fine go with any other punishment (art. 156, § 7).
  if (bar) return random.chance(0.35) ? [bar, fined] : [bar];
  return [fined];
}

/** Every punishment of a contract, in the order of time, which is that of the processes. */
export const punished = once((world): readonly Punished[] => {
  const found = flat(world, (contract) => {
    const [first, ...rest] = penalties(world, contract);
    return first ? [{ contract, from: first.from, all: [first, ...rest] }] : [];
  });
  return numbered(found, 'PAAR').flatMap(({ contract, all, process }) =>
    all.map((penalty) => ({ contract, penalty, process })),
  );
});
