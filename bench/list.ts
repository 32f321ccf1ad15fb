import type pg from 'pg';
import { contratos } from '../catalog/datasets/contratos.ts';
import { selectPage, selectTotals } from '../server/database/sql/select.ts';
import { type BenchFigure, median, ms, timed } from './figure.ts';
import type { GrownStage } from './grown.ts';
import { ask } from './http.ts';
import { contractsQuery } from './query.ts';
import { YEAR } from './stage.ts';

const ROUNDS = 40;
const WARM = 5;

/** Time of an uncached page of 50 rows, filtered and sorted, against the same statements through the driver. */
export async function measureList(stage: GrownStage): Promise<BenchFigure[]> {
  const served = await stage.serve();
  const client = await stage.connect(stage.largest.tenant);
  const [portal, driver]: [number[], number[]] = [[], []];
  for (let round = -WARM; round < ROUNDS; round++) {
    const through = await timed(() => ask(`${served.base}/v1/contratos?${unheard()}`));
    const bare = await timed(() => run(client, stage.largest.tenant, unheard()));
    if (round < 0) continue;
    portal.push(through);
    driver.push(bare);
  }
  await client.end();
  await served.stop();
  return [
    {
      what: 'List page, 50 rows, filtered and sorted, uncached',
      measured: ms(median(portal)),
      against: `${ms(median(driver))}, the same SQL through the bare driver`,
      ratio: median(portal) / median(driver),
      limit: { most: 2 },
    },
  ];
}

let asked = 0;
/** Uses each limit once, so that no cached answer is measured. */
const unheard = (): string => `numAnoPub=${YEAR}&vlrContrato.gte=${100_000 + asked++}&_sort=-vlrContrato`;

async function run(client: pg.Client, tenant: number, text: string): Promise<void> {
  const query = contractsQuery(text);
  await client.query(selectPage(contratos, tenant, query));
  await client.query(selectTotals(contratos, tenant, query));
}
