import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeXlsxStream } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { unmark } from '../../../catalog/fields/style.ts';
import { workbook } from '../../../test/zip.ts';
import { oneFile } from './files.ts';
import { tableOf } from './table.ts';
import { unpack } from './unpack.ts';

/** What the cells of one sheet are read as, row by row. */
const rowsFrom = async (rows: string, texts = ''): Promise<string[]> =>
  (await read(workbook(rows, texts))).map(([, text]) => text);

/** A workbook of so many numbers under a header, so many rows to a sheet. */
async function book(numbers: number, maxRowsPerSheet: number): Promise<Buffer> {
  const rows = async function* () {
    for (let i = 1; i <= numbers; i++) yield [i];
  };
  const columns = [{ header: 'Número' }];
  return buffer(Readable.from(writeXlsxStream(rows(), { name: 'Itens & serviços', columns, maxRowsPerSheet })));
}

async function read(bytes: Buffer, planilha?: string): Promise<[number, string][]> {
  const found: [number, string][] = [];
  for await (const file of unpack(oneFile('itens.xlsx', Readable.from([bytes])))) {
    const { lines } = await tableOf(file, planilha === undefined ? {} : { planilha });
    for await (const batch of lines)
      found.push(...batch.map(({ number, cells }) => [number, cells.map(unmark).join()] as [number, string]));
  }
  return found;
}

it('a table that was too long for one sheet is read to its end, and its header once', async () => {
  expect(await read(await book(7, 4))).toEqual([
    [1, 'Número'],
    [2, '1'],
    [3, '2'],
    [4, '3'],
    [6, '4'],
    [7, '5'],
    [8, '6'],
    [10, '7'],
  ]);
});

it('of the sheets of a table the one that is asked for is read alone', async () => {
  expect((await read(await book(7, 4), 'Itens & serviços_2')).map(([, text]) => text)).toEqual([
    'Número',
    '4',
    '5',
    '6',
  ]);
});

it('a text is the same wherever it is kept: shared, in runs, in its cell, with escapes or as it is', async () => {
  const shared = '<si><t>A &amp; B</t></si><si><r><rPr/><t>Da</t></r><r><t>ta</t></r><rPh><t>x</t></rPh></si>';
  const cells = [
    '<c t="s"><v>0</v></c>',
    '<c t="s"><v>1</v></c>',
    '<c t="inlineStr"><is><t>em_x000D_dois</t></is></c>',
    "<x:c r='E1' t='str'><f>A1&gt;2</f><v><![CDATA[<c>]]></v></x:c>",
    '<c t="s"><v>9</v></c>',
  ];
  expect(await rowsFrom(`<row r="1">${cells.join('')}</row>`, shared)).toEqual(['A & B,Data,em\rdois,,<c>']);
});

it('blank cells with a colour make no row wider', async () => {
  expect(
    await rowsFrom('<row><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row><c r="B2"><v>2</v></c></row>'),
  ).toEqual(['1', ',2']);
});

it('short rows that are as wide as can be are counted up to their last cell, and refused when they are too much', async () => {
  const wide = workbook('<row><c r="XFD1"><v>1</v></c></row>'.repeat(3_100));
  let lines = 0;
  const reading = async () => {
    for await (const file of unpack(oneFile('largas.xlsx', Readable.from([wide]))))
      for await (const batch of (await tableOf(file, {})).lines) lines += batch.length;
  };
  await expect(reading()).rejects.toThrow('passa de 50.000.000 células');
  expect(lines).toBeGreaterThan(3_000);
});

it('a workbook that was cut or is none says so, and what to do', async () => {
  await expect(read(workbook('<row r="1"><c'))).rejects.toThrow(/não pôde ser lido como planilha: .* Salve-a de novo/);
});
