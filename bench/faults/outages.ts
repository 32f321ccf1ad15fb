import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type BenchFigure, ms } from '../figure.ts';
import { type OutageStage, sharedStage } from './outages/stage.ts';
import { gotWords, OutageVisitors } from './outages/visitors.ts';
import type { ShotAnswer } from './shot.ts';
import type { FaultTrial, TrialOutcome } from './trial.ts';

/** Milliseconds for which a database fails, and in which everything must be whole again after it is mended. */
const FAILING_MS = 4_000;
const MOST_RECOVERY_MS = 10_000;
/** Milliseconds after which an answer counts as hung: the time of a request and a little. */
const HUNG_MS = 20_000;

/** One way in which a database fails. */
interface DatabaseFault {
  id: string;
  name: string;
  /** What visitors of pages in memory are promised meanwhile: a copy with its date, or what is fresh. */
  reads: 'dated' | 'fresh';
  /** Makes it fail, and gives what mends it. */
  fail(stage: OutageStage): Promise<() => Promise<void>>;
}

const LIMIT = 'pages in memory are served, no 500, nobody hangs, whole again within 10 s without a restart';

const trialOf = (fault: DatabaseFault): FaultTrial => ({
  id: `outage-${fault.id}`,
  name: fault.name,
  limit: LIMIT,
  run: async (say) => {
    say(`outage-${fault.id}: ${fault.name}`);
    return tried(fault, await sharedStage());
  },
});

async function tried(fault: DatabaseFault, stage: OutageStage): Promise<TrialOutcome> {
  const visitors = new OutageVisitors(stage.port);
  await visitors.warm();
  const mend = await fault.fail(stage);
  try {
    await visitors.visit(FAILING_MS);
  } finally {
    await mend();
  }
  const recovery = await visitors.recovery();
  const figures = recovery === null ? [] : [recoveryFigure(fault, recovery)];
  const found = `in memory ${gotWords(visitors.known)}; others ${gotWords(visitors.unknown)}; messages ${gotWords(visitors.written)}; whole after ${recovery === null ? 'never' : ms(recovery)}`;
  return { found, kept: stage.isAlive && isKept(fault, visitors, recovery), figures };
}

function isKept(
  { reads }: DatabaseFault,
  { known, unknown, written }: OutageVisitors,
  recovery: number | null,
): boolean {
  const isServed = ({ status, headers }: ShotAnswer): boolean =>
    status === 200 && (reads === 'dated' || headers['dados-de'] === undefined);
  const isHonest = ({ status, ms: took }: ShotAnswer): boolean => [200, 201, 503].includes(status) && took < HUNG_MS;
  const isWhole = recovery !== null && recovery <= MOST_RECOVERY_MS;
  return known.every(isServed) && [...unknown, ...written].every(isHonest) && isWhole;
}

const recoveryFigure = ({ id, name }: DatabaseFault, recovery: number): BenchFigure => ({
  what: `outage-${id} ${name}: whole again`,
  measured: ms(recovery),
  against: `${ms(MOST_RECOVERY_MS)} at most`,
  ratio: recovery / MOST_RECOVERY_MS,
  limit: { most: 1 },
});

const KILL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename IN ('portal_web', 'portal_mesa', 'portal_painel')`;

/** Runs some work again and again until what is returned is called. */
function repeated(work: () => Promise<void>, pause: number): () => Promise<void> {
  const stop = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await work();
      await setTimeout(pause);
    }
  };
  const running = loop();
  return async () => {
    stop.abort();
    await running;
  };
}

/** Takes every connection that is left, those kept for the owner included. */
async function takeAll({ cluster }: OutageStage): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  for (let isRoom = true; isRoom; ) {
    const client = new pg.Client(cluster.config);
    client.on('error', () => undefined);
    isRoom = await client.connect().then(
      () => true,
      () => false,
    );
    if (isRoom) taken.push(client);
  }
  return async () => void (await Promise.all(taken.map((client) => client.end())));
}

/** Locks a table of data: who asks for it waits, and nobody else. */
async function lockContracts({ cluster }: OutageStage): Promise<() => Promise<void>> {
  const client = new pg.Client(cluster.config);
  await client.connect();
  await client.query('BEGIN; LOCK dados.contratos');
  return () => client.end();
}

/** Fills the disk that messages are written to. */
async function fillDisk({ cluster }: OutageStage): Promise<() => Promise<void>> {
  const disk = await cluster.smallDisk();
  if (!disk) throw new Error('a small file system can be mounted by root alone');
  await cluster.run(
    `CREATE TABLESPACE cheio LOCATION '${disk}'`,
    'ALTER TABLE mensagens.recebidas SET TABLESPACE cheio',
  );
  execFileSync('sh', ['-c', `cat /dev/zero > '${disk}/lastro' 2>/dev/null || true`]);
  return async () => void execFileSync('rm', [`${disk}/lastro`]);
}

const READ_ONLY = ['ALTER SYSTEM SET default_transaction_read_only = on', 'SELECT pg_reload_conf()'];
const WRITABLE = [
  'SET default_transaction_read_only = off',
  'ALTER SYSTEM RESET default_transaction_read_only',
  'SELECT pg_reload_conf()',
];

/** Every way in which the database of a running portal fails and comes back. */
export const OUTAGE_TRIALS: readonly FaultTrial[] = [
  {
    id: 'down',
    name: 'PostgreSQL stopped for four seconds',
    reads: 'dated' as const,
    fail: async ({ cluster }: OutageStage) => {
      await cluster.stop();
      return () => cluster.start();
    },
  },
  {
    id: 'restart',
    name: 'PostgreSQL restarted again and again',
    reads: 'dated' as const,
    fail: async ({ cluster }: OutageStage) =>
      repeated(async () => {
        await cluster.stop();
        await cluster.start();
      }, 500),
  },
  {
    id: 'kill',
    name: 'all connections of the portal killed ten times a second',
    reads: 'dated' as const,
    fail: async ({ cluster }: OutageStage) => repeated(() => cluster.run(KILL), 100),
  },
  { id: 'crowded', name: 'all other connections taken by others', reads: 'dated' as const, fail: takeAll },
  {
    id: 'readonly',
    name: 'PostgreSQL made read-only',
    reads: 'fresh' as const,
    fail: async ({ cluster }: OutageStage) => {
      await cluster.run(...READ_ONLY);
      return () => cluster.run(...WRITABLE);
    },
  },
  { id: 'slow', name: 'a table of data locked for four seconds', reads: 'fresh' as const, fail: lockContracts },
  { id: 'full', name: 'the disk of messages full', reads: 'fresh' as const, fail: fillDisk },
].map(trialOf);
