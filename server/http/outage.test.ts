import { describe, expect, it } from 'vitest';
import { faultOf } from './fault.ts';
import { isCutConnection, OutageLog, outageOf } from './outage.ts';

const coded = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

describe('a failure of the database', () => {
  it.each([
    ['57P01', 'UNAVAILABLE', 10],
    ['57P03', 'UNAVAILABLE', 10],
    ['08006', 'UNAVAILABLE', 10],
    ['53300', 'UNAVAILABLE', 10],
    ['ECONNREFUSED', 'UNAVAILABLE', 10],
    ['53100', 'FULL', 120],
    ['ENOSPC', 'FULL', 120],
    ['25006', 'READ_ONLY', 60],
    ['57014', 'TIMEOUT', 10],
  ])('%s is told as %s, with when to ask again', (code, type, retrySeconds) => {
    expect(faultOf(coded(code))).toMatchObject({ status: 503, type, retrySeconds });
    expect(faultOf(coded(code)).message).toMatch(/tente de novo/i);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'connect ENOENT /var/run/postgresql/.s.PGSQL.5432',
    'database "portal" is not currently accepting connections',
    'Client has encountered a connection error and is not queryable',
  ])('is told by the words of the driver where it has no code: %s', (message) => {
    expect(outageOf(new Error(message))?.kind).toBe('absent');
  });

  it('is none of ours: a wrong statement, or a file that is not there', () => {
    for (const error of [coded('42P01'), coded('23505'), coded('ENOENT', 'no such file'), new Error('x'), null, 'x']) {
      expect(outageOf(error)).toBeUndefined();
      expect(faultOf(error).status).toBe(500);
    }
  });

  it('lets a read be tried again only where the connection broke under it', () => {
    for (const code of ['57P01', '57P02', '08006', 'ECONNRESET', '40001'])
      expect(isCutConnection(coded(code))).toBe(true);
    for (const code of ['57P03', '53300', 'ECONNREFUSED', '57014', '53100'])
      expect(isCutConnection(coded(code))).toBe(false);
  });

  it('is one line of the log a minute for each kind, however many meet it', () => {
    const lines: string[] = [];
    const log = new OutageLog((line) => lines.push(line));
    for (let i = 0; i < 1_000; i++) expect(log.note(coded('57P01', 'terminating connection'), i)).toBe(true);
    log.note(coded('53100', 'could not extend file'), 500);
    expect(lines).toEqual([
      'o banco de dados não atende (57P01: terminating connection)',
      'falta espaço em disco (53100: could not extend file)',
    ]);
    log.note(coded('57P03'), 60_000);
    expect(lines[2]).toBe('o banco de dados não atende (57P03); mais 999 vezes desde a última linha');
    expect(log.note(coded('42P01'))).toBe(false);
  });
});
