import { expect, test } from 'vitest';
import { toBinary } from './copy.ts';
import { type RowFormat, rewriteRows } from './rows.ts';

const column = (before: string, after: string) => ({
  before,
  after,
  absent: `${before}-${after}`,
  special: (value: string) => `${before}<${value}>${after}`,
});
const FORMAT: RowFormat = { columns: [column('[', ';'), column('', ']\n')], special: /"|\\[^N]/g };

const rewritten = (copied: string): string => rewriteRows(toBinary(copied), FORMAT).toString();

test('every value stands between what its column has before and after it', () => {
  expect(rewritten('a\tb\nc\td\n')).toBe('[a;b]\n[c;d]\n');
});

test('an absent value is not the text of its mark, nor an empty text', () => {
  expect(rewritten('\\N\t\\\\N\n\t\\N\n')).toBe('[-;<\\N>]\n[;-]\n');
});

test('only a value that needs it is written otherwise, with its letters and line breaks as they were', () => {
  expect(rewritten('ação\ta"b\nação "c"\té\n\\tx\\n\\\\y\tz\n')).toBe('[ação;<a"b>]\n[<ação "c">;é]\n[<\tx\n\\y>;z]\n');
});
