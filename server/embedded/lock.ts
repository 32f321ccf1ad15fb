import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensure } from '../folder.ts';
import { Refusal } from '../refusal.ts';
import { alive, birth } from './process.ts';

export interface Lock {
  release(): Promise<void>;
}

/** One portal for each data folder: a second one would stop the first one's database as an orphan. */
export async function lock(dir: string): Promise<Lock> {
  const file = join(dir, 'portal.lock');
  try {
    await ensure(dir);
    while (!(await take(file))) await clear(file, dir);
  } catch (error) {
    throw refusal(dir, error);
  }
  return { release: () => rm(file, { force: true }) };
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o644);
    await handle.writeFile(`${process.pid} ${birth(process.pid)}`);
    await handle.close();
    return true;
  } catch (error) {
    if (code(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away the lock of a portal that is gone. Renaming it first leaves only one of two that try at once with it. */
async function clear(file: string, dir: string): Promise<void> {
  refuseLiving(await holder(file), dir);
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await holder(aside);
  if (living(moved)) await rename(aside, file);
  refuseLiving(moved, dir);
  await rm(aside, { force: true });
}

const holder = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

function refuseLiving(text: string, dir: string): void {
  if (!living(text)) return;
  throw new Refusal(
    `Outro portal (processo ${text.split(' ')[0]}) já usa a pasta ${dir}: pare-o, ou escolha outra pasta em DATA_DIR.`,
  );
}

function living(text: string): boolean {
  const [pid = '', born] = text.split(' ');
  return alive(Number(pid)) && birth(Number(pid)) === born;
}

const code = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function refusal(dir: string, error: unknown): Error {
  if (error instanceof Refusal) return error;
  const reason = code(error) ?? String(error);
  return new Refusal(
    `Não consigo escrever na pasta de dados ${dir} (${reason}): dê permissão a ela, ou escolha outra em DATA_DIR.`,
  );
}
