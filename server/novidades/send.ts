import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheTag } from '../http/cache.ts';
import { hotAddress } from '../http/hot.ts';
import { packAnswer, type ReadyAnswer, sendRaw } from '../http/ready.ts';
import { originOf, type Services } from '../http/request.ts';
import { answerOwner } from '../http/share.ts';
import { ATOM_TYPE, type AtomFeed, writeAtom } from './atom.ts';

/** A text to be sent as a document of some type. */
export interface FeedDocument {
  type: string;
  text: string;
  /** Moment at which what it tells was last changed. */
  updated: string;
}

export const atomDocument = (feed: AtomFeed): FeedDocument => ({
  type: ATOM_TYPE,
  text: writeAtom(feed),
  updated: feed.updated,
});

/** What a document is remembered by, and the datasets whose next load makes it old. */
interface RememberedDocument {
  question: string;
  datasets: readonly string[];
}

/**
 * Sends a document from memory or makes it: a reader that asks every few minutes is answered 304 without a statement. Its
 * links tell the address that it was asked by, so that each origin has its own.
 */
export async function sendDocument(
  { cache }: Pick<Services, 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { question, datasets }: RememberedDocument,
  make: () => Promise<FeedDocument>,
): Promise<void> {
  const { tenant } = request.site;
  const origin = originOf(request);
  const tags = datasets.map((dataset) => cacheTag(tenant.id, dataset));
  const address = hotAddress(origin, request.originalUrl);
  const entry = await cache.answer(answerOwner(tenant), `${origin} ${question}`, address, async () =>
    packDocument(await make(), tags),
  );
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}

/** Sends a document that is not kept. */
export async function sendPassing(request: FastifyRequest, reply: FastifyReply, made: FeedDocument): Promise<void> {
  const entry = await packDocument(made, []);
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}

const packDocument = ({ type, text, updated }: FeedDocument, tags: readonly string[]): Promise<ReadyAnswer> =>
  packAnswer(
    Buffer.from(text),
    [
      ...['content-type', `${type}; charset=utf-8`, 'last-modified', new Date(updated).toUTCString()],
      ...['access-control-allow-origin', '*', 'cache-control', 'no-cache', 'vary', 'accept-encoding'],
      ...['x-content-type-options', 'nosniff', 'x-robots-tag', 'noindex'],
    ],
    tags,
  );
