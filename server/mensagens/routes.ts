import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CANAIS } from '../../catalog/mensagens/canal.ts';
import { Fault } from '../http/fault.ts';
import { discardAttachment, storeAttachment } from './attachments.ts';
import { UploadBudget } from './budget.ts';
import { addToMessage, appealAnswer, consultMessage, fetchAttachment, rateAnswer } from './follow.ts';
import { issueChallenge, verifyProof } from './proof.ts';
import {
  attachmentName,
  attachmentRoute,
  limitPerAddress,
  prepareMessageRoutes,
  readForm,
  sendAttachment,
} from './requests.ts';
import type { MessageServices } from './services.ts';
import { submitMessage } from './submit.ts';

const text = z.string('é um texto').default('');
const id = z.uuid('não é o número de um arquivo');

const draft = {
  canal: z.enum(CANAIS, `é ${CANAIS.join(', ')}`),
  tipo: text,
  identidade: text,
  nome: text,
  email: text,
  telefone: text,
  assunto: text,
  unidade: text,
  texto: text,
  sobre: text,
  sobreTitulo: text,
  pessoa: text,
  faixa: text,
  genero: text,
  anexos: z.array(id, 'é uma lista de arquivos').max(50, 'tem arquivos demais').default([]),
};

const sending = z.strictObject({
  ...draft,
  /** Nobody sees this field; what fills it in is a machine, or a program that should not. */
  site: text,
  prova: z.strictObject(
    { desafio: z.string('é o texto do desafio'), n: z.int('é o número inteiro achado') },
    'é a verificação automática',
  ),
});

const ticket = { protocolo: z.string('é um texto'), chave: z.string('é um texto') };

/** What people send, and what they come back for. Nothing of it is kept by anybody on the way. */
export function mensagensRoutes(root: FastifyInstance, services: MessageServices): void {
  root.register(async (app) => {
    prepareMessageRoutes(app);
    const { limits } = services;
    sendingRoutes(app, services, limitPerAddress('mensagens', limits.envios), limitPerAddress('anexos', limits.anexos));
    followingRoutes(app, services, limitPerAddress('consultas', limits.consultas));
  });
}

function sendingRoutes(app: FastifyInstance, services: MessageServices, sent: object, filed: object): void {
  app.get('/api/v1/mensagens/desafio', ({ site }) => ({
    ok: true,
    data: issueChallenge(services.keyring, site.tenant.id, services.limits.bits),
  }));
  app.post('/api/v1/mensagens', { config: sent, bodyLimit: 256_000 }, (request, reply) =>
    send(services, request, reply),
  );
  attachmentRoute(app, {
    path: '/api/v1/mensagens/anexos',
    config: filed,
    room: new UploadBudget(),
    admit: ({ site, headers }) => verifyProof(services.keyring, site.tenant.id, String(headers['x-prova'] ?? '')),
    keep: (request, bytes) =>
      storeAttachment(services, request.site.tenant.id, { nome: attachmentName(request), bytes, de: 'cidadao' }),
  });
  app.delete('/api/v1/mensagens/anexos/:id', { config: filed }, async (request, reply) => {
    const found = id.safeParse((request.params as { id: string }).id);
    if (found.success) await discardAttachment(services, request.site.tenant.id, found.data);
    return reply.code(204).send();
  });
}

const KEY = /^[\w-]{16,100}$/;

async function send(services: MessageServices, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { site: trap, prova, ...typed } = readForm(sending, request);
  if (trap !== '')
    throw new Fault(400, 'BAD_FIELDS', 'Deixe vazio o campo “Não preencha este campo” e envie de novo.', [
      { field: 'site', value: '', message: 'Deixe este campo vazio' },
    ]);
  const pedido = String(request.headers['idempotency-key'] ?? '');
  if (!KEY.test(pedido))
    throw new Fault(
      400,
      'BAD_REQUEST',
      'Falta o cabeçalho Idempotency-Key, com um nome só deste envio, de 16 a 100 letras e números (um UUID).',
    );
  const proof = `${prova.desafio}.${prova.n}`;
  const draft = one(typed);
  const { enviada, again } = await submitMessage(services, request.site.tenant, { draft, pedido, prova: proof });
  reply.code(again ? 200 : 201);
  return { ok: true, data: enviada };
}

/** Channels that do not ask have one answer. */
function one(typed: Omit<z.output<typeof sending>, 'site' | 'prova'>) {
  if (typed.canal === 'ouvidoria') return typed;
  const tipo = typed.canal === 'e-sic' ? 'pedido' : 'mensagem';
  return { ...typed, tipo, identidade: 'identificada' };
}

function followingRoutes(app: FastifyInstance, services: MessageServices, config: object): void {
  const answers = <T extends z.ZodType<{ protocolo: string; chave: string }>>(
    path: string,
    schema: T,
    work: (request: FastifyRequest, body: z.output<T>) => Promise<object>,
  ) =>
    app.post(`/api/v1/mensagens/${path}`, { config, bodyLimit: 256_000 }, async (request) => ({
      ok: true,
      data: await work(request, readForm(schema, request)),
    }));
  const said = z.strictObject({ ...ticket, texto: text });
  answers('consulta', z.strictObject(ticket), ({ site }, body) => consultMessage(services, site.tenant, body));
  answers('complemento', said, ({ site }, body) => addToMessage(services, site.tenant, body, body.texto));
  answers('recurso', said, ({ site }, body) => appealAnswer(services, site.tenant, body, body.texto));
  const marked = z.strictObject({ ...ticket, nota: z.number('é um número'), comentario: text });
  answers('avaliacao', marked, ({ site }, body) => rateAnswer(services, site.tenant, body, body));
  app.post('/api/v1/mensagens/anexo', { config }, async (request, reply) => {
    const body = readForm(z.strictObject({ ...ticket, id }), request);
    return sendAttachment(reply, await fetchAttachment(services, request.site.tenant, body, body.id));
  });
}
