import { type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import type { ContractDraft } from '../contratos/draft.ts';
import { contractDraft, firstLot } from '../contratos/drafts.ts';
import { isCompetitive, type Modality } from '../contratos/modality.ts';
import { pandemicContracts } from '../contratos/pandemic.ts';
import { hash, Random } from '../random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { Exercise, World } from '../town/world.ts';
import { failedTender, openTenders } from './failed.ts';
import { itemsWorth } from './items.ts';
import { estimateMarkup, noticeDays, type Tender, type TenderItem } from './tender.ts';

export type { Tender, TenderItem as Item } from './tender.ts';

/** Up to so many contracts their tenders are kept: most parts of the data ask for them. */
const KEPT = 5_000;

/** Every tender, in the order of its number. */
export function tenders(world: World): Iterable<Tender> {
  const contracts = world.exercises.reduce((sum, exercise) => sum + exercise.contracts, 0);
  return contracts > KEPT ? each(world) : kept(world);
}

const kept = oncePerWorld((world) => [...each(world)]);

function* each(world: World): Generator<Tender> {
  for (const exercise of world.exercises) {
    for (let place = 0; place < exercise.contracts; place++) yield tender(world, exercise, place);
    if (exercise === world.exercises.at(-1)) yield* openTenders(world, exercise);
  }
}

/** The tender of a contract; the number that a second lot leaves free went to one of which nothing came. */
function tender(world: World, exercise: Exercise, place: number): Tender {
  if (firstLot(world, exercise, place)) return failedTender(world, exercise, place);
  const first = contractDraft(world, exercise, place);
  const next = place + 1 < exercise.contracts && firstLot(world, exercise, place + 1);
  return successfulTender(
    world,
    next ? [first, contractDraft(world, exercise, place + 1)] : [first],
    exercise.days[0] ?? 0,
  );
}

/** The tender that contracts came from. Nothing of it was opened before a given day. */
export function successfulTender(
  world: World,
  contracts: readonly [ContractDraft, ...ContractDraft[]],
  earliest: Day,
): Tender {
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

/** Of registered prices more is asked for than is contracted at once. */
function asked(contracts: readonly ContractDraft[], random: Random): TenderItem[] {
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

/** Working days that lie in order before the contract was signed. */
function course({ signed, modality }: ContractDraft, earliest: Day, random: Random) {
  const after = (days: Day, back: number): Day => nextWorkingDay(Math.max(earliest, days - back));
  const bid = isCompetitive(modality);
  const homologated = after(signed, bid ? random.between(1, 8) : random.between(0, 5));
  const opened = after(homologated, bid ? random.between(7, 25) : random.between(2, 9));
  const notice = bid ? noticeDays(modality, random) : 4;
  return { homologated, opened, published: heralded(modality) ? nextWorkingDay(opened - notice) : homologated };
}

/** Whether the public was called before, and not only told after. */
const heralded = (modality: Modality): boolean => isCompetitive(modality) || modality.prefix === 'DL';

/** Every tender there is, those of the pandemic first: they lie before the exercises of the world. */
export function* allTenders(world: World): Generator<Tender> {
  for (const one of pandemicContracts(world)) yield successfulTender(world, [one], dayOf(`${one.year}-01-02`));
  yield* tenders(world);
}
