import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { buildPortal } from '../server/features.ts';
import { Keyring } from '../server/seal/keyring.ts';
import { openBodies, PORTAL_KEY, type Portal } from './portal.ts';
import { loader, programAt } from './program.ts';
import { openSamples } from './samples.ts';

/** Two installations with their own keys, and a proxy's map between them. */
export interface TwoCells {
  here: Portal;
  there: Portal;
  /** The map's file. */
  map: string;
  /** The cell that the map leads the body to. */
  served(): Promise<Portal>;
  close(): Promise<void>;
}

/** The folder of an installation. */
export const homeOf = ({ filesDir }: Portal): string => dirname(filesDir);

export const databaseUrl = ({ place }: Portal): string =>
  Object.assign(new URL(inject('postgres').url), { pathname: `/${place.owner.database}` }).href;

/** Opens a cell with a few rows of every dataset of pmdemo, and one that knows only cmdemo. */
export async function openCells(): Promise<TwoCells> {
  const [here, bare] = await Promise.all([openSamples({ documents: 'none' }), openBodies({ documents: 'none' })]);
  const key = randomBytes(32);
  const messages = { ...bare.setting.messages, keyring: new Keyring([key, Buffer.from(PORTAL_KEY, 'base64')]) };
  const app = await buildPortal({ ...bare.setting, messages });
  const there = { ...bare, app, ask: asking({ ...bare, app }) };
  await writeFile(join(homeOf(here), 'portal.key'), PORTAL_KEY);
  await writeFile(join(homeOf(there), 'portal.key'), key.toString('base64'));
  const map = join(homeOf(here), 'celulas.map');
  await writeFile(map, '# órgão e célula\ncmdemo celula_a;\n');
  return {
    here,
    there,
    map,
    served: async () => ((await readFile(map, 'utf8')).includes('pmdemo celula_b;') ? there : here),
    close: async () => {
      await app.close();
      await Promise.all([here.close(), bare.close()]);
    },
  };
}

const asking =
  ({ app }: Pick<Portal, 'app'>): Portal['ask'] =>
  async (url, host = 'localhost') => {
    const { statusCode: status, headers, payload: text } = await app.inject({ url, headers: { host } });
    const isJson = String(headers['content-type']).startsWith('application/json');
    return { status, headers, text, json: isJson ? JSON.parse(text) : {} };
  };

/** The words of the command that moves pmdemo between two cells. */
export const moveWords = ({ there, map }: TwoCells): string[] => [
  ...['tenant', 'move', 'pmdemo', '--pasta', homeOf(there), '--para', databaseUrl(there)],
  ...['--mapa', map, '--celula', 'celula_b'],
];

/** The command as a process of its own, ended by a signal as soon as it prints a line with some words. */
export async function moveEndedAt(cells: TwoCells, words: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<string> {
  const child = spawn(process.execPath, [...loader, programAt('server/cli/portal.ts'), ...moveWords(cells)], {
    env: { ...process.env, DATABASE_URL: databaseUrl(cells.here), DATA_DIR: homeOf(cells.here), PORTAL_KEY: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return printedBy(child, words, signal);
}

async function printedBy(child: ChildProcess, words: string, signal: NodeJS.Signals): Promise<string> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      printed += bytes.toString('utf8');
      if (printed.includes(words) && !child.killed) child.kill(signal);
    });
  await once(child, 'close');
  return printed;
}
