import { processMonth } from '../contratos/draft.ts';
import { chooseSubject, priceOfSubject } from '../contratos/drafts.ts';
import { AUCTION, COMPETITION } from '../contratos/modality.ts';
import { type Day, dayOf, nextWorkingDay, workingDaysOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import type { NonEmpty } from '../kit/words.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import type { Exercise, World } from '../town/world.ts';
import { itemsWorth, worthOfItems } from './items.ts';
import { estimateMarkup, type Licitacao, type LicitacaoItem, noticeDays } from './model.ts';

/** How tenders end without a contract, and why. */
const ENDS: NonEmpty<readonly [situation: string, reason: string]> = [
  ['Deserta', 'Nenhuma empresa apresentou proposta até o fim do prazo'],
  ['Deserta', 'Nenhum interessado compareceu à sessão pública'],
  ['Fracassada', 'Todas as propostas ficaram acima do valor estimado'],
  ['Fracassada', 'Nenhuma das empresas comprovou os requisitos de habilitação'],
  ['Revogada', 'Revogada por interesse público: o projeto foi revisto por quem o pediu'],
  ['Revogada', 'Revogada por interesse público: a despesa foi adiada para o exercício seguinte'],
  ['Anulada', 'Anulada por falha na pesquisa de preços apontada pelo controle interno'],
];

/** A failed tender, on the day of its number. */
export function failedLicitacao(world: World, exercise: Exercise, place: number): Licitacao {
  const random = new Random(hash('sem contrato', world.seed, world.tenant, exercise.year, place));
  const [situation, reason] = random.pick(ENDS);
  const opened = exercise.days[Math.floor((place * exercise.days.length) / exercise.contracts)] ?? world.until;
  return { ...open(world, exercise, place + 1, opened, random), situation, reason };
}

/** Open tenders on the last day: one for so many contracts of the exercise, at least three. */
const UNDER_WAY = 20;

/** The tenders that are under way on the last day of the data: some wait for proposals, some are being judged. */
export function* openLicitacoes(world: World, exercise: Exercise): Generator<Licitacao> {
  const count = Math.max(3, Math.round(exercise.contracts / UNDER_WAY));
  for (let i = 0; i < count; i++) {
    const random = new Random(hash('em andamento', world.seed, world.tenant, exercise.year, i));
    const opened = within(exercise, world.until + Math.round((i * 32) / count) - 8);
    const made = open(world, exercise, exercise.contracts + 1 + i, opened, random);
    yield { ...made, ...state(i, opened > world.until), published: Math.min(made.published, lastDay(world, exercise)) };
  }
}

function state(place: number, awaited: boolean): Pick<Licitacao, 'situation' | 'reason'> {
  if (place % 5 === 2)
    return { situation: 'Suspensa', reason: 'Suspensa para resposta a pedidos de impugnação do edital' };
  return { situation: awaited ? 'Aberta' : 'Em julgamento', reason: '' };
}

const lastDay = ({ until }: World, { days }: Exercise): Day => days.at(-1) ?? until;

/** The working day of the exercise nearest to a day, as a tender opens in the year of its number. */
function within({ year }: Exercise, day: Day): Day {
  const last = workingDaysOf(year, dayOf(`${year}-12-30`)).at(-1) ?? day;
  return Math.min(nextWorkingDay(day), last);
}

/** A tender without a winner. */
function open(world: World, { year }: Exercise, sequence: number, opened: Day, random: Random): Licitacao {
  const subject = chooseSubject(bidFor(world.subjects), random);
  const modality = subject.way === 'works' ? COMPETITION : AUCTION;
  const object = `${random.pick(subject.what)} ${random.pick(subject.whom)}`;
  const items = wanted(subject, object, estimateMarkup(modality, random), random);
  return {
    year,
    sequence,
    number: `${modality.prefix} ${padZeros(sequence, 3)}/${year}`,
    modality,
    unit: random.pick(subject.units),
    process: `${year}.${processMonth(year, opened)}.${padZeros(sequence * 2, 4)}`,
    object,
    category: subject.category,
    subject,
    registered: subject.category === 'Compras' && random.chance(0.4),
    covid: false,
    published: nextWorkingDay(opened - noticeDays(modality, random)),
    opened,
    homologated: null,
    estimated: worthOfItems(items.map(({ quantity, estimate }) => ({ quantity, price: estimate }))),
    total: 0,
    situation: '',
    reason: '',
    items,
    contracts: [],
  };
}

const bidFor = (subjects: NonEmpty<PurchaseSubject>): NonEmpty<PurchaseSubject> => {
  const [first = subjects[0], ...rest] = subjects.filter(({ way }) => way === 'bid' || way === 'works');
  return [first, ...rest];
};

function wanted(subject: PurchaseSubject, object: string, above: number, random: Random): LicitacaoItem[] {
  const months = random.pick(subject.months);
  const lines = itemsWorth({ object, subject, months, initial: priceOfSubject(subject, months, random) }, random);
  return lines.map((line) => ({
    ...line,
    lot: 1,
    estimate: Math.ceil((line.price * (100 + above)) / 100),
    taken: 0,
    winner: null,
  }));
}
