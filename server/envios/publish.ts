import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelope, Fault } from '../http/fault.ts';
import { pairsOf } from '../http/request.ts';
import { stream } from '../http/stream.ts';
import { loadable, noteOf, open, type Room, show, tooLarge } from './upload.ts';
import { ENDED, Misplaced } from './receiver.ts';
import { readManner } from './order.ts';
import type { Note } from './store.ts';

/** Loading may take minutes: the answer is that it began, and the upload itself tells how it goes. Asked twice, it is done once. */
export async function publish(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const note = await ready(room, await noteOf(room, request));
  if (!ENDED.has(note.estado)) room.press.publish(note, loadable(room.services, note.conjunto)).catch(() => undefined);
  reply.code(ENDED.has(note.estado) ? 200 : 202);
  return show(room, note, reply);
}

/** A server that fell after the last byte had not compared the sum yet. */
async function ready({ shelf, intake }: Room, note: Note): Promise<Note> {
  if (note.estado !== 'recebendo') return note;
  const received = await shelf.received(note);
  if (received === note.tamanho) return intake.complete(note);
  throw new Misplaced(`Faltam ${note.tamanho - received} bytes do arquivo: continue do byte ${received}.`, received);
}

export async function refused(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const note = await noteOf(room, request);
  const path = room.shelf.refused(note);
  if (!(await stat(path).catch(() => null)))
    throw new Fault(404, 'NOT_FOUND', 'Nenhuma linha deste envio foi recusada.');
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="recusadas.csv"',
  };
  await stream(request, reply, headers, async () => createReadStream(path));
}

/** One request may carry a whole small file, and waits this long for it to be published. */
const SMALL = 64 * 1024 ** 2;
const PATIENCE = 45_000;

/** A small file in one request, published at once: what `curl -T file address/` sends. */
export async function whole(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const tamanho = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(tamanho > 0)) throw new Fault(411, 'BAD_REQUEST', 'O arquivo está vazio ou o pedido não diz o tamanho dele.');
  if (tamanho > SMALL) throw tooLarge(reply, SMALL);
  const { id: conjunto, nome } = request.params as { id: string; nome: string };
  const pairs = pairsOf(request);
  const sha256 = pairs.find(([name]) => name === 'sha256')?.[1] ?? null;
  const manner = readManner(pairs.filter(([name]) => name !== 'sha256'));
  const { note } = await open(room, request, { conjunto, nome, tamanho, sha256, orgao: null, ...manner });
  const complete = await room.intake.write(note, 0, request.raw).catch(async (error) => {
    await room.shelf.remove(note);
    throw error;
  });
  return outcome(room, await patiently(room, complete), reply);
}

async function patiently(room: Room, note: Note): Promise<Note> {
  const done = room.press.publish(note, loadable(room.services, note.conjunto));
  const enough = new AbortController();
  const late = wait(PATIENCE, note, { signal: enough.signal, ref: false }).catch(() => note);
  return Promise.race([done, late]).finally(() => enough.abort());
}

const FAILED: Readonly<Record<string, Fault>> = {
  recusado: new Fault(422, 'REFUSED', ''),
  falhou: new Fault(503, 'UNAVAILABLE', ''),
};

/** How it went, in a status that a program sees without reading further. */
async function outcome(room: Room, note: Note, reply: FastifyReply): Promise<unknown> {
  const shown = await show(room, note, reply);
  const failed = FAILED[note.estado];
  reply.code(failed?.status ?? (ENDED.has(note.estado) ? 200 : 202));
  return failed ? { ...shown, ...envelope({ ...failed, message: note.mensagem ?? '' }) } : shown;
}
