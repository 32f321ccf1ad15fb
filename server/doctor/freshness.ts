import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { expectedDatasets, FRESH_DAYS, latestDays } from '../dataset/latest.ts';
import { type DoctorFinding, okFinding, warningFinding } from './finding.ts';

const BODIES = `SELECT t.id, t.slug, t.tipo, coalesce(c.cargas, 0) AS cargas FROM portal.tenants t
  LEFT JOIN (SELECT tenant, count(*)::int AS cargas FROM portal.cargas GROUP BY tenant) c ON c.tenant = t.id
  ORDER BY t.slug`;

/** Findings on whether each body has published, and recently. */
export async function freshnessFindings(client: pg.ClientBase, today: Date): Promise<DoctorFinding[]> {
  const { rows } = await client.query<PublishingTenant>(BODIES);
  if (rows.length === 0)
    return [warningFinding('Órgãos', 'nenhum', 'Escreva a pasta de um e use: portal tenant apply PASTA')];
  const latest = await latestDays(client);
  return rows.flatMap((body) => ofBody(body, latest.get(body.id) ?? new Map(), today));
}

interface PublishingTenant {
  id: number;
  slug: string;
  tipo: string;
  cargas: number;
}

function ofBody(body: PublishingTenant, latest: ReadonlyMap<string, string>, today: Date): DoctorFinding[] {
  if (body.cargas === 0)
    return [warningFinding(body.slug, 'nenhuma carga publicada', `Publique: portal import --tenant ${body.slug} …`)];
  const expected = expectedDatasets(datasets, body.tipo);
  return [...old(body.slug, expected, latest, today), ...missing(body.slug, expected, latest)];
}

function old(
  slug: string,
  sets: readonly Dataset[],
  latest: ReadonlyMap<string, string>,
  today: Date,
): DoctorFinding[] {
  const limit = plusDays(brasiliaDay(today), -FRESH_DAYS);
  const late = sets.flatMap(({ id }) => {
    const day = latest.get(id);
    return day !== undefined && day < limit ? [`${id} (até ${formatDay(day)})`] : [];
  });
  if (late.length === 0) return [okFinding(slug, `nenhum conjunto publicado está mais de ${FRESH_DAYS} dias atrás`)];
  return [
    warningFinding(
      slug,
      `dados de mais de ${FRESH_DAYS} dias (limite do PNTP para a atualidade): ${late.join(', ')}`,
      'Publique o arquivo novo (portal import) ou declare que não houve ocorrência (portal state).',
    ),
  ];
}

function missing(slug: string, sets: readonly Dataset[], latest: ReadonlyMap<string, string>): DoctorFinding[] {
  const never = sets.filter(({ id }) => !latest.has(id)).map(({ id }) => id);
  if (never.length === 0) return [];
  return [
    warningFinding(
      slug,
      `sem dados nem declaração: ${never.join(', ')}`,
      'Publique (portal import) ou declare que não houve ocorrência (portal state).',
    ),
  ];
}
