import { Agent, get, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true });

export interface Reply {
  status: number;
  rawHeaders: string[];
  body: Buffer;
}

/** Requests an address and returns the whole answer. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await open(url, headers);
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(pieces) };
}

/** Requests an address, from one of this machine’s, discards the body as it comes and returns its size in bytes. */
export async function drain(url: string, localAddress?: string): Promise<number> {
  const response = await open(url, {}, localAddress);
  let bytes = 0;
  for await (const piece of response) bytes += piece.length;
  if (response.statusCode !== 200 || !response.complete) throw new Error(`${url} answered ${response.statusCode}`);
  return bytes;
}

function open(url: string, headers: Record<string, string>, localAddress?: string): Promise<IncomingMessage> {
  const from = localAddress ? { localAddress, agent: false as const } : { agent };
  return new Promise((done, fail) => get(url, { ...from, headers }, done).on('error', fail));
}
