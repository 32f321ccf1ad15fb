import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { Fault } from '../http/fault.ts';
import { datasetOf, type Services } from '../http/request.ts';
import type { Intake } from './receiver.ts';
import { type Holder, refuseForeign } from './tokens/holder.ts';
import { type Order, periodsOf } from './order.ts';
import type { Press } from './queue.ts';
import type { Note, Shelf } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    holder: Holder;
  }
}

/** Where a file from afar passes through. */
export interface Room {
  services: Services;
  shelf: Shelf;
  intake: Intake;
  press: Press;
}

/** Begins a file after asking whether it may be sent at all. */
export async function open({ services, intake }: Room, { holder, site }: FastifyRequest, order: Order) {
  const set = loadable(services, order.conjunto);
  refuseForeign(holder, set.id);
  periodsOf(set, order);
  const { id, slug, tipo } = site.tenant;
  if (!concerns(set, tipo))
    throw new Fault(400, 'BAD_REQUEST', `${set.id} não se aplica a este órgão (${tipo}): ${set.bodies?.why}`);
  if (order.orgao && order.orgao !== slug)
    throw new Fault(403, 'FORBIDDEN', `Este endereço é do órgão ${slug}, e não de ${order.orgao}.`);
  return intake.begin(id, { id: holder.id, nome: holder.nome }, order);
}

export function loadable(services: Services, id: string): Dataset {
  const set = datasetOf(services, id);
  if (!set.cut) return set;
  const message = `${id} mostra linhas de ${set.cut.of} e não recebe arquivos: envie-as como ${set.cut.of}.`;
  throw new Fault(400, 'BAD_REQUEST', message);
}

/** The upload that an address names, if this key began it. */
export async function noteOf({ shelf }: Room, request: FastifyRequest): Promise<Note> {
  const { id } = request.params as { id: string };
  const note = await shelf.find(request.site.tenant.id, id);
  if (note?.chave.id === request.holder.id) return note;
  throw new Fault(404, 'NOT_FOUND', 'Não há um envio com esse número: ele é de outra chave ou já foi apagado.');
}

export async function show({ shelf, press }: Room, note: Note, reply: FastifyReply) {
  const { tenant: _, chave, ...told } = note;
  const lidas = press.read(note.id);
  // Once whole, the file may be spent at any moment: only what is still coming is measured.
  const recebidos = note.estado === 'recebendo' ? await shelf.received(note) : note.tamanho;
  const listed = await stat(shelf.refused(note)).catch(() => null);
  reply.header('upload-offset', String(recebidos));
  const recusadas = listed ? `/api/v1/envios/${note.id}/recusadas.csv` : null;
  return {
    ok: true,
    data: {
      ...told,
      // Where the file is on this machine is nobody's business.
      relatorio: note.relatorio && { ...note.relatorio, refusedFile: recusadas },
      chave: chave.nome,
      recebidos,
      estado: lidas === null ? note.estado : 'publicando',
      lidas,
      recusadas,
    },
  };
}

export function tooLarge(reply: FastifyReply, most: number): Fault {
  reply.header('connection', 'close');
  const shown = most.toLocaleString('pt-BR');
  return new Fault(413, 'TOO_LARGE', `O pedido passa do limite de ${shown} bytes deste envio.`);
}
