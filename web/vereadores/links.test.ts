import { expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { parseQuery } from '../../catalog/query.ts';
import { activityLinks } from './links.ts';

it('every list that a member’s page leads to understands what it is asked', () => {
  for (const { to } of activityLinks({ txtNome: 'Ana Lúcia d’Ávila', numExercicio: 2026 })) {
    const { pathname, searchParams } = new URL(to, 'http://x');
    const set = datasets.find(({ id }) => `/${id}` === pathname) ?? expect.fail(`no list ${pathname}`);
    const answer = parseQuery(set, [...searchParams]);
    expect(answer.ok && answer.query.where.length).toBe(2);
  }
});
