import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../http/request.ts';
import type { CallParameters } from './parameters.ts';

/** One request for a call of the reference system, its parameters read. */
export interface CallRequest {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  parameters: CallParameters;
}

/** Calls by their paths in lower case. Each gives what the envelope of its answer holds in `data`. */
export type DataCalls = Readonly<Record<string, (call: CallRequest) => unknown>>;

/** Calls by their paths in lower case that write their answers by themselves: rows as they come, or a file. */
export type StreamCalls = Readonly<Record<string, (call: CallRequest) => Promise<void>>>;
