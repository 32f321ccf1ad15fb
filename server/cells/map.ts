import { randomUUID } from 'node:crypto';
import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Refusal } from '../refusal.ts';

/** A line of the proxy's map: the names of a body, and the cell that serves it. */
export interface CellEntry {
  /** Its slug and its own domains. */
  names: readonly string[];
  cell: string;
}

const CELL = /^[A-Za-z0-9][\w.-]*$/;

/** Refuses a map that could not be written, before anything else is done. */
export async function refuseUnwritableMap(file: string, cell: string | undefined): Promise<void> {
  if (!cell || !CELL.test(cell))
    throw new Refusal(
      '--mapa precisa de --celula com o nome que a célula do destino tem na configuração do proxy, como celula_b.',
    );
  await stat(file).catch(() => {
    throw new Refusal(
      `O mapa ${file} não existe. Crie-o vazio, incluído na configuração do proxy: veja docs/operar.md.`,
    );
  });
}

/**
 * Writes a body's lines into the file that the proxy includes, in the place of those that it had. The file is replaced in
 * one step: a proxy that reloads meanwhile reads the old map or the new one.
 */
export async function writeMapEntry(file: string, entry: CellEntry): Promise<void> {
  const path = await realpath(file);
  const text = mapWith(await readFile(path, 'utf8'), entry, lineEnd(path));
  const aside = `${path}.${randomUUID()}`;
  const { mode } = await stat(path);
  try {
    const written = await open(aside, 'wx', mode);
    await written.writeFile(text);
    await written.chmod(mode);
    await written.sync();
    await written.close();
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** The text of a map with the lines of one body changed. Comments and the lines of others stay as they are. */
export function mapWith(text: string, { names, cell }: CellEntry, end: string): string {
  const others = text.split('\n').filter((line) => !names.includes(line.trim().split(/\s+/)[0] ?? ''));
  while (others.at(-1) === '') others.pop();
  return [...others, ...names.map((name) => `${name} ${cell}${end}`), ''].join('\n');
}

const isCaddy = (file: string): boolean => /caddy/i.test(basename(file));

/** What ends a line: nginx wants a semicolon, Caddy nothing. */
const lineEnd = (file: string): string => (isCaddy(file) ? '' : ';');

/** The command that makes the proxy read its map again without losing a connection. */
export const reloadCommand = (file: string): string =>
  isCaddy(file) ? 'caddy reload --config /etc/caddy/Caddyfile' : 'nginx -t && nginx -s reload';
