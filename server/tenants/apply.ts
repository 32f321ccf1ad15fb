import type pg from 'pg';
import { readFolder } from './folder.ts';

/** Makes the database know the body of a folder as the folder describes it. */
export async function apply(client: pg.ClientBase, folder: string): Promise<{ id: number; slug: string }> {
  const { slug, tipo, hosts, ...dados } = await readFolder(folder);
  const { rows } = await client.query(
    `INSERT INTO portal.tenants (slug, tipo, hosts, dados) VALUES ($1, $2, $3, $4)
     ON CONFLICT (slug) DO UPDATE SET tipo = excluded.tipo, hosts = excluded.hosts, dados = excluded.dados
     RETURNING id, slug`,
    [slug, tipo, hosts, dados],
  );
  return rows[0];
}
