import { type Day, nextWorkingDay } from '../calendar.ts';
import type { ContractDossier } from '../contratos/dossier.ts';
import { eachOfExercises } from '../contratos/dossiers.ts';
import { contractDraft } from '../contratos/drafts.ts';
import { hash, Random } from '../random.ts';
import type { Supplier } from '../town/companies.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import {
  type HeavyCharges,
  heavyPenalty,
  lightPenalty,
  numberProcesses,
  type Penalty,
  type PunishedFault,
} from './penalty.ts';

/** A punishment that a contract brought about, and the number of the process that found the fault. */
export interface PunishedContract {
  contract: ContractDossier;
  penalty: Penalty;
  process: string;
}

const MINOR: NonEmpty<PunishedFault> = [
  ['Cumpriu parte do contratado com doze dias de atraso, sem motivo justificado', 'VII'],
  ['Entregou o que não correspondia à proposta e demorou a corrigir', 'I'],
  ['Deixou de apresentar as certidões de regularidade exigidas para o pagamento', 'I'],
  ['Deixou de atender a três chamados do fiscal no mesmo mês', 'I'],
  ['Atrasou o início da execução em três semanas, apesar de duas notificações', 'VII'],
];

const CHARGES: HeavyCharges = {
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
export const signatureDays = oncePerWorld((world): ReadonlyMap<string, readonly Day[]> => {
  const days = new Map<string, Day[]>();
  for (const exercise of world.exercises)
    for (let place = 0; place < exercise.contracts; place++) {
      const { supplier, signed } = contractDraft(world, exercise, place);
      const own = days.get(supplier.id);
      if (own) own.push(signed);
      else days.set(supplier.id, [signed]);
    }
  return days;
});

/** The first day, from a given one on, on which a company signs again. */
export const nextSignature = (world: World, { id }: Supplier, from: Day): Day | undefined =>
  signatureDays(world)
    .get(id)
    ?.find((day) => day >= from);

/** Whether a contract is punished, and from when. */
function fault(world: World, contract: ContractDossier): { from: Day; random: Random } | null {
  const { draft: base, situation, end } = contract;
  const random = new Random(hash('sanção', world.seed, world.tenant, base.year, base.number));
  const broken = situation === 'Rescindido';
  if (!isCompany(base.supplier) || !(broken || random.chance(0.014))) return null;
  const from = nextWorkingDay(broken ? end + random.between(25, 90) : base.start + random.between(40, 150));
  return from <= world.until && (broken || from <= end + 60) ? { from, random } : null;
}

/** Whether anybody was punished at all: stops at the first. */
export const hasPunishedContract = (world: World): boolean =>
  !eachOfExercises(world, (one) => (fault(world, one) ? [one] : [])).next().done;

function penalties(world: World, contract: ContractDossier): Penalty[] {
  const found = fault(world, contract);
  if (!found) return [];
  const { from, random } = found;
  const { supplier } = contract.draft;
  const fine = Math.round((contract.total * random.between(1, 15)) / 100);
  if (contract.situation !== 'Rescindido')
    return [lightPenalty(supplier, random.pick(MINOR), from, random.chance(0.5) ? fine : 0, world.until)];
  const bar = heavyPenalty(supplier, CHARGES, from, nextSignature(world, supplier, from), world.until, random);
  const fined = lightPenalty(supplier, bar?.fault ?? random.pick(CHARGES.grave), from, fine, world.until);
  // The law lets a fine go with any other punishment (art. 156, § 7).
  if (bar) return random.chance(0.35) ? [bar, fined] : [bar];
  return [fined];
}

/** Every punishment of a contract, in the order of time, which is that of the processes. */
export const punishedContracts = oncePerWorld((world): readonly PunishedContract[] => {
  const found = eachOfExercises(world, (contract) => {
    const [first, ...rest] = penalties(world, contract);
    return first ? [{ contract, from: first.from, all: [first, ...rest] }] : [];
  });
  return numberProcesses(found, 'PAAR').flatMap(({ contract, all, process }) =>
    all.map((penalty) => ({ contract, penalty, process })),
  );
});
