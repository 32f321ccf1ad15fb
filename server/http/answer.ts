import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheTag, readyAnswer, sendRaw } from './cache.ts';
import type { Services } from './request.ts';

/** What an answer is remembered by, and the datasets whose next load makes it old. */
interface Remembered {
  question: string;
  datasets: readonly string[];
}

/** Sends the answer to a question from memory or makes it, past the framework, as the hot path does. */
export async function sendAnswer(
  { cache }: Pick<Services, 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { question, datasets }: Remembered,
  make: () => Promise<unknown>,
): Promise<void> {
  const tags = datasets.map((dataset) => cacheTag(request.site.tenant.id, dataset));
  const entry = await cache.answer(question, addressOf(request), async () => readyAnswer(await make(), tags));
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}

/** Host and address as they came: what the hot path looks up before anything is parsed. */
const addressOf = (request: FastifyRequest): string => `${request.headers.host} ${request.originalUrl}`;
