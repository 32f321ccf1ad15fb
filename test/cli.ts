import { join } from 'node:path';
import type { Context } from '../server/cli/command.ts';
import { commands } from '../server/cli/commands.ts';
import { find, parse } from '../server/cli/parse.ts';
import { progress } from '../server/cli/progress.ts';
import type { Database, Place } from '../server/database/db.ts';
import { readSettings } from '../server/settings.ts';

export interface Ran {
  /** What `--json` would print. */
  value: object;
  out: string[];
  err: string[];
}

/** Runs a command on a database and a folder of files, in this process. */
export async function portal(at: { db: Database; place: Place; filesDir: string }, ...words: string[]): Promise<Ran> {
  const found = find(commands, words);
  if (!found) throw new Error(`no command ${words.join(' ')}`);
  const { command, args, options, json } = parse(found.command, found.rest);
  const out: string[] = [];
  const err: string[] = [];
  const value = await command.run({
    args,
    options: options as Context['options'],
    json,
    out: (line = '') => void out.push(line),
    err: (line) => void err.push(line),
    progress: progress({ write: (text) => err.push(text) }),
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
