import { explained } from '../database/explain.ts';
import { Refusal } from '../refusal.ts';
import { commands } from './commands.ts';
import { session } from './context.ts';
import { manual, overview, usage } from './help.ts';
import { type Call, find, parse } from './parse.ts';
import { Usage } from './usage.ts';

const DONE = 0;
const REFUSED = 1;
const MISUSED = 2;
const INTERRUPTED = 130;

const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const answer = (value: object): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Runs one command line and gives its exit code. */
async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || /^(-h|--help|help|ajuda)$/.test(words[0] ?? '')) return show(overview(commands));
  const found = find(commands, words);
  if (!found) return unknown(words);
  if (found.rest.some((word) => word === '--help' || word === '-h')) return show(manual(found.command));
  try {
    return await run(parse(found.command, found.rest));
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    if (found.rest.includes('--json')) answer({ ok: false, message: `${error.message}.` });
    complain(`${error.message}.\nUso: ${usage(found.command)}\nVeja: portal ${found.command.name} --help`);
    return MISUSED;
  }
}

function show(text: string): number {
  process.stdout.write(`${text}\n`);
  return DONE;
}

/** A group's name alone shows its commands. */
function unknown(words: readonly string[]): number {
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
  const asked = words.length === 1 || words.includes('--help') || words.includes('-h');
  if (group.length && asked) return show(overview(group));
  complain(`Não existe o comando “${words.slice(0, group.length ? 2 : 1).join(' ')}”. Veja: portal --help`);
  return MISUSED;
}

const controller = new AbortController();

async function run(call: Call): Promise<number> {
  const { signal } = controller;
  try {
    const value = await work(call, signal);
    if (call.json) answer({ ok: true, ...value });
    return DONE;
  } catch (error) {
    if (error instanceof Usage) throw error;
    return signal.aborted ? stopped(call) : refused(call, error);
  }
}

/** Whatever happens, what the command opened is closed before anything is said. */
async function work(call: Call, signal: AbortSignal): Promise<object> {
  const { context, close } = await session(call, signal);
  try {
    return await call.command.run(context);
  } finally {
    await close();
  }
}

function stopped({ json }: Call): number {
  const message = 'Interrompido: nada foi publicado pela metade.';
  complain(message);
  if (json) answer({ ok: false, message });
  return INTERRUPTED;
}

function refused({ json }: Call, error: unknown): number {
  const refusal = error instanceof Refusal ? error : explained(error);
  if (!refusal) throw error;
  complain(refusal.message);
  if (json) answer({ ok: false, message: refusal.message, ...refusal.details });
  return REFUSED;
}

/** The first asks the work to end and waits for what it clears away; a second does not wait. */
function interrupt(): void {
  if (controller.signal.aborted) process.exit(INTERRUPTED);
  complain('Interrompendo…');
  controller.abort();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt);

// The reader of a pipe, like head, may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? DONE : REFUSED));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = REFUSED;
}
