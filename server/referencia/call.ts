import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheTag } from '../http/cache.ts';
import type { Services } from '../http/request.ts';
import type { CallParameters } from './parameters.ts';

/** One request for a call of the reference system, its parameters read. */
export interface CallRequest {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  parameters: CallParameters;
}

/** The answer of a call, which is remembered by what was asked and not by how it was spelled. */
export interface CallAnswer {
  /** Parameters as they were understood: unknown ones and other spellings make no other question. */
  asked: readonly unknown[];
  /** Datasets whose next load makes the answer old. What the folder of a body says makes all answers old by itself. */
  datasets: readonly string[];
  /** Reads what the envelope of the answer holds in `data`. */
  data(): unknown;
}

/** Calls by their paths in lower case that answer some data. */
export type DataCalls = Readonly<Record<string, (call: CallRequest) => CallAnswer>>;

/** Calls by their paths in lower case that write their answers by themselves: rows of a dataset, or a file. */
export type StreamCalls = Readonly<Record<string, (call: CallRequest) => Promise<void>>>;

/** The question that an answer is remembered by. */
export const callQuestion = (request: FastifyRequest, path: string, asked: readonly unknown[]): string =>
  `${cacheTag(request.site.tenant.id, 'referencia')}/${path}?${JSON.stringify(asked)}`;
