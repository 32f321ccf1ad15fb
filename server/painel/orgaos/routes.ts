import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  type DiagnosticoAnswer,
  type OrgaoAnswer,
  type OrgaoConferido,
  type OrgaoFeito,
  type OrgaosAnswer,
  orgaoNovo,
  orgaosQuery,
  suspensaoBody,
} from '../../../catalog/painel/orgaos/answer.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { atomically } from '../../database/atomic.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { DeskServices } from '../services.ts';
import { recordInBoth } from './acts.ts';
import { createBody, newBodyProblems } from './create.ts';
import { readBody } from './detail.ts';
import { DoctorVisit } from './doctor.ts';
import { exportBody } from './export.ts';
import { listBodies, pageOfBodies } from './list.ts';
import { changeSuspension, unknownBody } from './suspend.ts';

type BodyRequest = FastifyRequest<{ Params: { slug: string } }>;

const GUARDED = { config: { permissao: 'orgaos' as const } };

const OWN_BODY = new Fault(
  409,
  'OWN_BODY',
  'Este é o órgão em cujo painel você está: o portal dele sai do ar para o público, e o painel continua. Confirme que é isso mesmo.',
);
const NO_DOCTOR = new Fault(503, 'UNAVAILABLE', 'O diagnóstico não roda aqui. No servidor, use: portal doctor');

/** The operator's bodies. Those of others are reached by the owner's connection, in these routes alone. */
export function orgaosDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, messages } = services;
  app.get('/painel/api/orgaos', GUARDED, async ({ query }): Promise<OrgaosAnswer> => {
    const asked = readShape(orgaosQuery, query, 'BAD_QUERY');
    const all = await db.own((client) => listBodies(client, messages.siteOf));
    return { ok: true, data: pageOfBodies(all, asked) };
  });
  app.get('/painel/api/orgaos/:slug', GUARDED, async ({ params, site }: BodyRequest): Promise<OrgaoAnswer> => {
    return { ok: true, data: await db.own((client) => readBody(client, services, params.slug, site.tenant.id)) };
  });
  app.post('/painel/api/orgaos/conferir', GUARDED, async ({ body }): Promise<OrgaoConferido> => {
    const form = readShape(orgaoNovo, body, 'BAD_REQUEST');
    const problemas = await db.own((client) => newBodyProblems(client, form));
    return { ok: true, data: { problemas, endereco: messages.siteOf(form) } };
  });
  app.post('/painel/api/orgaos', GUARDED, async (request): Promise<OrgaoFeito> => {
    const form = readShape(orgaoNovo, request.body, 'BAD_REQUEST');
    return { ok: true, data: await createBody(services, request, form) };
  });
  stateRoutes(app, services);
  app.get('/painel/api/orgaos/:slug/exportar.zip', GUARDED, async (request: BodyRequest, reply) => {
    const { slug } = request.params;
    const body = await db.own((client) => noteExport(client, request, slug));
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${slug}-${brasiliaToday()}.zip"`)
      .send(exportBody(services, body));
  });
  const doctor = services.doctor && new DoctorVisit(services.doctor);
  app.get('/painel/api/diagnostico', GUARDED, async (): Promise<DiagnosticoAnswer> => {
    if (!doctor) throw NO_DOCTOR;
    return { ok: true, data: await doctor.run() };
  });
}

function stateRoutes(app: FastifyInstance, services: DeskServices): void {
  app.post('/painel/api/orgaos/:slug/suspender', GUARDED, async (request: BodyRequest) => {
    const { motivo, ciente } = readShape(suspensaoBody, request.body, 'BAD_REQUEST');
    if (request.params.slug === request.site.tenant.slug && !ciente) throw OWN_BODY;
    await changeSuspension(services, request, request.params.slug, motivo);
    return { ok: true };
  });
  app.post('/painel/api/orgaos/:slug/retomar', GUARDED, async (request: BodyRequest) => {
    await changeSuspension(services, request, request.params.slug, null);
    return { ok: true };
  });
}

/** Finds the body of an export and writes into the logs that it was exported. */
async function noteExport(client: pg.ClientBase, request: BodyRequest, slug: string) {
  const { rows } = await client.query<{ id: number; slug: string; nome: string }>(
    `SELECT id, slug, dados->>'txtCliente' AS nome FROM portal.tenants WHERE slug = $1`,
    [slug],
  );
  const [body] = rows;
  if (!body) throw unknownBody();
  await atomically(client, () => recordInBoth(client, request, body, { acao: 'orgao.exportado' }));
  return body;
}
