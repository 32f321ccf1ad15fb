import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { portal as run } from '../../test/cli.ts';
import { openBodies, PORTAL_KEY, type Portal } from '../../test/portal.ts';
import { openSamples } from '../../test/samples.ts';

let here: Portal;
let there: Portal;
beforeAll(async () => {
  [here, there] = await Promise.all([openSamples({ documents: 'none' }), openBodies({ documents: 'none' })]);
});
afterAll(async () => {
  await here?.close();
  await there?.close();
});

const home = ({ filesDir }: Portal): string => dirname(filesDir);

it('smoke', async () => {
  const key = randomBytes(32).toString('base64');
  await writeFile(join(home(here), 'portal.key'), PORTAL_KEY);
  await writeFile(join(home(there), 'portal.key'), key);
  await mkdir(join(here.filesDir, 'pmdemo', 'a'), { recursive: true });
  await writeFile(join(here.filesDir, 'pmdemo', 'a', 'x.pdf'), 'xx');
  await run(there, 'tenant', 'remove', 'pmdemo', '--sim');
  const url = Object.assign(new URL(inject('postgres').url), { pathname: `/${there.place.owner.database}` }).href;
  console.log(url);
  const t = performance.now();
  const { out, value } = await run(here, 'tenant', 'move', 'pmdemo', '--pasta', home(there), '--para', url);
  console.log(out, value, performance.now() - t);
});
