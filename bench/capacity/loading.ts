import { BARE, foundBody } from '../bodies.ts';
import { inTemporaryFolder } from '../demonstration.ts';
import { ms } from '../figure.ts';
import { importFile, paymentFile } from '../imported.ts';
import { openDatabase } from '../stage.ts';

const ROWS = 100_000;

/** Milliseconds of wall time that one row takes from its file to its publication, on a machine that does nothing else. */
export async function measureRowLoad(say: (line: string) => void): Promise<number> {
  const database = await openDatabase(say);
  try {
    const tenant = await foundBody(database.owner, BARE);
    return await inTemporaryFolder(async (dir) => {
      const { time } = await importFile(database.at, tenant, await paymentFile(dir, ROWS));
      say(`a row is published in ${ms(time / ROWS)}`);
      return time / ROWS;
    });
  } finally {
    await database.close();
  }
}
