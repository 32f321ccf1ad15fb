import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The lines of PostgreSQL's own note that say where it listens. */
const PORT = 3;
const SOCKET = 4;

/** Does something to the database of the portal under test that only who operates it may do. */
export async function operate<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const note = await readFile(join(process.env.E2E_DATA ?? '', 'postgres/cluster/data/postmaster.pid'), 'utf8');
  const lines = note.split('\n');
  const client = new pg.Client({
    host: lines[SOCKET] ?? '',
    port: Number(lines[PORT]),
    user: 'postgres',
    database: 'portal',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
