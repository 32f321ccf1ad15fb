import { type Day, nextWorkingDay, yearOf } from '../../calendar.ts';
import { eachContrato } from '../../contratos/all.ts';
import type { ContratoDossier } from '../../contratos/dossier.ts';
import { contratoKey, emendasByContrato } from '../../emendas/model.ts';
import { hash, Random } from '../../random.ts';
import { SAUDE } from '../../town/units.ts';
import type { World } from '../../town/world.ts';
import {
  type BudgetLine,
  type Empenho,
  type EmpenhoChange,
  exerciseClosing,
  exerciseOpening,
  type Liquidacao,
  newLiquidacao,
} from '../model.ts';
import { contratoBudgetLine } from '../nature.ts';

/** The part of a contract that falls to an exercise. Cents. */
interface Slice {
  year: number;
  from: Day;
  to: Day;
  cents: number;
}

/** The least cents worth an empenho; less waits for the next exercise. */
const LEAST = 10_000;

/** The empenhos of contracts, never more than each contract is worth. */
export function* empenhosOfContratos(world: World): Generator<Empenho> {
  for (const contract of eachContrato(world, (one) => [one])) {
    if (contract.total === 0 || contract.situation === 'Anulado') continue;
    const random = new Random(luckOf(world, contract));
    const base = describe(world, contract);
    for (const slice of slices(contract, world.until)) {
      if (contract.draft.category === 'Compras') yield* orders(base, slice, world.until, random);
      else yield whole(base, contract, slice, world.until, random);
    }
  }
}

type Base = Omit<Empenho, 'year' | 'day' | 'kind' | 'cents' | 'changes' | 'settlements'>;

const luckOf = ({ seed, tenant }: World, { draft }: ContratoDossier): number =>
  hash('empenho', seed, tenant, draft.year, draft.number);

/** The budget line that pays a contract, which is that of its earmark where it has one. */
export const budgetLineOf = (world: World, contract: ContratoDossier): BudgetLine =>
  contratoBudgetLine(
    contract.draft,
    luckOf(world, contract),
    reliefOf(world, contract) ?? earmarkOf(world, contract)?.source,
  );

const earmarkOf = (world: World, contract: ContratoDossier) => emendasByContrato(world).get(contratoKey(contract));

/** The source that paid the contracts of the pandemic: federal aid in the prefeitura, none in the council. */
function reliefOf({ tenant }: World, { draft }: ContratoDossier): string | undefined {
  if (!draft.covid || tenant === 'cmdemo') return undefined;
  return draft.unit === SAUDE ? '1.602.0000' : '1.707.0000';
}

function describe(world: World, contract: ContratoDossier): Base {
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
function* slices({ draft, end, total }: ContratoDossier, until: Day): Generator<Slice> {
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

/** Splits a sum into parts of similar size that add up to the cent. */
function splitCents(cents: number, parts: number, random: Random): number[] {
  let left = cents;
  const pieces: number[] = [];
  for (let place = parts; place > 1; place--) {
    const piece = Math.floor((left * random.between(75, 120)) / 100 / place);
    pieces.push(piece);
    left -= piece;
  }
  return [...pieces, left];
}

/** The empenhos of goods: each order as it is needed has its own. */
function* orders(base: Base, { year, from, to, cents }: Slice, until: Day, random: Random): Generator<Empenho> {
  const count = Math.max(1, Math.min(9, Math.round((to - from) / 35), Math.floor(cents / 40_000)));
  const step = Math.floor((to - from) / count);
  for (const [i, part] of splitCents(cents, count, random).entries()) {
    const day = nextWorkingDay(from + i * step + random.between(0, Math.min(10, step)));
    if (day > until || yearOf(day) !== year) continue;
    yield { ...base, year, day, kind: 'Ordinário', cents: part, ...delivered(day, part, until, random) };
  }
}

/** One order in twenty is only delivered in part, and the rest given up before the exercise ends. */
function delivered(day: Day, cents: number, until: Day, random: Random): Pick<Empenho, 'changes' | 'settlements'> {
  const short = random.chance(0.05) ? Math.floor((cents * random.between(5, 40)) / 100) : 0;
  const pieces = random.chance(0.25) ? splitCents(cents - short, 2, random) : [cents - short];
  const settlements: Liquidacao[] = [];
  let on = day;
  for (const piece of pieces) {
    on = nextWorkingDay(on + random.between(4, 24));
    if (on <= until) settlements.push(newLiquidacao(on, piece, invoice(random)));
  }
  const end = exerciseClosing(yearOf(day));
  const over = nextWorkingDay(Math.max(on, Math.min(end - 3, on + 30)));
  const changes = short > 0 && over <= Math.min(end, until) ? [cut(over, short, 'Saldo não entregue')] : [];
  return { changes, settlements };
}

const cut = (day: Day, cents: number, why: string): EmpenhoChange => ({ kind: 'Anulação', day, cents, why });

const invoice = (random: Random): string => String(random.between(101, 98_999));

/** Services, leases and works: one empenho for the exercise, settled month by month or as it is measured. */
function whole(base: Base, contract: ContratoDossier, slice: Slice, until: Day, random: Random): Empenho {
  const { year, from, to, cents } = slice;
  const done = random.chance(0.55) ? cents : Math.floor((cents * random.between(82, 99)) / 100);
  const settlements = monthly(from, to, done, until, random);
  const more = reinforcements(contract, slice, until);
  const added = more.reduce((sum, part) => sum + part.cents, 0);
  const end = nextWorkingDay(exerciseClosing(year) - random.between(6, 12));
  // A balance that is not cancelled in December is carried into the next exercise.
  const struck = done < cents && end <= until && end >= from && random.chance(0.75);
  const over = struck ? [cut(end, cents - done, 'Saldo não utilizado')] : [];
  const changes = [...more, ...over];
  return { ...base, year, day: from, kind: 'Global', cents: cents - added, changes, settlements };
}

function monthly(from: Day, to: Day, cents: number, until: Day, random: Random): Liquidacao[] {
  const count = Math.max(1, Math.round((to - from) / 30));
  const settlements: Liquidacao[] = [];
  for (const [i, part] of splitCents(cents, count, random).entries()) {
    const day = nextWorkingDay(from + Math.floor(((to - from) * (i + 1)) / count) + random.between(2, 9));
    if (day <= until) settlements.push(newLiquidacao(day, part, invoice(random)));
  }
  return settlements;
}

/** The reinforcements by amendments of the exercise, as far as there was time left to use them. */
function reinforcements(
  { amendments }: ContratoDossier,
  { year, from, to, cents }: Slice,
  until: Day,
): EmpenhoChange[] {
  const found: EmpenhoChange[] = [];
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
