import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { ByteReceiver } from '../../envios/bytes.ts';
import { Fault } from '../../http/fault.ts';
import type { DeskServices } from '../services.ts';
import type { EnsaioFolder, EnsaioKey } from './folder.ts';
import type { RehearsalQueue } from './queue.ts';
import type { RehearsalBody } from './rehearse.ts';
import { type EnsaioRow, findEnsaio, isEndedEnsaio } from './store.ts';

/** What the routes of Publish work with. */
export interface PublicarServices {
  services: DeskServices;
  folder: EnsaioFolder;
  queue: RehearsalQueue;
  receiver: ByteReceiver;
}

/** The body of a request, as the queue knows it. */
export const bodyOf = ({ site }: FastifyRequest): RehearsalBody => ({
  id: site.tenant.id,
  tipo: site.tenant.tipo,
  weight: site.tenant.dados.peso,
});

/** The rehearsal that an address names, in the body of the request. */
export const keyOf = (request: FastifyRequest): EnsaioKey => ({
  tenant: request.site.tenant.id,
  id: (request.params as { id: string }).id,
});

/** A rehearsal by its number, or the refusal that there is none in this body. */
export async function wantedEnsaio(client: pg.ClientBase, key: EnsaioKey, lock: 'locked' | 'seen'): Promise<EnsaioRow> {
  const row = await findEnsaio(client, key, lock);
  if (row) return row;
  throw new Fault(
    404,
    'NOT_FOUND',
    'Não há este envio: ele foi apagado ou é de outro órgão. Comece outro em Publicar.',
  );
}

/** The rehearsal that a request names, locked and not yet out of a person's hands. */
export async function changeableEnsaio(client: pg.ClientBase, request: FastifyRequest): Promise<EnsaioRow> {
  const row = await wantedEnsaio(client, keyOf(request), 'locked');
  if (row.estado === 'publicando')
    throw new Fault(409, 'PUBLISHING', 'Este envio já está sendo publicado. Espere terminar.');
  if (isEndedEnsaio(row))
    throw new Fault(
      409,
      'ENDED',
      `Este envio já foi ${row.estado === 'publicado' ? 'publicado' : 'descartado'}. Comece outro em Publicar.`,
    );
  return row;
}
