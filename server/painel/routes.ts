import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EuAnswer } from '../../catalog/painel/answer.ts';
import { Fault } from '../http/fault.ts';
import { dropPageHeaders } from '../http/security.ts';
import { arquivosDeskRoutes } from './arquivos/routes.ts';
import { atestosDeskRoutes } from './atestos/routes.ts';
import { cargasDeskRoutes } from './cargas/routes.ts';
import { chavesDeskRoutes } from './chaves/routes.ts';
import { coletasDeskRoutes } from './coletas/routes.ts';
import { entradaDeskRoutes } from './entrada/routes.ts';
import { espelhoDeskRoutes } from './espelho/routes.ts';
import { hojeDeskRoutes } from './hoje/routes.ts';
import { mensagensDeskRoutes } from './mensagens/routes.ts';
import { orgaosDeskRoutes } from './orgaos/routes.ts';
import { pessoasDeskRoutes } from './pessoas/routes.ts';
import { previaDeskRoutes } from './previa/routes.ts';
import { publicarDeskRoutes } from './publicar/routes.ts';
import { rascunhosDeskRoutes } from './rascunhos.ts';
import { registroDeskRoutes } from './registro/routes.ts';
import { guardDesk } from './scope.ts';
import type { DeskServices } from './services.ts';
import { textosDeskRoutes } from './textos/routes.ts';

/** Addresses of the panel, which answer even under pressure: what somebody wrote would be lost. */
export const DESK_PATHS = /^\/painel(?:[/?]|$)/;

/** What each part of the panel adds to its scope. */
const PARTS: readonly ((app: FastifyInstance, services: DeskServices) => void)[] = [
  entradaDeskRoutes,
  pessoasDeskRoutes,
  rascunhosDeskRoutes,
  hojeDeskRoutes,
  espelhoDeskRoutes,
  atestosDeskRoutes,
  mensagensDeskRoutes,
  chavesDeskRoutes,
  registroDeskRoutes,
  orgaosDeskRoutes,
  cargasDeskRoutes,
  coletasDeskRoutes,
  textosDeskRoutes,
  publicarDeskRoutes,
  previaDeskRoutes,
  arquivosDeskRoutes,
];

/** The panel: its page, which is the same for everybody, and the calls that the page makes. */
export function painelRoutes(root: FastifyInstance, services: DeskServices): void {
  let html: Promise<string> | undefined;
  // Read once: it holds nothing of any body or person.
  const page = async (_request: unknown, reply: FastifyReply): Promise<FastifyReply> => {
    html ??= readFile(join(services.deskDir, 'index.html'), 'utf8');
    return sendPage(reply, await html);
  };
  root.register(staticFiles, {
    root: join(services.deskDir, 'assets'),
    prefix: '/painel/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: dropPageHeaders,
  });
  root.decorate('deskRoutes', []);
  root.get('/painel', page);
  root.get('/painel/*', page);
  root.register(async (app) => {
    guardDesk(app, services);
    app.get('/painel/api/eu', { config: { permissao: 'entrar' } }, async (request): Promise<EuAnswer> => {
      const { person, deskToken: token, site } = request;
      const { id, nome, email, papeis } = person;
      const { slug, tipo, dados, suspensao } = site.tenant;
      const orgao = { slug, nome: dados.txtCliente, tipo, suspenso: suspensao?.motivo ?? null };
      return { ok: true, data: { pessoa: { id, nome, email, papeis: [...papeis] }, orgao, token } };
    });
    app.all('/painel/api/*', { config: { permissao: 'livre' } }, async () => {
      throw new Fault(404, 'NOT_FOUND', 'O painel não tem este endereço.');
    });
    for (const part of PARTS) part(app, services);
  });
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
    .send(html);
