import type pg from 'pg';
import { gaugeFamily, type MetricFamily, singleSample } from '../metrics/family.ts';

const OUTBOX = `SELECT count(*) FILTER (WHERE "proximaEm" IS NOT NULL)::int AS esperando,
  coalesce(extract(epoch FROM now() - min("criadaEm") FILTER (WHERE "proximaEm" IS NOT NULL)), 0)::float8 AS idade,
  count(*) FILTER (WHERE "proximaEm" IS NOT NULL AND erro IS NOT NULL)::int AS falhando,
  count(*) FILTER (WHERE "proximaEm" IS NULL AND "enviadaEm" IS NULL)::int AS desistidas
FROM mensagens.correio WHERE "enviadaEm" IS NULL`;

interface OutboxState {
  esperando: number;
  idade: number;
  falhando: number;
  desistidas: number;
}

/** Metrics of the letters that were not sent yet. */
export async function outboxFamilies(client: pg.ClientBase): Promise<MetricFamily[]> {
  const { rows } = await client.query<OutboxState>(OUTBOX);
  const { esperando = 0, idade = 0, falhando = 0, desistidas = 0 } = rows[0] ?? {};
  return [
    gaugeFamily('portal_outbox_waiting', 'Cartas que esperam o envio', singleSample(esperando), 'max'),
    gaugeFamily('portal_outbox_oldest_seconds', 'Idade da carta que espera há mais tempo', singleSample(idade), 'max'),
    gaugeFamily('portal_outbox_failing', 'Cartas que esperam depois de uma falha', singleSample(falhando), 'max'),
    gaugeFamily('portal_outbox_given_up', 'Cartas de que se desistiu', singleSample(desistidas), 'max'),
  ];
}
