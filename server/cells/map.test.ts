import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, type RunningNginx, startCellProxy } from '../../test/nginx.ts';
import { mapWith, refuseUnwritableMap, reloadCommand, writeMapEntry } from './map.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-mapa-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('the line of a body in the map of the proxy', () => {
  const entry = { names: ['pmx', 'portal.x.gov.br'], cell: 'celula_b' };

  it('is added, or changed in place of the old one, and the lines of others stay', () => {
    expect(mapWith('# nota\npmxx celula_a;\n', entry, ';')).toBe(
      '# nota\npmxx celula_a;\npmx celula_b;\nportal.x.gov.br celula_b;\n',
    );
    const again = mapWith('  pmx   celula_a;\npmy celula_c;\nportal.x.gov.br celula_a;', entry, ';');
    expect(again).toBe('pmy celula_c;\npmx celula_b;\nportal.x.gov.br celula_b;\n');
    expect(mapWith('', { names: ['pmx'], cell: '10.0.0.2:3000' }, '')).toBe('pmx 10.0.0.2:3000\n');
  });

  it('is written in one step, in the words of the proxy that reads it', async () => {
    for (const [name, line] of [
      ['celulas.map', 'pmx celula_b;\n'],
      ['celulas.caddy', 'pmx celula_b\n'],
    ] as const) {
      await writeFile(join(folder, name), '# nota\n', { mode: 0o640 });
      await writeMapEntry(join(folder, name), { names: ['pmx'], cell: 'celula_b' });
      expect(await readFile(join(folder, name), 'utf8')).toBe(`# nota\n${line}`);
    }
    expect(await readdir(folder)).toEqual(['celulas.caddy', 'celulas.map']);
    expect(reloadCommand('/etc/nginx/celulas.map')).toContain('nginx -s reload');
    expect(reloadCommand('/etc/caddy/celulas')).toContain('nginx');
    expect(reloadCommand('celulas.caddy')).toContain('caddy reload');
  });

  it('is refused before anything moves, without a file or a cell', async () => {
    await expect(refuseUnwritableMap(join(folder, 'nenhum.map'), 'b')).rejects.toThrow('não existe');
    for (const cell of [undefined, '', 'b; include /etc/passwd', 'a b'])
      await expect(refuseUnwritableMap(folder, cell)).rejects.toThrow('--celula');
  });
});

const isInstalled = hasNginx();
if (!isInstalled) console.warn('nginx is not installed: the documented map of cells is NOT tested here.');

describe.skipIf(!isInstalled)('two cells behind the documented nginx', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let cells: Server[];
  let nginx: RunningNginx;
  let port: number;
  let map: string;

  beforeAll(async () => {
    map = join(folder, 'nginx.map');
    await writeFile(map, '# órgão e célula\npmserra celula_b;\n');
    cells = await Promise.all(['a', 'b'].map(listening));
    port = await freePort();
    nginx = await startCellProxy(port, [portOf(cells[0]), portOf(cells[1])], map);
  });

  afterAll(async () => {
    agent.destroy();
    await nginx.stop();
    for (const cell of cells) {
      cell.closeAllConnections();
      cell.close();
    }
  });

  const portOf = (server: Server | undefined): number => (server?.address() as AddressInfo | undefined)?.port ?? 0;

  async function listening(name: string): Promise<Server> {
    const server = createServer((asked, reply) => reply.end(`${name} ${asked.headers.host}${asked.url}`));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  async function freePort(): Promise<number> {
    const socket = createSocket().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const { port: free } = socket.address() as AddressInfo;
    await new Promise((done) => socket.close(done));
    return free;
  }

  /**
   * The answer of whichever cell the proxy asked; an error is a request that was lost. A worker of nginx that ends closes
   * the connections on which nothing was asked yet: as browsers do, whoever meets that asks once more.
   */
  const ask = (host: string, path = '/', again = true): Promise<string> =>
    new Promise((done, failed) => {
      const asked = request({ port, path, agent, headers: { host } }, (reply) => {
        let text = '';
        reply.on('data', (bytes) => {
          text += bytes;
        });
        reply.on('end', () => done(reply.statusCode === 200 ? text : `${reply.statusCode}`));
      });
      asked.on('error', (error) => (again ? done(ask(host, path, false)) : failed(error)));
      asked.end();
    });

  const DOMAIN = 'transparencia.example.com.br';

  it.each([
    [`pmserra.${DOMAIN}`, '/contratos?a=b%20c', 'b'],
    [`pmserra.api${DOMAIN}`, '/v1/contratos', 'b'],
    [`dadosabertos.${DOMAIN}`, '/pmserra/v1/contratos', 'b'],
    [`pmcampos.${DOMAIN}`, '/', 'a'],
    [`dadosabertos.${DOMAIN}`, '/pmcampos/v1/contratos', 'a'],
    [`dadosabertos.${DOMAIN}`, '/', 'a'],
    ['pmserra.outro.example', '/', 'a'],
  ])('%s%s is of one cell, with its host and address as they came', async (host, path, cell) => {
    expect(await ask(host, path)).toBe(`${cell} ${host}${path}`);
  });

  it('hand a body over, by its names, without losing a request', async () => {
    const seen: string[] = [];
    let isOver = false;
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) seen.push((await ask(`pmcampos.${DOMAIN}`)).slice(0, 1));
    });
    await setTimeout(100);
    await writeMapEntry(map, { names: ['pmcampos', 'portal.campos.example'], cell: 'celula_b' });
    nginx.reload();
    await expect.poll(() => seen.at(-1), { timeout: 10_000 }).toBe('b');
    await setTimeout(100);
    isOver = true;
    await Promise.all(visitors);
    expect(new Set(seen)).toEqual(new Set(['a', 'b']));
    expect(await ask('portal.campos.example')).toMatch(/^b/);
    expect(await ask(`pmserra.${DOMAIN}`)).toMatch(/^b/);
  });
});
