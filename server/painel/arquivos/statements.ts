import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type StatementEntry, statementProblems } from '../../../catalog/arquivos/entry.ts';
import type { statementOrder, statementRemoval } from '../../../catalog/painel/arquivos/answer.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { announceFiles, lockFiles } from '../../arquivos/register.ts';
import { dropStatement, registerStatement, type StatementPlace, statementName } from '../../arquivos/statements.ts';
import { Fault } from '../../http/fault.ts';
import { recordAct } from '../atos.ts';
import { problemSentence } from './describe.ts';
import type { FilesDesk } from './desk.ts';
import { ownTransaction } from './owner.ts';

type Placed = Pick<z.output<typeof statementOrder>, 'categoria' | 'ano' | 'periodo' | 'parte'>;

const placeOf = ({ categoria, ano, periodo, parte }: Placed): StatementPlace => ({
  categoria,
  ano,
  ...(periodo && { periodo }),
  ...(parte && { parte }),
});

/** Declares, with today's date, that a document or a part of one did not occur or is pending. */
export function declareAbsence(
  { services: { db } }: FilesDesk,
  request: FastifyRequest,
  order: z.output<typeof statementOrder>,
): Promise<void> {
  const tenant = request.site.tenant.id;
  const one: StatementEntry = { ...placeOf(order), declaracao: order.declaracao.trim(), data: brasiliaToday() };
  const problems = statementProblems(one).map(({ field, message }) => ({ field, value: '', message }));
  if (problems.length > 0) throw new Fault(422, 'NOT_READY', problems.map(problemSentence).join(' '), problems);
  return ownTransaction(db, async (client) => {
    await lockFiles(client, tenant);
    const before = await dropStatement(client, tenant, one);
    await registerStatement(client, tenant, one);
    await announceFiles(client, tenant, []);
    await recordAct(client, request, {
      acao: 'ausencia.declarada',
      alvo: statementName(placeOf(order)),
      ...(before !== null && { antes: before }),
      depois: one.declaracao,
    });
  });
}

/** Takes a statement back: the document counts as missing again. */
export function takeBackStatement(
  { services: { db } }: FilesDesk,
  request: FastifyRequest,
  order: z.output<typeof statementRemoval>,
): Promise<void> {
  const tenant = request.site.tenant.id;
  return ownTransaction(db, async (client) => {
    await lockFiles(client, tenant);
    const before = await dropStatement(client, tenant, placeOf(order));
    if (before === null) throw new Fault(404, 'NOT_FOUND', 'Esta declaração já foi retirada. Atualize a página.');
    await announceFiles(client, tenant, []);
    await recordAct(client, request, {
      acao: 'ausencia.retirada',
      alvo: statementName(placeOf(order)),
      antes: before,
      depois: { motivo: order.motivo },
    });
  });
}
