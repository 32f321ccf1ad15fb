import type { FastifyInstance, FastifyRequest } from 'fastify';
import { categoryOf } from '../../../catalog/arquivos/arquivos.ts';
import {
  type DocumentAnswer,
  fileOrder,
  type ShelfAnswer,
  type ShelvesAnswer,
  sheetChange,
  statementOrder,
  statementRemoval,
  withdrawal,
} from '../../../catalog/painel/arquivos/answer.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import type { DutiesQuestion } from '../../arquivos/duties.ts';
import { type EditionRow, readEditions } from '../../arquivos/editions.ts';
import { DocumentReader } from '../../arquivos/reading/reader.ts';
import { findFile } from '../../arquivos/view.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { DeskServices } from '../services.ts';
import { sendEdition } from './bytes.ts';
import type { FilesDesk } from './desk.ts';
import { correctSheet, orderDocuments, withdrawDocument } from './documents.ts';
import { draftRoutes } from './intake.ts';
import { FileJournal } from './journal.ts';
import { readShelf, readShelves } from './shelves.ts';
import { DraftStaging } from './staging.ts';
import { declareAbsence, takeBackStatement } from './statements.ts';

type Of<Params> = FastifyRequest<{ Params: Params }>;

const config = { permissao: 'arquivos' as const };
const HOUR_MS = 3_600_000;

/** Documents of a body: what is published, due and missing, what is being prepared, and the editions of each. */
export function arquivosDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { stagingDir, filesDir } = services;
  const journal = new FileJournal(stagingDir, filesDir);
  const desk: FilesDesk = { services, journal, staging: new DraftStaging(stagingDir), reader: new DocumentReader() };
  app.addHook('onReady', () => journal.settle(services.db));
  const sweeping = setInterval(() => void sweep(desk).catch((error) => app.log.error(error)), HOUR_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await desk.reader.close();
  });
  shelfRoutes(app, services);
  documentRoutes(app, desk);
  statementRoutes(app, desk);
  draftRoutes(app, desk);
}

const sweep = ({ services: { db }, staging }: FilesDesk): Promise<void> =>
  staging.sweep((tenant, id) =>
    db.own(async (client) => {
      const { rowCount } = await client.query('SELECT FROM portal.preparados WHERE tenant = $1 AND id::text = $2', [
        tenant,
        id,
      ]);
      return (rowCount ?? 0) > 0;
    }),
  );

/** The body of a request and the day on which its duties are asked for. */
function dutiesAsked({ site }: FastifyRequest): DutiesQuestion {
  const { id, tipo, dados } = site.tenant;
  return { tenant: id, tipo, semestralDesde: dados.semestralDesde, today: brasiliaToday() };
}

function shelfRoutes(app: FastifyInstance, services: DeskServices): void {
  app.get('/painel/api/arquivos', { config }, async (request): Promise<ShelvesAnswer> => {
    const asked = dutiesAsked(request);
    const data = await services.db.read(asked.tenant, (client) => readShelves(client, asked));
    return { ok: true, data, hoje: asked.today };
  });
  app.get(
    '/painel/api/arquivos/categorias/:categoria',
    { config },
    async (request: Of<{ categoria: string }>): Promise<ShelfAnswer> => {
      const { categoria } = request.params;
      if (!categoryOf(categoria)) throw new Fault(404, 'NOT_FOUND', 'Não há esta categoria de documentos.');
      const asked = dutiesAsked(request);
      return { ok: true, ...(await readShelf(services, asked, categoria)), hoje: asked.today };
    },
  );
}

function documentRoutes(app: FastifyInstance, desk: FilesDesk): void {
  const one = '/painel/api/arquivos/documentos/:slug';
  const { db } = desk.services;
  app.get(one, { config }, async (request: Of<{ slug: string }>): Promise<DocumentAnswer> => {
    const tenant = request.site.tenant.id;
    const { slug } = request.params;
    const data = await db.read(tenant, (client) => findFile(client, tenant, slug));
    const editions = await db.staff(tenant, (client) => readEditions(client, tenant, slug));
    if (!data && editions.length === 0) throw new Fault(404, 'NOT_FOUND', 'Não há este documento.');
    return { ok: true, data, edicoes: editions.map(toldEdition) };
  });
  app.patch(one, { config }, async (request: Of<{ slug: string }>) => {
    await correctSheet(desk, request, request.params.slug, readShape(sheetChange, request.body, 'BAD_REQUEST'));
    return { ok: true };
  });
  app.post(`${one}/retirar`, { config }, async (request: Of<{ slug: string }>) => {
    const { motivo } = readShape(withdrawal, request.body, 'BAD_REQUEST');
    await withdrawDocument(desk, request, request.params.slug, motivo);
    return { ok: true };
  });
  app.get(`${one}/edicoes/:id`, { config }, (request: Of<{ slug: string; id: string }>, reply) =>
    sendEdition(desk, request, reply, request.params),
  );
  app.put('/painel/api/arquivos/ordem', { config }, async (request) => {
    await orderDocuments(desk, request, readShape(fileOrder, request.body, 'BAD_REQUEST'));
    return { ok: true };
  });
}

const toldEdition = (one: EditionRow): DocumentAnswer['edicoes'][number] => ({
  ...one,
  publicadaEm: one.publicadaEm?.toISOString() ?? null,
  fimEm: one.fimEm?.toISOString() ?? null,
});

function statementRoutes(app: FastifyInstance, desk: FilesDesk): void {
  app.post('/painel/api/arquivos/declaracoes', { config }, async (request) => {
    await declareAbsence(desk, request, readShape(statementOrder, request.body, 'BAD_REQUEST'));
    return { ok: true };
  });
  app.post('/painel/api/arquivos/declaracoes/retirar', { config }, async (request) => {
    await takeBackStatement(desk, request, readShape(statementRemoval, request.body, 'BAD_REQUEST'));
    return { ok: true };
  });
}
