import type pg from 'pg';
import { ident } from '../database/sql/names.ts';
import type { BackupManifest } from './manifest.ts';

/** A dataset as it was published and as it was restored. */
export interface SumComparison {
  dataset: string;
  periodos: number;
  linhas: number;
  restauradas: number;
  /** What differs; null when nothing does. */
  difere: string | null;
}

/** Counts and adds up the restored rows of every dataset, and compares them with what the backup says was published. */
export async function compareSums(client: pg.ClientBase, { conjuntos }: BackupManifest): Promise<SumComparison[]> {
  const compared: SumComparison[] = [];
  for (const set of conjuntos) compared.push(await compare(client, set));
  return compared;
}

async function compare(
  client: pg.ClientBase,
  { dataset, periodos, linhas, somas }: BackupManifest['conjuntos'][number],
): Promise<SumComparison> {
  const names = Object.keys(somas);
  const pairs = names.map((name, i) => `coalesce(sum(${ident(name)}), 0) = $${i + 1}::numeric`);
  const { rows } = await client.query<{ restauradas: number; iguais: boolean[] }>(
    `SELECT count(*)::float8 AS restauradas, ARRAY[${pairs.join(', ')}]::boolean[] AS iguais FROM dados.${ident(dataset)}`,
    Object.values(somas),
  );
  const { restauradas = 0, iguais = [] } = rows[0] ?? {};
  const wrong = names.filter((_, i) => iguais[i] !== true);
  const said = [...(restauradas === linhas ? [] : ['linhas']), ...wrong];
  return { dataset, periodos, linhas, restauradas, difere: said.length ? said.join(', ') : null };
}
