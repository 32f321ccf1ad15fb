import { describe, expect, it } from 'vitest';
import { parseKey, printKey } from '../catalog/key.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { checker } from '../server/import/check/check.ts';
import { generate } from './generate.ts';

describe.each(['pmdemo', 'cmdemo'] as const)('every row of %s, as `npm start` makes them', (tenant) => {
  const { datasets } = generate({ seed: 1, scale: 1, until: '2026-10-31', tenant });

  it.each(datasets.map((made) => [made.dataset.id, made] as const))(
    '%s is accepted, and its address leads back to it',
    (_, { dataset, rows }) => {
      const names = Object.keys(dataset.fields);
      const check = checker(dataset, names);
      const lost: Cells[] = [];
      for (const cells of rows()) {
        const checked = check({ number: 2, cells: names.map((name) => cells[name] ?? ''), broken: false });
        if (!checked.ok) expect.fail(JSON.stringify({ cells, checked }));
        const key = parseKey(dataset, printKey(dataset, checked.row).split('/').slice(2));
        const same = key.ok && dataset.key.every((name, i) => key.values[i] === (checked.row[name] ?? null));
        if (!same) lost.push(cells);
      }
      expect(lost).toEqual([]);
    },
  );
});
