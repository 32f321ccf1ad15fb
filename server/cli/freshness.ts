import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { type DoctorFinding, okFinding, warningFinding } from './finding.ts';

/** Age in days that the PNTP allows the newest data to have (Atualidade). */
const DAYS = 30;

const BODIES = `SELECT t.id, t.slug, t.tipo, coalesce(c.cargas, 0) AS cargas FROM portal.tenants t
  LEFT JOIN (SELECT tenant, count(*)::int AS cargas FROM portal.cargas GROUP BY tenant) c ON c.tenant = t.id
  ORDER BY t.slug`;

/** The last day that each dataset of a body covers, by rows or by a declaration that there were none. */
const LATEST = `SELECT dataset, max(dia)::text AS dia FROM (
  SELECT dataset, referencia AS dia FROM portal.periodos WHERE tenant = $1
  UNION ALL SELECT dataset, ate FROM portal.declaracoes WHERE tenant = $1) ditos GROUP BY dataset`;

/** Findings on whether each body has published, and recently. */
export async function freshnessFindings(client: pg.ClientBase, today: Date): Promise<DoctorFinding[]> {
  const { rows } = await client.query<PublishingTenant>(BODIES);
  if (rows.length === 0)
    return [warningFinding('Órgãos', 'nenhum', 'Escreva a pasta de um e use: portal tenant apply PASTA')];
  const found: DoctorFinding[] = [];
  for (const body of rows) found.push(...(await ofBody(client, body, today)));
  return found;
}

interface PublishingTenant {
  id: number;
  slug: string;
  tipo: string;
  cargas: number;
}

async function ofBody(client: pg.ClientBase, body: PublishingTenant, today: Date): Promise<DoctorFinding[]> {
  if (body.cargas === 0)
    return [warningFinding(body.slug, 'nenhuma carga publicada', `Publique: portal import --tenant ${body.slug} …`)];
  const { rows } = await client.query<{ dataset: string; dia: string }>(LATEST, [body.id]);
  const latest = new Map(rows.map(({ dataset, dia }) => [dataset, dia]));
  const expected = datasets.filter((set) => isExpected(set) && concerns(set, body.tipo));
  return [...old(body.slug, expected, latest, today), ...missing(body.slug, expected, latest)];
}

/** Whether a dataset has a page of its own and may still get new data. */
const isExpected = ({ cut, menu, closed }: Dataset): boolean => !cut && menu !== undefined && !closed;

function old(
  slug: string,
  sets: readonly Dataset[],
  latest: ReadonlyMap<string, string>,
  today: Date,
): DoctorFinding[] {
  const limit = plusDays(brasiliaDay(today), -DAYS);
  const late = sets.flatMap(({ id }) => {
    const day = latest.get(id);
    return day !== undefined && day < limit ? [`${id} (até ${day})`] : [];
  });
  if (late.length === 0) return [okFinding(slug, `nenhum conjunto publicado está mais de ${DAYS} dias atrás`)];
  return [
    warningFinding(
      slug,
      `dados de mais de ${DAYS} dias (limite do PNTP para a atualidade): ${late.join(', ')}`,
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
