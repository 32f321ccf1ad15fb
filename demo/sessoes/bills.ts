import { eachAto } from '../atos/all.ts';
import type { Ato } from '../atos/model.ts';
import { type Day, previousWorkingDay, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { opinionDay } from '../town/court.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { benchOf } from './bench.ts';
import { type Board, boardFor } from './boards.ts';
import { boardDays, plenaryDays } from './meetings.ts';
import { type BillKind, inventBill, inventMotion, KIND_OF_ACT, KINDS } from './motions.ts';

export type BillFate = 'norma' | 'aprovada' | 'rejeitada' | 'comissão' | 'retirada';

/** A proposition and the days of its course. */
export interface Bill {
  kind: BillKind;
  year: number;
  /** Its number among those of its kind and year. */
  number: number;
  summary: string;
  author: string;
  subject: string;
  /** The day on which it was handed in, and that of the session that read it. */
  presented: Day;
  read: Day;
  /** The committee that examined it, on this day. */
  board: Board | null;
  examined: Day | null;
  rapporteur: string;
  /** The session that decided it. */
  voted: Day | null;
  fate: BillFate;
  /** The act that it became. */
  act: Ato | null;
}

type Draft = Omit<Bill, 'number' | 'year' | 'presented'>;

/** The day on which a proposition is handed in, so that the agenda of the session that reads it can name it. */
const handedIn = ({ read }: Draft): Day => previousWorkingDay(read - 6);

/** The propositions of the house, in the order of time. */
export const bills = oncePerWorld((world): readonly Bill[] => {
  const drafts = [...enacted(world), ...motions(world), ...others(world)].sort(
    (a, b) => a.read - b.read || (a.summary < b.summary ? -1 : 1),
  );
  const last = new Map<string, number>();
  return drafts.map((draft) => {
    const presented = handedIn(draft);
    const year = yearOf(presented);
    const key = `${draft.kind.code} ${year}`;
    const number = (last.get(key) ?? 0) + 1;
    last.set(key, number);
    return { ...draft, presented, year, number };
  });
});

/** The last of some days that is not after another. */
const lastBy = (days: readonly Day[], by: Day): Day | undefined => days.findLast((day) => day <= by);

/** Propositions that became an act. One whose votes came before the data began is left out. */
function* enacted(world: World): Generator<Draft> {
  for (const act of eachAto(world, (one) => [one])) {
    const kind = KIND_OF_ACT[act.kind];
    const voted = kind && lastBy(plenaryDays(world), act.day - 2);
    const course =
      voted === undefined ? null : examinedCourse(world, act.subject, voted, hash('projeto', world.seed, act.number));
    if (!kind || voted === undefined || !course || !isInOrder(act, course.read)) continue;
    const summary = act.say().summary;
    yield {
      kind,
      summary,
      subject: act.subject,
      author: authorOf(world, act, voted),
      ...course,
      voted,
      fate: 'norma',
      act,
    };
  }
}

/** Accounts are read in plenary after the Court gave its opinion on them; a small sample of sessions may have none so late. */
const isInOrder = ({ matter, year }: Ato, read: Day): boolean => matter !== 'contas' || read > opinionDay(year - 3);

/** Who proposed an act: the Executive, the board of the house, its committee of finances, or one or two members. */
function authorOf(world: World, { author, number, kind, matter }: Ato, day: Day): string {
  if (matter === 'contas') return 'Comissão de Finanças, Orçamento e Fiscalização';
  if (author !== 'Poder Legislativo' && kind !== 'Decreto Legislativo') return author;
  const random = new Random(hash('autor', world.seed, number));
  return membersAt(world, day, random, random.chance(0.25) ? 2 : 1);
}

function membersAt(world: World, day: Day, random: Random, count: number): string {
  const bench = benchOf(world, yearOf(day));
  const first = random.between(0, bench.length - 1);
  const names = Array.from({ length: count }, (_, i) => bench[(first + i * 5) % bench.length]?.name ?? '');
  return names.join('; ');
}

/** The course of a proposition up to its vote: read in plenary, examined by a committee, reported by one of its members. */
function examinedCourse(world: World, subject: string, voted: Day, seed: number) {
  const board = boardFor(world, yearOf(voted), subject);
  const examined = board && lastBy(boardDays(world, board.weekday), voted - 1);
  const read = examined === undefined ? undefined : lastBy(plenaryDays(world), examined - 4);
  if (!board || examined === undefined || read === undefined || yearOf(examined) !== yearOf(voted)) return null;
  const rapporteur = board.members[seed % board.members.length]?.name ?? '';
  return { board, examined, read, rapporteur };
}

/** What members ask for and honour, one or two in each session, decided at once. */
function* motions(world: World): Generator<Draft> {
  for (const day of plenaryDays(world)) {
    const random = new Random(hash('moção', world.seed, day));
    for (let left = random.between(1, 2); left > 0; left--) {
      const author = membersAt(world, day, random, 1);
      yield { ...unexamined, ...inventMotion(random), author, read: day, voted: day, fate: 'aprovada' };
    }
  }
}

const unexamined = { subject: '', board: null, examined: null, rapporteur: '', act: null } as const;

/** The place in the year of the bills that did not become law, in sessions. */
const STEP = 11;

/** Bills of members that were rejected, withdrawn, or are still in a committee. */
function* others(world: World): Generator<Draft> {
  const days = plenaryDays(world);
  let place = 0;
  for (let i = STEP; i < days.length; i += STEP) {
    const voted = days[i] ?? world.until;
    const random = new Random(hash('ideia', world.seed, voted));
    const course = examinedCourse(world, 'Políticas públicas', voted, random.between(0, 99));
    if (!course) continue;
    const idea = {
      kind: KINDS.PL,
      summary: inventBill(place++),
      author: membersAt(world, voted, random, 1),
      act: null,
    };
    const bill = { ...idea, subject: 'Políticas públicas', ...course };
    yield random.chance(0.5) ? { ...bill, voted, fate: 'rejeitada' } : { ...bill, voted: null, fate: 'retirada' };
  }
  yield* pending(world, place);
}

/** Sessions whose bills no committee has examined yet. */
const WAITING = 6;

function* pending(world: World, first: number): Generator<Draft> {
  for (const [i, read] of plenaryDays(world).slice(-WAITING).entries()) {
    const random = new Random(hash('pendente', world.seed, read));
    const board = boardFor(world, yearOf(read), 'Políticas públicas');
    if (!board) continue;
    const rapporteur = board.members[random.between(0, 2)]?.name ?? '';
    const author = membersAt(world, read, random, random.between(1, 2));
    const bill = { kind: KINDS.PL, summary: inventBill(first + i), author, subject: 'Políticas públicas', read };
    yield { ...bill, board, examined: null, rapporteur, voted: null, fate: 'comissão', act: null };
  }
}

/** How a proposition is cited: `Projeto de Lei nº 12/2026`. */
export const citeBill = ({ kind, number, year }: Bill): string => `${kind.word} nº ${number}/${year}`;

export const billKey = ({ kind, number, year }: Bill) => ({
  codSigla: kind.code,
  numProposicao: String(number),
  numExercicio: String(year),
});

/** The folder and name of its papers, without what each is. */
export const billPath = ({ kind, number, year }: Bill): string =>
  `proposicoes/${year}/${kind.code.toLowerCase()}-${number}`;
