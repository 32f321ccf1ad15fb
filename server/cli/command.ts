import type pg from 'pg';
import type { Database, DatabasePlace } from '../database/db.ts';
import type { Settings } from '../settings.ts';
import type { TerminalProgress } from './progress.ts';

/** `--name VALOR` or, without a value, `--name`. */
export interface CommandOption {
  /** What stands for the value in the help: ANO, PASTA. Absent, the option takes none. */
  value?: string;
  text: string;
  short?: string;
  required?: true;
  /** May be given several times. */
  many?: true;
}

export interface CommandArgument {
  /** As the help prints it: PASTA. */
  name: string;
  text: string;
  optional?: true;
  /** Takes all that are left. Only the last may. */
  many?: true;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** What was given for each option. */
export type OptionValues<O extends CommandOptions> = {
  readonly [N in keyof O]: O[N] extends { value: string }
    ? O[N] extends { many: true }
      ? readonly string[]
      : O[N] extends { required: true }
        ? string
        : string | undefined
    : boolean;
};

/** What a command is given. */
export interface CommandContext<O extends CommandOptions = CommandOptions> {
  /** In the order of the declaration; one that is optional may be missing. */
  args: readonly string[];
  options: OptionValues<O>;
  json: boolean;
  /** One line for the reader; silent when the answer is JSON. */
  out(line?: string): void;
  /** One line beside the answer. */
  err(line: string): void;
  progress: TerminalProgress;
  /** Ctrl-C. */
  signal: AbortSignal;
  /** Where the database is, opened but not touched. */
  place(): Promise<DatabasePlace>;
  /** The database, with its schema up to date, opened when first asked for. */
  db(): Promise<Database>;
  /** A connection of the owner for some work. Ctrl-C stops its statement, which the work then undoes. */
  own<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** The variables of the environment. */
  settings: Settings;
  dataDir: string;
  /** Documents of the bodies, a folder each. */
  filesDir: string;
  /** Who does it, as loads and statements record it. */
  author: string;
}

/** One command of `portal`. The help, the reading of its arguments and its exit code follow from this. */
export interface Command<O extends CommandOptions = CommandOptions> {
  /** One or two words: `loads`, `tenant apply`. */
  name: string;
  /** One line. */
  summary: string;
  /** More to say, a paragraph each. */
  about?: readonly string[];
  args: readonly CommandArgument[];
  options: O;
  examples: readonly string[];
  /** Gives the object that `--json` prints. Refuses by throwing a Refusal. */
  run(context: CommandContext<O>): Promise<object>;
}

/** Writes a command down: the compiler learns its options from the declaration. */
export const defineCommand = <const O extends CommandOptions>(declared: Command<O>): Command =>
  // What runs it reads the options by this same declaration.
  declared as unknown as Command;
