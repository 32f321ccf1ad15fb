import { concerns } from '../body.ts';
import { lastDayOf, plusDays } from '../texto/day.ts';
import type { DutyPart, FileCategory, FileDuty } from './category.ts';

/** What decides the duties of a body. */
export interface DutyBody {
  tipo: string;
  /** First year in which it reports by semester instead of by quadrimester (LRF, art. 63: up to 50,000 inhabitants). */
  semestralDesde?: number | null;
}

/** A document, or a part of one, that a body has to publish by a day. */
export interface FileDue {
  categoria: string;
  /** Year it is of, or the first of a plan; null for what is simply in force. */
  ano: number | null;
  /** Last year of a plan, or the same year. */
  anoFinal: number | null;
  /** `1º bimestre`; null for a whole year. */
  periodo: string | null;
  /** Part of the document; null for the document as a whole. */
  parte: string | null;
  /** Last day to publish it; null for what must always be there. */
  ate: string | null;
}

/** Days from the end of a period until its report is due (LRF, arts. 52 and 55, § 2º). */
const AFTER_A_PERIOD = 30;
/** Days ahead for which a duty of a year that has not begun is announced. */
const AHEAD = 60;
/** Years of a plan. */
const PLAN_YEARS = 4;

/** Every due of a category for a body: of the years that are asked for, and those of this year that come next. */
export function dutiesOf(category: FileCategory, body: DutyBody, today: string): FileDue[] {
  if (!concerns(category, body.tipo)) return [];
  const own = (category.duties ?? []).filter((duty) => isOf(duty, body));
  return own.flatMap((duty) => duesOf(duty, body, today).map((due) => ({ categoria: category.slug, ...due })));
}

/** The parts that the files of a category may name. */
export const partsOf = ({ duties = [] }: Pick<FileCategory, 'duties'>): DutyPart[] =>
  duties.flatMap(({ parts = [] }) => parts);

/** What people call a part; a document as a whole has no name of its own. */
export const partTitle = (category: Pick<FileCategory, 'duties'>, slug: string | null): string | null =>
  partsOf(category).find((part) => part.slug === slug)?.title ?? slug;

const isOf = ({ bodies }: Pick<FileDuty | DutyPart, 'bodies'>, { tipo }: DutyBody): boolean =>
  !bodies || bodies.some((own) => own === tipo);

type Due = Omit<FileDue, 'categoria'>;

/** A period of a duty before it is divided into parts. */
interface DutyPeriod {
  ano: number;
  periodo: string | null;
  ate: string;
  isLast: boolean;
  /** Whether it ends one half of a year. */
  isHalf: boolean;
}

function duesOf(duty: FileDuty, body: DutyBody, today: string): Due[] {
  const parts = duty.parts?.filter((part) => !part.optional && isOf(part, body)) ?? [null];
  if (duty.every === 'vigente')
    return parts.map((part) => ({ ano: null, anoFinal: null, periodo: null, parte: part?.slug ?? null, ate: null }));
  const length = duty.every === 'quadrienio' ? PLAN_YEARS : 1;
  return askedPeriods(duty, body, today).flatMap((period) => {
    const { ano, periodo, ate } = period;
    const due = parts.filter((part) => part === null || isDueIn(part, period, body));
    return due.map((part) => ({ ano, anoFinal: ano + length - 1, periodo, parte: part?.slug ?? null, ate }));
  });
}

const isDueIn = ({ last, halves }: DutyPart, { ano, isLast, isHalf }: DutyPeriod, body: DutyBody): boolean =>
  (!last || isLast) && (!halves || isHalf || !isBySemester(body, ano));

const isBySemester = ({ semestralDesde }: DutyBody, ano: number): boolean =>
  typeof semestralDesde === 'number' && ano >= semestralDesde;

/** Periods of the last due year, of those asked for before it, and those that come due next. */
function askedPeriods(duty: FileDuty, body: DutyBody, today: string): DutyPeriod[] {
  const year = Number(today.slice(0, 4));
  const before = duty.before ?? 0;
  const first = duty.every === 'quadrienio' ? year - before - (PLAN_YEARS - 1) : year - before - 2;
  const all = yearsFrom(first, year + 1).flatMap((ano) => periodsOf(duty, body, ano));
  const shown = all.filter(({ ano, ate }) => ano <= year || ate <= plusDays(today, AHEAD));
  if (duty.every === 'quadrienio') return shown;
  const base = Math.max(...shown.filter(({ ate }) => ate < today).map(({ ano }) => ano));
  return shown.filter(({ ano }) => ano >= base - before);
}

const yearsFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

function periodsOf({ every, due }: FileDuty, body: DutyBody, ano: number): DutyPeriod[] {
  if (every === 'bimestre') return dividedYear(ano, 'bimestre', 6);
  if (every === 'quadrimestre')
    return isBySemester(body, ano) ? dividedYear(ano, 'semestre', 2) : dividedYear(ano, 'quadrimestre', 3);
  if (every === 'quadrienio' && !beginsPlan(ano, body)) return [];
  const { years, day } = due ?? { years: 0, day: '12-31' };
  return [{ ano, periodo: null, ate: `${ano + years}-${day}`, isLast: true, isHalf: true }];
}

/** Whether a plan of four years begins: with the second year of a mandate, which for states is two years later. */
const beginsPlan = (ano: number, { tipo }: DutyBody): boolean => ano % PLAN_YEARS === (tipo === 'estado' ? 0 : 2);

const dividedYear = (ano: number, name: string, count: number): DutyPeriod[] =>
  Array.from({ length: count }, (_, i) => {
    const month = ((i + 1) * 12) / count;
    return {
      ano,
      periodo: `${i + 1}º ${name}`,
      ate: plusDays(lastDayOf(ano, month), AFTER_A_PERIOD),
      isLast: month === 12,
      isHalf: month % 6 === 0,
    };
  });
