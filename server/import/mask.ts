import type pg from 'pg';
import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import { hideCpfInAddress } from '../../catalog/texto/privacy.ts';
import { ident } from '../database/sql/names.ts';
import { indexRows } from '../index/rows.ts';
import { writeSums } from '../sums/rollups.ts';
import { oneLoadAtATime } from './load.ts';
import { announceVersion } from './publish/publish.ts';
import { type ArchiveEditor, archiveLine, rewriteArchive } from './stage/rewrite.ts';

export interface MaskJob {
  tenant: number;
  dataset: Dataset;
  /** Whether to count only. */
  rehearsal: boolean;
  onWait?(): void;
}

/** Rows, archives of loads, and names and sentences in which a CPF was found. */
export interface MaskedCount {
  rows: number;
  loads: number;
  words: number;
}

/**
 * Masks the CPFs that an older version of the mask let pass, of one dataset: in its rows, in the archive of every load, in the
 * names of their files and in what was stated in place of rows. All or nothing.
 */
export function maskStored(client: pg.ClientBase, job: MaskJob): Promise<MaskedCount> {
  return oneLoadAtATime(client, job, async () => {
    await client.query('BEGIN');
    try {
      const periods = await maskRows(client, job);
      const count = {
        rows: periods.length,
        loads: await maskArchives(client, job),
        words: await maskWords(client, job),
      };
      await settle(client, job, [...new Set(periods)], count);
      return count;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

async function settle(client: pg.ClientBase, job: MaskJob, periods: readonly string[], count: MaskedCount) {
  const { dataset: set, tenant, rehearsal } = job;
  const isNothing = count.rows + count.loads + count.words === 0;
  if (rehearsal || isNothing) return void (await client.query('ROLLBACK'));
  if (periods.length > 0) await writeSums(client, set, tenant, periods);
  await announceVersion(client, { tenant, set });
  await client.query('COMMIT');
  // The search would still tell what was masked; if it is cut off, the server makes up for it.
  await indexRows(client, set, tenant, periods).catch(() => undefined);
}

const textsOf = (set: Dataset): string[] =>
  storedOf(set)
    .filter(([, { type }]) => type.startsWith('text'))
    .map(([name]) => name);

/** Rows that are read at a time. */
const BATCH = 5_000;

type StoredRow = Record<string, string | null> & { id: string; period: string };

/** The period of each row that was changed. */
async function maskRows(client: pg.ClientBase, { tenant, dataset: set }: MaskJob): Promise<string[]> {
  const names = textsOf(set);
  const select = `SELECT id::text AS id, ${ident(set.period)}::text AS period, ${names.map(ident).join(', ')}
    FROM dados.${ident(set.id)} WHERE tenant = $1 AND id > $2 ORDER BY id LIMIT ${BATCH}`;
  const periods: string[] = [];
  for (let last = '0'; ; ) {
    const { rows } = await client.query<StoredRow>(select, [tenant, last]);
    for (const row of rows) if (await maskRow(client, set, tenant, names, row)) periods.push(row.period);
    const end = rows.at(-1);
    if (!end) return periods;
    last = end.id;
  }
}

async function maskRow(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  names: readonly string[],
  row: StoredRow,
): Promise<boolean> {
  const found = names.filter((name) => isShown(row[name] ?? ''));
  if (found.length === 0) return false;
  const sets = found.map((name, i) => `${ident(name)} = $${i + 3}`).join(', ');
  await client.query(`UPDATE dados.${ident(set.id)} SET ${sets} WHERE tenant = $1 AND id = $2`, [
    tenant,
    row.id,
    ...found.map((name) => hideCpfInAddress(row[name] ?? '')),
  ]);
  return true;
}

const isShown = (text: string): boolean => hideCpfInAddress(text) !== text;

async function maskArchives(client: pg.ClientBase, { tenant, dataset: set }: MaskJob): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM portal.cargas c WHERE tenant = $1 AND dataset = $2
     AND EXISTS (SELECT 1 FROM portal.arquivadas a WHERE a.tenant = c.tenant AND a.carga = c.id) ORDER BY id`,
    [tenant, set.id],
  );
  let changed = 0;
  for (const { id } of rows) if (await rewriteArchive(client, { tenant, carga: id }, editor(set))) changed += 1;
  return changed;
}

/** Only texts: an amount of an archive has the shape of nothing else. */
function editor(set: Dataset): ArchiveEditor {
  const texts = new Set(textsOf(set));
  let isText: readonly boolean[] | null = null;
  return ({ cells }) => {
    if (!isText) {
      isText = cells.map((name) => texts.has(name));
      return undefined;
    }
    const made = cells.map((cell, at) => (isText?.[at] ? hideCpfInAddress(cell) : cell));
    return made.some((cell, at) => cell !== cells[at]) ? archiveLine(made) : undefined;
  };
}

/** Names of files, and sentences in place of rows. */
async function maskWords(client: pg.ClientBase, { tenant, dataset: set }: MaskJob): Promise<number> {
  let changed = 0;
  for (const [table, column] of [
    ['cargas', 'arquivo'],
    ['declaracoes', 'texto'],
  ] as const) {
    const select = `SELECT DISTINCT ${column} AS text FROM portal.${table} WHERE tenant = $1 AND dataset = $2`;
    const { rows } = await client.query<{ text: string }>(select, [tenant, set.id]);
    const update = `UPDATE portal.${table} SET ${column} = $4 WHERE tenant = $1 AND dataset = $2 AND ${column} = $3`;
    for (const { text } of rows.filter((row) => isShown(row.text))) {
      await client.query(update, [tenant, set.id, text, hideCpfInAddress(text)]);
      changed += 1;
    }
  }
  return changed;
}
