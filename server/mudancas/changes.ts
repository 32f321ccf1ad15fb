import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pathOf, printed } from '../../catalog/key.ts';
import type { Mudanca, TipoMudanca } from '../../catalog/mudancas/answer.ts';
import type { ChangesQuestion } from './question.ts';
import {
  type FirstPeriods,
  selectCorrected,
  selectFirstPeriods,
  selectFirstRows,
  selectRecorded,
  selectRecords,
} from './select.ts';

/** A change as the database keeps it. */
export interface ChangeRow {
  carga: number;
  publicadaEm: Date;
  registradaEm: Date;
  periodo: string;
  tipo: TipoMudanca;
  chave: string[];
  campos: string[];
  registro: Row | null;
}

/**
 * The records that loads and corrections brought, changed or withdrew, newest first. What was written down of each is its key:
 * the rest is read from the rows as they stand, so that nothing is told that was withdrawn since.
 */
export async function readChanges(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  question: ChangesQuestion,
): Promise<Mudanca[]> {
  const { size, skip = 0 } = question;
  const asked = { ...question, size: size + skip };
  const { rows: recorded } = await client.query<ChangeRow>(selectRecorded(set, tenant, asked));
  const { rows: corrected } = await client.query<ChangeRow>(selectCorrected(set, tenant, asked));
  const first = await firstRows(client, set, tenant, asked);
  const newest = [...recorded, ...corrected, ...first].sort(newestFirst).slice(skip, skip + size);
  return standing(client, set, tenant, newest);
}

const newestFirst = (a: ChangeRow, b: ChangeRow): number =>
  b.publicadaEm.getTime() - a.publicadaEm.getTime() || b.carga - a.carga;

/** Rows of periods that had none before, from the loads that still stand there. Each is a new record. */
async function firstRows(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  question: ChangesQuestion,
): Promise<ChangeRow[]> {
  const { rows: loads } = await client.query<FirstPeriods>(selectFirstPeriods(set, tenant, question));
  const found: ChangeRow[] = [];
  for (const load of loads) {
    const size = question.size - found.length;
    if (size <= 0) break;
    const { rows } = await client.query<Row>(selectFirstRows(set, tenant, load, { ...question, size }));
    found.push(...rows.map((row) => firstChange(set, load, row)));
  }
  return found;
}

const firstChange = (set: Dataset, { carga, publicadaEm, registradaEm }: FirstPeriods, row: Row): ChangeRow => ({
  carga,
  publicadaEm,
  registradaEm,
  periodo: printed(set, set.period, row),
  tipo: 'novo',
  chave: set.key.map((name) => printed(set, name, row)),
  campos: [],
  registro: row,
});

/** The changes with their records as they stand. */
async function standing(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  changes: readonly ChangeRow[],
): Promise<Mudanca[]> {
  const wanted = changes.filter(({ tipo, registro }) => tipo !== 'retirado' && registro === null);
  const keys = wanted.map(({ chave }) => chave);
  const { rows } = keys.length === 0 ? { rows: [] } : await client.query<Row>(selectRecords(set, tenant, keys));
  const byKey = new Map(rows.map((row) => [JSON.stringify(set.key.map((name) => printed(set, name, row))), row]));
  return changes.map(({ publicadaEm, registradaEm, registro, ...change }) => ({
    ...change,
    publicadaEm: publicadaEm.toISOString(),
    registradaEm: registradaEm.toISOString(),
    registro: registro ?? (change.tipo === 'retirado' ? null : (byKey.get(JSON.stringify(change.chave)) ?? null)),
    para: set.detail ? pathOf(set.id, change.chave) : null,
  }));
}
