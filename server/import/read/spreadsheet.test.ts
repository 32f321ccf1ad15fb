import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeXlsxStream } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { oneFile } from './files.ts';
import { tableOf } from './table.ts';
import { unpack } from './unpack.ts';

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
      found.push(...batch.map(({ number, cells }) => [number, cells.join()] as [number, string]));
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
