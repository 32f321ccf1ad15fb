import type { PntpCriterio } from '../../catalog/pntp/answer.ts';
import { parseClock } from '../../catalog/pntp/clock.ts';
import type { Matrix } from '../../catalog/pntp/matrix.ts';
import { plusDays } from '../../catalog/texto/day.ts';

/** The two letters of a term: with a third of it left, and just before its end. */
export type LapseStage = 1 | 2;

/** A criterion whose newest data grow old, and how near the end of its term they are. */
export interface ComingLapse {
  criterio: PntpCriterio;
  /** The first day on which it is lost. */
  em: string;
  stage: LapseStage;
}

/** Days before the end of a term at which the second letter leaves: on day 28 of 30. */
const LAST_DAYS = 2;
/** Terms shorter than this have no letter: one would leave every few days, and nobody would read it. */
const SHORTEST_TERM = 7;

/** The criteria that a letter is due for: on day 20 and on day 28 of a term of 30 days, and alike of any other in days. */
export function comingLapses(criterios: readonly PntpCriterio[], matrix: Matrix, today: string): ComingLapse[] {
  return criterios
    .flatMap((criterio) => {
      const days = termOf(matrix, criterio.numero);
      const em = criterio.itens.find(({ item, cumprido }) => item === 'atualidade' && cumprido)?.venceEm;
      if (days === null || !em || em <= today) return [];
      const stage = stageOf(days, em, today);
      return stage === null ? [] : [{ criterio, em, stage }];
    })
    .sort((a, b) => (a.em < b.em ? -1 : a.em > b.em ? 1 : 0));
}

/** The days of a criterion's term; null where it is not counted in days. */
function termOf({ criterios }: Matrix, numero: string): number | null {
  const prazo = criterios.find((line) => line.numero === numero)?.prazo;
  const clock = prazo ? parseClock(prazo) : null;
  const days = clock?.by === 'days' || clock?.by === 'running' ? clock.days : 0;
  return days >= SHORTEST_TERM ? days : null;
}

/** How far a term has run. The data are lost on the day after its last, so that day 0 is the term and one more before. */
function stageOf(days: number, em: string, today: string): LapseStage | null {
  const first = plusDays(em, -days - 1);
  if (today >= plusDays(first, days - LAST_DAYS)) return 2;
  return today >= plusDays(first, Math.floor((days * 2) / 3)) ? 1 : null;
}
