import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Dataset } from '../../catalog/dataset.ts';
import { LONGEST, type Pairs, parseQuery, type Query } from '../../catalog/query.ts';
import type { Database } from '../database/db.ts';
import type { Limits } from '../limits/limits.ts';
import type { Site, SiteOf } from '../tenants/tenants.ts';
import type { AnswerCache } from './cache.ts';
import type { Downloads } from './downloads.ts';
import { Fault } from './fault.ts';

declare module 'fastify' {
  interface FastifyRequest {
    site: Site;
  }
}

/** What the routes need: the data, what is published, and the memory of answers. */
export interface Services {
  db: Database;
  datasets: readonly Dataset[];
  cache: AnswerCache;
  /** Room and turns of those who download files. */
  downloads: Downloads;
  limits: Limits;
  filesDir: string;
  /** Where a body is reached from outside, if the installation says so. */
  siteOf?: SiteOf;
}

/** The path below `/api`, in raw segments: each is decoded once, by who knows what it is. */
export function segmentsOf(request: FastifyRequest): string[] {
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  return path.split('/').slice(2);
}

/** The question as it was asked, names and values decoded once. */
export function pairsOf(request: FastifyRequest): Pairs {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  const text = mark < 0 ? '' : url.slice(mark + 1);
  if (text.length > LONGEST)
    throw new Fault(
      414,
      'TOO_LONG',
      `A consulta tem mais de ${LONGEST.toLocaleString('pt-BR')} caracteres. Use menos filtros.`,
    );
  return [...new URLSearchParams(text)];
}

/**
 * As the visitor sees it: behind a proxy the connection to us is not the one that they have. The host is the one that
 * chose the body, whatever else a proxy is trusted to say.
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const outside = String(headers['x-forwarded-proto'] ?? '').split(',', 1)[0];
  return `${outside === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`;
}

export function datasetOf(services: Services, id: string): Dataset {
  const found = services.datasets.find((set) => set.id === id);
  if (!found)
    throw new Fault(404, 'NOT_FOUND', 'Não há um conjunto de dados com esse nome. A lista deles está em /v1.');
  return found;
}

/**
 * Reads a query or refuses it whole: a filter that is ignored is a wrong total, quoted. So is a load where the answer is
 * always of today.
 */
export function queryOf(set: Dataset, pairs: Pairs): Query {
  if (pairs.some(([name]) => name === '_carga'))
    throw new Fault(400, 'BAD_QUERY', '“_carga” não se usa neste endereço, que é sempre de hoje. Retire-o.');
  return pastQueryOf(set, pairs);
}

/** Reads a query that may ask for the data as they stood after a load. */
export function pastQueryOf(set: Dataset, pairs: Pairs): Query {
  const answer = parseQuery(set, pairs);
  if (answer.ok) return answer.query;
  const message = answer.problems.map((problem) => problem.message).join(' ');
  throw new Fault(400, 'BAD_QUERY', message, answer.problems);
}
