import type { Dataset } from '../../catalog/dataset.ts';
import { timeOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import { WIRE_DATASETS, type WireDataset } from '../../catalog/referencia/rows.ts';
import { selectAll } from '../database/sql/select.ts';
import { selectCurrentPeriod, selectSpan } from '../database/sql/span.ts';
import { rowBatches } from '../export/cursor.ts';
import { readableFrom } from '../export/readable.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { streamReply } from '../http/stream.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { CallRequest, StreamCalls } from './call.ts';
import { anyPeriod, betweenDays, betweenYears, payrollMonth, type ReadConditions } from './conditions.ts';

/** How each call reads its parameters; which dataset it answers stands in the catalog. */
const CONDITIONS: Readonly<Record<string, ReadConditions>> = {
  'contrato/contratopordataasync': betweenDays('dtInicio', 'dtFim'),
  'contrato/contratoasync': betweenDays('dtInicio', 'dtFim'),
  'licitacao/licitacaopordataasync': betweenDays('dtInicio', 'dtFim'),
  'orcamento/orcamentoasync': betweenYears('dataInicio', 'dataFim'),
  'servidor/servidorpormesanoasync': payrollMonth('numAno'),
  'servidor/servidorasync': payrollMonth('numExercicio'),
  'folhapagamento/folhapagamentoasync': payrollMonth('numExercicio'),
  'atonormativo/atonormativoasync': () => [],
};

/** Calls that answer rows of one dataset, as they come from the database. */
export const DATASET_CALLS: StreamCalls = Object.fromEntries(
  Object.entries(WIRE_DATASETS).map(([path, wire]) => [
    path,
    (call: CallRequest) => answerRows(wire, CONDITIONS[path] ?? anyPeriod, call),
  ]),
);

async function answerRows(
  wire: WireDataset,
  conditions: ReadConditions,
  { services, request, reply, parameters }: CallRequest,
): Promise<void> {
  const set = datasetOf(services, wire.dataset);
  const { tenant } = request.site;
  const where = await conditions(set, parameters, () => currentExercise(services, set, tenant));
  const query: Query = { where, sort: [], page: 1, size: 1 };
  await services.db.export(tenant.id, (client) =>
    streamReply(services, request, reply, { 'content-type': 'application/json; charset=utf-8' }, async () =>
      readableFrom(envelope(set, wire, rowBatches(client, selectAll(set, tenant.id, query)))),
    ),
  );
}

/**
 * The exercise that is current on the date of the body's data, which the clock may have left behind. A plan for next
 * year is published before that year begins, so the latest exercise with rows may be another.
 */
const currentExercise = ({ db }: Services, set: Dataset, { id, referencia }: Tenant): Promise<Value | null> =>
  db.read(id, async (client) => {
    if (referencia === null)
      return (await client.query<{ ultimo: Value | null }>(selectSpan(set, id))).rows[0]?.ultimo ?? null;
    const until = timeOf(set).ofDay(referencia);
    return (await client.query<{ atual: Value | null }>(selectCurrentPeriod(set, id, until))).rows[0]?.atual ?? null;
  });

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
