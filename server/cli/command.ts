import type pg from 'pg';
import type { Database, DatabasePlace } from '../database/db.ts';
import type { Settings } from '../settings.ts';
import type { TerminalProgress } from './progress.ts';

/** `--name VALOR` or, without a value, `--name`. */
export interface CommandOption {
  /** Placeholder of the value in the help: ANO, PASTA. Absent, the option takes no value. */
  value?: string;
  text: string;
  short?: string;
  required?: true;
  /** Whether the option may be repeated. */
  many?: true;
}

export interface CommandArgument {
  /** Name as the help prints it: PASTA. */
  name: string;
  text: string;
  optional?: true;
  /** Whether it takes all remaining words. Only the last argument may. */
  many?: true;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** The value given for each option. */
export type OptionValues<O extends CommandOptions> = {
  readonly [N in keyof O]: O[N] extends { value: string }
    ? O[N] extends { many: true }
      ? readonly string[]
      : O[N] extends { required: true }
        ? string
        : string | undefined
    : boolean;
};

/** What a command runs with. */
export interface CommandContext<O extends CommandOptions = CommandOptions> {
  /** Arguments in the order of the declaration; an optional one may be missing. */
  args: readonly string[];
  options: OptionValues<O>;
  json: boolean;
  /** Prints one line of the answer; silent when the answer is JSON. */
  out(line?: string): void;
  /** Prints one line beside the answer, on the error stream. */
  err(line: string): void;
  progress: TerminalProgress;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Opens the database and returns how to connect, without touching its schema. */
  place(): Promise<DatabasePlace>;
  /** Returns the database with its schema up to date, opened at the first call. */
  db(): Promise<Database>;
  /** Runs some work on a connection of the owner. Ctrl-C cancels its statement, and the work rolls back. */
  own<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** The variables of the environment. */
  settings: Settings;
  dataDir: string;
  /** Folder of the published documents, with one subfolder for each body. */
  filesDir: string;
  /** Author that loads and declarations record. */
  author: string;
}

/** One command of `portal`. The help, the reading of its arguments and its exit code follow from this. */
export interface Command<O extends CommandOptions = CommandOptions> {
  /** One or two words: `loads`, `tenant apply`. */
  name: string;
  /** Summary of one line. */
  summary: string;
  /** Further paragraphs of the help. */
  about?: readonly string[];
  args: readonly CommandArgument[];
  options: O;
  examples: readonly string[];
  /** Returns the object that `--json` prints. Throws a Refusal to refuse. */
  run(context: CommandContext<O>): Promise<object>;
}

/** Defines a command; the compiler infers the types of its options from the declaration. */
export const defineCommand = <const O extends CommandOptions>(declared: Command<O>): Command =>
  // The parser reads the options by this same declaration, so they have these types.
  declared as unknown as Command;
