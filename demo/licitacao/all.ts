import type { ContratoDraft } from '../contratos/draft.ts';
import { contratoDraft, firstLot } from '../contratos/drafts.ts';
import { isCompetitive, type Modality } from '../contratos/modality.ts';
import { pandemicContratos } from '../contratos/pandemic.ts';
import { type Day, dayOf, nextWorkingDay } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { Exercise, World } from '../town/world.ts';
import { failedLicitacao, openLicitacoes } from './failed.ts';
import { itemsWorth } from './items.ts';
import { estimateMarkup, type Licitacao, type LicitacaoItem, noticeDays } from './model.ts';
import { utilityLicitacoes } from './utilities.ts';

export type { Licitacao as Tender } from './model.ts';

/** The most contracts of a world whose tenders are kept in memory, as most datasets ask for them. */
const KEPT = 5_000;

/** Every tender, in the order of its number. */
export function licitacoesOfExercises(world: World): Iterable<Licitacao> {
  const contracts = world.exercises.reduce((sum, exercise) => sum + exercise.contracts, 0);
  return contracts > KEPT ? each(world) : kept(world);
}

const kept = oncePerWorld((world) => [...each(world)]);

function* each(world: World): Generator<Licitacao> {
  for (const exercise of world.exercises) {
    for (let place = 0; place < exercise.contracts; place++) yield tender(world, exercise, place);
    if (exercise === world.exercises.at(-1)) yield* openLicitacoes(world, exercise);
  }
}

/** The tender at a place; the number that a second lot leaves free is that of a failed tender. */
function tender(world: World, exercise: Exercise, place: number): Licitacao {
  if (firstLot(world, exercise, place)) return failedLicitacao(world, exercise, place);
  const first = contratoDraft(world, exercise, place);
  const next = place + 1 < exercise.contracts && firstLot(world, exercise, place + 1);
  return successfulLicitacao(
    world,
    next ? [first, contratoDraft(world, exercise, place + 1)] : [first],
    exercise.days[0] ?? 0,
  );
}

/** The tender that contracts came from, opened on a given day at the earliest. */
export function successfulLicitacao(
  world: World,
  contracts: readonly [ContratoDraft, ...ContratoDraft[]],
  earliest: Day,
): Licitacao {
  const [first] = contracts;
  const random = new Random(hash('certame', world.seed, world.tenant, first.tender, first.place));
  const items = asked(contracts, random);
  const { year, modality, unit, process, object, category, subject, registered, covid, tender: number } = first;
  const shared = { year, modality, unit, process, object, category, subject, registered, covid, number };
  return {
    ...shared,
    ...course(first, earliest, random),
    sequence: first.place + 1,
    estimated: items.reduce((total, { quantity, estimate }) => total + quantity * estimate, 0),
    total: items.reduce((total, { quantity, price }) => total + quantity * price, 0),
    situation: isCompetitive(modality) ? 'Homologada' : 'Ratificada',
    reason: '',
    items,
    contracts,
  };
}

/** The items of a tender. Where prices are registered, more is asked for than is contracted at once. */
function asked(contracts: readonly ContratoDraft[], random: Random): LicitacaoItem[] {
  const [first] = contracts;
  const above = first && estimateMarkup(first.modality, random);
  const more = random.between(20, 100);
  return contracts.flatMap(({ lot, ...contract }) =>
    itemsWorth(contracts.length > 1 ? { ...contract, lot } : contract, random).map((line) => ({
      ...line,
      lot,
      quantity: line.quantity + (contract.registered ? Math.ceil((line.quantity * more) / 100) : 0),
      taken: line.quantity,
      estimate: Math.ceil((line.price * (100 + (above ?? 0))) / 100),
      winner: contract.supplier,
    })),
  );
}

/** The days of a tender, in order and before the signature. */
function course({ signed, modality }: ContratoDraft, earliest: Day, random: Random) {
  const after = (days: Day, back: number): Day => nextWorkingDay(Math.max(earliest, days - back));
  const bid = isCompetitive(modality);
  const homologated = after(signed, bid ? random.between(1, 8) : random.between(0, 5));
  const opened = after(homologated, bid ? random.between(7, 25) : random.between(2, 9));
  const notice = bid ? noticeDays(modality, random) : 4;
  return { homologated, opened, published: heralded(modality) ? nextWorkingDay(opened - notice) : homologated };
}

/** Whether a notice came before the session. */
const heralded = (modality: Modality): boolean => isCompetitive(modality) || modality.prefix === 'DL';

/** Every tender, those of the pandemic first because they are older than the exercises. */
export function* allLicitacoes(world: World): Generator<Licitacao> {
  for (const one of pandemicContratos(world)) yield successfulLicitacao(world, [one], dayOf(`${one.year}-01-02`));
  yield* licitacoesOfExercises(world);
  yield* utilityLicitacoes(world);
}
