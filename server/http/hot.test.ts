import { expect, test } from 'vitest';
import { hotAddress, readHotHeaders } from './hot.ts';

test('the headers that decide an answer are found in any case and among any others', () => {
  const raw = ['HOST', 'a.test:3000', 'Accept', '*/*', 'If-None-Match', '"x"', 'accept-Encoding', 'gzip'];
  expect(readHotHeaders(raw)).toEqual({ hosts: 1, host: 'a.test:3000', scheme: 'http', etags: '"x"', codings: 'gzip' });
});

test('a header on two lines counts with both', () => {
  const raw = ['Accept-Encoding', 'gzip', 'Accept-Encoding', 'br', 'Host', 'a.test', 'host', 'b.test'];
  expect(readHotHeaders(raw)).toMatchObject({ hosts: 2, host: 'a.test', codings: 'gzip,br' });
});

test('a page seen over https is another answer than the same over http: its links say so', () => {
  const seen = (...raw: string[]): string => {
    const { scheme, host } = readHotHeaders(['Host', 'a.test', ...raw]);
    return hotAddress(`${scheme}://${host}`, '/x');
  };
  expect(seen()).toBe('http://a.test /x');
  expect(seen('X-Forwarded-Proto', 'https')).toBe('https://a.test /x');
  expect(seen('X-Forwarded-Proto', 'https, http')).toBe('https://a.test /x');
  expect(seen('X-Forwarded-Proto', 'httpsx')).toBe('http://a.test /x');
});
