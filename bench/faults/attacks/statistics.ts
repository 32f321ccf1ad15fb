import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/tasks.mjs';
import { median, ms } from '../../figure.ts';
import type { Attack, AttackedPortal } from '../attack.ts';
import { asOwner } from '../owner.ts';
import { portalCommand } from '../portal.ts';
import { shoot } from '../shot.ts';

/** Name of the new body: a new one in each run, since only its first rows show anything. */
const SLUG = `cmnova${Date.now().toString(36)}`;
const ROUNDS = 8;
/** Times that the first lists may take longer than those after ANALYZE, and milliseconds below which nobody notices. */
const MOST_TIMES = 4;
const UNNOTICED_MS = 150;

export const STATISTICS_ATTACKS: readonly Attack[] = [
  {
    id: '7',
    name: 'a new body’s first load into a table that others filled (no attack: its own lists)',
    prepare: ({ folder }) => applyNew(folder),
    run: async (portal) => {
      try {
        await loadFirst(portal);
        const [first, analyzed] = [await listed(portal, 0), await analyze(portal).then(() => listed(portal, 500))];
        return {
          success: `its list in ${ms(first)}, after ANALYZE in ${ms(analyzed)}`,
          held: first <= Math.max(analyzed * MOST_TIMES, UNNOTICED_MS),
        };
      } finally {
        await portalCommand(portal.folder, ['tenant', 'remove', SLUG, '--sim']);
      }
    },
  },
];

async function applyNew(folder: string): Promise<void> {
  const own = await mkdtemp(join(tmpdir(), 'portal-orgao-'));
  await cp(join(root, 'tenants/cmdemo'), own, { recursive: true });
  const text = await readFile(join(own, 'tenant.yaml'), 'utf8');
  await writeFile(join(own, 'tenant.yaml'), text.replace('slug: cmdemo', `slug: ${SLUG}`));
  await portalCommand(folder, ['tenant', 'apply', own]);
  await rm(own, { recursive: true });
}

/** Loads the attacked body's empenhos, as many as the table holds of all others, as the new one's. */
async function loadFirst({ port, folder }: AttackedPortal): Promise<void> {
  const { text } = await shoot(port, { path: '/api/v1/empenhos.csv' });
  const file = join(folder, `${SLUG}.csv`);
  await writeFile(file, text, 'latin1');
  await portalCommand(folder, ['import', 'empenhos', file, '--tenant', SLUG]);
  await rm(file);
}

async function listed({ port }: AttackedPortal, from: number): Promise<number> {
  const times: number[] = [];
  const host = `${SLUG}.transparencia.localhost`;
  for (let turn = 0; turn < ROUNDS; turn++) {
    const path = `/api/v1/empenhos?vlrEmpenhado.gte=${from + turn}`;
    const { status, ms: time } = await shoot(port, { host, path });
    if (status !== 200) throw new Error(`the new body’s list answered ${status}`);
    times.push(time);
  }
  return median(times);
}

const analyze = ({ database }: AttackedPortal): Promise<unknown> =>
  asOwner(database, (owner) => owner.query('ANALYZE dados.empenhos'));
