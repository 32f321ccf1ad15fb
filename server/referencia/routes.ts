import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { grain } from '../../catalog/list/range.ts';
import type { Query } from '../../catalog/query.ts';
import { FILE_CALLS } from '../arquivos/routes.ts';
import { all } from '../database/sql/select.ts';
import { currentPeriod, span } from '../database/sql/span.ts';
import { batches } from '../export/cursor.ts';
import { flow } from '../export/flow.ts';
import { WORD_CALLS } from '../glossario/routes.ts';
import { Fault } from '../http/fault.ts';
import { FRAME_CALLS, frameOf } from '../http/frame.ts';
import { datasetOf, pairsOf, type Services, segmentsOf } from '../http/request.ts';
import { stream } from '../http/stream.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { Asked } from './parameters.ts';
import { CALLS, type Call } from './datasets.ts';
import { HOUSE_CALLS } from './camara.ts';
import { SUMS } from './despesa.ts';

/** Whatever is no address of ours may be one of theirs. */
export function wireRoutes(app: FastifyInstance, services: Services): void {
  // The bare host of the API is no page.
  app.get('/api', () => {
    throw nothing();
  });
  app.get('/api/*', async (request, reply) => {
    const path = segmentsOf(request).join('/').toLowerCase();
    const framed = known(FRAME_CALLS, path);
    if (framed) return { ok: true, data: framed(frameOf(services.datasets, request.site.tenant), askedIn(request)) };
    const told = known(WORD_CALLS, path);
    if (told) return { ok: true, data: await told(request.site.tenant) };
    const seated = known(HOUSE_CALLS, path);
    if (seated) return { ok: true, data: seated(request, askedIn(request)) };
    const sums = known(SUMS, path);
    if (sums) return { ok: true, data: await sums(services, request.site.tenant.id, askedIn(request)) };
    const filed = known(FILE_CALLS, path);
    if (filed) return filed(services, request, reply, askedIn(request));
    const call = known(CALLS, path);
    if (!call) throw nothing();
    await answer(services, call, request, reply);
  });
}

const nothing = (): Fault =>
  new Fault(404, 'NOT_FOUND', 'Não há nada neste endereço da API. A lista dos conjuntos de dados está em /v1.');

/** Only what we wrote: a path may be called like something every object has. */
const known = <T>(calls: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.hasOwn(calls, path) ? calls[path] : undefined;

async function answer(services: Services, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const set = datasetOf(services, call.dataset);
  const { tenant } = request.site;
  const where = await call.question(set, askedIn(request), () => currentOf(services, set, tenant));
  const query: Query = { where, sort: [], page: 1, size: 1 };
  const { id } = tenant;
  await services.db.export(id, (client) =>
    stream(request, reply, { 'content-type': 'application/json; charset=utf-8' }, async () =>
      flow(pieces(set, call, batches(client, all(set, id, query)))),
    ),
  );
}

/**
 * The exercise that is current on the date of the body's data, which the clock may have left behind. A plan for next
 * year is published before that year begins, so that the latest exercise with rows may not be it.
 */
const currentOf = ({ db }: Services, set: Dataset, { id, referencia }: Tenant): Promise<Value | null> =>
  db.read(id, async (client) => {
    if (referencia === null) return (await client.query(span(set, id))).rows[0]?.ultimo ?? null;
    const until = grain(fieldOf(set, set.period), referencia);
    return (await client.query(currentPeriod(set, id, until))).rows[0]?.atual ?? null;
  });

const askedIn = (request: FastifyRequest): Asked =>
  new Map(pairsOf(request).map(([name, value]) => [name.toLowerCase(), value]));

async function* pieces(set: Dataset, call: Call, rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '{"ok":true,"data":[';
  let comma = '';
  for await (const batch of rows) {
    yield comma + JSON.stringify(batch.map((row) => toWire(set, call, row))).slice(1, -1);
    comma = ',';
  }
  yield ']}';
}

function toWire(set: Dataset, { besides }: Call, row: Row): Row {
  const entries = Object.entries(set.fields).map(([name, field]) => [name, field.wire(row[name] ?? null)]);
  const own: Row = Object.fromEntries(entries);
  return besides ? { ...own, ...besides(own) } : own;
}
