import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { timeOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import type { Condition, Query } from '../../catalog/query.ts';
import { WIRE_DATASETS, type WireDataset } from '../../catalog/referencia/rows.ts';
import { selectAll, selectPage } from '../database/sql/select.ts';
import { selectCurrentPeriod, selectSpan } from '../database/sql/span.ts';
import { rowBatches } from '../export/cursor.ts';
import { readableFrom } from '../export/readable.ts';
import { sendAnswer } from '../http/answer.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { streamReply } from '../http/stream.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type CallRequest, callQuestion, type StreamCalls } from './call.ts';
import {
  type AskedRows,
  anyPeriod,
  betweenDays,
  betweenYears,
  everyRow,
  payrollMonth,
  type ReadRows,
} from './conditions.ts';

/** How each call reads its parameters; which dataset it answers stands in the catalog. */
const ROWS: Readonly<Record<string, ReadRows>> = {
  'contrato/contratopordataasync': betweenDays('dtInicio', 'dtFim'),
  'contrato/contratoasync': betweenDays('dtInicio', 'dtFim'),
  'licitacao/licitacaopordataasync': betweenDays('dtInicio', 'dtFim'),
  'orcamento/orcamentoasync': betweenYears('dataInicio', 'dataFim'),
  'servidor/servidorpormesanoasync': payrollMonth('numAno'),
  'servidor/servidorasync': payrollMonth('numExercicio'),
  'folhapagamento/folhapagamentoasync': payrollMonth('numExercicio'),
  'atonormativo/atonormativoasync': everyRow,
};

/** Calls that answer rows of one dataset. */
export const DATASET_CALLS: StreamCalls = Object.fromEntries(
  Object.entries(WIRE_DATASETS).map(([path, wire]) => [
    path,
    (call: CallRequest) => answerRows(path, wire, ROWS[path] ?? anyPeriod, call),
  ]),
);

/** Rows of an answer that is remembered, about two megabytes. More are streamed as an export, with its own turns. */
const MOST_ROWS = 3_000;

/** The conditions of an answer that has more rows than are remembered. */
class ManyRows extends Error {
  readonly where: readonly Condition[];

  constructor(where: readonly Condition[]) {
    super('more rows than are remembered');
    this.where = where;
  }
}

async function answerRows(path: string, wire: WireDataset, readRows: ReadRows, call: CallRequest): Promise<void> {
  const { services, request, reply, parameters } = call;
  const set = datasetOf(services, wire.dataset);
  const rows = readRows(set, parameters);
  const question = callQuestion(request, path, rows.asked);
  const datasets = rows.isCurrent ? services.datasets.map(({ id }) => id) : sourcesOf(set);
  const data = () => readFew(services, set, request.site.tenant, rows);
  try {
    await sendAnswer(services, request, reply, { question, datasets }, async () => ({
      ok: true,
      data: (await data()).map((row) => toWire(set, wire, row)),
    }));
  } catch (error) {
    if (!(error instanceof ManyRows)) throw error;
    await streamRows(set, wire, error.where, call);
  }
}

function readFew({ db }: Services, set: Dataset, tenant: Tenant, rows: AskedRows): Promise<Row[]> {
  return db.read(tenant.id, async (client) => {
    const where = await rows.conditions(() => currentExercise(client, set, tenant));
    const query: Query = { where, sort: [], page: 1, size: MOST_ROWS + 1 };
    const { rows: found } = await client.query<Row>(selectPage(set, tenant.id, query));
    if (found.length > MOST_ROWS) throw new ManyRows(where);
    return found;
  });
}

async function streamRows(
  set: Dataset,
  wire: WireDataset,
  where: readonly Condition[],
  { services, request, reply }: CallRequest,
): Promise<void> {
  const { id } = request.site.tenant;
  const query: Query = { where, sort: [], page: 1, size: 1 };
  await services.db.export(id, (client) =>
    streamReply(request, reply, { 'content-type': 'application/json; charset=utf-8' }, async () =>
      readableFrom(envelope(set, wire, rowBatches(client, selectAll(set, id, query)))),
    ),
  );
}

/**
 * The exercise that is current on the date of the body's data, which the clock may have left behind. A plan for next
 * year is published before that year begins, so the latest exercise with rows may be another.
 */
async function currentExercise(client: pg.ClientBase, set: Dataset, { id, referencia }: Tenant): Promise<Value | null> {
  if (referencia === null)
    return (await client.query<{ ultimo: Value | null }>(selectSpan(set, id))).rows[0]?.ultimo ?? null;
  const until = timeOf(set).ofDay(referencia);
  return (await client.query<{ atual: Value | null }>(selectCurrentPeriod(set, id, until))).rows[0]?.atual ?? null;
}

/** The envelope around the rows, in pieces as batches of them come. */
async function* envelope(set: Dataset, wire: WireDataset, rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '{"ok":true,"data":[';
  let comma = '';
  for await (const batch of rows) {
    yield comma + JSON.stringify(batch.map((row) => toWire(set, wire, row))).slice(1, -1);
    comma = ',';
  }
  yield ']}';
}

function toWire(set: Dataset, { besides }: WireDataset, row: Row): Row {
  const entries = Object.entries(set.fields).map(([name, field]) => [name, field.wire(row[name] ?? null)]);
  const own: Row = Object.fromEntries(entries);
  return besides ? { ...own, ...besides(own) } : own;
}
