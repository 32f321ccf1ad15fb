import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envioParameters } from '../../catalog/envios/request.ts';
import { Fault, faultEnvelope } from '../http/fault.ts';
import { readParameters } from '../http/parameters.ts';
import { streamReply } from '../http/stream.ts';
import type { LoadMeter } from '../metrics/loads.ts';
import { WrongOffset } from './bytes.ts';
import { isEnded, type Upload } from './store.ts';
import { beginUpload, describeUpload, findUpload, loadableDataset, tooLarge, type UploadServices } from './upload.ts';

/** Starts the load of a complete upload. It may take minutes: the answer says that it began, and the upload tells how it goes. Asked twice, it runs once. */
export async function publishUpload(
  uploads: UploadServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const upload = await ready(uploads, await findUpload(uploads, request));
  if (!isEnded(upload)) begun(uploads, request, upload).catch(() => undefined);
  reply.code(isEnded(upload) ? 200 : 202);
  return describeUpload(uploads, upload, reply);
}

/** Puts an upload in the queue, in which its body waits by its weight. */
function begun(
  { queue, services, loadMeter }: UploadServices,
  { site }: FastifyRequest,
  upload: Upload,
): Promise<Upload> {
  const isNew = !queue.isLoading(upload);
  const since = performance.now();
  const ended = queue.publish(upload, loadableDataset(services, upload.conjunto), site.tenant.dados.peso);
  if (isNew && loadMeter) void countLoad(loadMeter, site.tenant.slug, since, ended);
  return ended;
}

/** Counts how a load ended; one that was cut off by the end of the process ended in no way. */
async function countLoad(meter: LoadMeter, body: string, since: number, ended: Promise<Upload>): Promise<void> {
  const upload = await ended.catch(() => null);
  if (upload && (upload.estado === 'falhou' || isEnded(upload)))
    meter.count({ body, state: upload.estado, seconds: (performance.now() - since) / 1000 });
}

/** The upload with its sum compared, which a server that fell after the last byte had not done. */
async function ready({ store, receiver }: UploadServices, upload: Upload): Promise<Upload> {
  if (upload.estado !== 'recebendo') return upload;
  const received = await store.received(upload);
  if (received === upload.tamanho) return receiver.complete(upload);
  throw new WrongOffset(
    `Faltam ${upload.tamanho - received} bytes do arquivo: continue do byte ${received}.`,
    received,
  );
}

export async function sendRefusedRows(
  uploads: UploadServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const upload = await findUpload(uploads, request);
  const path = uploads.store.refused(upload);
  if (!(await stat(path).catch(() => null)))
    throw new Fault(404, 'NOT_FOUND', 'Nenhuma linha deste envio foi recusada.');
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="recusadas.csv"',
  };
  await streamReply(uploads.services, request, reply, headers, async () => createReadStream(path));
}

/** Bytes that one request may carry, and how long it waits for them to be published. */
const SMALL = 64 * 1024 ** 2;
const PATIENCE = 45_000;

/** Takes and publishes a small file in one request, as `curl -T file address/` sends it. */
export async function uploadWhole(
  uploads: UploadServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const tamanho = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(tamanho > 0)) throw new Fault(411, 'BAD_REQUEST', 'O arquivo está vazio ou o pedido não diz o tamanho dele.');
  if (tamanho > SMALL) throw tooLarge(reply, SMALL);
  const { id: conjunto, nome } = request.params as { id: string; nome: string };
  const options = readParameters(envioParameters, request);
  const { upload } = await beginUpload(uploads, request, { conjunto, nome, tamanho, orgao: null, ...options });
  const complete = await uploads.receiver.write(upload, 0, request.raw).catch(async (error) => {
    await uploads.store.remove(upload);
    throw error;
  });
  return outcome(uploads, await patiently(begun(uploads, request, complete), complete), reply);
}

/** The outcome of a load, or the upload as it stands when that takes too long. */
async function patiently(done: Promise<Upload>, upload: Upload): Promise<Upload> {
  const enough = new AbortController();
  const late = wait(PATIENCE, upload, { signal: enough.signal, ref: false }).catch(() => upload);
  return Promise.race([done, late]).finally(() => enough.abort());
}

const FAILED: Readonly<Record<string, Fault>> = {
  recusado: new Fault(422, 'REFUSED', ''),
  falhou: new Fault(503, 'UNAVAILABLE', ''),
};

/** The answer with a status that tells a program how the load went. */
async function outcome(uploads: UploadServices, upload: Upload, reply: FastifyReply): Promise<unknown> {
  const shown = await describeUpload(uploads, upload, reply);
  const failed = FAILED[upload.estado];
  reply.code(failed?.status ?? (isEnded(upload) ? 200 : 202));
  return failed ? { ...shown, ...faultEnvelope({ ...failed, message: upload.mensagem ?? '' }) } : shown;
}
