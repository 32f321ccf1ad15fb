import type pg from 'pg';
import { atomically } from '../database/atomic.ts';
import { ident } from '../database/sql/names.ts';
import { Refusal } from '../refusal.ts';
import type { TenantMove } from '../tenants/moving.ts';
import type { CarriedTable } from './carried.ts';
import type { MoveSide, MoveSides } from './copy.ts';
import { release } from './standstill.ts';

/** A body as the row of its installation describes it. */
interface StoredBody {
  id: number;
  tipo: string;
  hosts: string[];
  mark: TenantMove | null;
}

export async function storedBody(client: pg.ClientBase, slug: string): Promise<StoredBody | undefined> {
  const { rows } = await client.query<StoredBody>(
    `SELECT id, tipo, hosts, dados->'mudanca' AS mark FROM portal.tenants WHERE slug = $1`,
    [slug],
  );
  return rows[0];
}

/** Makes room for a body at the target, or finds the room that an earlier run of the same move made. */
export async function makeRoom(
  target: pg.Client,
  slug: string,
  { tipo, from }: { tipo: string; from: string },
): Promise<number> {
  const there = await storedBody(target, slug);
  if (there?.mark?.estado === 'chegando' && there.mark.de === from) return there.id;
  if (there) throw new Refusal(occupied(slug, there.mark));
  const { rows } = await target.query<{ id: number }>(
    `INSERT INTO portal.tenants (slug, tipo, dados) VALUES ($1, $2, $3) RETURNING id`,
    [slug, tipo, { txtCliente: slug, mudanca: arriving(from) }],
  );
  if (!rows[0]) throw new Error(`tenant ${slug} was not stored`);
  return rows[0].id;
}

const arriving = (from: string): TenantMove => ({ estado: 'chegando', de: from });

function occupied(slug: string, mark: TenantMove | null): string {
  if (mark?.estado === 'saiu')
    return `O órgão ${slug} já esteve no destino e saiu de lá; o que ficou precisa sair antes. Lá, rode: portal tenant remove ${slug} --sim`;
  if (mark)
    return `O destino já tem o órgão ${slug} em outra mudança. Termine-a ou desfaça-a de onde ela foi começada, com --desfazer.`;
  return `O destino já tem um órgão ${slug}, que não veio desta instalação. Nada foi mudado; confira o endereço do destino.`;
}

const DESCRIBED = 'SELECT tipo, hosts, dados - $2 AS dados, suspensao FROM portal.tenants WHERE id = $1';

interface DescribedBody {
  tipo: string;
  hosts: string[];
  dados: object;
  suspensao: object | null;
}

/** Gives the arriving body the description that it has at the source. It keeps its mark: nobody sees it yet. */
export async function describeArrival({ source, target }: MoveSides, from: string): Promise<void> {
  const { rows } = await source.client.query<DescribedBody>(DESCRIBED, [source.tenant, 'mudanca']);
  if (!rows[0]) throw new Error('the body that moves is gone');
  const { tipo, hosts, dados, suspensao } = rows[0];
  await refuseTakenHosts(target, hosts);
  await target.client.query(
    'UPDATE portal.tenants SET tipo = $2, hosts = $3, dados = $4, suspensao = $5 WHERE id = $1',
    [target.tenant, tipo, hosts, { ...dados, mudanca: arriving(from) }, suspensao],
  );
}

async function refuseTakenHosts({ client, tenant }: MoveSide, hosts: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ slug: string; host: string }>(
    'SELECT slug, host FROM portal.tenants, unnest(hosts) AS host WHERE id <> $1 AND host = ANY ($2) LIMIT 1',
    [tenant, hosts],
  );
  if (rows[0])
    throw new Refusal(
      `No destino, o domínio ${rows[0].host} já é do órgão ${rows[0].slug}. Retire-o de hosts lá ou aqui.`,
    );
}

/** Opens the arrived body: from here on it answers and is written to at the target. */
export async function openArrival(target: MoveSide, tables: readonly CarriedTable[]): Promise<void> {
  await atomically(target.client, async () => {
    for (const table of tables) await passNumbers(target, table);
    await target.client.query('DELETE FROM portal.mudancas WHERE tenant = $1', [target.tenant]);
    await release(target);
  });
}

/** Makes the numbers that the database gives go on after the greatest that came. */
async function passNumbers({ client, tenant }: MoveSide, { name, numbered }: CarriedTable): Promise<void> {
  if (!numbered) return;
  const sequence = await client.query<{ name: string }>('SELECT pg_get_serial_sequence($1, $2) AS name', [
    name,
    numbered,
  ]);
  const from = sequence.rows[0]?.name;
  if (!from) throw new Error(`${name}.${numbered} has no sequence`);
  await client.query(
    `SELECT setval($2, top.id) FROM (SELECT max(${ident(numbered)}) AS id FROM ${name} WHERE tenant = $1) top, ${from} last
     WHERE top.id > last.last_value`,
    [tenant, from],
  );
}
