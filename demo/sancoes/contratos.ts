import { type Day, nextWorkingDay } from '../calendar.ts';
import { eachOfExercises } from '../contratos/all.ts';
import type { ContratoDossier } from '../contratos/dossier.ts';
import { contratoDraft } from '../contratos/drafts.ts';
import { hash, Random } from '../random.ts';
import type { Supplier } from '../town/companies.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import {
  type HeavyCharges,
  heavySancao,
  lightSancao,
  numberProcesses,
  type PunishedFault,
  type Sancao,
} from './model.ts';

/** A punishment that a contract brought about, and the number of the process that found the fault. */
export interface PunishedContrato {
  contract: ContratoDossier;
  penalty: Sancao;
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

/** Whether a supplier is a company; persons are not punished here. */
export const isCompany = ({ id }: Supplier): boolean => id.includes('/');

/** The days on which each company signed something, in order. */
export const signatureDays = oncePerWorld((world): ReadonlyMap<string, readonly Day[]> => {
  const days = new Map<string, Day[]>();
  for (const exercise of world.exercises)
    for (let place = 0; place < exercise.contracts; place++) {
      const { supplier, signed } = contratoDraft(world, exercise, place);
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
function fault(world: World, contract: ContratoDossier): { from: Day; random: Random } | null {
  const { draft: base, situation, end } = contract;
  const random = new Random(hash('sanção', world.seed, world.tenant, base.year, base.number));
  const broken = situation === 'Rescindido';
  if (!isCompany(base.supplier) || !(broken || random.chance(0.014))) return null;
  const from = nextWorkingDay(broken ? end + random.between(25, 90) : base.start + random.between(40, 150));
  return from <= world.until && (broken || from <= end + 60) ? { from, random } : null;
}

/** Whether any contract was punished; stops at the first. */
export const hasPunishedContrato = (world: World): boolean =>
  !eachOfExercises(world, (one) => (fault(world, one) ? [one] : [])).next().done;

function penalties(world: World, contract: ContratoDossier): Sancao[] {
  const found = fault(world, contract);
  if (!found) return [];
  const { from, random } = found;
  const { supplier } = contract.draft;
  const fine = Math.round((contract.total * random.between(1, 15)) / 100);
  if (contract.situation !== 'Rescindido')
    return [lightSancao(supplier, random.pick(MINOR), from, random.chance(0.5) ? fine : 0, world.until)];
  const bar = heavySancao(supplier, CHARGES, from, nextSignature(world, supplier, from), world.until, random);
  const fined = lightSancao(supplier, bar?.fault ?? random.pick(CHARGES.grave), from, fine, world.until);
  // The law lets a fine go with any other punishment (art. 156, § 7).
  if (bar) return random.chance(0.35) ? [bar, fined] : [bar];
  return [fined];
}

/** Every punishment of a contract, in the order of time, which is that of the processes. */
export const punishedContratos = oncePerWorld((world): readonly PunishedContrato[] => {
  const found = eachOfExercises(world, (contract) => {
    const [first, ...rest] = penalties(world, contract);
    return first ? [{ contract, from: first.from, all: [first, ...rest] }] : [];
  });
  return numberProcesses(found, 'PAAR').flatMap(({ contract, all, process }) =>
    all.map((penalty) => ({ contract, penalty, process })),
  );
});
