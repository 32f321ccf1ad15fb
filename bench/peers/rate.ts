import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** One request: its address and, where it is a POST, what it sends. */
export interface PeerRequest {
  url: string;
  body?: string;
  headers?: Record<string, string>;
}

const CLIENTS = 8;

/** Answers a second that so many clients get who ask one request after another, each from its own place of the list. */
export async function requestsPerSecond(requests: readonly PeerRequest[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let answers = 0;
  let over = false;
  const client = async (from: number): Promise<void> => {
    for (let i = from; !over; i += CLIENTS) {
      const next = requests[i % requests.length];
      if (next) await send(agent, next);
      answers++;
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)));
  await setTimeout(seconds * 1000);
  const found = answers / seconds;
  over = true;
  await clients;
  agent.destroy();
  return found;
}

/** Sends a request and reads its answer to the end; anything but 200 ends the measure. */
function send(agent: Agent, { url, body, headers = {} }: PeerRequest): Promise<void> {
  return new Promise((done, fail) => {
    const sent =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const call = request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...sent, ...headers } },
      (answer) => {
        answer.on('error', fail).on('end', done).resume();
        if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`));
      },
    );
    call.on('error', fail).end(body);
  });
}
