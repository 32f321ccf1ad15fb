import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { expectedDatasets, FRESH_DAYS, latestDays } from '../dataset/latest.ts';
import { gaugeFamily, type MetricFamily } from './family.ts';

/** How fresh the data of a body are. */
export interface BodyFreshness {
  slug: string;
  /** Datasets that it is to publish, and of those the ones that are older than the law allows and that never came. */
  expected: number;
  late: number;
  missing: number;
  /** Days since the last day of its oldest published dataset. */
  oldest: number;
}

const BODIES = 'SELECT id, slug, tipo FROM portal.tenants ORDER BY slug';
const DAY = 86_400_000;

const daysBetween = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY);

/** The freshness of one body, by the last day of each of its datasets. */
export function bodyFreshness(
  slug: string,
  expected: readonly Dataset[],
  latest: ReadonlyMap<string, string>,
  today: string,
): BodyFreshness {
  const ages = expected.flatMap(({ id }) => {
    const day = latest.get(id);
    return day === undefined ? [] : [daysBetween(day, today)];
  });
  return {
    slug,
    expected: expected.length,
    late: ages.filter((age) => age > FRESH_DAYS).length,
    missing: expected.length - ages.length,
    oldest: Math.max(0, ...ages),
  };
}

/** Share of the datasets that are there and fresh, from 0 to 1. */
const freshnessIndex = ({ expected, late, missing }: BodyFreshness): number =>
  expected === 0 ? 1 : (expected - late - missing) / expected;

/** Metrics of how fresh the data of each body are. Four for each, and none for each dataset: `portal doctor` names them. */
export async function freshnessFamilies(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  today = brasiliaToday(),
): Promise<MetricFamily[]> {
  const { rows } = await client.query<{ id: number; slug: string; tipo: string }>(BODIES);
  const latest = await latestDays(client);
  const bodies = rows.map(({ id, slug, tipo }) =>
    bodyFreshness(slug, expectedDatasets(datasets, tipo), latest.get(id) ?? new Map(), today),
  );
  const by = (read: (body: BodyFreshness) => number) =>
    bodies.map((body) => ({ labels: { orgao: body.slug }, value: read(body) }));
  const days = `${FRESH_DAYS} dias, o limite do PNTP para a atualidade`;
  return [
    gaugeFamily(
      'portal_freshness_index',
      `Parte dos conjuntos em dia (até ${days}), de 0 a 1`,
      by(freshnessIndex),
      'max',
    ),
    gaugeFamily(
      'portal_freshness_late_datasets',
      `Conjuntos com mais de ${days}`,
      by(({ late }) => late),
      'max',
    ),
    gaugeFamily(
      'portal_freshness_missing_datasets',
      'Conjuntos sem dados nem declaração',
      by(({ missing }) => missing),
      'max',
    ),
    gaugeFamily(
      'portal_freshness_oldest_days',
      'Dias do conjunto publicado mais atrasado',
      by(({ oldest }) => oldest),
      'max',
    ),
  ];
}
