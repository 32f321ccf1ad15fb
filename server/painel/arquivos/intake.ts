import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type DraftAnswer,
  type DraftsAnswer,
  draftChange,
  draftsChange,
  type PublishedAnswer,
  publishOrder,
  sentFile,
} from '../../../catalog/painel/arquivos/answer.ts';
import { faultOf } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { recordAct } from '../atos.ts';
import { sendDraft } from './bytes.ts';
import { type DraftSurroundings, describeDraft, inheritedSheet, standingDocuments } from './describe.ts';
import type { FilesDesk } from './desk.ts';
import { changeDraft, changedDraft, dropDraft, listDrafts, takeDraft } from './drafts.ts';
import { publishDraft } from './publish.ts';
import { keepDraft, receiveFile, replaceDraftFile } from './receive.ts';

type OneDraft = FastifyRequest<{ Params: { id: string } }>;

const config = { permissao: 'arquivos' as const };
const ALL = '/painel/api/arquivos/rascunhos';
const ONE = `${ALL}/:id`;

/** Drafts of documents: sent, described, changed, published or thrown away, by anybody of the body who may. */
export function draftRoutes(app: FastifyInstance, desk: FilesDesk): void {
  uploadRoutes(app, desk);
  changeRoutes(app, desk);
  app.get(ALL, { config }, (request) => answerDrafts(desk, request));
  app.get(ONE, { config }, (request: OneDraft) => answerDraft(desk, request, request.params.id));
  app.get(`${ONE}/arquivo`, { config }, (request: OneDraft, reply) =>
    sendDraft(desk, request, reply, request.params.id),
  );
  app.post('/painel/api/arquivos/publicar', { config }, async (request): Promise<PublishedAnswer> => {
    const { ids } = readShape(publishOrder, request.body, 'BAD_REQUEST');
    const data: PublishedAnswer['data'] = [];
    for (const id of ids) data.push(await publishedOne(desk, request, id));
    return { ok: true, data };
  });
}

/** Publishes one of many. What is wrong with it is said, and the others go on. */
async function publishedOne(
  desk: FilesDesk,
  request: FastifyRequest,
  id: string,
): Promise<PublishedAnswer['data'][number]> {
  try {
    return { ...(await publishDraft(desk, request, id)), mensagem: null };
  } catch (error) {
    const fault = faultOf(error);
    if (fault.status >= 500) request.log.error(error);
    return { id, slug: null, titulo: '', mensagem: fault.message };
  }
}

/** A file is a stream whatever type it claims, in a scope of its own. */
function uploadRoutes(root: FastifyInstance, desk: FilesDesk): void {
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    app.post(ALL, { config }, async (request, reply) => {
      const { nome, substitui } = readShape(sentFile, request.query, 'BAD_REQUEST');
      const file = await receiveFile(desk, request, nome);
      const id = await keepDraft(desk, request, file, substitui ?? null);
      reply.code(201);
      return answerDraft(desk, request, id);
    });
    app.put(`${ONE}/arquivo`, { config }, async (request: OneDraft) => {
      const { id } = request.params;
      const { nome } = readShape(sentFile, request.query, 'BAD_REQUEST');
      // Asked before the file is taken in: nobody waits for an upload to a draft that is gone.
      await desk.services.db.staff(request.site.tenant.id, (client) => takeDraft(client, request.site.tenant.id, id));
      const file = await receiveFile(desk, request, nome);
      return answerDraft(desk, request, await replaceDraftFile(desk, request, id, file));
    });
  });
}

function changeRoutes(app: FastifyInstance, desk: FilesDesk): void {
  const { db } = desk.services;
  app.patch(ONE, { config }, async (request: OneDraft) => {
    const change = readShape(draftChange, request.body, 'BAD_REQUEST');
    const tenant = request.site.tenant.id;
    const standing = change.substitui ? await db.read(tenant, (client) => standingDocuments(client, tenant)) : [];
    const replaced = standing.find(({ slug }) => slug === change.substitui);
    await db.staff(tenant, async (client) => {
      const before = await takeDraft(client, tenant, request.params.id);
      const ficha = inheritedSheet(before.ficha, replaced);
      const after = changedDraft({ ...before, ficha }, change);
      await changeDraft(client, tenant, after);
      const act = change.conferido === undefined ? 'descrito' : 'conferido';
      const [antes, depois] = [before, after].map(({ ficha, conferido, substitui, motivo }) => ({
        ...{ ...ficha, conferido, substitui, motivo },
      }));
      await recordAct(client, request, { acao: `documento.${act}`, alvo: before.nome, antes, depois });
    });
    return answerDraft(desk, request, request.params.id);
  });
  app.patch(ALL, { config }, async (request) => {
    const { ids, ficha } = readShape(draftsChange, request.body, 'BAD_REQUEST');
    const tenant = request.site.tenant.id;
    await db.staff(tenant, async (client) => {
      for (const id of ids)
        await changeDraft(client, tenant, changedDraft(await takeDraft(client, tenant, id), { ficha }));
      await recordAct(client, request, { acao: 'documento.descrito', alvo: `${ids.length} rascunhos`, depois: ficha });
    });
    return answerDrafts(desk, request);
  });
  app.delete(ONE, { config }, async (request: OneDraft) => {
    const tenant = request.site.tenant.id;
    const { id } = request.params;
    await db.staff(tenant, async (client) => {
      const draft = await takeDraft(client, tenant, id);
      await dropDraft(client, tenant, id);
      await recordAct(client, request, { acao: 'documento.descartado', alvo: draft.nome });
    });
    await desk.staging.drop(tenant, id);
    return { ok: true };
  });
}

async function surroundings({ services: { db } }: FilesDesk, tenant: number): Promise<DraftSurroundings> {
  const standing = await db.read(tenant, (client) => standingDocuments(client, tenant));
  return { standing, drafts: await db.staff(tenant, (client) => listDrafts(client, tenant)) };
}

async function answerDrafts(desk: FilesDesk, { site, person }: FastifyRequest): Promise<DraftsAnswer> {
  const around = await surroundings(desk, site.tenant.id);
  const data = around.drafts.map((row) => describeDraft(row, around, person.id));
  return { ok: true, data, megabytes: desk.services.limits.documentMegabytes };
}

async function answerDraft(desk: FilesDesk, { site, person }: FastifyRequest, id: string): Promise<DraftAnswer> {
  const around = await surroundings(desk, site.tenant.id);
  const { texto, ...row } = await desk.services.db.staff(site.tenant.id, (client) =>
    takeDraft(client, site.tenant.id, id),
  );
  return { ok: true, data: { ...describeDraft(row, around, person.id), texto } };
}
