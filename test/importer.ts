import { basename } from 'node:path';
import { contratos } from '../catalog/datasets/contratos.ts';
import { Database } from '../server/database/db.ts';
import { load } from '../server/import/load.ts';
import { filesAt, type ImportFile, oneFile } from '../server/import/read/files.ts';
import type { Told } from './importing.ts';

// An importer in a process of its own, so that it can be killed: loads what it is told and answers how that went.
process.on('message', (job: Told & { temp: string }) => {
  // Only now: what runs these sources has a cache of its own there.
  process.env.TMPDIR = job.temp;
  void work(job);
});
process.send?.('ready');

async function work({ at, tenant, path, endless, refusedPath }: Told): Promise<void> {
  const db = new Database({ owner: at, web: at, desk: at });
  const files = endless ? oneFile('linha.csv', repeated(endless)) : filesAt(path);
  const options = { tenant, dataset: contratos, files, name: basename(path), reference: '2031-12-31', author: 'teste' };
  const answer = await db
    .own((client) => load(client, { ...options, force: true, ...(refusedPath && { refusedPath }) }))
    .then(
      ({ carga, accepted, unchanged }) => ({ carga, accepted, unchanged }),
      (error: Error) => ({ refused: error.name, message: error.message }),
    );
  await db.close();
  process.send?.(answer);
}

/** Five gigabytes of one text, after the header of a table. */
async function* repeated(text: string): ImportFile['bytes'] {
  yield Buffer.from('numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato\n');
  const piece = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)));
  for (let size = 0; size < 5_000_000_000; size += piece.length) yield piece;
}
