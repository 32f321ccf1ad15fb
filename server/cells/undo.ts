import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { atomically } from '../database/atomic.ts';
import { Refusal } from '../refusal.ts';
import { clearTenant } from '../tenants/remove.ts';
import { installationName } from './agreement.ts';
import { storedBody } from './arrival.ts';
import { asMover } from './move.ts';
import { release } from './standstill.ts';

export interface UndoJob {
  slug: string;
  source: pg.Client;
  target: pg.Client;
  /** Folder of the body's documents at the target. */
  folder: string;
}

/** Takes an unfinished move back: the source is written to again, and what had arrived is erased. */
export async function undoMove({ slug, source, target, folder }: UndoJob): Promise<void> {
  await asMover(source);
  await asMover(target);
  const here = await storedBody(source, slug);
  const there = await storedBody(target, slug);
  const from = await installationName(source);
  const isArriving = there?.mark?.estado === 'chegando' && there.mark.de === from;
  if (!here || (!here.mark && !isArriving))
    throw new Refusal(`Não há mudança do órgão ${slug} a desfazer. Veja os órgãos com: portal tenant list`);
  if (here.mark?.estado === 'saiu' && there && !isArriving)
    throw new Refusal(
      `O órgão ${slug} já atende no destino: nada foi desfeito. Para trazê-lo de volta, mude-o de lá para cá com o mesmo comando.`,
    );
  if (there && isArriving) {
    await atomically(target, async () => {
      await clearTenant(target, there.id);
      await target.query('DELETE FROM portal.tenants WHERE id = $1', [there.id]);
    });
    await rm(folder, { recursive: true, force: true });
  }
  // Last: until nothing of it can be opened there, nobody writes here.
  await release({ client: source, tenant: here.id });
}
