import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasNginx, startNginx } from '../test/nginx.ts';
import { type BenchFigure, count, median } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { ask } from './http.ts';
import { answersPerSecond } from './load.ts';
import { freePort } from './process.ts';
import { type BenchDatabase, YEAR } from './stage.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PATH = `/api/v1/contratos?numAnoPub=${YEAR}&vlrContrato.gte=100000&_sort=-vlrContrato`;

/** Requests a second for one page through the documented cache in front, against nginx sending a file of the same bytes. */
export async function measureFront(stage: Pick<BenchDatabase, 'serve'>): Promise<BenchFigure[]> {
  if (!hasNginx()) {
    console.warn('nginx is not installed: the cache in front is not measured.');
    return [];
  }
  const served = await stage.serve({ TRUST_PROXY: '127.0.0.1', PROXY_CACHE_SECONDS: '1' });
  const dir = await temporaryFolder();
  const [front, files] = [await freePort(), await freePort()];
  const host = `127.0.0.1:${front}`;
  const nginx = await startNginx(front, Number(new URL(served.base).port), fileServer(files, dir));
  try {
    const { body } = await ask(`http://${host}${PATH}`, { 'accept-encoding': 'gzip' });
    await writeFile(join(dir, 'page'), body);
    const [kept, file]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      file.push(await answersPerSecond(files, request(`127.0.0.1:${files}`, '/page'), SECONDS));
      kept.push(await answersPerSecond(front, request(host, PATH), SECONDS));
    }
    return [
      {
        what: 'The same page through nginx with the documented cache',
        measured: `${count(median(kept))} answers a second`,
        against: `${count(median(file))}, nginx sending a file of the same bytes`,
        ratio: median(kept) / median(file),
        limit: { least: 0.8 },
      },
    ];
  } finally {
    await nginx.stop();
    await served.stop();
    await rm(dir, { recursive: true });
  }
}

const request = (host: string, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`;

/** A server of files, from memory as nginx does it best. */
const fileServer = (port: number, dir: string): string =>
  `server { listen 127.0.0.1:${port}; root ${dir}; open_file_cache max=10; default_type application/json; }`;
