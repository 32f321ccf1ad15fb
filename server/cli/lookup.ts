import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import { Refusal } from '../refusal.ts';

export interface NamedTenant {
  id: number;
  slug: string;
  tipo: string;
  nome: string;
}

/** Every tenant of the installation. */
export async function tenantsOf(client: pg.ClientBase): Promise<NamedTenant[]> {
  const { rows } = await client.query<NamedTenant>(
    `SELECT id, slug, tipo, dados->>'txtCliente' AS nome FROM portal.tenants ORDER BY slug`,
  );
  return rows;
}

/** Finds a tenant by its slug, or refuses with the list of tenants. */
export async function findTenant(client: pg.ClientBase, slug: string): Promise<NamedTenant> {
  const { rows } = await client.query<NamedTenant>(
    `SELECT id, slug, tipo, dados->>'txtCliente' AS nome FROM portal.tenants ORDER BY slug = $1 DESC, slug LIMIT 20`,
    [slug],
  );
  if (rows[0]?.slug === slug) return rows[0];
  const known = rows.length ? `Os órgãos são: ${rows.map((one) => one.slug).join(', ')}` : 'Ainda não há nenhum';
  throw new Refusal(`Não há o órgão “${slug}” nesta instalação. ${known}.`);
}

/** Finds a dataset that receives files, or refuses with the list of datasets. */
export function findDataset(id: string): Dataset {
  const set = datasets.find((one) => one.id === id);
  const known = datasets.filter(({ cut }) => !cut).map((one) => one.id);
  if (!set) throw new Refusal(`Não há o conjunto “${id}”. Os conjuntos são: ${known.join(', ')}.`);
  if (set.cut) throw new Refusal(`${id} mostra linhas de ${set.cut.of}: use ${set.cut.of}.`);
  return set;
}

/** Refuses a dataset that bodies of this kind do not have. */
export function refuseInapplicable(set: Dataset, { slug, tipo }: NamedTenant): void {
  if (!concerns(set, tipo)) throw new Refusal(`${set.id} não se aplica a ${slug} (${tipo}): ${set.bodies?.why}`);
}

export function parseDayOption(option: string, text: string): string {
  const parsed = parseDay(text);
  if (parsed.ok) return parsed.value;
  throw new Refusal(`--${option} ${parsed.message}.`);
}

/** Splits `contratos, diarias` at the commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
