import { type Dataset, fieldOf, timeOf } from '../../../catalog/dataset.ts';
import type { ConjuntoDeclarado } from '../../../catalog/painel/cargas/answer.ts';
import { plusDays } from '../../../catalog/texto/day.ts';

/** A period with its days. */
type PeriodGap = ConjuntoDeclarado['faltam'][number];

/** Gaps of one dataset that are told; older ones are of little use to anybody. */
const MOST = 24;

/** What is known of a dataset: the periods that have rows, and the days that statements about all of it speak of. */
export interface CoveredTime {
  periods: readonly string[];
  stated: readonly { de: string; ate: string }[];
}

/**
 * The ended periods that have neither rows nor a statement, from the first that has either until today, the newest first. Of a
 * dataset that has nothing, the last ended period.
 */
export function uncoveredPeriods(set: Dataset, { periods, stated }: CoveredTime, today: string): PeriodGap[] {
  const first =
    [...periods, ...stated.map(({ de }) => de)].sort()[0]?.slice(0, 4) ?? String(Number(today.slice(0, 4)) - 1);
  const covered = new Set(periods);
  const gaps: PeriodGap[] = [];
  for (const gap of endedPeriods(set, `${first}-01-01`, today)) {
    const isStated = stated.some(({ de, ate }) => de <= gap.de && gap.ate <= ate);
    if (!covered.has(gap.periodo) && !isStated) gaps.push(gap);
  }
  return gaps.reverse().slice(0, MOST);
}

function* endedPeriods(set: Dataset, from: string, today: string): Generator<PeriodGap> {
  const time = timeOf(set);
  const field = fieldOf(set, set.period);
  for (let de = from; ; ) {
    const value = time.ofDay(de);
    const ate = time.lastDay(value);
    if (ate >= today || ate < de) return;
    yield { periodo: field.print(value), de, ate };
    de = plusDays(ate, 1);
  }
}
