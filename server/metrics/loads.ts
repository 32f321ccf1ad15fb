import type pg from 'pg';
import { counterFamily, gaugeFamily, type MetricFamily } from './family.ts';
import { CounterMetric } from './instruments.ts';

/** A load of an uploaded file that ended. */
export interface EndedLoad {
  /** Name of the body. */
  body: string;
  /** How it ended: `publicado`, `conferido`, `recusado` or `falhou`. */
  state: string;
  /** From the order to the end, the wait included. */
  seconds: number;
}

/** Counts the loads of files that came over HTTP: of others, as by `portal import`, this process knows what was published. */
export class LoadMeter {
  readonly #ended = new CounterMetric({
    name: 'portal_upload_loads_total',
    help: 'Cargas de arquivos enviados por HTTP, por órgão e como acabaram',
    labels: ['orgao', 'estado'],
  });
  readonly #seconds = new CounterMetric({
    name: 'portal_upload_load_seconds_total',
    help: 'Segundos dessas cargas, do pedido ao fim, com a espera',
    labels: ['orgao'],
  });

  count({ body, state, seconds }: EndedLoad): void {
    this.#ended.add([body, state]);
    this.#seconds.add([body], seconds);
  }

  families(): MetricFamily[] {
    return [this.#ended.family(), this.#seconds.family()];
  }
}

const LOADS = `SELECT t.slug, count(c.id)::int AS cargas, coalesce(sum(c.linhas), 0)::float8 AS linhas,
  coalesce(sum(c.recusadas), 0)::float8 AS recusadas, extract(epoch FROM max(c."publicadaEm"))::float8 AS ultima
FROM portal.tenants t LEFT JOIN portal.cargas c ON c.tenant = t.id GROUP BY t.slug ORDER BY t.slug`;

interface PublishedLoads {
  slug: string;
  cargas: number;
  linhas: number;
  recusadas: number;
  ultima: number | null;
}

/** Metrics of all loads that were published, however they came. */
export async function publishedLoads(client: pg.ClientBase): Promise<MetricFamily[]> {
  const { rows } = await client.query<PublishedLoads>(LOADS);
  const by = (read: (row: PublishedLoads) => number | null) =>
    rows.flatMap((row) => {
      const value = read(row);
      return value === null ? [] : [{ labels: { orgao: row.slug }, value }];
    });
  return [
    counterFamily(
      'portal_loads_total',
      'Cargas publicadas',
      by(({ cargas }) => cargas),
    ),
    counterFamily(
      'portal_load_rows_total',
      'Linhas publicadas',
      by(({ linhas }) => linhas),
    ),
    counterFamily(
      'portal_load_refused_rows_total',
      'Linhas recusadas em cargas publicadas',
      by(({ recusadas }) => recusadas),
    ),
    gaugeFamily(
      'portal_last_load_timestamp_seconds',
      'Quando foi a última carga',
      by(({ ultima }) => ultima),
      'max',
    ),
  ];
}
