import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ConferenciaAnswer,
  type RegistroAnswer,
  type RegistroOpcoes,
  type RegistroQuery,
  registroQuery,
} from '../../../catalog/painel/registro/answer.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import type { Database } from '../../database/db.ts';
import { readShape } from '../../http/shape.ts';
import { checkLog } from '../../seal/acts.ts';
import type { DeskServices } from '../services.ts';
import { actOptions, PAGE, readActs } from './acts.ts';
import { LOG_SHEET_HEAD, logSheetLines } from './sheet.ts';

const GUARDED = { config: { permissao: 'registro' as const } };

const askedOf = ({ query }: FastifyRequest): RegistroQuery => readShape(registroQuery, query, 'BAD_QUERY');

/** The log of a body's panel: read, filtered, exported and checked, and never written here. */
export function registroDeskRoutes(app: FastifyInstance, { db }: DeskServices): void {
  app.get('/painel/api/registro', GUARDED, async (request): Promise<RegistroAnswer> => {
    const { id } = request.site.tenant;
    const found = await db.staff(id, (client) => readActs(client, id, askedOf(request), PAGE + 1));
    const atos = found.slice(0, PAGE);
    return { ok: true, data: { atos, mais: found.length > PAGE ? (atos.at(-1)?.numero ?? null) : null } };
  });
  app.get('/painel/api/registro/opcoes', GUARDED, async ({ site }): Promise<RegistroOpcoes> => {
    const { id } = site.tenant;
    return { ok: true, data: await db.staff(id, (client) => actOptions(client, id)) };
  });
  app.get('/painel/api/registro/conferencia', GUARDED, async ({ site }): Promise<ConferenciaAnswer> => {
    const { id } = site.tenant;
    const found = await db.staff(id, (client) => checkLog(client, id));
    return { ok: true, data: { ...found, conferidoEm: new Date().toISOString() } };
  });
  app.get('/painel/api/registro.csv', GUARDED, async (request, reply) => {
    const { id, slug } = request.site.tenant;
    const lines = sheetOf(db, id, askedOf(request));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="registro-${slug}-${brasiliaToday()}.csv"`)
      .send(Readable.from(lines));
  });
}

/** Acts that are read at a time for a file. */
const BATCH = 1_000;

async function* sheetOf(db: Database, tenant: number, asked: RegistroQuery): AsyncGenerator<string> {
  yield LOG_SHEET_HEAD;
  for (let antes = asked.antes; ; ) {
    const question = antes === undefined ? asked : { ...asked, antes };
    const acts = await db.staff(tenant, (client) => readActs(client, tenant, question, BATCH));
    yield logSheetLines(acts);
    antes = acts.at(-1)?.numero;
    if (acts.length < BATCH) return;
  }
}
