import { describe, expect, it } from 'vitest';
import type { GroupRow } from '../dataset/answer.ts';
import { contratos } from '../datasets/contratos.ts';
import { datasets } from '../datasets/index.ts';
import { printGroup } from '../list/group.ts';
import { ALL } from '../list/opening.ts';
import { type Pairs, parseQuery, printQuery, type Query } from '../query.ts';
import { otherGroups, usualGroups } from './choices.ts';
import { drawPivot } from './draw.ts';
import { fitText, roundTicks, textWidth, wrapText } from './drawing.ts';
import { chartQuery, explorationOf, explorationTitle, readExploreForm } from './exploration.ts';
import { pivotOf } from './pivot.ts';

const queryOf = (search: string): Query => {
  const read = parseQuery(contratos, [...new URLSearchParams(search)]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.query;
};

const group = (chave: string | null, chave2: string | null, vlrContrato: number, more: object = {}): GroupRow => ({
  chave,
  rotulo: chave ?? 'Não informado',
  chave2,
  rotulo2: chave2 ?? 'Não informado',
  linhas: 1,
  vlrContrato,
  ...more,
});

const GROUPS = [
  group('Pregão', '2025', 0.1),
  group('Pregão', '2026', 0.2),
  group('Dispensa', '2026', 5),
  group(null, '2025', 1, { outros: 7, rotulo: 'Outros (7)' }),
];

const crossed = explorationOf(contratos, queryOf('_por=txtModalidade,numAnoPub&_sort=-vlrContrato'), 'barras');

describe('an exploration', () => {
  it.each(datasets.map((set) => [set.id, set] as const))('of %s can be asked without choosing anything', (_, set) => {
    const { query, measure } = explorationOf(set, ALL);
    const asked: Pairs = [...new URLSearchParams(printQuery(set, query))];
    expect(parseQuery(set, asked)).toMatchObject({ ok: true });
    expect(['linhas', ...set.list.totals]).toContain(measure);
    for (const one of [...usualGroups(set), ...otherGroups(set)])
      expect(parseQuery(set, [['_por', printGroup(one)]]).ok, printGroup(one)).toBe(true);
  });

  it('of every chart is the groups of that chart', () => {
    for (const set of datasets)
      for (const chart of set.list.charts) {
        const { of, shown } = chartQuery(set, ALL, chart);
        const { query, measure } = explorationOf(set, of);
        expect(printGroup(query.by)).toBe(chart.by);
        expect(measure).toBe(chart.sum ?? 'linhas');
        expect(shown).toBe(chart.shape === 'bars' ? 'explorar.barras' : 'explorar.colunas');
      }
  });

  it('is said in words, and a form asks it by the names of the API', () => {
    expect(explorationTitle(contratos, crossed)).toBe('Valor atual por modalidade e exercício');
    const form = 'numAnoPub=2025&_por=txtModalidade&_coluna=dtAssinatura.mes&_medida=linhas&_ordem=menor&_mostrar=50';
    const pairs = readExploreForm([...new URLSearchParams(form)]);
    expect(new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString()).toBe(
      'numAnoPub=2025&_por=txtModalidade%2CdtAssinatura.mes&_topo=50%2C8&_sort=linhas',
    );
  });
});

describe('a table of groups', () => {
  const pivot = pivotOf(contratos, crossed, GROUPS);

  it('adds up its rows, its columns and the whole to the cent, the others apart and last', () => {
    expect(pivot.rows.map(({ rotulo, total }) => [rotulo, total])).toEqual([
      ['Pregão', 0.3],
      ['Dispensa', 5],
      ['Outros (7)', 1],
    ]);
    expect(pivot.columns.map(({ rotulo, total }) => [rotulo, total])).toEqual([
      ['2025', 1.1],
      ['2026', 5.2],
    ]);
    expect(pivot.total).toBe(6.3);
  });

  it('has no figure where there are no rows', () => {
    const [, dispensa] = pivot.rows;
    const [first, second] = pivot.columns;
    expect(dispensa && first && pivot.cell(dispensa, first)).toBeNull();
    expect(dispensa && second && pivot.cell(dispensa, second)).toBe(5);
  });

  it.each(['barras', 'colunas', 'tabela'] as const)(
    'is drawn as %s within its width, with every row named',
    (shape) => {
      for (const width of [300, 760]) {
        const { marks, height } = drawPivot({ set: contratos, exploration: { ...crossed, shape }, pivot, width });
        for (const mark of marks)
          if (mark.kind === 'rect') {
            expect(mark.x + mark.width).toBeLessThanOrEqual(width + 0.01);
            expect(mark.y + mark.height).toBeLessThanOrEqual(height + 0.01);
          }
        const words = marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
        expect(words).toContain('Dispensa');
      }
    },
  );

  it('with a figure below zero is drawn as a table: parts of a bar cannot be less than nothing', () => {
    const owed = pivotOf(contratos, crossed, [...GROUPS, group('Anulação', '2026', -3)]);
    const { marks } = drawPivot({ set: contratos, exploration: crossed, pivot: owed, width: 760 });
    expect(marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []))).toContain('Total');
  });

  it('draws a month without rows as a place of its own', () => {
    const months = explorationOf(contratos, queryOf('_por=dtAssinatura.mes'), 'colunas');
    const plain = (chave: string): GroupRow => ({ chave, rotulo: chave, linhas: 1, vlrContrato: 1 });
    const found = pivotOf(contratos, months, [plain('2025-04'), plain('2025-01')]);
    const { marks } = drawPivot({ set: contratos, exploration: months, pivot: found, width: 760 });
    const words = marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    expect(words).toEqual(expect.arrayContaining(['fev/25', 'mar/25']));
  });
});

describe('words in a drawing', () => {
  it('are cut where they do not fit, and broken at blanks', () => {
    expect(fitText('curto', 200)).toBe('curto');
    const cut = fitText('Secretaria Municipal de Educação', 100);
    expect(cut.endsWith('…')).toBe(true);
    expect(textWidth(cut)).toBeLessThanOrEqual(100);
    expect(wrapText('um dois três quatro cinco seis', 60, 13, 2)).toHaveLength(2);
  });

  it.each([
    [
      [0, 1_930],
      [0, 500, 1_000, 1_500, 2_000],
    ],
    [
      [-400, 1_000],
      [-500, 0, 500, 1_000],
    ],
    [[], [0, 0.5]],
  ])('of an axis of %j are round: %j', (values, ticks) => {
    expect(roundTicks(values)).toEqual(ticks);
  });
});
