import { plusDays } from '../../catalog/texto/day.ts';
import { bestPlaces } from './criterion.ts';
import { AHEAD_DAYS } from './mirror.ts';
import { criteriaAskedOf } from './outside.ts';
import type { MeasuredPlace, MirrorSource, PublishedThere } from './place.ts';

/** Something that a body publishes, of which what is there is too old or soon will be. */
export interface AgingData extends PublishedThere {
  /** The criteria that call it old, or will. */
  criterios: readonly string[];
  isOld: boolean;
  /** The first day on which it is too old, past or to come; null where no day tells. */
  em: string | null;
}

/** What is too old for a criterion, or will be in the next days, each dataset and kind of document once. */
export function agingData(source: MirrorSource): AgingData[] {
  const { matrix, tenant, today } = source;
  const timed = criteriaAskedOf(matrix, tenant).filter(({ itens }) => itens.includes('atualidade'));
  const found = timed.flatMap((line) =>
    bestPlaces(source, line).flatMap((place) => agingAt(place, line.numero, today) ?? []),
  );
  const screens = [...new Set(found.map(({ painel }) => painel))];
  return screens.flatMap((painel) => joinAging(found.filter((one) => one.painel === painel)) ?? []);
}

function agingAt({ publica, findings }: MeasuredPlace, numero: string, today: string): AgingData | null {
  const { atualidade, disponibilidade } = findings;
  if (!publica || !atualidade) return null;
  const em = atualidade.venceuEm ?? atualidade.venceEm;
  // What was never published is missing, not old.
  const isOld = !atualidade.cumprido && (em !== null || disponibilidade?.cumprido === true);
  const isSoon = atualidade.cumprido && em !== null && em <= plusDays(today, AHEAD_DAYS);
  return isOld || isSoon ? { ...publica, criterios: [numero], isOld, em } : null;
}

/** What several criteria say of the same data: the worst of it, from its first day on. */
function joinAging(all: readonly AgingData[]): AgingData | undefined {
  const old = all.filter(({ isOld }) => isOld);
  const told = old.length > 0 ? old : all;
  const [first] = [...told].sort((a, b) => ((a.em ?? '9') < (b.em ?? '9') ? -1 : 1));
  return first && { ...first, criterios: told.flatMap(({ criterios }) => criterios) };
}
