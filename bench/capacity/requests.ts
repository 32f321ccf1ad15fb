import { ask } from '../http.ts';
import { readKnownAddresses } from '../soak/known.ts';
import { bodyTraffic, type TrafficKind, type TrafficRequest } from '../soak/traffic.ts';
import { TRAFFIC_KINDS } from './kinds.ts';

/** A request with the host that it is sent to. */
export interface HostedRequest {
  url: string;
  headers: Record<string, string>;
}

/** Requests of each kind: enough for the hundredths of a second in which Linux counts a process's time. */
const ASKED = 120;
const DRAWN = 20_000;
const SEED = 17;

/** Requests of each kind that nobody has sent yet, as the visitors of the soak draw them. */
export async function requestsAt(origin: string): Promise<Record<TrafficKind, HostedRequest[]>> {
  const drawn = new Map<string, TrafficRequest>();
  const read = async (path: string) => (await ask(`${origin}${path}`, { host: hostNamed(0) })).body.toString();
  const traffic = bodyTraffic(SEED, await readKnownAddresses(read));
  for (let i = 0; i < DRAWN; i++) {
    const request = traffic.next().value;
    drawn.set(request.path, request);
  }
  const all = [...drawn.values()];
  const ofKind = (one: TrafficKind) =>
    hosted(
      origin,
      all.filter(({ kind }) => kind === one),
    );
  return Object.fromEntries(TRAFFIC_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<TrafficKind, HostedRequest[]>;
}

/** Another name of the same body, by which its pages are made anew. */
const hostNamed = (i: number): string => `pmdemo.t${i}.localhost`;

/** As many requests as are measured: of a kind with few addresses, each at several names of the body. */
function hosted(origin: string, requests: readonly TrafficRequest[]): HostedRequest[] {
  if (requests.length === 0) throw new Error('the visitors drew no request of some kind');
  return Array.from({ length: ASKED }, (_, i) => {
    const { path, headers } = requests[i % requests.length] ?? requests[0] ?? { path: '/', headers: {} };
    return { url: `${origin}${path}`, headers: { ...headers, host: hostNamed(1 + Math.floor(i / requests.length)) } };
  });
}
