import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormFields, refuseForeignForm } from '../../forms/body.ts';
import { Keyring } from '../../seal/keyring.ts';
import { issueSending, readSending } from './sending.ts';

afterEach(() => vi.useRealTimers());

describe('a form that a browser sends by itself', () => {
  it('is read field by field, with the line ends of a text', () => {
    const fields = new FormFields('texto=uma%0D%0Aduas&nome=Jo%C3%A3o+Silva&nome=Outro');
    expect([fields.text('texto'), fields.text('nome'), fields.text('email')]).toEqual(['uma\nduas', 'João Silva', '']);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ origin: 'http://pmdemo.localhost:3000' }, true],
    [{}, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://pmdemo.localhost:3000' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://outro.example' }, false],
    [{ origin: 'null' }, false],
  ])('with %j is taken: %s', (headers, taken) => {
    const send = () => refuseForeignForm({ headers: { host: 'pmdemo.localhost:3000', ...headers } });
    if (taken) expect(send).not.toThrow();
    else expect(send).toThrow('só da própria página');
  });
});

describe('the name of a sending', () => {
  const keyring = new Keyring([randomBytes(32)]);

  it('is of one body and one sending, and gives the same key each time', () => {
    const envio = issueSending(keyring, 7);
    expect(readSending(keyring, 7, envio)).toMatch(/^formulario-[\w-]{22}$/);
    expect(readSending(keyring, 7, envio)).toBe(readSending(keyring, 7, envio));
    expect(readSending(keyring, 7, issueSending(keyring, 7))).not.toBe(readSending(keyring, 7, envio));
    expect(readSending(keyring, 8, envio)).toBeNull();
  });

  it('is made by nobody else, and ends', () => {
    const envio = issueSending(keyring, 7);
    for (const forged of [
      '',
      'x',
      envio.replace(/^.{22}/, 'a'.repeat(22)),
      envio.replace(/\.\d{10}\./, '.9999999999.'),
    ])
      expect(readSending(keyring, 7, forged)).toBeNull();
    vi.useFakeTimers({ now: Date.now() + 3 * 3_600_000 });
    expect(readSending(keyring, 7, envio)).toBeNull();
  });
});
