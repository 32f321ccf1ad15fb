import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { UsageError } from './usage.ts';

export interface CommandCall {
  command: Command;
  args: string[];
  options: Record<string, string | boolean | readonly string[] | undefined>;
  json: boolean;
}

/** Finds the command that the words begin with, and the rest of them. */
export function findCommand(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; rest: string[] } | null {
  for (const size of [2, 1]) {
    const name = words.slice(0, size).join(' ');
    const command = commands.find((one) => one.name === name);
    if (command) return { command, rest: words.slice(size) };
  }
  return null;
}

/** Parses what follows a command's name, as the command declares it. */
export function parseCommand(command: Command, words: readonly string[]): CommandCall {
  const { values, positionals } = read(command, words);
  const { json, ...options } = values;
  refuseCount(command, positionals);
  for (const [name, option] of Object.entries(command.options)) {
    if (option.required && options[name] === undefined)
      throw new UsageError(`Falta --${name} ${option.value ?? ''}`.trim());
    if (!option.value) options[name] = options[name] === true;
    if (option.many) options[name] ??= [];
  }
  return { command, args: positionals, options, json: json === true };
}

function read(command: Command, words: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...words], allowPositionals: true, options: optionsOf(command) });
    return { positionals: parsed.positionals, values: parsed.values as CommandCall['options'] };
  } catch (error) {
    throw new UsageError(explained(error as NodeJS.ErrnoException));
  }
}

function optionsOf(command: Command): NonNullable<ParseArgsConfig['options']> {
  const own = Object.entries(command.options).map(([name, { value, short, many }]) => [
    name,
    { type: value ? 'string' : 'boolean', ...(short ? { short } : {}), multiple: many === true },
  ]);
  return { ...Object.fromEntries(own), json: { type: 'boolean' } };
}

/** Translates the error of Node's parser, which is in English. */
function explained({ code, message }: NodeJS.ErrnoException): string {
  const [, name = ''] = message.match(/'((?:-\w, )?-{1,2}[^' =]*)/) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Não existe a opção ${name}`;
  if (/argument missing|ambiguous/.test(message)) return `Falta o valor de ${name}`;
  if (/does not take/.test(message)) return `A opção ${name} não recebe valor`;
  return 'Há uma opção desconhecida ou sem valor';
}

function refuseCount({ args }: Command, given: readonly string[]): void {
  const missing = args.slice(given.length).find(({ optional }) => !optional);
  if (missing) throw new UsageError(`Falta ${missing.name}: ${missing.text}`);
  if (given.length > args.length && !args.at(-1)?.many)
    throw new UsageError(`“${given[args.length]}” sobra no comando`);
}
