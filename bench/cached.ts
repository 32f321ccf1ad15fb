import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type BenchFigure, count, median } from './figure.ts';
import type { GrownStage } from './grown.ts';
import { ask, type Reply } from './http.ts';
import { answersPerSecond } from './load.ts';
import { YEAR } from './stage.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Addresses of an answer, of a page of rows, and of the first page. */
const PATHS = {
  'An answer, cached': `/api/v1/contratos?numAnoPub=${YEAR}&vlrContrato.gte=100000&_sort=-vlrContrato`,
  'The page of a list, cached': `/contratos?numAnoPub=${YEAR}`,
  'The first page, cached': '/',
};

/** Requests a second for what is cached, against a bare Node server that sends the same bytes. */
export async function measureCached(stage: GrownStage): Promise<BenchFigure[]> {
  const served = await stage.serve();
  const figures: BenchFigure[] = [];
  for (const [what, path] of Object.entries(PATHS)) figures.push(await cachedFigure(what, path, new URL(served.base)));
  await served.stop();
  return figures;
}

async function cachedFigure(what: string, path: string, origin: URL): Promise<BenchFigure> {
  const bare = await imitate(await ask(`${origin.origin}${path}`, { 'accept-encoding': 'gzip' }));
  const request = `GET ${path} HTTP/1.1\r\nHost: ${origin.host}\r\nAccept-Encoding: gzip\r\n\r\n`;
  const [portal, node]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    node.push(await answersPerSecond(bare.port, request, SECONDS));
    portal.push(await answersPerSecond(Number(origin.port), request, SECONDS));
  }
  bare.process.kill();
  return {
    what,
    measured: `${count(median(portal))} a second`,
    against: `${count(median(node))}, bare node:http sending the same bytes`,
    ratio: median(portal) / median(node),
    limit: { least: 0.9 },
  };
}

/** Headers that Node writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

async function imitate({ rawHeaders, body }: Reply): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(new URL('./bare.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const head = rawHeaders.filter((_, i) => !OWN.has(String(rawHeaders[i & ~1]).toLowerCase()));
  child.send({ head, body: body.toString('base64') });
  const [{ port }] = await once(child, 'message');
  return { process: child, port };
}
