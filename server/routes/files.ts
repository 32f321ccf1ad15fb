import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { file } from '../../catalog/fields/index.ts';
import { Fault } from '../fault.ts';
import { type Desk, segmentsOf } from './request.ts';
import { stream } from './stream.ts';

/** What a browser may open by itself. Anything else is only saved: an HTML page of somebody's could act in our name. */
const SHOWN: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

const path = file({ label: 'Arquivo' });

/** The documents of a body, each below its own folder. */
export function fileRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/api/v1/arquivos/*', async (request, reply) => {
    const found = await locate(join(desk.filesDir, request.site.tenant.slug), request);
    const shown = SHOWN[extname(found.path).toLowerCase()];
    const name = encodeURIComponent(found.path.split(sep).at(-1) ?? '');
    const headers = {
      'content-type': shown ?? 'application/octet-stream',
      'content-length': String(found.size),
      'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
    };
    await stream(request, reply, headers, async () => createReadStream(found.path));
  });
}

/** A file of this body, really below its folder: neither dots nor a link may lead out of it. */
async function locate(root: string, request: FastifyRequest): Promise<{ path: string; size: number }> {
  const missing = new Fault(404, 'NOT_FOUND', 'Arquivo não encontrado.');
  const parsed = path.parse(decode(segmentsOf(request).slice(2).join('/')) ?? '');
  if (!parsed.ok) throw missing;
  const real = await realpath(join(root, parsed.value)).catch(() => null);
  const home = await realpath(root).catch(() => null);
  if (!real || !home || !real.startsWith(home + sep)) throw missing;
  const stat = await lstat(real);
  if (!stat.isFile()) throw missing;
  return { path: real, size: stat.size };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
