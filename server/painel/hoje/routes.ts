import type { FastifyInstance } from 'fastify';
import type { HojeAnswer, HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { mayDo } from '../../../catalog/painel/papeis.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import type { DeskServices } from '../services.ts';
import { attestsToday } from './atestos.ts';
import { filesToday, staleToday } from './data.ts';
import { begunToday, firstToday, harvestsToday, warningsToday } from './loads.ts';
import { lettersToday, messagesToday, outboxToday } from './messages.ts';
import { draftsToday, invitationsToday } from './people.ts';
import { byUrgency, type HojeQuestion, type HojeSource } from './source.ts';

/** Everything that knows of things to do. A new part of the panel adds its own here. */
const HOJE_SOURCES: readonly HojeSource[] = [
  messagesToday,
  lettersToday,
  staleToday,
  attestsToday,
  firstToday,
  filesToday,
  begunToday,
  warningsToday,
  harvestsToday,
  draftsToday,
  invitationsToday,
  outboxToday,
];

/** What to do next, for each person what their roles open. */
export function hojeDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  app.get('/painel/api/hoje', { config: { permissao: 'entrar' } }, async (request): Promise<HojeAnswer> => {
    const today = brasiliaToday();
    const question = { services, tenant: request.site.tenant, person: request.person, today };
    const { items, failed } = await collect(question, (source, error) => {
      request.log.error({ err: error }, `hoje: ${source}`);
    });
    return { ok: true, data: items.sort(byUrgency), hoje: today, falharam: failed };
  });
}

/** Asks every source, one after another so that a page takes one connection. One that fails does not hide the rest. */
async function collect(
  question: HojeQuestion,
  failedAt: (source: string, error: unknown) => void,
): Promise<{ items: HojeItem[]; failed: string[] }> {
  const items: HojeItem[] = [];
  const failed: string[] = [];
  for (const { nome, permissao, items: ask } of HOJE_SOURCES) {
    if (!mayDo(question.person.papeis, permissao)) continue;
    try {
      items.push(...(await ask(question)));
    } catch (error) {
      failedAt(nome, error);
      failed.push(nome);
    }
  }
  return { items, failed };
}
