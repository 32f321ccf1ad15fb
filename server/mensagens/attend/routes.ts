import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Atendida } from '../../../catalog/mensagens/answer.ts';
import { RESULTADOS } from '../../../catalog/mensagens/canal.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { keep, take } from '../attachments.ts';
import { attend, close, extend, forward, opine, relink, respond, unveil } from './actions.ts';
import type { Attendant } from './attendance.ts';
import { hand, nameIn, readBody, receive, takeFiles, tooMany } from '../requests.ts';
import type { Office } from '../services.ts';
import { readPass } from './link.ts';
import { Room } from '../budget.ts';

const text = z.string('é um texto').default('');
const autor = text;

const BODIES = {
  responder: z.strictObject({
    autor,
    texto: text,
    resultado: z.enum(['', ...RESULTADOS.map(({ nome }) => nome)], 'é um dos resultados').default(''),
    anexos: z.array(z.uuid('não é o número de um arquivo'), 'é uma lista').max(50, 'tem arquivos demais').default([]),
  }),
  motivo: z.strictObject({ autor, motivo: text }),
  encaminhar: z.strictObject({ autor, unidade: text, texto: text }),
  parecer: z.strictObject({ autor, texto: text }),
  identidade: z.strictObject({ autor }),
};

/** The room of who answers for the body. The link of a letter is the way in: it opens one message, for some time. */
export function attendRoutes(root: FastifyInstance, office: Office): void {
  root.register(async (app) => {
    receive(app);
    const config = tooMany('atender', office.limits.atender);
    app.get('/api/v1/atender', { config }, async (request) => {
      const { who, tenant } = admit(office, request);
      return { ok: true, data: await attend(office, tenant, who) };
    });
    app.post('/api/v1/atender/link', { config: tooMany('links', office.limits.links) }, async (request, reply) => {
      const { who, tenant } = admit(office, request, true);
      await relink(office, tenant, who);
      return reply.code(204).send();
    });
    acting(app, office, config);
    filing(app, office, config);
  });
}

function acting(app: FastifyInstance, office: Office, config: object): void {
  const act = <T extends z.ZodType>(
    path: string,
    schema: T,
    work: (office: Office, tenant: Tenant, who: Attendant, body: z.output<T>) => Promise<Atendida>,
  ) =>
    app.post(`/api/v1/atender/${path}`, { config, bodyLimit: 256_000 }, async (request) => {
      const { who, tenant } = admit(office, request);
      return { ok: true, data: await work(office, tenant, who, readBody(schema, request)) };
    });
  act('responder', BODIES.responder, respond);
  act('prorrogar', BODIES.motivo, extend);
  act('encerrar', BODIES.motivo, close);
  act('encaminhar', BODIES.encaminhar, forward);
  act('parecer', BODIES.parecer, opine);
  act('identidade', BODIES.identidade, unveil);
}

function filing(app: FastifyInstance, office: Office, config: object): void {
  takeFiles(app, {
    path: '/api/v1/atender/anexos',
    config,
    // Of their own: those who answer are not kept waiting by a flood of those who write.
    room: new Room(),
    admit: (request) => admit(office, request),
    keep: (request, bytes) => keep(office, request.site.tenant.id, { nome: nameIn(request), bytes, de: 'orgao' }),
  });
  app.get('/api/v1/atender/anexos/:id', { config }, async (request, reply) => {
    const { who, tenant } = admit(office, request);
    const found = z.uuid().safeParse((request.params as { id: string }).id);
    if (!found.success) throw new Fault(404, 'NOT_FOUND', 'Este arquivo não está nesta mensagem.');
    const file = await office.db.hear(tenant.id, (client) =>
      take(client, office.keyring, tenant.id, who.mensagem, found.data),
    );
    return hand(reply, file);
  });
}

/** Who holds the link of a letter of this body. */
function admit({ keyring }: Office, request: FastifyRequest, late = false): { who: Attendant; tenant: Tenant } {
  const { tenant } = request.site;
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const found = readPass(keyring, tenant.id, token);
  if (!found)
    throw new Fault(401, 'UNAUTHORIZED', 'Este link não abre nenhuma mensagem deste órgão. Copie-o inteiro do e-mail.');
  if (found.expired && !late)
    throw new Fault(401, 'EXPIRED', 'Este link venceu. Peça um novo: ele chega na mesma caixa de e-mail.');
  const { mensagem, papel, setor, expira } = found.pass;
  return { who: { mensagem, papel, setor, expira: new Date(expira * 1000).toISOString() }, tenant };
}
