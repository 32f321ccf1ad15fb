import { expect, test } from 'vitest';
import { elementsOf, linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { Bars } from './bars.tsx';
import { Columns } from './columns.tsx';
import { MarkTable } from './figures.tsx';
import { type ChartMark, NONE_KEY, REST_KEY } from './marks.ts';

const scale = { label: 'Pago', format: (value: number) => `R$ ${value}` };
const mark = (key: string, value: number, to: string | null = null): ChartMark => ({ key, label: key, value, to });

test('the table of a chart has each figure with its share, and a link where its rows are', () => {
  const marks = [mark('Saúde', 75, '?codFuncao=10'), mark('Cultura', 25), mark('Nada', 0)];
  const html = markupOf(<MarkTable marks={marks} scale={scale} title="Por função" by="Função" sum={100} />, '/despesa');
  expect(elementsOf(html, 'th').map(({ words }) => words)).toEqual(['Função', 'Pago', '%', 'Saúde', 'Cultura']);
  expect(elementsOf(html, 'td').map(({ words }) => words)).toEqual(['R$ 75', '75,0%', 'R$ 25', '25,0%']);
  expect(linksOf(html)).toEqual(['Saúde → /despesa?codFuncao=10']);
});

test('a figure measured against another has its share of that one', () => {
  const against = { label: 'Fixado', share: '% do fixado' };
  const marks = [
    { ...mark('jan', 30), against: 40 },
    { ...mark('fev', 5), against: 0 },
  ];
  const html = markupOf(<MarkTable marks={marks} scale={{ ...scale, against }} title="Repasses" by="Mês" sum={35} />);
  expect(elementsOf(html, 'th').map(({ words }) => words)).toEqual([
    'Mês',
    'Fixado',
    'Pago',
    '% do fixado',
    'jan',
    'fev',
  ]);
  expect(elementsOf(html, 'td').map(({ words }) => words)).toEqual(['R$ 40', 'R$ 30', '75,0%', 'R$ 0', 'R$ 5', '–']);
});

test('a mean has the rows that it is of, and no share', () => {
  const marks = [{ ...mark('Cardiologia', 87.5), rows: 1_200 }];
  const html = markupOf(
    <MarkTable marks={marks} scale={{ ...scale, rows: 'Pedidos' }} title="Espera" by="Onde" sum={1} />,
  );
  expect(elementsOf(html, 'th').map(({ words }) => words)).toEqual(['Onde', 'Pago', 'Pedidos', 'Cardiologia']);
  expect(elementsOf(html, 'td').map(({ words }) => words)).toEqual(['R$ 87.5', '1.200']);
});

test('a bar of all the others that is longer than the scale is cut, and said to be', () => {
  const cut = 'A barra “Demais” está cortada';
  const named = [mark('A', 10), mark('B', 5)];
  expect(wordsOf(markupOf(<Bars marks={[...named, mark(REST_KEY, 90)]} scale={scale} />))).toContain(cut);
  expect(wordsOf(markupOf(<Bars marks={[...named, mark(REST_KEY, 3)]} scale={scale} />))).not.toContain(cut);
});

test('columns over time leave out what has no date, and shorten the names of months', () => {
  const months = [{ ...mark('2026-03', 4), label: 'março de 2026' }, mark(NONE_KEY, 9)];
  const html = markupOf(<Columns marks={months} scale={scale} />);
  expect(elementsOf(html, 'rect').map(({ words }) => words)).toEqual(['março de 2026: R$ 4']);
  expect(wordsOf(html)).toContain('mar/26');
});
