import { type Day, nextWorkingDay, yearOf } from '../calendar.ts';
import type { ContractDossier } from '../contratos/dossier.ts';
import { eachContract } from '../contratos/dossiers.ts';
import { contractKey, earmarksByContract } from '../emendas/earmarks.ts';
import { hash, Random } from '../random.ts';
import { SAUDE } from '../town/units.ts';
import type { World } from '../town/world.ts';
import {
  type BudgetLine,
  type Commitment,
  type CommitmentChange,
  exerciseClosing,
  exerciseOpening,
  newSettlement,
  type Settlement,
} from './commitment.ts';
import { contractBudgetLine } from './nature.ts';

/** What an exercise carries of a contract. Cents. */
interface Slice {
  year: number;
  from: Day;
  to: Day;
  cents: number;
}

/** Less than this is not worth a document of its own: it waits for the next exercise. */
const LEAST = 10_000;

/** All that was committed for contracts, never more than each is worth. */
export function* commitmentsOfContracts(world: World): Generator<Commitment> {
  for (const contract of eachContract(world, (one) => [one])) {
    if (contract.total === 0 || contract.situation === 'Anulado') continue;
    const random = new Random(luckOf(world, contract));
    const base = describe(world, contract);
    for (const slice of slices(contract, world.until)) {
      if (contract.draft.category === 'Compras') yield* orders(base, slice, world.until, random);
      else yield whole(base, contract, slice, world.until, random);
    }
  }
}

type Base = Omit<Commitment, 'year' | 'day' | 'kind' | 'cents' | 'changes' | 'settlements'>;

const luckOf = ({ seed, tenant }: World, { draft }: ContractDossier): number =>
  hash('empenho', seed, tenant, draft.year, draft.number);

/** The budget line that pays a contract, which is that of its earmark where it has one. */
export const budgetLineOf = (world: World, contract: ContractDossier): BudgetLine =>
  contractBudgetLine(
    contract.draft,
    luckOf(world, contract),
    reliefOf(world, contract) ?? earmarkOf(world, contract)?.source,
  );

const earmarkOf = (world: World, contract: ContractDossier) => earmarksByContract(world).get(contractKey(contract));

/** What was sent to the towns against the pandemic paid its contracts; a council had to manage with its own. */
function reliefOf({ tenant }: World, { draft }: ContractDossier): string | undefined {
  if (!draft.covid || tenant === 'cmdemo') return undefined;
  return draft.unit === SAUDE ? '1.602.0000' : '1.707.0000';
}

function describe(world: World, contract: ContractDossier): Base {
  const { draft } = contract;
  const earmark = earmarkOf(world, contract);
  return {
    number: 0,
    line: budgetLineOf(world, contract),
    creditor: draft.supplier,
    about: `${draft.object}, conforme o contrato ${draft.number}`,
    process: draft.process,
    modality: draft.modality.name,
    tender: draft.tender,
    ground: draft.modality.ground,
    contract,
    agreement: earmark?.agreement ?? '',
    amendment: earmark?.number ?? '',
  };
}

/** Shares of the exercises that a contract lives through, heavier at the start, when most is delivered. */
function* slices({ draft, end, total }: ContractDossier, until: Day): Generator<Slice> {
  const span = Math.max(draft.end, end) - draft.start + 1;
  let done = 0;
  for (let year = yearOf(draft.start); year <= yearOf(Math.min(end, until)); year++) {
    const to = Math.min(end, exerciseClosing(year));
    const from = nextWorkingDay(Math.max(draft.signed, exerciseOpening(year)));
    const due = Math.floor(total * Math.sqrt((to - draft.start + 1) / span));
    if (due - done < LEAST || from > Math.min(to, until)) continue;
    yield { year, from, to, cents: due - done };
    done = due;
  }
}

/** Cuts a sum into so many parts, alike but not the same, to the cent. */
export function splitCents(cents: number, parts: number, random: Random): number[] {
  let left = cents;
  const pieces: number[] = [];
  for (let place = parts; place > 1; place--) {
    const piece = Math.floor((left * random.between(75, 120)) / 100 / place);
    pieces.push(piece);
    left -= piece;
  }
  return [...pieces, left];
}

/** Things are ordered as they are needed, each order with its own empenho. */
function* orders(base: Base, { year, from, to, cents }: Slice, until: Day, random: Random): Generator<Commitment> {
  const count = Math.max(1, Math.min(9, Math.round((to - from) / 35), Math.floor(cents / 40_000)));
  const step = Math.floor((to - from) / count);
  for (const [i, part] of splitCents(cents, count, random).entries()) {
    const day = nextWorkingDay(from + i * step + random.between(0, Math.min(10, step)));
    if (day > until || yearOf(day) !== year) continue;
    yield { ...base, year, day, kind: 'Ordinário', cents: part, ...delivered(day, part, until, random) };
  }
}

/** One order in twenty is only delivered in part, and the rest given up before the exercise ends. */
function delivered(day: Day, cents: number, until: Day, random: Random): Pick<Commitment, 'changes' | 'settlements'> {
  const short = random.chance(0.05) ? Math.floor((cents * random.between(5, 40)) / 100) : 0;
  const pieces = random.chance(0.25) ? splitCents(cents - short, 2, random) : [cents - short];
  const settlements: Settlement[] = [];
  let on = day;
  for (const piece of pieces) {
    on = nextWorkingDay(on + random.between(4, 24));
    if (on <= until) settlements.push(newSettlement(on, piece, invoice(random)));
  }
  const end = exerciseClosing(yearOf(day));
  const over = nextWorkingDay(Math.max(on, Math.min(end - 3, on + 30)));
  const changes = short > 0 && over <= Math.min(end, until) ? [cut(over, short, 'Saldo não entregue')] : [];
  return { changes, settlements };
}

const cut = (day: Day, cents: number, why: string): CommitmentChange => ({ kind: 'Anulação', day, cents, why });

const invoice = (random: Random): string => String(random.between(101, 98_999));

/** Services, leases and works: one empenho for the exercise, settled month by month or as it is measured. */
function whole(base: Base, contract: ContractDossier, slice: Slice, until: Day, random: Random): Commitment {
  const { year, from, to, cents } = slice;
  const done = random.chance(0.55) ? cents : Math.floor((cents * random.between(82, 99)) / 100);
  const settlements = monthly(from, to, done, until, random);
  const more = reinforcements(contract, slice, until);
  const added = more.reduce((sum, part) => sum + part.cents, 0);
  const end = nextWorkingDay(exerciseClosing(year) - random.between(6, 12));
  // What nobody strikes off in December is carried into the next exercise.
  const struck = done < cents && end <= until && end >= from && random.chance(0.75);
  const over = struck ? [cut(end, cents - done, 'Saldo não utilizado')] : [];
  const changes = [...more, ...over];
  return { ...base, year, day: from, kind: 'Global', cents: cents - added, changes, settlements };
}

function monthly(from: Day, to: Day, cents: number, until: Day, random: Random): Settlement[] {
  const count = Math.max(1, Math.round((to - from) / 30));
  const settlements: Settlement[] = [];
  for (const [i, part] of splitCents(cents, count, random).entries()) {
    const day = nextWorkingDay(from + Math.floor(((to - from) * (i + 1)) / count) + random.between(2, 9));
    if (day <= until) settlements.push(newSettlement(day, part, invoice(random)));
  }
  return settlements;
}

/** What amendments added in the exercise came on top of the first document, as far as there was time to use it. */
function reinforcements(
  { amendments }: ContractDossier,
  { year, from, to, cents }: Slice,
  until: Day,
): CommitmentChange[] {
  const found: CommitmentChange[] = [];
  let room = Math.floor(cents / 3);
  for (const { number, value, signed } of amendments) {
    const day = nextWorkingDay(signed + 1);
    if (value <= 0 || yearOf(day) !== year || day <= from || day > Math.min(to, until)) continue;
    const part = Math.min(value, room, Math.floor((cents * (to - day)) / (to - from) / 2));
    if (part < LEAST) continue;
    room -= part;
    found.push({ kind: 'Reforço', day, cents: part, why: `${number} do contrato` });
  }
  return found;
}
