import type pg from 'pg';
import { type Dataset, fieldOf, sourceOf } from '../../catalog/dataset.ts';
import type { Condition } from '../../catalog/query.ts';
import { Fault } from '../http/fault.ts';
import { archiveSources, dayAfter, type PastLoad } from '../import/past.ts';
import { summedElsewhere } from '../sums/derived.ts';

/** A dataset as it stood after a load: which loads its periods were of then. */
export interface PastState {
  carga: number;
  publicadaEm: Date;
  /** The newest day that the data of any of its periods went to. */
  referencia: string | null;
  /** The loads that its rows come from, and the periods of each. */
  sources: ReadonlyMap<number, ReadonlySet<string>>;
  periods: readonly string[];
  /** Whether nothing changed since: its rows are those that stand. */
  isCurrent: boolean;
  /** Rows of those loads, of other periods too. */
  rows: number;
}

/** What the web role may know of the loads of a dataset. */
const LOADS = `SELECT id, periodo, acrescenta, referencia::text, referencias, "publicadaEm", linhas,
  EXISTS (SELECT 1 FROM pub._arquivadas a WHERE a.tenant = $1 AND a.carga = c.id) AS arquivada
FROM pub._cargas c WHERE tenant = $1 AND dataset = $2 ORDER BY id`;

/** The state after a load, of the periods that a question asks for; refused where there is no such load, or no archive. */
export async function readState(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  carga: number,
  where: readonly Condition[],
): Promise<PastState> {
  const { rows: past } = await client.query<PastLoad>(LOADS, [tenant, sourceOf(set)]);
  const load = past.find(({ id }) => id === carga);
  if (!load)
    throw new Fault(
      404,
      'NOT_FOUND',
      `Não há a carga ${carga} de ${set.plural}. As que há estão em /v1/${set.id}/cargas.`,
    );
  const until = past.filter(({ id }) => id <= carga);
  const periods = [...new Set(until.flatMap(({ periodo }) => periodo))]
    .filter((one) => isAsked(set, one, where))
    .sort();
  const sources = archiveSources(until, periods);
  const later = past.filter(({ id }) => id > carga).flatMap(({ periodo }) => periodo);
  // What other datasets add up to changes without a load of this one, and is no part of a state.
  const isCurrent = summedElsewhere(set).length === 0 && !later.some((one) => isAsked(set, one, where));
  if (!isCurrent) refuseLost(set, past, sources);
  const days = periods.flatMap((period) => dayAfter(past, carga, period) ?? []);
  return {
    carga,
    publicadaEm: load.publicadaEm,
    referencia: days.sort().at(-1) ?? null,
    sources,
    periods,
    isCurrent,
    rows: past.reduce((sum, { id, linhas }) => (sources.has(id) ? sum + linhas : sum), 0),
  };
}

/** Whether a question may find rows of a period. Texts of years and months sort like the periods themselves. */
const isAsked = (set: Dataset, period: string, where: readonly Condition[]): boolean =>
  where
    .filter(({ field }) => field === set.period)
    .every(({ operator, values }) => {
      const texts = values.map((value) => fieldOf(set, set.period).print(value));
      if (operator === 'eq') return texts.includes(period);
      if (operator === 'gte') return period >= (texts[0] ?? '');
      return operator !== 'lte' || period <= (texts[0] ?? '');
    });

function refuseLost(set: Dataset, past: readonly PastLoad[], sources: PastState['sources']): void {
  const lost = past.find(({ id, arquivada }) => sources.has(id) && !arquivada);
  if (!lost) return;
  throw new Fault(
    404,
    'NOT_FOUND',
    `O arquivo da carga ${lost.id} de ${set.plural} não está guardado: ela é de antes de o portal arquivar o que publica. As que têm arquivo estão em /v1/${set.id}/cargas.`,
  );
}
