import { join } from 'node:path';
import { datasets } from '../catalog/datasets/index.ts';
import { withRoles } from '../server/database/connection.ts';
import { Database } from '../server/database/db.ts';
import { loadRenderer } from '../server/page/renderer.ts';
import { catchUpMirror } from '../server/pntp/follow.ts';
import { root } from '../server/root.ts';
import { type BenchFigure, ms, s, timed } from './figure.ts';
import type { GrownStage } from './grown.ts';

/** Most seconds in which the mirror of all bodies is made from nothing. */
const WHOLE_SECONDS = 20;

/** The mirror of every body from nothing, and again after a load of one of them. */
export async function measureMirror({ owner, at, towns }: GrownStage): Promise<BenchFigure[]> {
  const db = new Database(withRoles(at));
  const tools = { db, datasets, render: await loadRenderer(join(root, 'dist', 'render')) };
  await owner.query('DELETE FROM portal.medidas');
  await owner.query('DELETE FROM portal.indices');
  const whole = await timed(() => catchUpMirror(owner, tools));
  await owner.query(
    `UPDATE portal.versoes SET versao = versao + 1 WHERE dataset = 'contratos' AND tenant = (SELECT id FROM portal.tenants WHERE slug = $1)`,
    [towns[0]],
  );
  const again = await timed(() => catchUpMirror(owner, tools));
  await db.close();
  return [
    {
      what: `The PNTP mirror of ${towns.length} towns and the large bodies, from nothing`,
      measured: s(whole),
      against: s(WHOLE_SECONDS * 1000),
      ratio: whole / (WHOLE_SECONDS * 1000),
      limit: { most: 1 },
    },
    {
      what: 'The same after a load of one town',
      measured: ms(again),
      against: `${s(whole)}, from nothing`,
      ratio: again / whole,
      limit: { most: 0.1 },
    },
  ];
}
