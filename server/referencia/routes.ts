import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendAnswer } from '../http/answer.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, type Services, segmentsOf } from '../http/request.ts';
import { type CallRequest, callQuestion } from './call.ts';
import { DATA_CALLS, STREAM_CALLS } from './calls.ts';
import type { CallParameters } from './parameters.ts';

/** Calls of the reference system: what no other route of the API takes may be one of them. */
export function referenciaRoutes(app: FastifyInstance, services: Services): void {
  // The bare host of the API is no page.
  app.get('/api', () => {
    throw noCall();
  });
  app.get('/api/*', async (request, reply) => {
    const path = segmentsOf(request).join('/').toLowerCase();
    const call = { services, request, reply, parameters: parametersOf(request) };
    if (Object.hasOwn(DATA_CALLS, path)) return sendData(path, call);
    if (!Object.hasOwn(STREAM_CALLS, path)) throw noCall();
    await STREAM_CALLS[path]?.(call);
  });
}

async function sendData(path: string, call: CallRequest): Promise<void> {
  const { services, request, reply } = call;
  const answer = DATA_CALLS[path]?.(call);
  if (!answer) throw noCall();
  const question = callQuestion(request, path, answer.asked);
  await sendAnswer(services, request, reply, { question, datasets: answer.datasets }, async () => ({
    ok: true,
    data: await answer.data(),
  }));
}

const noCall = (): Fault =>
  new Fault(404, 'NOT_FOUND', 'Não há nada neste endereço da API. A lista dos conjuntos de dados está em /v1.');

const parametersOf = (request: FastifyRequest): CallParameters =>
  new Map(pairsOf(request).map(([name, value]) => [name.toLowerCase(), value]));
