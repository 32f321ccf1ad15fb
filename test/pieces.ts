import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that keeps pieces as the desk's does: in order, and tells how many bytes it has. */
export class PieceServer {
  readonly uploads = new Map<string, { bytes: Buffer }>();
  readonly offsets: number[] = [];
  /** Decides what becomes of a piece before it is kept. */
  meddle: (piece: number, request: IncomingMessage, response: ServerResponse) => 'keep' | 'drop' = () => 'keep';
  #server: Server | null = null;
  #pieces = 0;
  address = '';

  async listen(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.url?.slice(1) ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const upload = this.uploads.get(id);
    if (!upload) return this.#say(response, 404, { ok: false, type: 'NOT_FOUND', message: 'Não há esse envio.' });
    if (request.method === 'DELETE') this.uploads.delete(id);
    if (request.method === 'PATCH' && !this.#keep(upload, request, response, body)) return;
    this.#say(response, 200, { id, recebidos: upload.bytes.length });
  }

  #keep(upload: { bytes: Buffer }, request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
    this.#pieces += 1;
    const offset = Number(request.headers['upload-offset']);
    const fate = this.meddle(this.#pieces, request, response);
    if (fate === 'drop') return false;
    this.offsets.push(offset);
    if (offset !== upload.bytes.length) {
      this.#say(response, 409, { ok: false, type: 'WRONG_OFFSET', message: 'Fora de lugar.' });
      return false;
    }
    upload.bytes = Buffer.concat([upload.bytes, body]);
    if (!response.writableEnded && !response.destroyed) return true;
    return false;
  }

  #say(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
