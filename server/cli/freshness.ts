import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { type Finding, fine, warn } from './finding.ts';

/** What the PNTP asks (Atualidade): the newest data is of at most so many days ago. */
const DAYS = 30;

const BODIES = `SELECT t.id, t.slug, t.tipo, (SELECT count(*)::int FROM portal.cargas c WHERE c.tenant = t.id) AS cargas
  FROM portal.tenants t ORDER BY t.slug`;

/** The last day that a body said anything of, by rows or by a statement that there were none. */
const LATEST = `SELECT dataset, max(dia)::text AS dia FROM (
  SELECT dataset, referencia AS dia FROM portal.periodos WHERE tenant = $1
  UNION ALL SELECT dataset, ate FROM portal.declaracoes WHERE tenant = $1) ditos GROUP BY dataset`;

/** Whether each body publishes, and lately. */
export async function freshness(client: pg.ClientBase, today: Date): Promise<Finding[]> {
  const { rows } = await client.query(BODIES);
  if (rows.length === 0) return [warn('Órgãos', 'nenhum', 'Escreva a pasta de um e use: portal tenant apply PASTA')];
  const found: Finding[] = [];
  for (const body of rows) found.push(...(await ofBody(client, body, today)));
  return found;
}

async function ofBody(
  client: pg.ClientBase,
  body: { id: number; slug: string; tipo: string; cargas: number },
  today: Date,
) {
  if (body.cargas === 0)
    return [warn(body.slug, 'nenhuma carga publicada', `Publique: portal import --tenant ${body.slug} …`)];
  const { rows } = await client.query(LATEST, [body.id]);
  const latest = new Map<string, string>(rows.map(({ dataset, dia }) => [dataset, dia]));
  const expected = datasets.filter((set) => isExpected(set) && concerns(set, body.tipo));
  return [...old(body.slug, expected, latest, today), ...missing(body.slug, expected, latest)];
}

/** A dataset with a page of its own, where something new may still come. */
const isExpected = ({ cut, menu, closed }: Dataset): boolean => !cut && menu !== undefined && !closed;

function old(slug: string, sets: readonly Dataset[], latest: ReadonlyMap<string, string>, today: Date): Finding[] {
  const limit = plusDays(brasiliaDay(today), -DAYS);
  const late = sets.flatMap(({ id }) => {
    const day = latest.get(id);
    return day !== undefined && day < limit ? [`${id} (até ${day})`] : [];
  });
  if (late.length === 0) return [fine(slug, `nenhum conjunto publicado está mais de ${DAYS} dias atrás`)];
  return [
    warn(
      slug,
      `dados de mais de ${DAYS} dias (limite do PNTP para a atualidade): ${late.join(', ')}`,
      'Publique o arquivo novo (portal import) ou declare que não houve ocorrência (portal state).',
    ),
  ];
}

function missing(slug: string, sets: readonly Dataset[], latest: ReadonlyMap<string, string>): Finding[] {
  const never = sets.filter(({ id }) => !latest.has(id)).map(({ id }) => id);
  if (never.length === 0) return [];
  return [
    warn(
      slug,
      `sem dados nem declaração: ${never.join(', ')}`,
      'Publique (portal import) ou declare que não houve ocorrência (portal state).',
    ),
  ];
}
