import { join } from 'node:path';
import { datasets } from '../catalog/datasets/index.ts';
import { root } from '../scripts/tasks.mjs';
import { catchUpIndex } from '../server/index/follow.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { type BenchFigure, count, median, ms, s, timed } from './figure.ts';
import { fillContracts } from './fill.ts';
import { ask } from './http.ts';
import { publishPayments } from './payments.ts';
import { openStage, UNTIL } from './stage.ts';

const ROUNDS = 10;
/** Terms as people type them: a word of nearly every row, rare ones, several, a name, a number, and one mistyped. */
const TERMS = [
  'serviços',
  'aquisição',
  'secretaria municipal de educação',
  'merenda escolar',
  'medicamentos',
  'construtora juazeiro',
  'pavimentação',
  '10/2025',
  'contrato limpeza urbana 2025',
  'licitasão',
];
/** Contracts loaded beside the payments: the search lists each contract, while it groups payments by creditor. */
const SHARE = 10;

/**
 * Time of an uncached search over so many payments and a tenth as many contracts; and the cost of keeping its index.
 */
export async function measureBusca(rows: number, log: (line: string) => void): Promise<BenchFigure[]> {
  const stage = await openStage(log);
  const { owner } = stage;
  try {
    const { id } = await applyTenant(owner, join(root, 'tenants/pmdemo'));
    const payments = await timed(() => publishPayments(owner, id, rows, 'later'));
    const paid = await timed(() => catchUpIndex(owner, datasets));
    log(`${count(rows)} payments loaded in ${s(payments)}, searchable in ${s(paid)}`);
    const contracts = await timed(() => fillContracts(owner, Math.ceil(rows / SHARE), UNTIL, log, 'later'));
    const agreed = await timed(() => catchUpIndex(owner, datasets));
    log(`${count(Math.ceil(rows / SHARE))} contracts searchable in ${s(agreed)}`);
    await owner.query('VACUUM ANALYZE');
    const asked = await searches(stage, log);
    return [
      {
        what: `A search over ${count(rows)} payments and ${count(Math.ceil(rows / SHARE))} contracts, uncached (slowest of ${asked.length}: ${ms(Math.max(...asked))})`,
        measured: ms(median(asked)),
        against: '100.0 ms, the limit',
        ratio: median(asked) / 100,
        limit: { most: 1 },
      },
      {
        what: 'Making payments searchable',
        measured: s(paid),
        against: `${s(payments)}, their load`,
        ratio: paid / payments,
        limit: { most: 3 },
      },
      {
        what: 'Making contracts searchable',
        measured: s(agreed),
        against: `${s(contracts)}, their load`,
        ratio: agreed / contracts,
        limit: { most: 3 },
      },
    ];
  } finally {
    await stage.close();
  }
}

/**
 * Makes each address unique, so that no cached answer is measured: trailing spaces change the address and not the
 * words.
 */
async function searches(stage: Awaited<ReturnType<typeof openStage>>, log: (line: string) => void): Promise<number[]> {
  const served = await stage.serve();
  const all: number[] = [];
  for (const term of TERMS) {
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const stop = ' de'.repeat(round);
      own.push(await timed(() => ask(`${served.base}/v1/busca?termo=${encodeURIComponent(`${term}${stop}`)}`)));
    }
    log(`${term}: ${ms(median(own))}`);
    all.push(...own);
  }
  await served.stop();
  return all;
}
