import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dataset } from '../../catalog/dataset.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import { batches } from '../export/cursor.ts';
import { flow } from '../export/flow.ts';
import { Fault } from '../fault.ts';
import { all } from '../sql/select.ts';
import { type Asked, FRAME_CALLS, frameOf } from './frame.ts';
import { type Desk, datasetOf, pairsOf, segmentsOf } from './request.ts';
import { stream } from './stream.ts';

interface Call {
  dataset: string;
  /** The names under which the two ends of the period are asked. */
  from: string;
  to: string;
}

/** The calls of the reference system, by path in lower case: its clients write them in any. */
const CALLS: Readonly<Record<string, Call>> = {
  'contrato/contratopordataasync': { dataset: 'contratos', from: 'dtInicio', to: 'dtFim' },
  'contrato/contratoasync': { dataset: 'contratos', from: 'dtInicio', to: 'dtFim' },
};

/** Whatever is no address of ours may be one of theirs. */
export function wireRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/api/*', async (request, reply) => {
    const path = segmentsOf(request).join('/').toLowerCase();
    const framed = Object.hasOwn(FRAME_CALLS, path) ? FRAME_CALLS[path] : undefined;
    if (framed) return { ok: true, data: framed(frameOf(desk.datasets, request.site.tenant), askedIn(request)) };
    const call = Object.hasOwn(CALLS, path) ? CALLS[path] : undefined;
    if (!call)
      throw new Fault(
        404,
        'NOT_FOUND',
        'Não há nada neste endereço da API. A lista dos conjuntos de dados está em /v1.',
      );
    await answer(desk, call, request, reply);
  });
}

async function answer(desk: Desk, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const set = datasetOf(desk, call.dataset);
  const query = period(set, call, askedIn(request));
  const { id } = request.site.tenant;
  await desk.db.export(id, (client) =>
    stream(request, reply, { 'content-type': 'application/json; charset=utf-8' }, async () =>
      flow(pieces(set, batches(client, all(set, id, query)))),
    ),
  );
}

const askedIn = (request: FastifyRequest): Asked =>
  new Map(pairsOf(request).map(([name, value]) => [name.toLowerCase(), value]));

/** Rows dated within the period, both days included. */
function period(set: Dataset, call: Call, asked: Asked): Query {
  const field = set.date ?? set.period;
  const where = (
    [
      ['gte', call.from],
      ['lte', call.to],
    ] as const
  ).map(([operator, name]) => {
    const text = asked.get(name.toLowerCase());
    if (!text) throw new Fault(400, 'MISSING_PARAMETER', `Informe o parâmetro ${name}, no formato aaaa-mm-dd.`);
    const parsed = parseDay(text, 'br');
    if (!parsed.ok)
      throw new Fault(400, 'BAD_QUERY', `${name}: “${text.slice(0, 40)}” ${parsed.message}.`, [
        { field: name, value: text.slice(0, 40), message: parsed.message },
      ]);
    return { field, operator, values: [parsed.value] };
  });
  return { where, sort: [], page: 1, size: 1 };
}

async function* pieces(set: Dataset, rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '{"ok":true,"data":[';
  let comma = '';
  for await (const batch of rows) {
    yield comma + JSON.stringify(batch.map((row) => toWire(set, row))).slice(1, -1);
    comma = ',';
  }
  yield ']}';
}

function toWire(set: Dataset, row: Row): Row {
  const entries = Object.entries(set.fields).map(([name, field]) => [name, field.wire(row[name] ?? null)]);
  return Object.fromEntries(entries);
}
