import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { OTHER } from './attack.ts';
import { exchange } from './exchange.ts';

/** One request of the other body's visitor; status 0 where no answer came in time. */
export interface VisitSample {
  path: string;
  status: number;
  ms: number;
}

/** Milliseconds from one request to the next, whether or not the last was answered: a crowd does not slow down. */
const PACE_MS = 125;
/** Requests under way at a time. Past this a visit is noted as unanswered: a browser would have given up. */
const MOST_UNDER_WAY = 60;
const PATIENCE_MS = 15_000;

const WORDS =
  'papel material gabinete diaria combustivel contrato assessoria limpeza sessao servidor telefone agua energia'.split(
    ' ',
  );
/** Times that a word which says nothing may follow: it changes the address and not the search. */
const SPELLINGS = 50;

/** Addresses of the other body that are read off its own pages. */
interface KnownAddresses {
  asset: string;
  detail: string;
}

/** What people do on a portal. The addresses with a number were never asked before, so no cache answers them. */
const MIX: readonly ((turn: number, known: KnownAddresses) => string)[] = [
  () => '/',
  () => '/contratos',
  (turn) => `/api/v1/contratos?vlrContrato.gte=${turn}`,
  (turn) => `/api/v1/pagamentos?vlrPago.gte=${turn}&_sort=-vlrPago`,
  (_turn, { detail }) => detail,
  () => '/despesa',
  (turn) => `/api/v1/busca?termo=${WORDS[turn % WORDS.length]}${'%20de'.repeat((turn / WORDS.length) % SPELLINGS)}`,
  (turn) => `/api/v1/contratos.csv?vlrContrato.gte=${turn}`,
  (_turn, { asset }) => asset,
];

/** Count of the requests so far, by which each new one differs from all before it. */
let fresh = 0;

const agent = new Agent({ keepAlive: true });

/** Visits the other body until told to stop, and returns how each request went. */
export async function visitOther(port: number, stopped: AbortSignal): Promise<VisitSample[]> {
  const known = await knownAddresses(port);
  const samples: VisitSample[] = [];
  const visits: Promise<void>[] = [];
  let underWay = 0;
  for (; !stopped.aborted; fresh++) {
    const path = MIX[fresh % MIX.length]?.(Math.floor(fresh / MIX.length), known) ?? '/';
    if (underWay >= MOST_UNDER_WAY) samples.push({ path, status: 0, ms: PATIENCE_MS });
    else {
      underWay++;
      visits.push(
        askOther(port, path).then(({ status, ms }) => {
          underWay--;
          samples.push({ path, status, ms });
        }),
      );
    }
    await setTimeout(PACE_MS);
  }
  await Promise.all(visits);
  return samples;
}

/** A script that the home page loads, and the page of a contract. */
async function knownAddresses(port: number): Promise<KnownAddresses> {
  const [home, list] = [await askOther(port, '/'), await askOther(port, '/api/v1/contratos?_size=1')];
  const [, number = '', year = ''] = /"numContrato":"([^"]+)","numAnoPub":(\d+)/.exec(list.text) ?? [];
  return {
    asset: /\/assets\/[\w-]+\.js/.exec(home.text)?.[0] ?? '/LogoTop.png',
    detail: number ? `/contratos/${encodeURIComponent(number)}/${year}` : '/',
  };
}

/** Asks the other body as its visitor does. */
export async function askOther(port: number, path: string): Promise<{ status: number; ms: number; text: string }> {
  const begun = performance.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await exchange({ port, path, agent, headers: { host: OTHER }, signal });
    let text = '';
    for await (const piece of response.setEncoding('latin1')) text += piece;
    return { status: response.statusCode ?? 0, ms: performance.now() - begun, text };
  } catch {
    return { status: 0, ms: performance.now() - begun, text: '' };
  }
}
