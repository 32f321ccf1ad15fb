import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type EdicaoAnswer,
  type EdicoesAnswer,
  type ProsaAnswer,
  prosaBody,
  type SalvarTextoAnswer,
  salvarTextoBody,
  type TextoAnswer,
  type TextosAnswer,
  voltarTextoBody,
} from '../../../catalog/painel/textos/answer.ts';
import { completed } from '../../../catalog/painel/textos/campos.ts';
import { TEXT_PARTS } from '../../../catalog/painel/textos/partes.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { editionsOf, latestEditions, readEdition } from '../../tenants/edicoes.ts';
import { partChanges } from '../../tenants/partes/partes.ts';
import type { DeskServices } from '../services.ts';
import { standingBody } from './body.ts';
import { editionAnswer } from './edition.ts';
import { photoRoutes } from './fotos.ts';
import { previewRoutes } from './previa.ts';
import { editedPart, returnPart, savePart } from './save.ts';

const config = { permissao: 'textos' as const };
/** Most bytes of a form: the longest structure, with room to spare. */
const bodyLimit = 1_500_000;

type PartRequest = FastifyRequest<{ Params: { parte: string } }>;
type EditionRequest = FastifyRequest<{ Params: { parte: string; numero: string } }>;

/** What a body says of itself, in forms: each save is a version. */
export function textosDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  partRoutes(app, services);
  editionRoutes(app, services);
  previewRoutes(app, services);
  photoRoutes(app, services);
  app.post('/painel/api/prosa', { config }, async (request): Promise<ProsaAnswer> => {
    const { texto } = readShape(prosaBody, request.body, 'BAD_REQUEST');
    const { safeText } = await import('../../tenants/prose.ts');
    const { html } = await safeText(texto, 'h4');
    return { ok: true, data: { html } };
  });
}

function partRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;
  app.get('/painel/api/textos', { config }, async (request): Promise<TextosAnswer> => {
    const { id } = request.site.tenant;
    const latest = await db.staff(id, (client) => latestEditions(client, id));
    const data = TEXT_PARTS.map(({ id: parte, titulo, sobre }) => {
      const found = latest.find((one) => one.parte === parte);
      return { id: parte, titulo, sobre, ultima: found ? editionAnswer(found) : null };
    });
    return { ok: true, data };
  });
  app.get('/painel/api/textos/:parte', { config }, async (request: PartRequest): Promise<TextoAnswer> => {
    const { described, stored } = editedPart(request.params.parte);
    const { id } = request.site.tenant;
    // The version is read before the body: a save in between is then met as somebody else's, and not overwritten.
    const [ultima] = await db.staff(id, (client) => editionsOf(client, id, stored.id));
    const valor = completed(described.fields, await stored.form(await standingBody(services, request)));
    const data = { valor, edicao: ultima?.numero ?? 0, ultima: ultima ? editionAnswer(ultima) : null };
    return { ok: true, data };
  });
  app.put('/painel/api/textos/:parte', { config, bodyLimit }, async (request: PartRequest) => {
    const part = editedPart(request.params.parte);
    const form = readShape(salvarTextoBody, request.body, 'BAD_REQUEST');
    const answer: SalvarTextoAnswer = { ok: true, data: await savePart(services, request, part, form) };
    return answer;
  });
}

function editionRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;
  app.get('/painel/api/textos/:parte/edicoes', { config }, async (request: PartRequest): Promise<EdicoesAnswer> => {
    const { stored } = editedPart(request.params.parte);
    const { id } = request.site.tenant;
    const found = await db.staff(id, (client) => editionsOf(client, id, stored.id));
    return { ok: true, data: found.map(editionAnswer) };
  });
  const one = '/painel/api/textos/:parte/edicoes/:numero';
  app.get(one, { config }, async (request: EditionRequest): Promise<EdicaoAnswer> => {
    const { stored } = editedPart(request.params.parte);
    const { id } = request.site.tenant;
    const numero = numberOf(request);
    const [found, [newest]] = await db.staff(id, async (client) => [
      await readEdition(client, id, stored.id, numero),
      await editionsOf(client, id, stored.id),
    ]);
    if (!found) throw MISSING;
    const body = await standingBody(services, request);
    const mudancas = await partChanges(stored.id, body, found.antes ?? {}, found.depois);
    const vigente = newest?.numero === numero;
    return { ok: true, data: { ...editionAnswer(found), mudancas, temAntes: found.antes !== null, vigente } };
  });
  app.post(`${one}/volta`, { config }, async (request: EditionRequest): Promise<SalvarTextoAnswer> => {
    const part = editedPart(request.params.parte);
    const { para } = readShape(voltarTextoBody, request.body, 'BAD_REQUEST');
    return { ok: true, data: await returnPart(services, request, part, { numero: numberOf(request), para }) };
  });
}

const MISSING = new Fault(404, 'NOT_FOUND', 'Esta versão não existe. A lista das versões está na página do texto.');

function numberOf({ params: { numero } }: EditionRequest): number {
  if (!/^\d{1,9}$/.test(numero)) throw MISSING;
  return Number(numero);
}
