import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { storedOf } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import { hideCpf } from '../catalog/privacy.ts';
import { type Checked, checker } from './import/check.ts';
import { read } from './import/read.ts';
import { modelFile } from './model.ts';

const received = datasets.filter(({ cut }) => !cut);

describe.each(received)('the model of $id', (set) => {
  it('is a file whose header and rows the import takes as they are', async () => {
    const { names, lines } = await read(Readable.from([Buffer.from(modelFile(set))]), set);
    expect(names).toEqual(storedOf(set).map(([name]) => name));
    const check = checker(set, names, 'br');
    const rows: Checked[] = [];
    for await (const batch of lines) rows.push(...batch.map(check));
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
