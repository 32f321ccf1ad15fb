import { explainFault } from '../database/explain.ts';
import { Refusal } from '../refusal.ts';
import { commands } from './commands.ts';
import { commandManual, commandOverview, usageLine } from './help.ts';
import { type CommandCall, findCommand, parseCommand } from './parse.ts';
import { openSession } from './session.ts';
import { UsageError } from './usage.ts';

const DONE = 0;
const REFUSED = 1;
const MISUSED = 2;
const INTERRUPTED = 130;

const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const answer = (value: object): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Runs one command line and gives its exit code. */
async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || /^(-h|--help|help|ajuda)$/.test(words[0] ?? '')) return show(commandOverview(commands));
  const found = findCommand(commands, words);
  if (!found) return unknown(words);
  if (found.rest.some((word) => word === '--help' || word === '-h')) return show(commandManual(found.command));
  try {
    return await run(parseCommand(found.command, found.rest));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (found.rest.includes('--json')) answer({ ok: false, message: `${error.message}.` });
    complain(`${error.message}.\nUso: ${usageLine(found.command)}\nVeja: portal ${found.command.name} --help`);
    return MISUSED;
  }
}

function show(text: string): number {
  process.stdout.write(`${text}\n`);
  return DONE;
}

/** Answers an unknown command. The name of a group alone shows its commands. */
function unknown(words: readonly string[]): number {
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
  const asked = words.length === 1 || words.includes('--help') || words.includes('-h');
  if (group.length && asked) return show(commandOverview(group));
  complain(`Não existe o comando “${words.slice(0, group.length ? 2 : 1).join(' ')}”. Veja: portal --help`);
  return MISUSED;
}

const controller = new AbortController();

async function run(call: CommandCall): Promise<number> {
  const { signal } = controller;
  try {
    const value = await work(call, signal);
    if (call.json) answer({ ok: true, ...value });
    return DONE;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return signal.aborted ? stopped(call) : refused(call, error);
  }
}

/** Runs a command and closes what it opened before anything is printed. */
async function work(call: CommandCall, signal: AbortSignal): Promise<object> {
  const { context, close } = await openSession(call, signal);
  try {
    return await call.command.run(context);
  } finally {
    await close();
  }
}

function stopped({ json }: CommandCall): number {
  const message = 'Interrompido: nada foi publicado pela metade.';
  complain(message);
  if (json) answer({ ok: false, message });
  return INTERRUPTED;
}

function refused({ json }: CommandCall, error: unknown): number {
  const refusal = error instanceof Refusal ? error : explainFault(error);
  if (!refusal) throw error;
  complain(refusal.message);
  if (json) answer({ ok: false, message: refusal.message, ...refusal.details });
  return REFUSED;
}

/** Handles Ctrl-C: the first asks the work to end and waits for its clean-up, a second exits at once. */
function interrupt(): void {
  if (controller.signal.aborted) process.exit(INTERRUPTED);
  complain('Interrompendo…');
  controller.abort();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt);

// The reader of a pipe, like `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? DONE : REFUSED));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = REFUSED;
}
