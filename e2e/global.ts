import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSmtp } from '../test/smtp.ts';
import { file, mailbox } from './mail.ts';
import { address, startNote, UNTIL, WHOLE } from './server.ts';

/** Starts the built portal as its users do, with data of its own, and at the end sees that it leaves in good order. */
export default async function setup(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  // Run by root, the database is somebody else and has to get in.
  await chmod(dir, 0o755);
  process.env.E2E_DATA = dir;
  process.env.E2E_KEY = randomBytes(32).toString('base64');
  await mkdir(mailbox());
  const smtp = await openSmtp(file);
  const portal = spawn(process.execPath, ['dist/server/main.js'], { env: environment(dir, smtp.url) });
  const told = listen(portal);
  const ended = once(portal, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    portal.kill('SIGTERM');
    const code = await ended;
    await smtp.stop();
    await rm(dir, { recursive: true });
    if (code !== 0) throw new Error(`The portal ended with ${code}:\n${told()}`);
  };
  const begun = ready(portal, told).then(note);
  return () => begun.finally(stop);
}

/** Written whole or not at all: the tests look for it meanwhile. */
async function note(outcome: string): Promise<void> {
  await writeFile(`${startNote()}.novo`, outcome);
  await rename(`${startNote()}.novo`, startNote());
}

/** What the person at the terminal may have set for another portal stays out. */
const environment = (dir: string, smtp: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: process.env.E2E_PORT,
  DATA_DIR: dir,
  DATABASE_URL: '',
  TENANT: '',
  DEMO_SEED: '1',
  DEMO_SCALE: '0.1',
  DEMO_ATE: UNTIL,
  RATE_LIMIT: '100000',
  // All visitors of a test come from one address.
  MESSAGE_LIMIT: '100',
  SMTP_URL: smtp,
  MAIL_FROM: '',
  SITE_URL: address('{slug}.transparencia.localhost'),
  // All windows of the tests are one address, a busy machine is slow, and these limits have tests of their own.
  LIMIT_REQUEST_SECONDS: '100',
  LIMIT_REQUESTS_PER_BODY: '100000',
  LIMIT_READS: '12',
  LIMIT_READS_PER_BODY: '12',
  LIMIT_READS_PER_ADDRESS: '10',
  LIMIT_SEARCHES_PER_BODY: '4',
  LIMIT_EXPORTS_PER_ADDRESS: '6',
  PORTAL_KEY: process.env.E2E_KEY,
});

function listen(portal: ChildProcess): () => string {
  let text = '';
  for (const stream of [portal.stdout, portal.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  }
  return () => text;
}

/** It answers before the demonstration is whole; the tests read all of it. */
async function ready(portal: ChildProcess, told: () => string): Promise<string> {
  while (!told().includes('Demonstração completa')) {
    const broken = portal.exitCode !== null || portal.signalCode || told().includes('não foi completada');
    if (broken) return told() || `It ended with ${portal.exitCode ?? portal.signalCode}.`;
    await setTimeout(50);
  }
  return WHOLE;
}
