import { once } from 'node:events';
import type pg from 'pg';
import { startProgram } from '../process/beside.ts';

/** What the process that fills the demonstration is told. */
export interface FillingTask {
  /** Connection of the owner. */
  owner: pg.ClientConfig;
  dataDir: string;
  filesDir: string;
  /** PORTAL_KEY, where it is given. */
  key: string | undefined;
  seed: number;
  scale: number;
  until: string;
}

/** What it tells: what is there now, and how it ended. */
export type FillingMessage =
  | { kind: 'line'; text: string; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

/**
 * Fills the demonstration beside the portal, in a process of its own, so that visitors are answered meanwhile. What it returns
 * ends the filling; the next start goes on with it.
 */
export function startFilling(task: FillingTask, say: (line: string) => void): () => Promise<void> {
  const child = startProgram(import.meta.url, 'child', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const begun = Date.now();
  const seconds = (): string => `${Math.round((Date.now() - begun) / 1000)} s`;
  let stopped = false;
  const ended = once(child, 'exit').catch(() => undefined);
  const failed = (why: string): void => {
    if (!stopped) say(`A demonstração não foi completada: ${why}. O próximo início continua de onde parou.`);
    stopped = true;
  };
  child.on('message', (message: FillingMessage) => {
    if (message.kind === 'line') say(`[${percent(message.share)}, ${seconds()}] ${message.text}`);
    else if (message.kind === 'failed') failed(message.message);
    else {
      stopped = true;
      say(`Demonstração completa em ${seconds()}.`);
    }
    if (message.kind !== 'line' && child.connected) child.disconnect();
  });
  child.on('error', ({ message }) => failed(message));
  child.on('exit', () => failed('o processo que a grava terminou antes do fim'));
  child.send(task);
  return async () => {
    stopped = true;
    if (child.connected) child.disconnect();
    await ended;
  };
}

const percent = (share: number): string => `${String(Math.floor(share * 100)).padStart(3)}%`;
