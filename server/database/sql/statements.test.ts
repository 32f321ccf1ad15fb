import { expect, it } from 'vitest';
import { datasets } from '../../../catalog/datasets/index.ts';
import { schemaPlan } from '../../tables.ts';
import { wholeSchema } from './ddl.ts';
import { splitStatements } from './statements.ts';

it('takes a text apart at the semicolons between statements alone', () => {
  const text = `-- The body's key; first.
SELECT 'a;''b;', "c;d" -- it's; one
FROM e - f;
DO $$ BEGIN PERFORM 'x'; END $$; ;

SELECT $1`;
  expect(splitStatements(text)).toEqual([
    `-- The body's key; first.\nSELECT 'a;''b;', "c;d" -- it's; one\nFROM e - f`,
    `DO $$ BEGIN PERFORM 'x'; END $$`,
    'SELECT $1',
  ]);
});

it('loses nothing of the schema', () => {
  const whole = wholeSchema(schemaPlan(datasets));
  const squeezed = (text: string): string => text.replace(/[\s;]+/g, '');
  expect(squeezed(splitStatements(whole).join(';'))).toBe(squeezed(whole));
});
