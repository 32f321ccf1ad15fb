import { join } from 'node:path';
import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import { DIMENSIONS } from '../catalog/despesa/despesa.ts';
import { root } from '../scripts/tasks.mjs';
import { writeSums } from '../server/sums/rollups.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { type BenchFigure, count, median, ms, s, timed } from './figure.ts';
import { ask } from './http.ts';
import { publishPayments } from './payments.ts';
import { openStage, YEAR } from './stage.ts';

const ROUNDS = 60;
/** Dimensions that the raw rows can be grouped by, for comparison. */
const SCANS = ['codFuncao', 'codUnidade', 'codFonte'];

/**
 * Time of any group in the tree of expenses, against summing the payments themselves; and the cost of keeping the sums.
 */
export async function measureDespesa(rows: number, log: (line: string) => void): Promise<BenchFigure[]> {
  const stage = await openStage(log);
  const { owner } = stage;
  try {
    const { id } = await applyTenant(owner, join(root, 'tenants/pmdemo'));
    const loading = await timed(() => publishPayments(owner, id, rows));
    log(`${count(rows)} payments loaded in ${s(loading)}`);
    await owner.query('VACUUM ANALYZE');
    const summing = await timed(() => again(owner, id));
    const groups = await asked(stage);
    const scans: number[] = [];
    const reader = await stage.connect(id);
    for (const name of SCANS)
      scans.push(
        await timed(() =>
          reader.query(
            `SELECT "${name}", sum("vlrPago") FROM pub.pagamentos WHERE tenant = $1 AND "numExercicio" = $2 GROUP BY 1`,
            [id, YEAR],
          ),
        ),
      );
    await reader.end();
    return [
      {
        what: `A group of /despesa over ${count(rows)} payments, uncached (slowest of ${ROUNDS}: ${ms(Math.max(...groups))})`,
        measured: ms(median(groups)),
        against: '50.0 ms, the limit',
        ratio: median(groups) / 50,
        limit: { most: 1 },
      },
      {
        what: 'The same group by adding up its rows',
        measured: ms(median(scans)),
        against: `${ms(median(groups))}, from the sums kept at the load`,
        ratio: median(scans) / median(groups),
        limit: { least: 50 },
      },
      {
        what: `Writing the sums of ${count(rows)} payments`,
        measured: s(summing),
        against: `${s(loading - summing)}, the rest of their load`,
        ratio: summing / (loading - summing),
        limit: { most: 0.3 },
      },
    ];
  } finally {
    await stage.close();
  }
}

/** Time that a load spends on the sums alone. */
async function again(owner: Parameters<typeof writeSums>[0], tenant: number): Promise<void> {
  const years = ['2023', '2024', '2025', '2026'];
  await owner.query('TRUNCATE dados._despesa, dados._favorecidos, dados._estagios');
  await owner.query('BEGIN');
  await writeSums(owner, pagamentos, tenant, years);
  await owner.query('COMMIT');
  await owner.query('ANALYZE dados._despesa, dados._favorecidos, dados._estagios');
}

/**
 * Questions for every dimension, exercise and some months; each is asked once, so that no cached answer is measured.
 */
async function asked(stage: Awaited<ReturnType<typeof openStage>>): Promise<number[]> {
  const served = await stage.serve();
  const found: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const by = DIMENSIONS[i % DIMENSIONS.length]?.id;
    const from = 1 + (i % 11);
    const months = i < DIMENSIONS.length ? '' : `-${String(from).padStart(2, '0')}-12`;
    const question = `no=${2023 + (i % 4)}${months}&por=${by}`;
    found.push(await timed(() => ask(`${served.base}/v1/despesa?${question}`)));
  }
  await served.stop();
  return found;
}
