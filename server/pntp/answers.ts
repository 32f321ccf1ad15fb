import type { PntpAnswer, PntpCriterio, PntpCriterioAnswer } from '../../catalog/pntp/answer.ts';
import { Fault } from '../http/fault.ts';
import type { Services } from '../http/request.ts';
import type { Site } from '../tenants/tenants.ts';
import { readHeard } from './heard.ts';
import { readPending } from './list.ts';
import { measureBody } from './mirror.ts';
import type { FramePages } from './page.ts';
import { type MirrorQuestion, readHistory, readMirror } from './read.ts';
import { trialOf } from './trial.ts';

export const UNKNOWN_CRITERION = 'Não há esse critério para este órgão. A lista deles está em /v1/pntp.';

/** A criterion as it is sent: what to paste into a form are whole addresses. */
const withOrigin = (criterio: PntpCriterio, origin: string): PntpCriterio => ({
  ...criterio,
  enderecos: criterio.enderecos.map((address) => (address.startsWith('/') ? `${origin}${address}` : address)),
});

/** What a body is looked at with, on a day. */
export async function questionOf(
  { db, datasets }: Services,
  frames: FramePages,
  { tenant }: Site,
  today: string,
): Promise<MirrorQuestion> {
  const heard = await db.hear(tenant.id, (client) => readHeard(client, tenant.id));
  const tried = await trialOf(datasets).of(db, tenant.id);
  return { tenant, datasets, today, heard, tried, page: await frames.of(tenant) };
}

/** The whole mirror of a body. */
export async function answerMirror(services: Services, asked: MirrorQuestion, origin: string): Promise<PntpAnswer> {
  return services.db.read(asked.tenant.id, async (client) => {
    const { criterios, ...measure } = measureBody(await readMirror(client, asked));
    return {
      ok: true,
      data: {
        ...measure,
        medidoEm: new Date().toISOString(),
        criterios: criterios.map((one) => withOrigin(one, origin)),
        historico: await readHistory(client, asked.tenant.id),
      },
    };
  });
}

/** One criterion of a body, with a page of its work list. */
export async function answerCriterion(
  services: Services,
  asked: MirrorQuestion,
  origin: string,
  { numero, page, size }: { numero: string; page: number; size: number },
): Promise<PntpCriterioAnswer> {
  return services.db.read(asked.tenant.id, async (client) => {
    const source = await readMirror(client, asked);
    const criterio = measureBody(source).criterios.find((one) => one.numero === numero);
    if (!criterio) throw new Fault(404, 'NOT_FOUND', UNKNOWN_CRITERION);
    const pending = await readPending(client, source, numero, { page, size });
    return { ok: true, data: { criterio: withOrigin(criterio, origin), ...pending, page, size } };
  });
}
