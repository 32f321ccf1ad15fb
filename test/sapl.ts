import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { SAPL_HOUSE, type Stored } from './camara.ts';

/** Records of a page here: fewer than anybody asks for, so that every list has several. */
const PAGE = 2;

/** A file that the server has: bytes with the day of their last change, or whatever it does when it is asked for. */
type SaplMedia = Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** A server that answers as SAPL does: filters by columns, pages of records, files, and at will an error in one of them. */
export class SaplServer {
  readonly #server: Server;
  /** The list and page that fail from now on. */
  failing: { resource: string; page: number } | null = null;
  /** Files by their path below `/media/`, and the paths that were asked for with what was answered. */
  readonly media = new Map<string, SaplMedia>();
  readonly sent: string[] = [];
  readonly #house = structuredClone(SAPL_HOUSE) as Record<string, Stored[]>;

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
      if (pathname.startsWith('/media/')) return this.#send(pathname.slice('/media/'.length), request, response);
      const resource = pathname.replace(/^\/api\/|\/$/g, '');
      const page = Number(searchParams.get('page') ?? 1);
      const records = this.#house[resource]?.filter((record) => matches(record, searchParams));
      const fails = this.failing?.resource === resource && this.failing.page === page;
      if (!records || fails) response.writeHead(fails ? 500 : 404).end('{"detail":"erro"}');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pageOf(records, page)));
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const place = this.#server.address();
    return `http://127.0.0.1:${place && typeof place === 'object' ? place.port : 0}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Changes a record. Its files are written as SAPL writes them behind a proxy: by http, under the name that it was asked by inside. */
  change(resource: string, id: number, more: Stored): void {
    this.#house[resource] = (this.#house[resource] ?? []).map((one) => (one.id === id ? { ...one, ...more } : one));
  }

  /** Serves bytes, and gives the address that the API tells of them. */
  file(path: string, media: SaplMedia): string {
    this.media.set(path, media);
    return `http://sapl.interno:8000/media/${path}`;
  }

  #send(path: string, request: IncomingMessage, response: ServerResponse): void {
    response.on('close', () => this.sent.push(`${response.statusCode} ${path}`));
    const found = this.media.get(path);
    if (typeof found === 'function') {
      found(request, response);
      return;
    }
    const etag = found && `"${createHash('sha256').update(found).digest('hex').slice(0, 12)}"`;
    if (!etag) response.writeHead(404).end('<html>Not Found</html>');
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, 'last-modified': 'Tue, 24 Mar 2026 12:00:00 GMT' }).end(found);
  }
}

const pageOf = (records: readonly Stored[], page: number) => {
  const pages = Math.max(1, Math.ceil(records.length / PAGE));
  return {
    pagination: {
      links: { next: null, previous: null },
      previous_page: page > 1 ? page - 1 : null,
      next_page: page < pages ? page + 1 : null,
      start_index: (page - 1) * PAGE + 1,
      end_index: Math.min(page * PAGE, records.length),
      total_entries: records.length,
      total_pages: pages,
      page,
    },
    results: records.slice((page - 1) * PAGE, page * PAGE),
  };
};

/** Whether a record has the values that the address asks for: equal ones, or a year or day at least. */
function matches(record: Stored, asked: URLSearchParams): boolean {
  return [...asked].every(([name, value]) => {
    if (['page', 'page_size', 'o'].includes(name)) return true;
    const [column = '', lookup] = name.split('__');
    const own = String(record[column] ?? '');
    if (lookup === 'year') return own.slice(0, 4) === value;
    return lookup === 'gte' ? own >= value : own === value;
  });
}
