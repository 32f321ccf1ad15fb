import type pg from 'pg';
import { MOST_COLUMNS } from '../../catalog/comparar/comparar.ts';
import { type ComparedBody, type ResolvedComparison, unknownYear } from './question.ts';
import type { ComparedValue, ComparisonSource, YearCoverage } from './source.ts';

/** Reads the data of one body, through its own side of the wall. */
export type BodyReader = <T>(body: ComparedBody, work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** One year of one body. */
export interface MeasuredYear {
  body: ComparedBody;
  year: number;
  coverage: YearCoverage;
  parts: readonly ComparedValue[];
}

/** What was measured, and what it was measured of. */
export interface MeasuredComparison {
  source: ComparisonSource;
  /** The years that the body of the site published. */
  known: readonly number[];
  /** The last month that is compared. */
  until: number;
  /** One for each column. */
  measured: readonly MeasuredYear[];
}

/** Reads the columns of a comparison, all up to the same month. */
export async function measureComparison(
  source: ComparisonSource,
  asked: ResolvedComparison,
  read: BodyReader,
): Promise<MeasuredComparison> {
  const [own] = asked.bodies;
  const known = await read(own, (client) => source.years(client, own.id));
  const years = chosenYears(asked, known);
  const covered = await inTurn(asked.bodies, (body) =>
    read(body, (client) => inTurn(years, (year) => source.coverage(client, body.id, year))),
  );
  const until = asked.until ?? commonMonth(covered.flat());
  const measured = await inTurn(asked.bodies, (body, i) =>
    read(body, (client) =>
      inTurn(
        years,
        async (year, j): Promise<MeasuredYear> => ({
          body,
          year,
          coverage: covered[i]?.[j] ?? UNCOVERED,
          parts: await source.parts(client, body.id, year, until),
        }),
      ),
    ),
  );
  return { source, known, until, measured: measured.flat() };
}

/** A year of which nothing was published. */
export const UNCOVERED: YearCoverage = {
  months: [],
  whole: 0,
  dados: { referencia: null, carga: null, publicadaEm: null, linhas: 0 },
};

/** Does one thing after the other, in order. */
async function inTurn<T, R>(all: readonly T[], work: (one: T, place: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const [place, one] of all.entries()) done.push(await work(one, place));
  return done;
}

/** The years that were asked for or, where none were, the last two of a body and the last one between bodies. */
function chosenYears({ years, bodies }: ResolvedComparison, known: readonly number[]): number[] {
  const usual = known.slice(0, bodies.length > 1 ? 1 : Math.min(2, MOST_COLUMNS)).toReversed();
  if (!years) return usual;
  const strange = years.find((year) => !known.includes(year));
  if (strange !== undefined) throw unknownYear(strange, known);
  return [...years];
}

/** The last month that all columns with data cover to its end: a year in progress is compared up to there. */
function commonMonth(covered: readonly YearCoverage[]): number {
  const whole = covered.filter(({ months }) => months.length > 0).map((one) => Math.max(1, one.whole));
  return Math.min(12, ...whole);
}
