import type pg from 'pg';
import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { ident } from '../database/sql/names.ts';
import { stateLock } from '../historico/fill.ts';
import { removeStates } from '../historico/room.ts';
import { indexRows } from '../index/rows.ts';
import { changesLock } from '../mudancas/follow.ts';
import { forgetRecord } from '../mudancas/record.ts';
import { Refusal } from '../refusal.ts';
import { writeSums } from '../sums/rollups.ts';
import type { InTransaction } from './declare.ts';
import { oneLoadAtATime } from './load.ts';
import { recountPeriods } from './publish/periods.ts';
import { announceVersion } from './publish/publish.ts';
import { type ArchiveEditor, archiveLine, rewriteArchive } from './stage/rewrite.ts';

export interface Redaction {
  tenant: number;
  dataset: Dataset;
  /** The key of the record, as people write it. */
  key: Readonly<Record<string, string>>;
  /** What it should say instead; null withdraws it. */
  values: Readonly<Record<string, string>> | null;
  reason: string;
  author: string;
  onWait?(): void;
  onRecorded?: InTransaction;
}

/**
 * Corrects or withdraws one record, for good: in the table, in its sums, in the archive of every load that brought it, and
 * whenever a file brings it again. The reason stays.
 */
export async function redact(client: pg.ClientBase, job: Redaction): Promise<{ rows: number; loads: number }> {
  const { dataset: set, tenant, reason, author } = job;
  if (reason.trim() === '') throw new Refusal('Diga o motivo da correção: ele fica registrado e aparece no portal.');
  const key = keyOf(set, job.key);
  const values = job.values && valuesOf(set, job.values);
  return oneLoadAtATime(client, job, async () => {
    await client.query('BEGIN');
    try {
      const periods = await change(client, job, key, values);
      await client.query(
        'INSERT INTO portal.correcoes (tenant, dataset, chave, valores, motivo, autor) VALUES ($1, $2, $3, $4, $5, $6)',
        [tenant, set.id, printed(set, key), values && JSON.stringify(values), hideCpf(reason.trim()), author],
      );
      const touched = [...new Set(periods)];
      await writeSums(client, set, tenant, touched);
      await recountPeriods(client, { tenant, set, periods: touched });
      await forgetChanged(client, job, key);
      const loads = await rewrite(client, job, key, values, periods);
      await job.onRecorded?.(client);
      await announceVersion(client, { tenant, set });
      await client.query('COMMIT');
      // Until then the search would still tell what was withdrawn; if it is cut off, the server makes up for it.
      await indexRows(client, set, tenant, periods).catch(() => undefined);
      return { rows: periods.length, loads };
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

/** A field of a record as it is and as it would be, as people write it. */
export interface RedactedField {
  campo: string;
  antes: string;
  depois: string;
}

/** What a correction would change, and in how many rows; refused as the correction itself would be. Nothing is written. */
export async function rehearseRedaction(
  client: pg.ClientBase,
  { dataset: set, tenant, key: given, values: asked }: Pick<Redaction, 'dataset' | 'tenant' | 'key' | 'values'>,
): Promise<{ linhas: number; campos: RedactedField[] }> {
  const values = asked && valuesOf(set, asked);
  const { bound, where } = keyIs(tenant, keyOf(set, given));
  const names = storedOf(set).map(([name]) => name);
  const { rows } = await client.query<Row>(
    `SELECT ${names.map(ident).join(', ')} FROM dados.${ident(set.id)} WHERE ${where}`,
    bound,
  );
  const [first] = rows;
  if (!first) throw absent(set);
  const shown = (name: string, value: Value | null): string => (value === null ? '' : fieldOf(set, name).typed(value));
  const campos = Object.keys(values ?? first).map((campo) => ({
    campo,
    antes: shown(campo, first[campo] ?? null),
    depois: values ? shown(campo, values[campo] ?? null) : '',
  }));
  return { linhas: rows.length, campos };
}

function parse(set: Dataset, name: string, text: string): Value | null {
  const field = fieldOf(set, name);
  const taken = field.take(text);
  if (taken?.ok === false) throw new Refusal(`${name} (${field.label}): o valor dado ${taken.message}.`);
  return taken?.value ?? null;
}

function keyOf(set: Dataset, given: Redaction['key']): Row {
  const missing = set.key.filter((name) => given[name] === undefined);
  const strange = Object.keys(given).filter((name) => !set.key.includes(name));
  if (missing.length > 0 || strange.length > 0)
    throw new Refusal(`A chave de ${set.id} é ${set.key.map((name) => `${name}=…`).join(' ')}.`);
  return Object.fromEntries(set.key.map((name) => [name, parse(set, name, given[name] ?? '')]));
}

function valuesOf(set: Dataset, given: Readonly<Record<string, string>>): Row {
  const stored = new Map(storedOf(set));
  const fixed = new Set([...set.key, set.period]);
  for (const name of Object.keys(given)) {
    if (!stored.has(name))
      throw new Refusal(`${name} não é um campo de ${set.id}. Os campos são ${[...stored.keys()].join(', ')}.`);
    if (fixed.has(name))
      throw new Refusal(`${name} identifica o registro e não se corrige: retire este e publique o certo.`);
    if (stored.get(name)?.required && given[name]?.trim() === '')
      throw new Refusal(`${name} é obrigatório e não pode ficar vazio.`);
  }
  if (Object.keys(given).length === 0)
    throw new Refusal('Diga o que corrigir, como vlrContrato=1.234,56, ou use --retirar.');
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [name, parse(set, name, text)]));
}

const printed = (set: Dataset, row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(set, name, value)])));

const textOf = (set: Dataset, name: string, value: Value | null): string =>
  value === null ? '' : fieldOf(set, name).print(value);

/** The period of each row that was changed. */
async function change(client: pg.ClientBase, job: Redaction, key: Row, values: Row | null): Promise<string[]> {
  const { dataset: set, tenant } = job;
  const { bound, where } = keyIs(tenant, key);
  const sets = Object.keys(values ?? {}).map((name, i) => `${ident(name)} = $${i + 1 + bound.length}`);
  const text = values ? `UPDATE dados.${ident(set.id)} SET ${sets.join(', ')}` : `DELETE FROM dados.${ident(set.id)}`;
  const all = [...bound, ...Object.values(values ?? {})];
  const { rows } = await client.query<{ period: string }>(
    `${text} WHERE ${where} RETURNING ${ident(set.period)}::text AS period`,
    all,
  );
  if (rows.length === 0) throw absent(set);
  return rows.map(({ period }) => period);
}

/** The condition that finds the rows of a record, and its values. */
function keyIs(tenant: number, key: Row): { bound: (Value | null)[]; where: string } {
  const names = Object.keys(key);
  const own = names.map((name, i) => `${ident(name)} IS NOT DISTINCT FROM $${i + 2}`);
  return { bound: [tenant, ...names.map((name) => key[name] ?? null)], where: ['tenant = $1', ...own].join(' AND ') };
}

const absent = (set: Dataset): Refusal =>
  new Refusal(`Não há registro de ${set.id} com essa chave. Confira os valores na página dele.`);

/** What an earlier change or a copy of an earlier state says of the record goes too: only its key stays. */
async function forgetChanged(client: pg.ClientBase, { tenant, dataset: set }: Redaction, key: Row): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [changesLock(tenant, set)]);
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [stateLock(tenant)]);
  await removeStates(client, tenant, set);
  await forgetRecord(
    client,
    tenant,
    set,
    set.key.map((name) => textOf(set, name, key[name] ?? null)),
  );
}

/** A file of an earlier day must not show what was withdrawn since. */
async function rewrite(
  client: pg.ClientBase,
  job: Redaction,
  key: Row,
  values: Row | null,
  periods: readonly string[],
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM portal.cargas c WHERE tenant = $1 AND dataset = $2 AND periodo && $3
     AND EXISTS (SELECT 1 FROM portal.arquivadas a WHERE a.tenant = c.tenant AND a.carga = c.id)`,
    [job.tenant, job.dataset.id, [...new Set(periods)]],
  );
  let changed = 0;
  const edit = () => editor(job.dataset, key, values);
  for (const { id } of rows) if (await rewriteArchive(client, { tenant: job.tenant, carga: id }, edit())) changed += 1;
  return changed;
}

/** What becomes of each line of an archive. The first is the header. */
function editor(set: Dataset, key: Row, values: Row | null): ArchiveEditor {
  let names: readonly string[] | null = null;
  const wanted = Object.entries(key).map(([name, value]) => [name, textOf(set, name, value)] as const);
  return ({ cells }) => {
    if (!names) {
      names = cells;
      return undefined;
    }
    const at = (name: string): number => names?.indexOf(name) ?? -1;
    if (!wanted.every(([name, text]) => (cells[at(name)] ?? '') === text)) return undefined;
    if (!values) return null;
    const made = [...cells];
    for (const [name, value] of Object.entries(values)) made[at(name)] = textOf(set, name, value);
    return archiveLine(made);
  };
}
