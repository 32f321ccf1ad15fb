import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusyFault } from '../limits/busy.ts';
import { type PressureGauge, type PressureLevel, recoverySeconds } from '../limits/pressure.ts';
import type { BodyRates } from '../limits/rates.ts';
import { retrySeconds, waitWords } from '../limits/retry.ts';
import { INTERNAL_ADDRESS } from './internal.ts';
import type { RequestJudge } from './server.ts';

/** What a request costs, as far as its address tells. */
export type RequestCost = 'costly' | 'data' | 'page' | 'free';

/** The level from which on each is refused; what is free, and what would be lost, never is. */
const REFUSED_FROM: Readonly<Record<RequestCost, PressureLevel | null>> = { costly: 1, data: 2, page: 3, free: null };

/** Programs that read everything and can read it later. */
const CRAWLER = /bot\b|crawl|spider|slurp/i;
const API = /^\/api(?:[/?]|$)/;

/** What is read off a gauge. */
export type PressureReading = Pick<PressureGauge, 'level' | 'sample' | 'close'>;

/** What tells the cost of a request apart. */
export interface CostRules {
  /** Paths that are served even under pressure, because what was sent would be lost. */
  urgent: readonly RegExp[];
  /** Paths whose answers take more than a list does. */
  costly: readonly RegExp[];
}

/** The cost of a request. A list with filters that a crawler follows is as costly as a file: it asks for all there are. */
export function costOf(
  { method, path, agent = '' }: { method: string; path: string; agent?: string | undefined },
  { urgent, costly }: CostRules,
): RequestCost {
  if (urgent.some((pattern) => pattern.test(path))) return 'free';
  const isData = API.test(path);
  if (!isData && method !== 'GET') return 'free';
  if (costly.some((pattern) => pattern.test(path)) || (path.includes('?') && CRAWLER.test(agent))) return 'costly';
  return isData ? 'data' : 'page';
}

/**
 * Refuses work while the process suffers, what costs most first. While there is room for others, only bodies are refused
 * that ask for more than their part: who made the pressure bears it.
 */
export function shedUnderPressure(
  app: FastifyInstance,
  gauge: PressureReading,
  rates: BodyRates,
  judge: RequestJudge & { cost: CostRules },
): void {
  app.addHook('onClose', async () => gauge.close());
  app.addHook('onRequest', async ({ raw, headers }: FastifyRequest) => {
    if (gauge.level === 0 || raw.socket.remoteAddress === INTERNAL_ADDRESS || !judge.isOfBody(raw)) return;
    const { method = 'GET', url: path = '/' } = raw;
    const from = REFUSED_FROM[costOf({ method, path, agent: headers['user-agent'] }, judge.cost)];
    if (from === null || gauge.level < from) return;
    if (gauge.level < 3 && !rates.isAboveShare(judge.shareOf(raw).body)) return;
    throw pressureFault(gauge);
  });
}

function pressureFault({ sample }: PressureReading): BusyFault {
  const segundos = retrySeconds(recoverySeconds(sample));
  return new BusyFault(503, `O portal está muito ocupado. Tente de novo em cerca de ${waitWords(segundos)}.`, {
    segundos,
  });
}
