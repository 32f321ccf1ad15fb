import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { EnvioAnswer } from '../../catalog/envios/answer.ts';
import type { UploadOrder } from '../../catalog/envios/request.ts';
import { Fault } from '../http/fault.ts';
import { datasetOf, type Services } from '../http/request.ts';
import type { LoadMeter } from '../metrics/loads.ts';
import { refuseOtherDataset, type TokenHolder } from '../remote/holder.ts';
import { parsePeriods } from './order.ts';
import type { LoadQueue } from './queue.ts';
import type { UploadReceiver } from './receiver.ts';
import type { Upload, UploadStore } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    holder: TokenHolder;
  }
}

/** Services that an uploaded file passes through. */
export interface UploadServices {
  services: Services;
  store: UploadStore;
  receiver: UploadReceiver;
  queue: LoadQueue;
  loadMeter: LoadMeter | undefined;
}

/** Begins an upload, unless its sender or its dataset may not have one. */
export async function beginUpload(
  { services, receiver }: UploadServices,
  { holder, site }: FastifyRequest,
  order: UploadOrder,
) {
  const set = loadableDataset(services, order.conjunto);
  refuseOtherDataset(holder, set.id);
  parsePeriods(set, order);
  const { id, slug, tipo } = site.tenant;
  if (!concerns(set, tipo))
    throw new Fault(400, 'BAD_REQUEST', `${set.id} não se aplica a este órgão (${tipo}): ${set.bodies?.why}`);
  if (order.orgao && order.orgao !== slug)
    throw new Fault(403, 'FORBIDDEN', `Este endereço é do órgão ${slug}, e não de ${order.orgao}.`);
  return receiver.begin(id, { id: holder.id, nome: holder.nome }, order);
}

/** The dataset of an upload; one that shows rows of another takes no files. */
export function loadableDataset(services: Services, id: string): Dataset {
  const set = datasetOf(services, id);
  if (!set.cut) return set;
  const message = `${id} mostra linhas de ${set.cut.of} e não recebe arquivos: envie-as como ${set.cut.of}.`;
  throw new Fault(400, 'BAD_REQUEST', message);
}

/** The upload that an address names, if the token of the request began it. */
export async function findUpload({ store }: UploadServices, request: FastifyRequest): Promise<Upload> {
  const { id } = request.params as { id: string };
  const upload = await store.find(request.site.tenant.id, id);
  if (upload?.chave.id === request.holder.id) return upload;
  throw new Fault(404, 'NOT_FOUND', 'Não há um envio com esse número: ele é de outra chave ou já foi apagado.');
}

/** The answer about an upload, its offset in the header too. */
export async function describeUpload(
  { store, queue }: UploadServices,
  upload: Upload,
  reply: FastifyReply,
): Promise<EnvioAnswer> {
  const { tenant: _, chave, ...told } = upload;
  const running = await queue.progress(upload);
  // A complete file may be deleted at any moment after use: only one that is still coming is measured.
  const recebidos = upload.estado === 'recebendo' ? await store.received(upload) : upload.tamanho;
  const listed = await stat(store.refused(upload)).catch(() => null);
  reply.header('upload-offset', String(recebidos));
  const recusadas = listed ? `/api/v1/envios/${upload.id}/recusadas.csv` : null;
  return {
    ok: true,
    data: {
      ...told,
      // The path of the file on this machine is not told.
      relatorio: upload.relatorio && { ...upload.relatorio, refusedFile: recusadas },
      chave: chave.nome,
      recebidos,
      estado: running ? 'publicando' : upload.estado,
      lidas: running?.lidas ?? null,
      etapa: running?.etapa ?? null,
      recusadas,
    },
  };
}

/** The refusal of a body that is too large. The connection ends: the rest of it is not waited for. */
export function tooLarge(reply: FastifyReply, most: number): Fault {
  reply.header('connection', 'close');
  const shown = most.toLocaleString('pt-BR');
  return new Fault(413, 'TOO_LARGE', `O pedido passa do limite de ${shown} bytes deste envio.`);
}
