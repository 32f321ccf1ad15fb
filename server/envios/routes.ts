import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../http/fault.ts';
import type { Services } from '../http/request.ts';
import { noteOf, open, type Room, show, tooLarge } from './upload.ts';
import { Intake, Misplaced } from './receiver.ts';
import { holderOf } from './tokens/holder.ts';
import { readOrder } from './order.ts';
import { Press } from './queue.ts';
import { publish, refused, whole } from './publish.ts';
import { Shelf } from './store.ts';

/** Under this, nobody but the holder of a key is answered. */
export const UPLOADS = /^\/api\/v1\/envios(?:[/?]|$)/;

const HOUR = 3_600_000;

/** Files that come from afar: sent in pieces, checked, and loaded as if they had been here. */
export function uploadRoutes(root: FastifyInstance, services: Services & { uploadsDir: string; rate: number }): void {
  const shelf = new Shelf(services.uploadsDir);
  const press = new Press(services.db, shelf, (error) => root.log.error(error));
  const broom = setInterval(() => void shelf.sweep().catch((error) => root.log.error(error)), HOUR).unref();
  root.addHook('onReady', () => shelf.sweep());
  root.addHook('onClose', async () => {
    clearInterval(broom);
    await press.close();
  });
  root.register(async (app) => {
    app.decorateRequest('holder');
    app.addHook('preParsing', (request, reply) => admit(services, request, reply));
    // A file is a stream whatever it calls itself, and an order is JSON even when a script does not say so.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    // Counted apart from reading: who publishes may read as well, often from the same address.
    const config = { rateLimit: { max: services.rate, groupId: 'envios' } };
    routes(app, { services, shelf, press, intake: new Intake(shelf) }, config);
  });
}

/** Nothing of a body is read before its sender is known: who asked leave to send it gets it only here. */
async function admit(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
  // What was sent all the same is not waited for: after a refusal the connection ends.
  reply.header('connection', 'close');
  request.holder = await holderOf(services.db, request, reply);
  reply.removeHeader('connection');
  if (request.headers.expect) reply.raw.writeContinue();
}

function routes(app: FastifyInstance, room: Room, config: object): void {
  const one = '/api/v1/envios/:id';
  app.post('/api/v1/envios', { config }, (request, reply) => begin(room, request, reply));
  app.get(one, { config }, async (request, reply) => show(room, await noteOf(room, request), reply));
  app.patch(one, { config }, (request, reply) => write(room, request, reply));
  app.delete(one, { config }, (request, reply) => cancel(room, request, reply));
  app.post(`${one}/publicar`, { config }, (request, reply) => publish(room, request, reply));
  app.get(`${one}/recusadas.csv`, { config }, (request, reply) => refused(room, request, reply));
  app.put('/api/v1/envios/:id/:nome', { config }, (request, reply) => whole(room, request, reply));
}

async function begin(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const order = readOrder(await briefly(request.raw, reply));
  const { note, found } = await open(room, request, order);
  reply.code(found ? 200 : 201).header('location', `/api/v1/envios/${note.id}`);
  return show(room, note, reply);
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

async function write(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const note = await noteOf(room, request);
  const { 'upload-offset': offset = '', 'content-length': length = '0' } = request.headers;
  if (!/^\d{1,15}$/.test(String(offset)))
    throw new Fault(400, 'BAD_REQUEST', 'Falta o cabeçalho Upload-Offset, com o número de bytes já enviados.');
  if (Number(offset) + Number(length) > note.tamanho) throw tooLarge(reply, note.tamanho);
  try {
    const after = await room.intake.write(note, Number(offset), request.raw);
    return await show(room, after, reply);
  } catch (error) {
    if (error instanceof Misplaced) reply.header('upload-offset', String(error.received));
    throw error;
  }
}

async function cancel(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const note = await noteOf(room, request);
  if (room.press.read(note.id) !== null) throw new Fault(409, 'PUBLISHING', 'O arquivo já está sendo publicado.');
  await room.intake.cancel(note);
  return reply.code(204).send();
}
