import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { ident, literal } from './names.ts';

let fresh: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase();
  client = new pg.Client(fresh.url);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await fresh.drop();
});

const storable = fc
  .string({ unit: 'binary', maxLength: 40 })
  .filter((text) => !text.includes('\0') && text.isWellFormed());
const quoting = fc.string({ unit: fc.constantFrom("'", '\\', '"', '$', ';', '-', 'a', '\n', 'E'), maxLength: 20 });

it('a literal is read back as the text it was, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(storable, quoting), async (text) => {
      const { rows } = await client.query(`SELECT ${literal(text)}::text AS it`);
      expect(rows).toEqual([{ it: text }]);
    }),
    { numRuns: 300 },
  );
});

it('a name is a name, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(quoting.filter(Boolean), async (name) => {
      const { fields } = await client.query(`SELECT 1 AS ${ident(name)}`);
      expect(fields.map((field) => field.name)).toEqual([name]);
    }),
    { numRuns: 100 },
  );
});

it('loses the one character that PostgreSQL cannot hold, instead of the statement', async () => {
  const { rows } = await client.query(`SELECT ${literal('a\0b')} AS it`);
  expect(rows).toEqual([{ it: 'ab' }]);
});
