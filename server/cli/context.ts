import { userInfo } from 'node:os';
import type { Database } from '../db.ts';
import { dataDirOf, filesIn, prepare, reach } from '../open.ts';
import type { Context } from './command.ts';
import type { Call } from './parse.ts';
import { progress, silent } from './progress.ts';

export interface Session {
  context: Context;
  /** Closes what the command opened. */
  close(): Promise<void>;
}

/** What a command is given, with the database still closed. */
export async function session({ args, options, json }: Call, signal: AbortSignal): Promise<Session> {
  const { env } = process;
  const dataDir = await dataDirOf(env.DATA_DIR || 'data');
  const err = (line: string): void => void process.stderr.write(`${line}\n`);
  const closing: (() => Promise<unknown>)[] = [];
  let opened: Promise<Database> | undefined;
  const db = (): Promise<Database> => {
    opened ??= connect();
    return opened;
  };
  const connect = async (): Promise<Database> => {
    const { place, close } = await reach(dataDir, env.DATABASE_URL, err, signal);
    closing.unshift(close);
    const made = await prepare(place, err);
    closing.unshift(() => made.close());
    return made;
  };
  const context: Context = {
    args,
    options: options as Context['options'],
    json,
    out: (line = '') => void (json || process.stdout.write(`${line}\n`)),
    err,
    progress: json ? silent : progress(process.stderr),
    signal,
    db,
    own: async (work) => (await db()).own(work, signal),
    dataDir,
    filesDir: filesIn(dataDir),
    author: `local:${user()}`,
  };
  return { context, close: () => closeAll(opened, closing) };
}

/** In the reverse order of opening, and only when nothing is still being opened. */
async function closeAll(opened: Promise<unknown> | undefined, closing: (() => Promise<unknown>)[]): Promise<void> {
  await opened?.catch(() => undefined);
  for (const close of closing) await close();
}

/** In a container the number of the user may have no name. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'desconhecido');
  }
}
