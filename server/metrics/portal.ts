import type { PoolGauge } from '../database/gauge.ts';
import type { CacheGauges } from '../http/cache.ts';
import { counterFamily, gaugeFamily, type MetricFamily, type MetricSample, singleSample } from './family.ts';

/** Metrics of the answers in memory. */
export const cacheFamilies = ({ bytes, memory, answers, trusted, hits, misses }: CacheGauges): MetricFamily[] => [
  gaugeFamily('portal_cache_bytes', 'Memória das respostas guardadas', singleSample(bytes)),
  gaugeFamily('portal_cache_limit_bytes', 'Memória que as respostas guardadas podem ter', singleSample(memory)),
  gaugeFamily('portal_cache_answers', 'Respostas guardadas', singleSample(answers)),
  gaugeFamily(
    'portal_cache_untrusted',
    'Processos que não ouvem as mudanças do banco e por isso não guardam nada',
    singleSample(trusted ? 0 : 1),
  ),
  counterFamily('portal_cache_hits_total', 'Respostas dadas da memória', singleSample(hits)),
  counterFamily('portal_cache_misses_total', 'Respostas que foi preciso fazer', singleSample(misses)),
];

/** Metrics of the connections to the database. */
export function poolFamilies(pools: readonly PoolGauge[], isPrimaryAside: boolean): MetricFamily[] {
  const by = (read: (pool: PoolGauge) => number): MetricSample[] =>
    pools.map((pool) => ({ labels: { pool: pool.name }, value: read(pool) }));
  return [
    gaugeFamily(
      'portal_pool_max',
      'Conexões que o conjunto pode ter',
      by(({ max }) => max),
    ),
    gaugeFamily(
      'portal_pool_used',
      'Conexões em uso',
      by(({ used }) => used),
    ),
    gaugeFamily(
      'portal_primary_aside',
      'Processos que não alcançam o servidor principal e leem só das réplicas',
      singleSample(isPrimaryAside ? 1 : 0),
    ),
    gaugeFamily(
      'portal_pool_waiting',
      'Consultas que esperam a vez',
      by(({ waiting }) => waiting),
    ),
  ];
}
