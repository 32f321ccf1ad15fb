import type pg from 'pg';
import type { AbertosAnswer, Conjunto } from '../../catalog/abertos/answer.ts';
import { sayFrequency } from '../../catalog/abertos/frequency.ts';
import { concerns } from '../../catalog/body.ts';
import type { Declaracao } from '../../catalog/dataset/answer.ts';
import { datasetOperations } from '../../catalog/dataset/operations.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { spanOf } from '../../catalog/list/span.ts';
import { selectNewestPeriods } from '../database/sql/periods.ts';
import { wholeStatements } from '../dataset/declaration.ts';
import { readTotals } from '../dataset/totals.ts';
import { LICENCE } from '../describe/licence.ts';
import type { Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { selectLoadDays, selectSpans } from './statements.ts';

export const licenca = { nome: LICENCE.name, titulo: LICENCE.title, url: LICENCE.path };

interface Newest {
  carga: number;
  referencia: string;
  publicadaEm: string;
  linhas: number;
  cargas: number;
}

interface Span {
  de: string;
  ate: string;
  periodos: number;
}

/** What the database knows of a body's datasets, by the dataset that rows are loaded into. */
export interface PublishedState {
  newest: ReadonlyMap<string, Newest>;
  spans: ReadonlyMap<string, Span>;
  days: ReadonlyMap<string, readonly string[]>;
  said: ReadonlyMap<string, Declaracao>;
}

type Kept<T> = Omit<T, 'publicadaEm'> & { dataset: string; publicadaEm: Date };

/** Reads what was published of all datasets of a body, with one question for each thing told. */
export async function readState(client: pg.ClientBase, tenant: number): Promise<PublishedState> {
  const [newest, spans, days, said] = await Promise.all([
    client.query<Kept<Newest>>(selectNewestPeriods(tenant)),
    client.query<Span & { dataset: string }>(selectSpans(tenant)),
    client.query<{ dataset: string; dias: string[] }>(selectLoadDays(tenant)),
    wholeStatements(client, tenant),
  ]);
  return {
    newest: new Map(newest.rows.map(({ dataset, ...rest }) => [dataset, stamped(rest)])),
    spans: new Map(spans.rows.map(({ dataset, ...rest }) => [dataset, rest])),
    days: new Map(days.rows.map(({ dataset, dias }) => [dataset, dias])),
    said,
  };
}

const stamped = <T extends { publicadaEm: Date }>({ publicadaEm, ...rest }: T) => ({
  ...rest,
  publicadaEm: publicadaEm.toISOString(),
});

const NEVER = { carga: null, referencia: null, publicadaEm: null, linhas: 0, cargas: 0 };
const NO_SPAN = { de: null, ate: null, periodos: 0 };

/** What the catalogue tells of one dataset. A cut is as fresh as what it is cut from, and has rows of its own number. */
export async function describeDataset(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  { newest, spans, days, said }: PublishedState,
): Promise<Conjunto> {
  const source = sourceOf(set);
  const span = spans.get(source);
  const state = newest.get(source) ?? NEVER;
  const linhas = set.cut && state.linhas > 0 ? (await readTotals(client, set, tenant, ALL)).total : state.linhas;
  return {
    dataset: set.id,
    title: set.title,
    about: set.about,
    assunto: set.menu ?? null,
    lei: [...set.law],
    periodo: set.period,
    ...(span ?? NO_SPAN),
    intervalo: span ? sayInterval(set, span) : null,
    ...{ ...state, linhas },
    frequencia: sayFrequency(days.get(source) ?? []),
    encerrado: set.closed ?? null,
    declaracao: said.get(source) ?? null,
    recorteDe: set.cut?.of ?? null,
    formatos: formatsOf(set),
    pagina: `/${set.id}`,
    ficha: `/dados-abertos/${set.id}`,
    api: `/v1/${set.id}`,
  };
}

/** `2025`, `2021 a 2026`, `01/2021 a 10/2026` */
const sayInterval = (set: Dataset, { de, ate }: Span): string =>
  [...new Set([spanOf(set, [de]), spanOf(set, [ate])])].join(' a ');

/** The endings under which the API answers all rows of a dataset as a file, as its own description lists them. */
function formatsOf(set: Dataset): string[] {
  const start = `/v1/${set.id}.`;
  return datasetOperations(set, []).flatMap(({ path }) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

/** Everything that a body publishes, and what it has not published yet. */
export function readCatalogue(
  { db, datasets }: Services,
  { id, tipo }: Pick<Tenant, 'id' | 'tipo'>,
): Promise<AbertosAnswer> {
  return db.read(id, async (client) => {
    const state = await readState(client, id);
    const data: Conjunto[] = [];
    for (const set of datasets.filter((own) => concerns(own, tipo)))
      data.push(await describeDataset(client, set, id, state));
    return { ok: true, licenca, data };
  });
}
