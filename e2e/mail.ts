import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mail, read } from '../test/mail.ts';
import { expect } from './steps.ts';

/** The letters lie in a folder: the mail server and the tests are different processes. */
export const mailbox = (): string => join(process.env.E2E_DATA ?? '', 'correio');

let count = 0;

/** Files a letter, whole or not at all, under a name that keeps the order. */
export function file({ raw, para }: Mail): void {
  const path = join(mailbox(), String(count++).padStart(6, '0'));
  writeFileSync(path, JSON.stringify({ raw, para }));
  renameSync(path, `${path}.json`);
}

function letters(): Mail[] {
  const names = readdirSync(mailbox()).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const { raw, para } = JSON.parse(readFileSync(join(mailbox(), name), 'utf8'));
    return read(raw, para);
  });
}

/** Everything that was mailed about a message, the oldest first. */
export const lettersOf = (protocol: string): Mail[] => letters().filter(({ assunto }) => assunto.includes(protocol));

export const lettersTo = (receiver: string): Mail[] => letters().filter(({ para }) => para.includes(receiver));

/** Waits for a letter about a message, by whom it went to and what its subject says. */
export async function letter(protocol: string, to: string, subject: string): Promise<Mail> {
  const found = () =>
    lettersOf(protocol)
      .filter(({ para, assunto }) => para.includes(to) && assunto.endsWith(subject))
      .at(-1);
  await expect.poll(() => found()?.assunto, { message: `“${subject}” to ${to}` }).toBeTruthy();
  const mail = found();
  if (!mail) throw new Error(`the letter “${subject}” is gone`);
  return mail;
}

/** The link in a letter to who answers. */
export function linkIn({ texto }: Mail): string {
  const [link] = /^http\S+\/atender#\S+$/m.exec(texto) ?? [];
  if (!link) throw new Error(`no link in:\n${texto}`);
  return link;
}
