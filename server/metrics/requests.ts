import type { MetricFamily } from './family.ts';
import { CounterMetric, HistogramMetric } from './instruments.ts';

/** Seconds that bound the buckets: from an answer in memory to a whole export. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** One request that was answered, or whose client left. Nothing in it was typed by a visitor. */
export interface AnsweredRequest {
  /** Address as the program declares it, `/api/v1/:id`; `memoria` for an answer that was ready, `recusado` at the door. */
  route: string;
  /** Name of the body; empty where there is none. */
  body: string;
  /** Status of the answer; 0 where the client left before its end. */
  status: number;
  seconds: number;
  bytes: number;
}

/** Route of an answer that left memory before the program looked for one. */
export const FROM_MEMORY = 'memoria';

/** Route of a request that was refused before a route was looked for. */
export const AT_THE_DOOR = 'recusado';

/** Measures requests, by route and by body. */
export class RequestMeter {
  readonly #seconds = new HistogramMetric(
    {
      name: 'portal_http_request_duration_seconds',
      help: 'Duração dos pedidos por rota e classe de resposta (0xx: o visitante saiu antes do fim)',
      labels: ['route', 'status'],
    },
    SECONDS,
  );
  readonly #bodies = new CounterMetric({
    name: 'portal_http_requests_total',
    help: 'Pedidos por órgão e classe de resposta',
    labels: ['orgao', 'status'],
  });
  readonly #bytes = new CounterMetric({
    name: 'portal_http_response_bytes_total',
    help: 'Bytes de respostas por órgão',
    labels: ['orgao'],
  });

  count({ route, body, status, seconds, bytes }: AnsweredRequest): void {
    const statusClass = `${Math.floor(status / 100)}xx`;
    this.#seconds.observe([route, statusClass], seconds);
    this.#bodies.add([body, statusClass]);
    this.#bytes.add([body], bytes);
  }

  families(): MetricFamily[] {
    return [this.#seconds.family(), this.#bodies.family(), this.#bytes.family()];
  }
}
