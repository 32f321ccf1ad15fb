import { join } from 'node:path';
import type { CommandContext } from '../server/cli/command.ts';
import { commands } from '../server/cli/commands.ts';
import { findCommand, parseCommand } from '../server/cli/parse.ts';
import { terminalProgress } from '../server/cli/progress.ts';
import type { Database, DatabasePlace } from '../server/database/db.ts';
import { readSettings } from '../server/settings.ts';

export interface Ran {
  /** What `--json` would print. */
  value: object;
  out: string[];
  err: string[];
}

/** Runs a command on a database and a folder of files, in this process. */
export async function portal(
  at: { db: Database; place: DatabasePlace; filesDir: string },
  ...words: string[]
): Promise<Ran> {
  const found = findCommand(commands, words);
  if (!found) throw new Error(`no command ${words.join(' ')}`);
  const { command, args, options, json } = parseCommand(found.command, found.rest);
  const out: string[] = [];
  const err: string[] = [];
  const value = await command.run({
    args,
    options: options as CommandContext['options'],
    json,
    out: (line = '') => void out.push(line),
    err: (line) => void err.push(line),
    progress: terminalProgress({ write: (text) => err.push(text) }),
    signal: new AbortController().signal,
    place: async () => at.place,
    db: async () => at.db,
    own: (work) => at.db.own(work),
    settings: readSettings(),
    dataDir: join(at.filesDir, '..'),
    filesDir: at.filesDir,
    author: 'local:teste',
  });
  return { value, out, err };
}
