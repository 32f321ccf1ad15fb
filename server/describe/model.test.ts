import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { checker } from '../import/check/check.ts';
import { readHeader } from '../import/columns/header.ts';
import type { FileLine } from '../import/read/csv.ts';
import { tableOf } from '../import/read/table.ts';
import { modelFile } from './model.ts';

const received = datasets.filter(({ cut }) => !cut);

describe.each(received)('the model of $id', (set) => {
  it('is a file whose header and rows the import takes as they are', async () => {
    const bytes = Readable.from([Buffer.from(modelFile(set))]);
    const { lines } = await tableOf({ name: 'modelo.csv', bytes, format: 'text' }, {});
    const all: FileLine[] = [];
    for await (const batch of lines) all.push(...batch);
    const { reading, skip } = readHeader(
      set,
      all,
      { layout: null, known: [], ignore: [] },
      { arquivo: 'modelo.csv', periodo: '' },
    );
    expect(reading.names).toEqual(storedOf(set).map(([name]) => name));
    const rows = all.slice(skip).map(checker(set, reading.names));
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('opens in a Brazilian spreadsheet with its accents and its columns', () => {
    const [header = ''] = modelFile(set).split('\r\n');
    expect(header.charCodeAt(0)).toBe(0xfeff);
    expect(header.slice(1).split(';')).toHaveLength(storedOf(set).length);
  });

  it('shows no whole CPF', () => {
    expect(hideCpf(modelFile(set))).toBe(modelFile(set));
  });
});
