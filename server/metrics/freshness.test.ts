import { expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { expectedDatasets } from '../dataset/latest.ts';
import { bodyFreshness } from './freshness.ts';

it('a body is as fresh as its datasets: those past thirty days are late, those never seen are missing', () => {
  const expected = expectedDatasets(datasets, 'prefeitura').slice(0, 4);
  const days = ['2026-10-31', '2026-10-01', '2026-09-30'];
  const latest = new Map(days.map((day, i) => [expected[i]?.id ?? '', day]));
  expect(bodyFreshness('pmdemo', expected, latest, '2026-10-31')).toEqual({
    slug: 'pmdemo',
    expected: 4,
    late: 1,
    missing: 1,
    oldest: 31,
  });
});
