import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARQUIVOS, categoryOf } from '../../catalog/arquivos/arquivos.ts';
import { brief, MOST, type Pairs } from '../../catalog/query.ts';
import { LONGEST_TERM } from '../../catalog/texto/words.ts';
import { answer } from '../dataset/routes.ts';
import { tagOf } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, type Services, segmentsOf } from '../http/request.ts';
import { locateFile, sendFile } from './serve.ts';
import { type FilesQuestion, findFile, listFiles } from './view.ts';

/** What a body publishes as files: their list, what is known of each, and the files themselves. */
export function arquivosRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/arquivos', async (request, reply) => {
    const wanted = read(pairsOf(request));
    const { id } = request.site.tenant;
    await answer(services, request, reply, `${tagOf(id, ARQUIVOS)}?${JSON.stringify(wanted)}`, [ARQUIVOS], () =>
      services.db.read(id, (client) => listFiles(client, id, wanted)),
    );
  });
  app.get('/api/v1/arquivos/*', async (request, reply) => {
    const asked = decode(segmentsOf(request).slice(2).join('/'));
    if (asked !== null && SLUG.test(asked) && (await known(services, request, asked)))
      return describe(services, request, reply, asked);
    await sendTenantFile(services, request, reply, asked);
  });
}

/** Sends a file of the body that was asked, by its path below the body's folder. */
export async function sendTenantFile(
  { filesDir }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string | null,
): Promise<void> {
  await sendFile(request, reply, await locateFile(join(filesDir, request.site.tenant.slug), path));
}

/** Slugs of files; the path of a file has an ending or a folder. */
const SLUG = /^[a-z0-9-]{1,250}$/;

const known = (services: Services, request: FastifyRequest, slug: string): Promise<boolean> => {
  const { id } = request.site.tenant;
  return services.db.read(id, async (client) => (await findFile(client, id, slug)) !== null);
};

async function describe(services: Services, request: FastifyRequest, reply: FastifyReply, slug: string): Promise<void> {
  const { id } = request.site.tenant;
  await answer(services, request, reply, `${tagOf(id, ARQUIVOS)}/${slug}`, [ARQUIVOS], () =>
    services.db.read(id, async (client) => ({ ok: true, data: [await findFile(client, id, slug)] })),
  );
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const NAMES = ['categoria', 'ano', 'termo', '_page', '_size'];
const SIZE = 50;

/** Reads the question or refuses it whole, as every list does. */
function read(pairs: Pairs): FilesQuestion {
  const asked = new Map(pairs);
  const stray = pairs.find(([name], i) => !NAMES.includes(name) || pairs.findIndex(([own]) => own === name) < i);
  if (stray)
    throw bad(stray[0], stray[1], `não é um parâmetro deste endereço, ou aparece duas vezes; há ${NAMES.join(', ')}`);
  const categoria = asked.get('categoria') || null;
  if (categoria && !categoryOf(categoria)) throw bad('categoria', categoria, 'não é o nome de uma categoria');
  return {
    categoria,
    ano: asked.get('ano') ? whole(asked, 'ano', 9_999) : null,
    termo: termIn(asked),
    page: asked.has('_page') ? whole(asked, '_page', 1_000_000) : 1,
    size: asked.has('_size') ? whole(asked, '_size', MOST) : SIZE,
  };
}

function termIn(asked: ReadonlyMap<string, string>): string {
  const termo = (asked.get('termo') ?? '').trim();
  if (termo.length > LONGEST_TERM)
    throw bad('termo', termo, `tem mais de ${LONGEST_TERM} caracteres; procure por menos palavras`);
  return termo;
}

function whole(asked: ReadonlyMap<string, string>, name: string, most: number): number {
  const text = asked.get(name) ?? '';
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw bad(name, text, `deve ser um número de 1 a ${most.toLocaleString('pt-BR')}`);
  return value;
}

const bad = (field: string, value: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', `${field}: “${brief(value)}” ${message}.`, [{ field, value: brief(value), message }]);
