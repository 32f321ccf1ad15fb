import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { mayDo, type Papel, type Permissao } from '../../catalog/painel/papeis.ts';
import { Fault } from '../http/fault.ts';

/** Refusal of a request that no open session sent. */
export const UNSIGNED = new Fault(
  401,
  'SIGN_IN',
  'Sua sessão terminou. Entre de novo para continuar; nada do que foi salvo se perdeu.',
);

/** Refuses somebody none of whose roles opens what they ask for. */
export function refuseRole(papeis: readonly Papel[], permissao: Permissao | 'livre' | undefined): void {
  if (permissao === 'livre' || (permissao !== undefined && mayDo(papeis, permissao))) return;
  throw new Fault(403, 'FORBIDDEN', 'Seu papel não permite isto. Peça a quem cuida do painel (Controle).');
}

const STANDING = `SELECT p.papeis FROM portal.sessoes s JOIN portal.pessoas p ON p.tenant = s.tenant AND p.id = s.pessoa
  WHERE s.tenant = $1 AND s.id = $2 AND p."removidaEm" IS NULL`;

/**
 * Refuses an act of somebody who was removed, signed out or lost the role after their request was let in: a body may be sent
 * as slowly as its sender likes. Asked once the log gave the act its place, for which whoever removes waits too.
 */
export async function refuseGone(
  client: pg.ClientBase,
  { site, person, routeOptions }: Pick<FastifyRequest, 'site' | 'person' | 'routeOptions'>,
): Promise<void> {
  const { rows } = await client.query<{ papeis: Papel[] }>(STANDING, [site.tenant.id, person.sessao]);
  if (!rows[0]) throw UNSIGNED;
  refuseRole(rows[0].papeis, routeOptions.config.permissao);
}
