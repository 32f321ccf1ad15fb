import type { FastifyInstance } from 'fastify';
import type { RelatorioAnswer } from '../../../catalog/mensagens/relatorio.ts';
import {
  ATO_BODIES,
  type AtendimentoDeskAnswer,
  atendenteBody,
  type CaixaAnswer,
  caixaParameters,
  minutaBody,
  numerosParameters,
} from '../../../catalog/painel/mensagens/answer.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { Fault } from '../../http/fault.ts';
import { readParameters } from '../../http/parameters.ts';
import { readShape } from '../../http/shape.ts';
import { atendimentoOf } from '../../mensagens/atendimento.ts';
import { yearReport } from '../../mensagens/report/report.ts';
import type { DeskServices } from '../services.ts';
import { type AtoName, actOnMessage, draftOf, openAtDesk } from './attend.ts';
import { anexosDeskRoutes } from './files.ts';
import { CAIXA_SIZE, readInbox } from './inbox.ts';
import { discardMinuta, saveMinuta } from './minuta.ts';
import { modelosDeskRoutes } from './modelos.ts';
import { assignMessage } from './people.ts';
import { admitToMessage, type MessageRequest } from './work.ts';

const PATH = '/painel/api/mensagens';
const config = { permissao: 'mensagens' } as const;

/** The inbox of a body: what came by the channels of the person, what is done to it, and the figures of a year. */
export function mensagensDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, messages } = services;
  app.get(PATH, { config }, async (request): Promise<CaixaAnswer> => {
    const asked = readParameters(caixaParameters, request);
    const { tenant } = request.site;
    const canais = canaisOf(request.person.papeis);
    const reader = { tenant, canais, pessoa: request.person.id };
    const { linhas, total, procuradas } = await db.staff(tenant.id, (client) =>
      readInbox(client, messages.keyring, reader, asked),
    );
    const { unidades } = atendimentoOf(tenant);
    return { ok: true, data: linhas, total, page: asked.pagina, size: CAIXA_SIZE, procuradas, canais, unidades };
  });

  app.get(`${PATH}/numeros`, { config }, async (request): Promise<RelatorioAnswer> => {
    const { canal: asked, ano = null } = readParameters(numerosParameters, request);
    const canais = canaisOf(request.person.papeis);
    const canal = asked ?? canais.at(-1);
    if (!canal || !canais.includes(canal))
      throw new Fault(403, 'FORBIDDEN', 'Este canal é de outro papel. Escolha um dos seus.');
    const { tenant } = request.site;
    return { ok: true, data: await db.staff(tenant.id, (client) => yearReport(client, tenant, canal, ano)) };
  });

  oneMessageRoutes(app, services);
  draftRoutes(app, services);
  modelosDeskRoutes(app, services);
  anexosDeskRoutes(app, services);
}

function oneMessageRoutes(app: FastifyInstance, services: DeskServices): void {
  app.get(
    `${PATH}/:id`,
    { config },
    async (request: MessageRequest): Promise<AtendimentoDeskAnswer> => ({
      ok: true,
      data: await openAtDesk(services, request),
    }),
  );
  for (const name of Object.keys(ATO_BODIES) as AtoName[])
    app.post(
      `${PATH}/:id/${name}`,
      { config, bodyLimit: 256_000 },
      async (request: MessageRequest): Promise<AtendimentoDeskAnswer> => ({
        ok: true,
        data: await actOnMessage(services, request, name),
      }),
    );
  app.put(`${PATH}/:id/atendente`, { config }, async (request: MessageRequest): Promise<AtendimentoDeskAnswer> => {
    await assignMessage(services, request, readShape(atendenteBody, request.body, 'BAD_REQUEST').pessoa);
    return { ok: true, data: await openAtDesk(services, request) };
  });
}

/** The answer that a person is writing, kept while they write. */
function draftRoutes(app: FastifyInstance, { db, messages }: DeskServices): void {
  const path = `${PATH}/:id/minuta`;
  app.put(path, { config, bodyLimit: 256_000 }, async (request: MessageRequest) => {
    const content = readShape(minutaBody, request.body, 'BAD_REQUEST');
    const gravadaEm = await db.staff(request.site.tenant.id, async (client) => {
      await admitToMessage(client, request);
      return saveMinuta(client, messages.keyring, draftOf(request), content);
    });
    return { ok: true, data: { gravadaEm: gravadaEm.toISOString() } };
  });
  app.delete(path, { config }, async (request: MessageRequest) => {
    await db.staff(request.site.tenant.id, async (client) => {
      await admitToMessage(client, request);
      await discardMinuta(client, draftOf(request));
    });
    return { ok: true };
  });
}
