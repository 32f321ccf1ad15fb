import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { envioBody } from '../../catalog/envios/request.ts';
import { Fault, movingFault } from '../http/fault.ts';
import type { Services } from '../http/request.ts';
import { readShape } from '../http/shape.ts';
import type { LoadMeter } from '../metrics/loads.ts';
import { authenticate, refuseOtherUse } from '../remote/holder.ts';
import { WrongOffset } from './bytes.ts';
import { publishUpload, sendRefusedRows, uploadWhole } from './publish.ts';
import { LoadQueue } from './queue.ts';
import { UploadReceiver } from './receiver.ts';
import { UploadStore } from './store.ts';
import { beginUpload, describeUpload, findUpload, tooLarge, type UploadServices } from './upload.ts';

/** Paths that answer only the holder of a token. */
export const UPLOAD_PATHS = /^\/api\/v1\/envios(?:[/?]|$)/;

const HOUR = 3_600_000;

/** What uploads need besides what every feature does. */
export interface EnviosServices extends Services {
  uploadsDir: string;
  /** Connection of the owner, for the processes that load. */
  database: pg.ClientConfig;
  rate: number;
  /** Counts loads; absent, nobody asks. */
  loadMeter?: LoadMeter;
}

/** Uploads over HTTP: files sent in pieces, checked, and loaded as if they had been on this machine. */
export function enviosRoutes(root: FastifyInstance, services: EnviosServices): void {
  const { db, database, limits } = services;
  const store = new UploadStore(services.uploadsDir);
  const queue = new LoadQueue({ db, database, store, limits, log: (error) => root.log.error(error) });
  const sweeping = setInterval(() => void store.sweep().catch((error) => root.log.error(error)), HOUR).unref();
  root.addHook('onReady', () => store.sweep());
  root.addHook('onClose', async () => {
    clearInterval(sweeping);
    await queue.close();
  });
  root.register(async (app) => {
    app.decorateRequest('holder');
    app.addHook('preParsing', (request, reply) => admit(services, request, reply));
    // A file is a stream whatever type it claims, and an order is JSON even when a script does not say so.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    // The limit is counted apart from reading: a publisher may read as well, often from the same address.
    const config = { rateLimit: { max: services.rate, groupId: 'envios' }, asksForBody: true };
    const receiver = new UploadReceiver(store, limits);
    routes(app, { services, store, queue, receiver, loadMeter: services.loadMeter }, config);
  });
}

/** Authenticates a sender before a byte of the body is read: `Expect: 100-continue` is granted only here. */
async function admit(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
  // After a refusal the connection ends: a body that was sent all the same is not waited for.
  reply.header('connection', 'close');
  if (request.method !== 'GET' && request.site.tenant.dados.mudanca) throw movingFault();
  request.holder = await authenticate(services.db, request, reply);
  refuseOtherUse(request.holder, 'publicar');
  reply.removeHeader('connection');
  if (request.headers.expect) reply.raw.writeContinue();
}

function routes(app: FastifyInstance, uploads: UploadServices, config: object): void {
  const one = '/api/v1/envios/:id';
  app.post('/api/v1/envios', { config }, (request, reply) => begin(uploads, request, reply));
  app.get(one, { config }, async (request, reply) =>
    describeUpload(uploads, await findUpload(uploads, request), reply),
  );
  app.patch(one, { config }, (request, reply) => write(uploads, request, reply));
  app.delete(one, { config }, (request, reply) => cancel(uploads, request, reply));
  app.post(`${one}/publicar`, { config }, (request, reply) => publishUpload(uploads, request, reply));
  app.get(`${one}/recusadas.csv`, { config }, (request, reply) => sendRefusedRows(uploads, request, reply));
  app.put('/api/v1/envios/:id/:nome', { config }, (request, reply) => uploadWhole(uploads, request, reply));
}

async function begin(uploads: UploadServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const order = readShape(envioBody, await briefly(request.raw, reply), 'BAD_REQUEST');
  const { upload, found } = await beginUpload(uploads, request, order);
  reply.code(found ? 200 : 201).header('location', `/api/v1/envios/${upload.id}`);
  return describeUpload(uploads, upload, reply);
}

const LONGEST = 64_000;

async function briefly(source: AsyncIterable<Uint8Array>, reply: FastifyReply): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source) {
    length += bytes.length;
    if (length > LONGEST) throw tooLarge(reply, LONGEST);
    pieces.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return null;
  }
}

async function write(uploads: UploadServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const upload = await findUpload(uploads, request);
  const { 'upload-offset': offset = '', 'content-length': length = '0' } = request.headers;
  if (!/^\d{1,15}$/.test(String(offset)))
    throw new Fault(400, 'BAD_REQUEST', 'Falta o cabeçalho Upload-Offset, com o número de bytes já enviados.');
  if (Number(offset) + Number(length) > upload.tamanho) throw tooLarge(reply, upload.tamanho);
  try {
    const after = await uploads.receiver.write(upload, Number(offset), request.raw);
    return await describeUpload(uploads, after, reply);
  } catch (error) {
    if (error instanceof WrongOffset) reply.header('upload-offset', String(error.received));
    throw error;
  }
}

async function cancel(uploads: UploadServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const upload = await findUpload(uploads, request);
  if ((await uploads.queue.progress(upload)) !== null)
    throw new Fault(409, 'PUBLISHING', 'O arquivo já está sendo publicado.');
  await uploads.receiver.cancel(upload);
  return reply.code(204).send();
}
