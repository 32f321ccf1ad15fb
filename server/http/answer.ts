import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheTag } from './cache.ts';
import { hotAddress } from './hot.ts';
import { type ReadyAnswer, readyAnswer, sendRaw } from './ready.ts';
import { originOf, type Services } from './request.ts';
import { answerOwner } from './share.ts';

/** What an answer is remembered by, and the datasets whose next load makes it old. */
interface Remembered {
  question: string;
  datasets: readonly string[];
  /** The bodies whose datasets these are, where they are not only the site's own. */
  bodies?: readonly number[];
}

/**
 * Sends the answer to a question from memory or makes it, past the framework, as the hot path does. `linksOf` writes its
 * `Link` header, with addresses relative to its own: many hosts and paths lead to one answer.
 */
export async function sendAnswer<T>(
  { cache }: Pick<Services, 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { question, datasets, bodies }: Remembered,
  make: () => Promise<T>,
  linksOf?: (answer: T) => string,
): Promise<void> {
  const { tenant } = request.site;
  const tags = (bodies ?? [tenant.id]).flatMap((body) => datasets.map((dataset) => cacheTag(body, dataset)));
  const entry = await cache.answer(answerOwner(tenant), question, addressOf(request), async () => {
    const answer = await make();
    return readyAnswer(answer, tags, linksOf?.(answer));
  });
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}

/**
 * Sends what is not JSON in the same way, from memory by its question or made now. Without a question it is not kept. Fails
 * before anything is sent.
 */
export async function sendPacked(
  { cache }: Pick<Services, 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  question: string | null,
  make: () => Promise<ReadyAnswer>,
): Promise<void> {
  const entry =
    question === null
      ? await make()
      : await cache.answer(answerOwner(request.site.tenant), question, addressOf(request), make);
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}

/** What the server looks up before the framework runs. */
const addressOf = (request: FastifyRequest): string => hotAddress(originOf(request), request.originalUrl);
