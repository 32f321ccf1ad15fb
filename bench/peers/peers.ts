import type pg from 'pg';
import { type BenchFigure, count } from '../figure.ts';
import type { GrownStage } from '../grown.ts';
import { YEAR } from '../stage.ts';
import { directusDetail, directusList, startDirectus } from './directus.ts';
import type { Peer } from './peer.ts';
import { postgraphileDetail, postgraphileList, startPostgraphile } from './postgraphile.ts';
import { type PeerRequest, requestsPerSecond } from './rate.ts';

const SECONDS = 8;
/** Different pages and records that are asked in turn, as visitors do. */
const PLACES = 200;

/** A peer: how it is started, and how it is asked for what the portal shows. */
interface PeerKind {
  name: string;
  start(at: pg.ClientConfig, tenant: number, say: (line: string) => void): Promise<Peer | null>;
  list(port: number, page: number): PeerRequest;
  detail(port: number, numContrato: string): PeerRequest;
}

const PEERS: readonly PeerKind[] = [
  { name: 'PostGraphile 4.14', start: startPostgraphile, list: postgraphileList, detail: postgraphileDetail },
  { name: 'Directus 11', start: startDirectus, list: directusList, detail: directusDetail },
];

/** Pages and records a second, against other programs over the same database. */
export async function measurePeers(stage: GrownStage, say: (line: string) => void): Promise<BenchFigure[]> {
  const numbers = await contractNumbers(stage.owner, stage.largest.tenant);
  const portal = await portalRates(stage, numbers);
  const figures: BenchFigure[] = [];
  for (const kind of PEERS) {
    const peer = await kind.start(stage.at, stage.largest.tenant, say);
    if (!peer) continue;
    const list = await requestsPerSecond(
      pages((page) => kind.list(peer.port, page)),
      SECONDS,
    );
    const detail = await requestsPerSecond(
      numbers.map((number) => kind.detail(peer.port, number)),
      SECONDS,
    );
    await peer.stop();
    figures.push(
      compared('Pages of a list', portal.list, list, kind.name),
      compared('Records', portal.detail, detail, kind.name),
    );
  }
  return figures;
}

const pages = (asked: (page: number) => PeerRequest): PeerRequest[] =>
  Array.from({ length: PLACES }, (_, i) => asked(i));

async function portalRates(stage: GrownStage, numbers: readonly string[]): Promise<{ list: number; detail: number }> {
  const served = await stage.serve();
  const list = await requestsPerSecond(
    pages((page) => ({ url: `${served.base}/v1/contratos?numAnoPub=${YEAR}&_page=${page + 1}` })),
    SECONDS,
  );
  const detail = await requestsPerSecond(
    numbers.map((number) => ({ url: `${served.base}/v1/contratos/${encodeURIComponent(number)}/${YEAR}` })),
    SECONDS,
  );
  await served.stop();
  return { list, detail };
}

const compared = (what: string, ours: number, theirs: number, name: string): BenchFigure => ({
  what: `${what}, ${PLACES} different ones in turn, 8 clients`,
  measured: `${count(ours)} a second`,
  against: `${count(theirs)}, ${name} over the same database`,
  ratio: ours / theirs,
  limit: { least: 3 },
});

async function contractNumbers(owner: pg.Client, tenant: number): Promise<string[]> {
  const { rows } = await owner.query<{ number: string }>(
    'SELECT DISTINCT "numContrato" AS number FROM dados.contratos WHERE tenant = $1 AND "numAnoPub" = $2 LIMIT $3',
    [tenant, YEAR, PLACES],
  );
  return rows.map(({ number }) => number);
}
