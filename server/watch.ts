import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { datasets } from '../catalog/datasets/index.ts';
import type { Database } from './database/db.ts';
import { SlowStatements } from './database/slow.ts';
import type { AnswerCache } from './http/cache.ts';
import type { LogSetting } from './http/log.ts';
import { outboxFamilies } from './mail/waiting.ts';
import { answerPrimary, collectFromWorkers, silentFamily } from './metrics/cluster.ts';
import type { MetricFamily, MetricSource } from './metrics/family.ts';
import { freshnessFamilies } from './metrics/freshness.ts';
import { indexFamilies } from './metrics/indexes.ts';
import { type DatabaseMetrics, installationSource } from './metrics/installation.ts';
import { CounterMetric } from './metrics/instruments.ts';
import { serveMetrics } from './metrics/listener.ts';
import { LoadMeter, publishedLoads } from './metrics/loads.ts';
import { cacheFamilies, poolFamilies } from './metrics/portal.ts';
import { processSource } from './metrics/process.ts';
import { RequestMeter } from './metrics/requests.ts';
import type { Settings } from './settings.ts';

type WatchSettings = Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST' | 'LOG_LEVEL' | 'LOG_REQUESTS' | 'SLOW_MS'>;

/** What a process that serves is watched by. */
export interface WatchedPortal {
  app: FastifyInstance;
  db: Database;
  cache: AnswerCache;
}

/** Watches one serving process: its log, its metrics and its slow statements, as far as the settings ask for them. */
export class PortalWatch {
  readonly #settings: WatchSettings;
  readonly #meter = new RequestMeter();
  readonly #loadMeter = new LoadMeter();
  readonly #slow = new CounterMetric({
    name: 'portal_slow_statements_total',
    help: 'Consultas mais lentas do que SLOW_MS, que o registro mostra',
    labels: [],
  });

  constructor(settings: WatchSettings) {
    this.#settings = settings;
  }

  /** What the portal is built with. */
  get setting(): { log: LogSetting; meter?: RequestMeter; loadMeter?: LoadMeter } {
    const { LOG_LEVEL: level, LOG_REQUESTS: requests, METRICS_PORT: port } = this.#settings;
    const log = { level, requests };
    return port === undefined ? { log } : { log, meter: this.#meter, loadMeter: this.#loadMeter };
  }

  /** Begins to watch a portal that serves. Returns what ends it. */
  async start({ app, db, cache }: WatchedPortal): Promise<() => Promise<void>> {
    this.#watchStatements(app, db);
    if (this.#settings.METRICS_PORT === undefined) return async () => undefined;
    const collect = collector(this.#sources(db, cache));
    if (cluster.isPrimary) return serveFrom(this.#settings, async () => [...(await collect()), silentFamily(0)], app);
    const end = answerPrimary(collect);
    return async () => end();
  }

  #watchStatements(app: FastifyInstance, db: Database): void {
    const least = this.#settings.SLOW_MS;
    if (least === 0) return;
    this.#slow.add([], 0);
    const slow = new SlowStatements({
      least,
      report: (statement) => {
        this.#slow.add([]);
        app.log.warn({ consulta: statement }, 'Consulta lenta');
      },
    });
    db.watchStatements(slow);
  }

  #sources(db: Database, cache: AnswerCache): MetricSource[] {
    const parts: DatabaseMetrics[] = [
      publishedLoads,
      (client) => freshnessFamilies(client, datasets),
      (client) => indexFamilies(client, datasets),
      outboxFamilies,
    ];
    const installation = installationSource((work) => db.own(work), parts);
    return [
      processSource(),
      () => [...this.#meter.families(), ...this.#loadMeter.families(), this.#slow.family()],
      () => [...cacheFamilies(cache.gauges()), ...poolFamilies(db.gauges(), db.isPrimaryAside)],
      installation,
    ];
  }
}

const collector = (sources: readonly MetricSource[]) => async (): Promise<MetricFamily[]> =>
  (await Promise.all(sources.map((source) => source()))).flat();

/** Serves, from the principal process, the metrics of all that serve. */
export const serveClusterMetrics = (
  settings: WatchSettings,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> => serveFrom(settings, collectFromWorkers, { log: { error: failed } });

async function serveFrom(
  { METRICS_PORT: port, METRICS_HOST: host }: WatchSettings,
  collect: () => Promise<readonly MetricFamily[]>,
  { log }: { log: { error(error: unknown): void } },
): Promise<() => Promise<void>> {
  if (port === undefined) return async () => undefined;
  const { close } = await serveMetrics({ port, host }, collect, (error) => log.error(error));
  return close;
}
