import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { previousWorkingDay } from '../calendar.ts';
import { empenhosMaker } from '../despesa/empenhos.ts';
import { pagamentosMaker } from '../despesa/pagamentos.ts';
import { makeDatasets } from '../maker.ts';
import { readCents } from '../reading.ts';
import { makeWorld, type World, type WorldOptions } from '../town/world.ts';
import { refundClaims } from './claims.ts';
import { tetosMaker } from './tetos.ts';
import { verbaMaker } from './verba.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const MAKERS = [verbaMaker, tetosMaker, empenhosMaker, pagamentosMaker];

function rowsOf(made: World): Record<string, Cells[]> {
  const { datasets } = makeDatasets(MAKERS, made);
  return Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

function sums(rows: readonly Cells[], by: (row: Cells) => string, value: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(by(row), (found.get(by(row)) ?? 0) + readCents(row[value]));
  return found;
}

describe('the city council', () => {
  it('has thirteen members of its council, all of whom can be refunded within the limits', () => {
    const chamber = makeWorld({ ...options, tenant: 'cmdemo' });
    const { 'verba-indenizatoria': rows = [], 'verba-tetos': limits = [] } = rowsOf(chamber);
    const limit = new Map(
      limits.map((row) => [`${row.numExercicio} ${row.txtCategoria}`, readCents(row.vlrTetoMensal)]),
    );
    const byMonth = sums(rows, (row) => `${row.numExercicio} ${row.dtMesAno} ${row.txtParlamentar}`, 'vlrRessarcido');
    for (const [key, sum] of byMonth)
      expect(sum).toBeLessThanOrEqual(limit.get(`${key.slice(0, 4)} Total por parlamentar`) ?? 0);
    for (const row of rows)
      expect(readCents(row.vlrRessarcido)).toBeLessThanOrEqual(
        limit.get(`${row.numExercicio} ${row.txtCategoria}`) ?? 0,
      );
    const members = new Set(rows.filter(({ dtMesAno }) => dtMesAno === '03/2025').map((row) => row.txtParlamentar));
    expect(members.size).toBeGreaterThan(9);
  });

  it('refunds its members by an empenho for each and every month, of as much as their receipts come to', () => {
    const chamber = makeWorld({ ...options, tenant: 'cmdemo' });
    const { 'verba-indenizatoria': rows = [], empenhos = [], pagamentos = [] } = rowsOf(chamber);
    const own = empenhos.filter(({ codNaturezaDespesa }) => codNaturezaDespesa === '3.3.90.93');
    const month = (row: Cells): string => `${row.txtCredor} ${row.txtHistorico?.slice(-7)}`;
    const claimed = sums(rows, (row) => `${row.txtParlamentar} ${row.dtMesAno}`, 'vlrRessarcido');
    expect(new Map(own.map((row) => [month(row), readCents(row.vlrEmpenhado)]))).toEqual(claimed);
    expect(own).toHaveLength(claimed.size);
    const day = (row: Cells): string =>
      `${row.txtCredor ?? row.txtParlamentar} ${row.dtPagamento ?? row.dtRessarcimento}`;
    const out = pagamentos.filter(({ codNaturezaDespesa }) => codNaturezaDespesa === '3.3.90.93');
    expect(sums(out, day, 'vlrPago')).toEqual(sums(rows, day, 'vlrRessarcido'));
  });

  it('hands in no receipt of a month after the empenho that refunds it', () => {
    const all = refundClaims(makeWorld({ ...options, tenant: 'cmdemo' }));
    expect(all.filter(({ when, refunds: own }) => own.some(({ day }) => day > previousWorkingDay(when.last)))).toEqual(
      [],
    );
  });

  it('leaves refunds to itself: a prefeitura has none', () => {
    expect(makeDatasets([verbaMaker, tetosMaker], makeWorld(options)).datasets).toEqual([]);
  });

  it('publishes the receipts that its rows name, and no other', () => {
    const chamber = makeWorld({ ...options, tenant: 'cmdemo' });
    const files = [...makeDatasets([verbaMaker], chamber).files].map(({ path }) => path);
    expect(new Set(files)).toEqual(new Set(rowsOf(chamber)['verba-indenizatoria']?.map((row) => row.arqDocumento)));
  });
});
