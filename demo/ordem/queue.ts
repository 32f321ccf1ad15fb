import { CATEGORIAS_ORDEM } from '../../catalog/codes/despesa.ts';
import { type Day, nextWorkingDay, yearOf } from '../calendar.ts';
import type { ContractDraft } from '../contratos/draft.ts';
import type { Commitment, Settlement } from '../despesa/commitment.ts';
import { hash, Random } from '../random.ts';
import type { World } from '../town/world.ts';

export type PaymentQueue = (typeof CATEGORIAS_ORDEM)[number];

const [GOODS, LEASES, SERVICES, WORKS] = CATEGORIAS_ORDEM;

/** Which of the four queues of payment a contract waits in. */
export function paymentQueueOf({ category, object }: ContractDraft): PaymentQueue {
  if (category === 'Compras') return GOODS;
  if (category === 'Obras') return WORKS;
  return /^locação/i.test(object) ? LEASES : SERVICES;
}

/** So many legal reasons to pay out of turn. */
const REASONS = 5;
/** Shares of the bills that are paid out of turn, if somebody waits, and that are held back over a dispute. */
const BREACHES = 0.012;
const DISPUTES = 0.003;

interface Waiting {
  settlement: Settlement;
  commitment: Commitment;
}

/** Pays what is owed for contracts in the order of its settlement, by unit, source and category, as the law wants. */
export function payInTurn(world: World, all: readonly Commitment[]): void {
  for (const [name, waiting] of queues(all)) {
    waiting.sort((a, b) => a.settlement.day - b.settlement.day);
    payQueue(waiting, world.until, new Random(hash('fila', world.seed, world.tenant, name)));
  }
}

function queues(all: readonly Commitment[]): Map<string, Waiting[]> {
  const found = new Map<string, Waiting[]>();
  for (const commitment of all) {
    if (!commitment.contract || commitment.settlements.length === 0) continue;
    const { line, contract } = commitment;
    const name = `${line.action.unit.code} ${line.source} ${paymentQueueOf(contract.draft)}`;
    const queue = found.get(name) ?? [];
    found.set(name, queue);
    for (const settlement of commitment.settlements) queue.push({ settlement, commitment });
  }
  return found;
}

function payQueue(waiting: readonly Waiting[], until: Day, random: Random): void {
  let latest: Day = 0;
  let year = 0;
  let place = 0;
  for (const { settlement } of waiting) {
    place = yearOf(settlement.day) === year ? place + 1 : 1;
    year = yearOf(settlement.day);
    settlement.place = place;
    settlement.held = random.chance(DISPUTES);
    if (settlement.held) continue;
    const soon = nextWorkingDay(settlement.day + random.between(1, 4));
    const turn = Math.max(latest, nextWorkingDay(settlement.day + random.between(5, 32)));
    const breach = soon < latest && random.chance(BREACHES) && soon <= until;
    if (breach) settlement.breach = random.between(0, REASONS - 1);
    else latest = turn;
    pay(settlement, breach ? soon : turn, until);
  }
}

function pay({ payments, cents }: Settlement, day: Day, until: Day): void {
  if (day <= until) payments.push({ number: 0, day, cents });
}
