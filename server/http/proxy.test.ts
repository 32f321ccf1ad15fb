import { expect, it } from 'vitest';
import { parseTrustedProxies } from './proxy.ts';

it.each([
  'sim',
  'true',
  '-1',
  '10',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0',
  'nginx',
  '127.0.0.1,x',
])('TRUST_PROXY=%s is refused with what to write', (text) => {
  expect(() => parseTrustedProxies(text)).toThrow(
    /TRUST_PROXY traz “.+”: escreva quantos proxies há .* ou os endereços/,
  );
});

it('takes addresses with commas or spaces between them', () => {
  expect(parseTrustedProxies(' 127.0.0.1, ::1 10.0.0.0/8 ')).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
});
