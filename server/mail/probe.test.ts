import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { withinAnswer } from '../painel/entrada/admission.ts';
import { createMailer } from './mailer.ts';
import { MailProbe } from './probe.ts';

it('tells a mail server that nobody runs as away, and does not ask again at once', async () => {
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  let asked = 0;
  const probe = new MailProbe({
    verify: async () => {
      asked += 1;
      await mailer?.verify();
    },
  });
  await Promise.all([probe.ask(), probe.ask()]);
  await probe.ask();
  expect([probe.isAway, asked]).toEqual([true, 1]);
});

it('is waited for no longer than an answer takes, though the server hangs', async () => {
  const silent = createServer((socket) => socket.unref()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  if (!mailer) throw new Error('there is a server');
  const probe = new MailProbe(mailer);
  const begun = performance.now();
  await withinAnswer(probe.ask());
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(probe.isAway).toBe(false);
  silent.close();
});
