import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { Refusal } from '../refusal.ts';
import { announce } from './publish.ts';

export interface Declaration {
  tenant: number;
  dataset: Dataset;
  /** The days it speaks of, both included: 2026-01-01. */
  from: string;
  to: string;
  text: string;
  author: string;
}

/** A body says that nothing of a kind happened in a period. The same period said again is the sentence corrected. */
export async function declare(client: pg.ClientBase, { tenant, dataset, from, to, text, author }: Declaration) {
  if (from > to) throw new Refusal('O período da declaração termina antes de começar.');
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO portal.declaracoes (tenant, dataset, de, ate, texto, autor) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (tenant, dataset, de, ate) DO UPDATE
       SET texto = excluded.texto, autor = excluded.autor, "publicadaEm" = now()`,
      [tenant, dataset.id, from, to, text, author],
    );
    await announce(client, { tenant, set: dataset });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
