import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { ident, literal } from '../database/sql/names.ts';
import { sendAll } from '../database/trip.ts';
import { CARGAS_FILE, type ExportedCarga, type ExportedCargas } from './cargas.ts';

/** Writes the published data of a body into its exported folder, from one snapshot and without their history. */
export async function dumpData(
  client: pg.ClientBase,
  tenant: number,
  folder: string,
  wrote: (one: ExportedCarga) => void | Promise<void>,
) {
  await mkdir(join(folder, 'dados'), { recursive: true });
  await sendAll(client, ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', "SET LOCAL datestyle = 'ISO'"]);
  try {
    const note = await noteOf(client, tenant);
    for (const one of note.cargas) {
      one.linhas = await dump(client, tenant, one, join(folder, one.dados));
      await wrote(one);
    }
    await writeFile(join(folder, CARGAS_FILE), `${JSON.stringify(note, null, 2)}\n`);
    return note;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

async function noteOf(client: pg.ClientBase, tenant: number): Promise<ExportedCargas> {
  const ask = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
    (await client.query<T>(text, [tenant])).rows;
  const loads = await ask<Row>(STANDING_PERIODS);
  return {
    cargas: named(loads.filter(({ dataset }) => setOf(dataset))),
    declaracoes: await ask<ExportedCargas['declaracoes'][number]>(
      `SELECT dataset, de::text, ate::text, campo, valor, texto, autor, "publicadaEm"::text
       FROM portal.declaracoes WHERE tenant = $1 ORDER BY dataset, de, ate, campo, valor`,
    ),
    correcoes: await ask<ExportedCargas['correcoes'][number]>(
      `SELECT dataset, chave, valores, motivo, autor, "feitaEm"::text FROM portal.correcoes WHERE tenant = $1 ORDER BY id`,
    ),
  };
}

type Row = Omit<ExportedCarga, 'dados'>;

/** Periods of each load that no later one replaced, grouped by reference date, because a load has one date. */
const STANDING_PERIODS = `SELECT p.dataset, c.arquivo, c.sha256, p.referencia::text, array_agg(p.periodo ORDER BY p.periodo) AS periodo,
  sum(p.linhas)::int AS linhas, c.autor, c."publicadaEm"::text
  FROM portal.periodos p JOIN portal.cargas c ON c.tenant = p.tenant AND c.id = p.carga
  WHERE p.tenant = $1 GROUP BY c.tenant, c.id, p.dataset, p.referencia ORDER BY c.id, p.referencia`;

/** Names the file of each load and date: `dados/contratos.csv.gz`, `dados/contratos-2.csv.gz`. */
function named(loads: readonly Row[]): ExportedCarga[] {
  const counts = new Map<string, number>();
  return loads.map((load) => {
    const count = (counts.get(load.dataset) ?? 0) + 1;
    counts.set(load.dataset, count);
    return { ...load, dados: `dados/${load.dataset}${count > 1 ? `-${count}` : ''}.csv.gz` };
  });
}

/** A dataset of the catalog; one that left it is published nowhere, and not exported. */
const setOf = (id: string): Dataset | undefined => datasets.find((set) => set.id === id && !set.cut);

async function dump(client: pg.ClientBase, tenant: number, load: ExportedCarga, file: string): Promise<number> {
  const set = setOf(load.dataset);
  if (!set) return 0;
  const copy = client.query(copyTo(statement(set, tenant, load.periodo)));
  await pipeline(copy, createGzip(), createWriteStream(file, { flags: 'wx' }));
  return copy.rowCount;
}

/** COPY statement with every value as text, as the import reads it: a flag would otherwise be a `t`. */
function statement(set: Dataset, tenant: number, periods: readonly string[]): string {
  const columns = storedOf(set).map(([name]) => `${ident(name)}::text AS ${ident(name)}`);
  const within = `${ident(set.period)} IN (${periods.map(literal).join(', ')})`;
  const rows = `SELECT ${columns.join(', ')} FROM dados.${ident(set.id)} WHERE tenant = ${literal(tenant)} AND ${within} ORDER BY id`;
  return `COPY (${rows}) TO STDOUT (FORMAT csv, HEADER, ENCODING 'UTF8')`;
}
