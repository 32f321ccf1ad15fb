import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { hideCpf, hideCpfInAddress } from '../../catalog/texto/privacy.ts';
import { FROM_MEMORY } from '../metrics/requests.ts';
import type { ObservedRequest } from './observe.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

/** What is logged, and where to. */
export interface LogSetting {
  /** The least that is logged; absent, warnings. */
  level?: (typeof LOG_LEVELS)[number];
  /** Whether each request is logged too, as `info` whatever the level. */
  requests?: boolean;
  /** Where lines go; absent, standard output. */
  stream?: { write(line: string): void };
}

/** The framework's logger for a setting: one JSON object a line. */
export function loggerOptions(setting: false | LogSetting): NonNullable<FastifyServerOptions['logger']> {
  if (!setting) return false;
  const { level = 'warn', stream } = setting;
  const serializers = { req: loggedRequest, err: loggedError };
  return { level, serializers, base: { pid: process.pid }, ...(stream && { stream }) };
}

/** A request as it is logged with an error: without its query, and without a CPF in its path, because a visitor typed them. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: hidePersonal(hideCpfInAddress((request.url ?? '').split('?', 1)[0] ?? '')),
});

/**
 * An error as it is logged: without PostgreSQL's detail, which repeats a row of somebody's data, and without the values
 * that its message quotes where it refuses one.
 */
export const loggedError = ({ name, message, stack = '', code = '' }: Error & { code?: string }) => {
  const said = BAD_VALUE.test(code) ? withoutQuoted(message) : message;
  return { type: name, message: hidePersonal(said), stack: hidePersonal(stack.replace(message, said)), code };
};

/** PostgreSQL's codes for a value that it could not take, which it repeats in quotes. */
const BAD_VALUE = /^22...$/;
const withoutQuoted = (text: string): string => text.replace(/"[^"]*"/g, '"…"');

const EMAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
const TOKEN = /\b(?:portal_|Bearer\s+)[\w.~+/=-]+/g;

/** A text without CPFs, e-mail addresses and keys. */
export const hidePersonal = (text: string): string =>
  hideCpf(text.replace(EMAIL, '‹e-mail›').replace(TOKEN, '‹chave›'));

/** A request as its line in the log says it: no address of the visitor, and nothing that was typed. */
export const requestLine = ({ id, method, route, body, status, seconds, bytes }: ObservedRequest) => ({
  ...(id && { reqId: id }),
  method,
  route,
  orgao: body,
  status,
  ms: Math.round(seconds * 1e4) / 10,
  bytes,
  cache: route === FROM_MEMORY,
});
