// An importer in a process of its own, so that it can be killed: loads what it is told and answers how that went.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {import('./importing.ts').ImportJob} ImportJob */

const [contratosAt = '', databaseAt = '', loadAt = '', filesModuleAt = ''] = process.argv
  .slice(2)
  .map((path) => pathToFileURL(path).href);

/** @type {typeof import('../catalog/datasets/contratos.ts')} */
const { contratos } = await import(contratosAt);
/** @type {typeof import('../server/database/db.ts')} */
const { Database } = await import(databaseAt);
/** @type {typeof import('../server/import/load.ts')} */
const { load } = await import(loadAt);
/** @type {typeof import('../server/import/read/files.ts')} */
const { filesAt, oneFile } = await import(filesModuleAt);

process.on('message', (/** @type {ImportJob & { temp: string }} */ job) => {
  // Only now: what runs the sources has a cache of its own there.
  process.env.TMPDIR = job.temp;
  void work(job);
});
process.send?.('ready');

/** @param {ImportJob} job */
async function work({ at, tenant, path, endless, refusedPath }) {
  const db = new Database({ owner: at, web: at, desk: at, staff: at });
  const files = endless ? oneFile('linha.csv', repeated(endless)) : filesAt(path);
  const options = { tenant, dataset: contratos, files, name: basename(path), reference: '2031-12-31', author: 'teste' };
  const answer = await db
    .own((client) => load(client, { ...options, force: true, ...(refusedPath && { refusedPath }) }))
    .then(
      ({ carga, accepted, unchanged }) => ({ carga, accepted, unchanged }),
      (error) => ({ refused: error.name, message: error.message }),
    );
  await db.close();
  process.send?.(answer);
}

/** Five gigabytes of one text, after the header of a table. @param {string} text */
async function* repeated(text) {
  yield Buffer.from('numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato\n');
  const piece = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)));
  for (let size = 0; size < 5_000_000_000; size += piece.length) yield piece;
}
