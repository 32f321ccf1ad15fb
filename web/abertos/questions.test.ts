import { describe, expect, it } from 'vitest';
import { exampleFilter, exampleQuestions } from '../../catalog/abertos/questions.ts';
import { timeOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { parseQuery } from '../../catalog/query.ts';
import { readAddress } from '../dataset/url.ts';

describe('the example questions of a dataset', () => {
  const all = datasets.map((set) => {
    const field = exampleFilter(set);
    const value = set.fields[field ?? '']?.options[0];
    const known = field && value ? { field, value } : null;
    return [set.id, set, exampleQuestions(set, timeOf(set).ofDay('2025-03-01'), known)] as const;
  });

  it.each(all)('of %s have pages that their lists can show, and addresses that the API takes', (_, set, questions) => {
    expect(questions.length).toBeGreaterThan(1);
    for (const { pagina, api } of questions) {
      if (pagina) expect(readAddress(set, pagina.split('?')[1] ?? '')).toMatchObject({ ok: true });
      expect(parseQuery(set, [...new URLSearchParams(api.split('?')[1])])).toMatchObject({ ok: true });
    }
    expect(questions.some(({ pagina }) => pagina !== null)).toBe(true);
  });

  it('are filtered by a choice that people make, never by a person’s document', () => {
    const fields = datasets.map((set) => set.fields[exampleFilter(set) ?? '']);
    expect(fields.filter((field) => field?.privacy)).toEqual([]);
    expect(fields.filter((field) => field?.listed).length).toBeGreaterThan(30);
  });
});
