import { spawn } from 'node:child_process';
import type { SystemAccount } from './account.ts';

export interface ProgramOptions {
  as: SystemAccount;
  cwd: string;
  /** Standard input. */
  input?: string;
  /** Whether to read its output. Off for pg_ctl, whose server would keep our pipe open. */
  heard?: boolean;
}

export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs one of PostgreSQL's programs to its end. */
export function runProgram(file: string, args: readonly string[], manner: ProgramOptions): Promise<ProgramResult> {
  const { as, cwd, input = '', heard = true } = manner;
  const identity = as.uid < 0 ? {} : { uid: as.uid, gid: as.gid };
  const pipe = heard ? 'pipe' : 'ignore';
  // A detached process does not get Ctrl-C from the terminal: we decide when the database stops.
  const child = spawn(file, args, { ...identity, cwd, env: plain(), detached: true, stdio: pipe });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // A program that ends without reading closes the pipe; its exit code says the rest.
  child.stdin?.on('error', () => undefined).end(input);
  return new Promise((done) => {
    child.on('error', (error) => done({ code: -1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? -1, output }));
  });
}

/** Our environment without variables like PGPORT and PGDATA, meant for another server, and with messages in English. */
function plain(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
