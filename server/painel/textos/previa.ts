import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conferirTextoBody, type PreviaTextoAnswer } from '../../../catalog/painel/textos/answer.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { bodyWith, partChanges, type StoredValues, valuesOf } from '../../tenants/partes/partes.ts';
import type { DeskServices } from '../services.ts';
import { standingBody } from './body.ts';
import { DraftedPages } from './drafted.ts';
import { editedPart, parsePart } from './save.ts';

const config = { permissao: 'textos' as const };
const bodyLimit = 1_500_000;

type PartRequest = FastifyRequest<{ Params: { parte: string }; Querystring: { pagina?: string } }>;

/** A draft as the person who wrote it sees it, kept apart from the drafts of their forms. */
const draftName = (parte: string): string => `previa:textos:${parte}`;

const SAVE = `INSERT INTO portal.rascunhos (tenant, pessoa, chave, conteudo) VALUES ($1, $2, $3, $4)
  ON CONFLICT (tenant, pessoa, chave) DO UPDATE SET conteudo = excluded.conteudo, "gravadoEm" = now()`;
const READ = 'SELECT conteudo FROM portal.rascunhos WHERE tenant = $1 AND pessoa = $2 AND chave = $3';

/** The public pages with what a form says, before it is saved and to its writer alone. */
export function previewRoutes(app: FastifyInstance, services: DeskServices): void {
  const path = '/painel/api/textos/:parte/previa';
  const pages = new DraftedPages(app, services);
  app.post(path, { config, bodyLimit }, async (request: PartRequest): Promise<PreviaTextoAnswer> => {
    const part = editedPart(request.params.parte);
    const { valor } = readShape(conferirTextoBody, request.body, 'BAD_REQUEST');
    const body = await standingBody(services, request);
    const values = await parsePart(part, valor, body);
    await keep(services, request, values);
    const mudancas = await partChanges(part.stored.id, body, valuesOf(part.stored, body), values);
    return { ok: true, data: { paginas: [...part.described.pages], mudancas } };
  });
  app.get(path, { config }, async (request: PartRequest, reply: FastifyReply) => {
    const { stored } = editedPart(request.params.parte);
    const values = await kept(services, request);
    const { tenant } = request.site;
    // Of this person alone: the drafted body is in no cache, and nobody else is answered with it.
    const drafted = { ...tenant, dados: bodyWith(stored, tenant.dados, values) };
    return pages.send(request, reply, drafted, pageAsked(request));
  });
}

function keep({ db }: DeskServices, request: PartRequest, values: StoredValues): Promise<unknown> {
  const { id } = request.site.tenant;
  const own = [id, request.person.id, draftName(request.params.parte), JSON.stringify(values)];
  return db.staff(id, (client) => client.query(SAVE, own));
}

async function kept({ db }: DeskServices, request: PartRequest): Promise<StoredValues> {
  const { id } = request.site.tenant;
  const { rows } = await db.staff(id, (client) =>
    client.query<{ conteudo: StoredValues }>(READ, [id, request.person.id, draftName(request.params.parte)]),
  );
  if (!rows[0]) throw new Fault(404, 'NOT_FOUND', 'Não há rascunho para mostrar. Volte ao texto e peça a prévia ali.');
  return rows[0].conteudo;
}

/** The page of a preview: a path of this portal, and none of the panel's. */
function pageAsked({ query: { pagina = '/' } }: PartRequest): string {
  if (/^\/(?!\/|painel|api)[^\s\\]*$/.test(pagina)) return pagina;
  throw new Fault(400, 'BAD_REQUEST', 'A prévia mostra páginas deste portal, como /perguntas.');
}
