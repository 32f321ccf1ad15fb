import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../http/fault.ts';
import { originOf } from '../http/request.ts';

/** Longest form that is read, as it travels: a text of the longest, each sign of it escaped. */
export const FORM_BYTES = 256_000;

/** The fields of a form as a browser sends it by itself. Of a name that comes twice the first counts. */
export class FormFields {
  readonly #pairs: URLSearchParams;

  constructor(body: unknown) {
    this.#pairs = new URLSearchParams(typeof body === 'string' ? body : '');
  }

  /** The text of a field, empty where it did not come. A browser ends its lines with two signs. */
  text(name: string): string {
    return (this.#pairs.get(name) ?? '').replaceAll('\r\n', '\n');
  }
}

/** Takes bodies in the one way in which forms without files are sent, and in no other. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Refuses a form that another site sent through the browser of a visitor. Browsers that say neither where a request comes
 * from nor whose page it is are old, or no browsers: to those the limits apply alone.
 */
export function refuseForeignForm(request: Pick<FastifyRequest, 'headers'>): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn = site === undefined ? origin === undefined || origin === originOf(request) : site === 'same-origin';
  if (!isOwn) throw new Fault(403, 'FORBIDDEN', 'Este formulário se envia só da própria página do portal.');
}

/** Refuses what only a machine fills in. */
export function refuseTrapped(trap: string): void {
  if (trap === '') return;
  throw new Fault(400, 'BAD_FIELDS', 'Deixe vazio o campo “Não preencha este campo” e envie de novo.', [
    { field: 'site', value: '', message: 'Deixe este campo vazio' },
  ]);
}
