import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { portal, root } from '../scripts/tasks.mjs';
import { AnswerCache } from '../server/http/cache.ts';
import { parseTrustedProxies } from '../server/http/proxy.ts';
import { createPortalServer, type RequestJudge } from '../server/http/server.ts';
import { SpentAddresses } from '../server/http/spent.ts';
import { USUAL_LIMITS } from '../server/limits/limits.ts';
import { readSettings } from '../server/settings.ts';
import { deployed, hasProgram, type RunningCaddy, startCaddy } from './caddy.ts';

/** Programs that check the examples; without one, its example is not checked here. */
const INSTALLED = {
  caddy: hasProgram('caddy', 'version'),
  nginx: hasProgram('nginx', '-v') && hasProgram('openssl', 'version'),
  systemd: hasProgram('systemd-analyze'),
};
for (const [name, isInstalled] of Object.entries(INSTALLED))
  if (!isInstalled) console.warn(`${name} is not installed: its example in deploy/ is NOT checked here.`);

/** The program that `npm start` runs, from the folder of the project. */
const PROGRAM = relative(root, fileURLToPath(portal));

const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a checker and gives what it complains of. */
function complaints(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder },
  });
  return status === 0 ? '' : `${stdout}${stderr}` || `${program} ended with ${status}`;
}

function written(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('the image', () => {
  const lines = deployed('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const instructions = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim());

  it('copies what exists, and leaves out no folder that the build reads', () => {
    const copied = instructions('COPY').filter((line) => !line.startsWith('--from'));
    const sources = copied.flatMap((line) => line.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const ignored = deployed('Dockerfile.dockerignore').split('\n');
    const needed = ['catalog', 'demo', 'deploy', 'docs', 'generated', 'scripts', 'server', 'tenants', 'web'];
    expect(needed.filter((path) => ignored.includes(path))).toEqual([]);
  });

  it('starts the program that npm start runs, as a user of its own, and looks at its readiness', () => {
    expect(JSON.parse(instructions('ENTRYPOINT')[0] ?? '')).toEqual(['node', PROGRAM]);
    expect(instructions('USER')).toEqual(['portal']);
    const [, check = '[]'] = instructions('HEALTHCHECK')[0]?.split(' CMD ') ?? [];
    const [, script = ''] = JSON.parse(check);
    expect(deployed(script.replace('deploy/', ''))).toContain('/saude/pronto');
  });

  it('runs on a Node that the portal accepts', () => {
    const versions = instructions('FROM').map((line) => Number(/^node:(\d+)-/.exec(line)?.[1]));
    expect(versions.filter((version) => !(version >= 22))).toEqual([]);
  });
});

interface ComposeService {
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string[];
  depends_on?: unknown;
}

describe('the composition', () => {
  const { services, volumes }: { services: Record<string, ComposeService>; volumes: object } = parse(
    deployed('compose.yaml'),
    { merge: true },
  );

  it('mounts files and volumes that exist', () => {
    const sources = Object.values(services).flatMap((own) =>
      (own.volumes ?? []).map((line) => line.split(':')[0] ?? ''),
    );
    const known = (source: string): boolean =>
      source.startsWith('./')
        ? source === './certificados' || existsSync(join(root, 'deploy', source))
        : source in volumes;
    expect(sources.filter((source) => !known(source))).toEqual([]);
    expect(existsSync(join(root, services.portal?.build?.dockerfile ?? 'nowhere'))).toBe(true);
  });

  it('gives the portal variables that it knows and accepts', () => {
    const values: Record<string, string> = {
      DOMINIO: 'transparencia.example.com.br',
      PORTAL_KEY: Buffer.alloc(32, 1).toString('base64'),
    };
    const filled = (text: string): string =>
      text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, usual: string) =>
        kind === '-' ? usual : (values[name] ?? 'x'),
      );
    const given = services.portal?.environment ?? {};
    const env = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, filled(text)]));
    const settings = readSettings(env);
    expect(
      Object.keys(env).filter(
        (name) => !(name in readSettings({ ...env, SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.gov.br' })),
      ),
    ).toEqual([]);
    expect(settings.SITE_DOMAINS).toEqual(['transparencia.example.com.br']);
    expect(Object.keys(services)).toEqual(['portal', 'portal-dois', 'banco', 'caddy']);
  });
});

describe('the unit of systemd', () => {
  const unit = deployed('portal.service');

  it('starts the program that npm start runs, and reloads by replacing its processes', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/node /opt/portal/atual/${PROGRAM} --processos 2`);
    expect(unit).toContain('ExecReload=/bin/kill -USR2 $MAINPID');
  });

  it.skipIf(!INSTALLED.systemd)('is understood by systemd', () => {
    const here = unit.replace('/usr/bin/node', process.execPath).replace(/^Documentation=.*$/m, '');
    expect(complaints('systemd-analyze', 'verify', '--man=no', written('portal.service', here))).toBe('');
  });
});

describe('the example for nginx', () => {
  it.skipIf(!INSTALLED.nginx)('is understood by nginx', () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=portal',
      '-keyout',
      key,
      '-out',
      certificate,
    ];
    expect(complaints('openssl', ...made)).toBe('');
    const http = deployed('nginx.conf')
      .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, key);
    const main = `pid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${http}\n}\n`;
    expect(
      complaints('nginx', '-t', '-p', folder, '-e', join(folder, 'error.log'), '-c', written('nginx.conf', main)),
    ).toBe('');
  });
});

const JUDGE: RequestJudge = {
  shareOf: () => ({ body: '', weight: 1 }),
  isCountedApart: () => false,
  isOfBody: () => true,
};

describe.skipIf(!INSTALLED.caddy)('the example for Caddy', () => {
  let server: Server;
  let caddy: RunningCaddy;
  let port: number;

  /** Tells whose a request is and how much came with it, as the portal's routes would learn it. */
  function tell(request: IncomingMessage, response: ServerResponse): void {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      const { host, 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = request.headers;
      response.end(JSON.stringify({ host, from, scheme, bytes }));
    });
  }

  beforeAll(async () => {
    const setting = { cache: new AnswerCache(), limits: USUAL_LIMITS, proxy: parseTrustedProxies('127.0.0.1') };
    server = createPortalServer(setting, new SpentAddresses(), JUDGE, tell).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const [free, nobody] = [await freePort(), await freePort()];
    port = free;
    // The second portal is one that is being restarted.
    caddy = await startCaddy(port, [(server.address() as AddressInfo).port, nobody]);
  });

  afterAll(async () => {
    await caddy.stop();
    server.closeAllConnections();
    server.close();
  });

  const ask = async (host: string, init: RequestInit = {}) =>
    (await fetch(`http://${host}:${port}/api/v1`, init)).json();

  it('is well written', () => {
    const file = written('Caddyfile', deployed('Caddyfile'));
    expect(complaints('caddy', 'adapt', '--config', file, '--adapter', 'caddyfile')).toBe('');
    expect(complaints('caddy', 'fmt', '--diff', file)).toBe('');
  });

  it('passes the host and whose a request is, and believes no visitor about it', async () => {
    const lie = { 'x-forwarded-for': '203.0.113.9' };
    for (const host of ['localhost', '127.0.0.1'])
      expect(await ask(host, { headers: lie })).toMatchObject({
        host: `${host}:${port}`,
        from: '127.0.0.1',
        scheme: 'http',
      });
  });

  it('passes a large file whole, and finds the portal that answers where another does not', async () => {
    const body = new Uint8Array(20 * 1024 ** 2);
    for (let i = 0; i < 4; i++) expect(await ask('127.0.0.1')).toMatchObject({ bytes: 0 });
    expect(await ask('127.0.0.1', { method: 'POST', body })).toMatchObject({ bytes: body.length });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
