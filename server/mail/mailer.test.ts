import { describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { retryDelay } from './queue.ts';
import { mailDomain, parseSmtpUrl } from './smtp.ts';

describe('SMTP_URL', () => {
  it.each([
    ['smtp://servidor', { host: 'servidor', port: undefined, secure: false, auth: undefined, near: false }],
    ['smtps://portal:s%40%2Fnha@mail.rn.gov.br:465', { secure: true, auth: { user: 'portal', pass: 's@/nha' } }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, near: true }],
    ['smtp://[::1]:25', { host: '::1', near: true }],
    ['smtp://usuario%40rn.gov.br:x@localhost', { auth: { user: 'usuario@rn.gov.br', pass: 'x' }, near: true }],
    ['smtp://127.exemplo.com', { near: false }],
  ])('is read: %s', (text, expected) => {
    expect(parseSmtpUrl(text)).toMatchObject(expected);
  });

  it.each([
    ['mail.rn.gov.br', 'SMTP_URL'],
    ['sigilo', 'não é um endereço'],
    ['http://portal:sigilo@servidor', 'precisa começar com smtp:// ou smtps://'],
    ['smtp://', 'SMTP_URL'],
    ['smtp://portal:sigilo#1@servidor', 'SMTP_URL'],
    ['smtp://portal:sigilo/x@servidor', 'SMTP_URL'],
    ['smtp://portal:sigilo%@servidor', 'escreva-o como %25'],
    ['smtp://portal:sigilo@servidor?tls.rejectUnauthorized=false', 'sinais depois do servidor'],
    ['smtp://portal:sigilo@servidor:porta', 'não é um endereço'],
  ])('is refused without repeating it: %s', (text, message) => {
    const refused = () => createMailer({ SMTP_URL: text });
    expect(refused).toThrow(message);
    expect(refused).toThrow(/^(?!.*sigilo)/);
  });

  it('may be absent: then there is no way out', () => {
    expect(createMailer({})).toBeNull();
    expect(createMailer({ SMTP_URL: ' ' })).toBeNull();
  });

  it.each(['Portal <a@b.com>', 'a@b.com, c@d.com', 'portal', 'a@b.com\r\nBcc: x@y.com'])(
    'refuses MAIL_FROM %j',
    (text) => {
      expect(() => createMailer({ MAIL_FROM: text })).toThrow('MAIL_FROM precisa ser só um endereço');
    },
  );
});

it.each([
  ['https://pm.transparencia.example:8443', 'pm.transparencia.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://192.0.2.7:3000', 'localhost'],
  ['http://[2001:db8::1]', 'localhost'],
])('letters of %s come from %s', (site, domain) => {
  expect(mailDomain(site)).toBe(domain);
});

it('waits longer after each try, and never longer than an hour', () => {
  expect([1, 2, 3, 4, 7, 500].map((tries) => retryDelay(tries, 0))).toEqual([60, 120, 240, 480, 3600, 3600]);
  expect(retryDelay(1, 1)).toBe(48);
});
