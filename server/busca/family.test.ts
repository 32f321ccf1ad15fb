import { expect, it } from 'vitest';
import type { Termo } from '../../catalog/glossario/term.ts';
import { type Family, SAME, wideFor } from './family.ts';

const own: Termo = { termo: 'Feira Livre', explicacao: 'x', fontes: ['Lei 1'], sinonimos: ['feirante', 'salário'] };
const tenant = { dados: { glossario: [own] } };

const othersOf = (families: readonly Family[], word: string): string[] =>
  families
    .filter((family) => family.own.join(' ') === word)
    .flatMap(({ others }) => others.map((way) => way.join(' ')));

it('one table holds what is the same, what the glossary means and what the body calls so, nothing twice', () => {
  const wide = wideFor(tenant);
  expect(othersOf(SAME, 'salario')).toContain('remuneracao');
  expect(othersOf(wide, 'salario')).toEqual(expect.arrayContaining(['remuneracao', 'subsidio', 'feira livre']));
  expect(othersOf(wide, 'feirante')).toEqual(['feira livre']);
  expect(othersOf(SAME, 'feirante')).toEqual([]);
  expect(new Set(wide.map((family) => family.own.join(' '))).size).toBe(wide.length);
  for (const { own: name, others } of wide)
    expect(new Set([name, ...others].map((way) => way.join(' '))).size).toBe(others.length + 1);
});
