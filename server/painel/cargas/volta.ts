import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import { spanOf } from '../../../catalog/list/span.ts';
import { type VoltaAnswer, voltaBody } from '../../../catalog/painel/cargas/answer.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { LoadReport } from '../../import/publish/report.ts';
import { rollback } from '../../import/rollback.ts';
import { Refusal } from '../../refusal.ts';
import { authorOf, recordAct, writeAct } from '../atos.ts';
import { refusing } from '../refused.ts';
import type { DeskServices } from '../services.ts';
import { readDeskLoad } from './loads.ts';

/** Milliseconds that a person waits for a return; a longer one goes on without them. */
const PATIENCE_MS = 45_000;

const NONE = 'Não há essa carga neste conjunto. Volte à lista das cargas.';

/** Rehearses a return to a load or, once its reason is given and nothing was published meanwhile, makes it. */
export async function returnTo(
  services: DeskServices,
  request: FastifyRequest,
  set: Dataset,
  carga: number,
): Promise<VoltaAnswer> {
  const { motivo, ensaio, ultima } = readShape(voltaBody, request.body, 'BAD_REQUEST');
  const tenant = request.site.tenant.id;
  const found = await services.db.own((client) => readDeskLoad(client, tenant, set, carga));
  if (!found) throw new Fault(404, 'NOT_FOUND', NONE);
  if (found.semVolta) throw new Fault(422, 'REFUSED', found.semVolta);
  if (found.ultima !== ultima) throw new Fault(409, 'CHANGED', changedSince(found.ultima));
  if (ensaio) return answerOf(set, await refusing(() => run(services, request, set, { carga, motivo, ensaio })));
  if (motivo === null) throw new Fault(400, 'BAD_REQUEST', 'Diga o motivo da volta: ele aparece no portal.');
  const running = refusing(() => run(services, request, set, { carga, motivo, ensaio }));
  running.catch((error: unknown) => noteFailure(services, request, set, carga, error));
  const report = await Promise.race([running, wait(PATIENCE_MS, null, { ref: false })]);
  if (!report) return { ok: true, data: { carga: null, emAndamento: true, periodos: [] } };
  return answerOf(set, report);
}

const changedSince = (ultima: number): string =>
  `Enquanto você olhava, foi publicada a carga ${ultima} deste conjunto. Abra a página de novo e confira antes de voltar.`;

interface Return {
  carga: number;
  motivo: string | null;
  ensaio: boolean;
}

const run = (
  { db }: DeskServices,
  request: FastifyRequest,
  set: Dataset,
  { carga, motivo, ensaio }: Return,
): Promise<LoadReport> =>
  db.own((client) =>
    db.own((reader) =>
      rollback(client, reader, {
        tenant: request.site.tenant.id,
        dataset: set,
        to: carga,
        reason: motivo,
        author: request.person.nome,
        rehearsal: ensaio,
        onRecorded: (own, made) =>
          recordAct(own, request, {
            acao: 'carga.desfeita',
            alvo: `${set.title}: volta à carga ${carga}`,
            depois: { carga: made, voltaA: carga, motivo },
          }),
      }),
    ),
  );

/** Leaves word of a return that failed, for whoever did not wait for its end. */
async function noteFailure(
  { db }: DeskServices,
  request: FastifyRequest,
  set: Dataset,
  carga: number,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof Refusal || error instanceof Fault;
  if (!isRefused) request.log.error(error);
  const mensagem = isRefused ? error.message : 'O portal falhou; nada mudou.';
  const act = {
    acao: 'carga.volta-recusada',
    alvo: `${set.title}: volta à carga ${carga}`,
    depois: { mensagem },
  } as const;
  await db.own((client) => writeAct(client, authorOf(request), act)).catch((failed) => request.log.error(failed));
}

const answerOf = (set: Dataset, { carga, changes }: LoadReport): VoltaAnswer => ({
  ok: true,
  data: {
    carga,
    emAndamento: false,
    periodos: changes.map(({ periodo, antes, depois }) => ({
      periodo: spanOf(set, [periodo]),
      linhasAntes: antes?.linhas ?? null,
      linhasDepois: depois.linhas ?? 0,
      somas: set.list.totals
        .filter((name) => depois[name] !== undefined || antes?.[name] !== undefined)
        .map((name) => ({
          label: fieldOf(set, name).label,
          antes: fieldOf(set, name).format(antes?.[name] ?? 0),
          depois: fieldOf(set, name).format(depois[name] ?? 0),
        })),
    })),
  },
});
