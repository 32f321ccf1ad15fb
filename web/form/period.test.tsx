import { expect, test } from 'vitest';
import { elementsOf, markupOf } from '../../test/markup.tsx';
import { PeriodForm } from './period.tsx';

const now = { year: 2025, from: 3, to: 6 };
const by = { label: 'Dividir por', value: 'fonte', options: [{ value: 'fonte', label: 'Fonte' }] };
const form = (own: typeof by | null): string =>
  markupOf(
    <PeriodForm title="Período" no="2025-03-06~fonte-1" now={now} years={[2025, 2026]} by={own} go={() => undefined} />,
  );

const chosen = (html: string): string[] =>
  elementsOf(html, 'option')
    .filter(({ attributes }) => 'selected' in attributes)
    .map(({ words }) => words);

test('the form begins with what is shown now', () => {
  expect(chosen(form(by))).toEqual(['2025', 'março', 'junho', 'Fonte']);
});

test('nothing asks how to divide what cannot be divided', () => {
  expect(elementsOf(form(by), 'select').map(({ attributes }) => attributes.name)).toEqual([
    'exercicio',
    'de',
    'ate',
    'por',
  ]);
  expect(elementsOf(form(null), 'select').map(({ attributes }) => attributes.name)).toEqual(['exercicio', 'de', 'ate']);
});

test('the browser sends it by itself to the same page, with the place in the tree', () => {
  const { method, action } = elementsOf(form(by), 'form')[0]?.attributes ?? {};
  expect([method, action]).toEqual(['get', '/']);
  expect(form(by)).toContain('<input type="hidden" name="no" value="2025-03-06~fonte-1"/>');
});

test('the exercises and the twelve months are offered', () => {
  const options = elementsOf(form(null), 'option').map(({ words }) => words);
  expect(options.slice(0, 3)).toEqual(['2026', '2025', 'janeiro']);
  expect(options).toHaveLength(2 + 12 + 12);
});
