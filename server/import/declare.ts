import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { Refusal } from '../refusal.ts';
import { announceVersion } from './publish/publish.ts';

export interface Declaration {
  tenant: number;
  dataset: Dataset;
  /** The days it speaks of, both included: 2026-01-01. */
  from: string;
  to: string;
  text: string;
  author: string;
  /** When it was said, if that was before, in another installation. */
  at?: string;
}

/** A body says that nothing of a kind happened in a period. The same period said again is the sentence corrected. */
export async function declare(client: pg.ClientBase, declaration: Declaration) {
  const { tenant, dataset, from, to, text, author, at = null } = declaration;
  if (from > to) throw new Refusal('O período da declaração termina antes de começar.');
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO portal.declaracoes (tenant, dataset, de, ate, texto, autor, "publicadaEm")
       VALUES ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()))
       ON CONFLICT (tenant, dataset, de, ate) DO UPDATE
       SET texto = excluded.texto, autor = excluded.autor, "publicadaEm" = excluded."publicadaEm"`,
      [tenant, dataset.id, from, to, hideCpf(text), author, at],
    );
    await announceVersion(client, { tenant, set: dataset });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
