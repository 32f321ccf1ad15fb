import { expect, test } from 'vitest';
import { elementsOf, linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { ColumnChart, type ColumnPlace } from './columns.tsx';
import { ChartTable } from './table.tsx';

const bar = (id: string, value: number) => ({ id, value, className: id, title: `${id}: ${value}` });
const places: ColumnPlace[] = [
  { key: '2024', bars: [bar('Fixado', 10), bar('Recebido', 8)], to: '/receita?numExercicio=2024' },
  { key: '2025', bars: [] },
  { key: '2026', bars: [bar('Fixado', 12), bar('Recebido', 12)], to: null },
];

test('a chart draws every figure with its words, and names every place, also an empty one', () => {
  const html = markupOf(<ColumnChart places={places} name={(key) => `ano ${key}`} height={200} />);
  expect(elementsOf(html, 'rect').map(({ words }) => words)).toEqual([
    'Fixado: 10',
    'Recebido: 8',
    'Fixado: 12',
    'Recebido: 12',
  ]);
  for (const name of ['ano 2024', 'ano 2025', 'ano 2026']) expect(wordsOf(html)).toContain(name);
});

test('a chart is drawn before its place is measured, and fits whatever that is', () => {
  const html = markupOf(<ColumnChart places={places} name={String} height={200} />);
  expect(elementsOf(html, 'svg')[0]?.attributes).toMatchObject({ width: '100%', viewBox: '0 0 640 200' });
  for (const { attributes } of elementsOf(html, 'rect')) expect(Number(attributes.width)).toBeGreaterThan(10);
});

test('a place that leads somewhere is a link that Tab passes: the table has the same', () => {
  const html = markupOf(<ColumnChart places={places} name={String} height={200} />);
  expect(linksOf(html)).toEqual(['Fixado: 10 Recebido: 8 → /receita?numExercicio=2024']);
  expect(elementsOf(html, 'a')[0]?.attributes.tabindex).toBe('-1');
});

test('where names need room, those that do not fit are left out', () => {
  const html = markupOf(<ColumnChart places={places} name={(key) => `ano ${key}`} nameWidth={400} height={200} />);
  expect(wordsOf(html)).toContain('ano 2024');
  expect(wordsOf(html)).not.toContain('ano 2025');
});

test('what is drawn besides the columns has a place on the axis', () => {
  const html = markupOf(
    <ColumnChart places={places} name={String} height={200} besides={[100]}>
      {({ y, base }) => <path d={`M0 ${base} L10 ${y(100)}`} />}
    </ColumnChart>,
  );
  expect(wordsOf(html)).toContain('100');
  expect(html).toContain('<path d="M0 172 L10 12"');
});

test('the figures of a chart are a table with a name, a head for each column and one for each row', () => {
  const rows = [{ key: '1', name: 'jan', figures: ['1,00', '2,00'] }];
  const html = markupOf(<ChartTable title="Pago por mês" heads={['Mês', 'Liquidado', 'Pago']} rows={rows} />);
  expect(html).toContain('aria-label="Números de Pago por mês"');
  expect(elementsOf(html, 'th').map(({ attributes, words }) => `${attributes.scope} ${words}`)).toEqual([
    'col Mês',
    'col Liquidado',
    'col Pago',
    'row jan',
  ]);
  expect(elementsOf(html, 'td').map(({ words }) => words)).toEqual(['1,00', '2,00']);
});
