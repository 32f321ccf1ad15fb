import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../refusal.ts';
import { ensureFolder } from '../folder.ts';
import { foreignFiles } from './ownership.ts';
import { isAlive, processBirth } from './process.ts';

/** Refusal of a folder that a running process uses. */
export class FolderTaken extends Refusal {
  override name = 'Taken';
}

export interface FolderLock {
  release(): Promise<void>;
}

const fileIn = (dir: string): string => join(dir, 'portal.lock');

/** Locks a data folder for one portal: a second one would stop the database of the first as an orphan. */
export async function lockFolder(dir: string): Promise<FolderLock> {
  const file = fileIn(dir);
  try {
    await ensureFolder(dir);
    while (!(await take(file))) await clear(file, dir);
  } catch (error) {
    throw await refusal(dir, error);
  }
  return { release: () => rm(file, { force: true }) };
}

/** Creates the lock in one step: one still being written would look like that of a dead process. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(own, `${process.pid} ${processBirth(process.pid)}`, { mode: 0o644 });
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (code(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Milliseconds after which a process that is clearing a lock is taken for dead. */
const CLEARING_LIMIT_MS = 10_000;

/** Removes the lock of a dead process. One process does it at a time; the others wait and look again. */
async function clear(file: string, dir: string): Promise<void> {
  refuseLiving(await holder(file), dir);
  const turn = `${file}.limpeza`;
  const mine = await mkdir(turn).then(
    () => true,
    () => false,
  );
  if (!mine) return wait(turn);
  try {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found !== null && !living(found)) await rm(file, { force: true });
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

async function wait(turn: string): Promise<void> {
  const begun = await stat(turn).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
  if (Date.now() - begun > CLEARING_LIMIT_MS) await rm(turn, { recursive: true, force: true });
  await setTimeout(20);
}

/** The process that holds a folder's lock; null when there is none or it died. */
export async function lockHolder(dir: string): Promise<string | null> {
  const text = await holder(fileIn(dir));
  return living(text) ? text : null;
}

const holder = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

function refuseLiving(text: string, dir: string): void {
  if (!living(text)) return;
  throw new FolderTaken(
    `Outro portal (processo ${text.split(' ')[0]}) já usa a pasta ${dir}: pare-o, ou escolha outra pasta em DATA_DIR.`,
  );
}

function living(text: string): boolean {
  const [pid = '', born] = text.split(' ');
  return isAlive(Number(pid)) && processBirth(Number(pid)) === born;
}

const code = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function refusal(dir: string, error: unknown): Promise<Error> {
  if (error instanceof Refusal) return error;
  const { username: name, uid, gid } = userInfo();
  const owner = await stat(dir).catch(() => null);
  if (owner && code(error) === 'EACCES' && owner.uid !== uid) return foreignFiles(dir, owner.uid, { name, uid, gid });
  const reason = code(error) ?? String(error);
  return new Refusal(
    `Não consigo escrever na pasta de dados ${dir} (${reason}): dê permissão a ela, ou escolha outra em DATA_DIR.`,
  );
}
