import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { atomically } from '../../database/atomic.ts';
import { Fault } from '../../http/fault.ts';
import { setSuspension, type TenantSuspension } from '../../tenants/suspended.ts';
import type { DeskServices } from '../services.ts';
import { recordInBoth } from './acts.ts';

interface LockedBody {
  id: number;
  slug: string;
  nome: string;
  suspensao: TenantSuspension | null;
  mudando: boolean;
}

const LOCK = `SELECT id, slug, dados->>'txtCliente' AS nome, suspensao, dados ? 'mudanca' AS mudando
  FROM portal.tenants WHERE slug = $1 FOR UPDATE`;

export const unknownBody = (): Fault =>
  new Fault(404, 'NOT_FOUND', 'Não há esse órgão nesta instalação. Volte à lista de órgãos.');

const MOVING = new Fault(
  409,
  'MOVING',
  'Este órgão está mudando de instalação. Termine a mudança antes de suspendê-lo.',
);

/** Suspends a body (with what the public reads) or resumes it (null). To do again what is done changes nothing. */
export async function changeSuspension(
  services: DeskServices,
  request: FastifyRequest,
  slug: string,
  motivo: string | null,
): Promise<void> {
  await services.db.own((client) =>
    atomically(client, async () => {
      const { rows } = await client.query<LockedBody>(LOCK, [slug]);
      const [body] = rows;
      if (!body) throw unknownBody();
      if (body.mudando) throw MOVING;
      if (reasonOf(body) !== motivo) await suspend(client, request, body, motivo);
    }),
  );
  services.tenants.forget();
}

const reasonOf = ({ suspensao }: LockedBody): string | null => suspensao?.motivo ?? null;

async function suspend(client: pg.ClientBase, request: FastifyRequest, body: LockedBody, motivo: string | null) {
  const { nome: quem } = request.person;
  await setSuspension(client, body.id, motivo === null ? null : { desde: new Date().toISOString(), motivo, quem });
  const before = reasonOf(body);
  await recordInBoth(client, request, body, {
    acao: motivo === null ? 'orgao.retomado' : 'orgao.suspenso',
    antes: { suspenso: before !== null, motivo: before },
    depois: { suspenso: motivo !== null, motivo },
  });
}
