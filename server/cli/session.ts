import { userInfo } from 'node:os';
import { datasets } from '../../catalog/datasets/index.ts';
import { ensureDataDir, filesIn, prepareDatabase, reachDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { schemaPlan } from '../tables.ts';
import type { CommandContext } from './command.ts';
import type { CommandCall } from './parse.ts';
import { terminalProgress } from './progress.ts';

export interface CommandSession {
  context: CommandContext;
  /** Closes everything the command opened. */
  close(): Promise<void>;
}

/** Builds the context of a command. The database is opened only when the command asks for it. */
export async function openSession({ args, options, json }: CommandCall, signal: AbortSignal): Promise<CommandSession> {
  const settings = readSettings();
  const dataDir = await ensureDataDir(settings.DATA_DIR);
  const err = (line: string): void => void process.stderr.write(`${line}\n`);
  const reporter = terminalProgress(process.stderr);
  const closing: (() => Promise<unknown>)[] = [];
  const place = once(async () => {
    const opened = await reachDatabase(dataDir, settings, err, signal);
    closing.unshift(opened.close);
    return opened.place;
  });
  const db = once(async () => {
    const made = await prepareDatabase(await place(), schemaPlan(datasets), err);
    closing.unshift(() => made.close());
    return made;
  });
  const context: CommandContext = {
    args,
    options: options as CommandContext['options'],
    json,
    out: (line = '') => void (json || process.stdout.write(`${line}\n`)),
    err,
    progress: reporter,
    signal,
    place,
    db,
    own: async (work) => (await db()).own(work, signal),
    settings,
    dataDir,
    filesDir: filesIn(dataDir),
    author: `local:${user()}`,
  };
  const close = (): Promise<void> => {
    reporter.close();
    return closeAll(closing);
  };
  return { context, close };
}

/** Calls `open` once and returns its result to every caller. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

/** Closes in the reverse order of opening. */
async function closeAll(closing: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closing) await close();
}

/** Name of the system's user; in a container its number may have no name. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'desconhecido');
  }
}
