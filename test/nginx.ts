import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endDaemon, untilListening } from './daemon.ts';

/** Whether nginx is installed here. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** A configuration of nginx as the page for operators prints it, the cache in front unless told otherwise. */
export function documentedConfiguration(title = '### Um cache na frente'): string {
  const page = readFileSync(new URL('../docs/operar.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(`\n${title}\n`);
  const block = /```nginx\n([\s\S]*?)```/.exec(section)?.[1];
  if (!block) throw new Error(`docs/operar.md has no configuration of nginx under “${title}”`);
  return block;
}

/** Puts a place of this machine where the documented configuration names one of the operator's; each must be there. */
function placed(configuration: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`the documented configuration no longer has ${from}`);
    return changed;
  }, configuration);
}

export interface RunningNginx {
  /** Makes it read its configuration again, as `nginx -s reload` does. */
  reload(): void;
  stop(): Promise<void>;
}

/** Runs nginx with the documented configuration of two cells between a port and two portals. */
export async function startCellProxy(
  port: number,
  portals: readonly [number, number],
  map: string,
): Promise<RunningNginx> {
  const http = placed(documentedConfiguration('## Células'), [
    ['/etc/nginx/celulas.map', map],
    ['10.0.0.11:3000', `127.0.0.1:${portals[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${portals[1]}`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/server_name [^;]*;/, 'server_name _;'],
  ]);
  // Only with a master are connections handed over at a reload; its workers keep the rights of whoever runs the test.
  return runNginx(
    mkdtempSync(join(tmpdir(), 'portal-nginx-')),
    port,
    `${process.getuid?.() === 0 ? 'user root;' : ''}`,
    http,
  );
}

/** Runs nginx with the documented configuration between a port and a portal; `more` goes beside it, inside `http`. */
export async function startNginx(port: number, portal: number, more = ''): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const http = placed(documentedConfiguration(), [
    ['/var/cache/nginx/portal', join(dir, 'cache')],
    ['127.0.0.1:3000', `127.0.0.1:${portal}`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/server_name [^;]*;/, 'server_name _;'],
  ]);
  return runNginx(dir, port, 'master_process off;', `${http}\n${more}`);
}

async function runNginx(dir: string, port: number, mode: string, http: string): Promise<RunningNginx> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(dir, name)};`)
    .join('\n');
  const file = join(dir, 'nginx.conf');
  const main = `daemon off;\n${mode}\nevents { worker_connections 1024; }`;
  writeFileSync(file, `${main}\npid ${join(dir, 'pid')};\nhttp {\naccess_log off;\n${temporary}\n${http}\n}\n`);
  const child = spawn('nginx', ['-p', dir, '-e', join(dir, 'error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(child, port);
  return { reload: () => void child.kill('SIGHUP'), stop: () => endDaemon(child, dir) };
}
