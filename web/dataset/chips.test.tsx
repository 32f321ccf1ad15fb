import { describe, expect, it } from 'vitest';
import { datasetOf, queryOf } from '../../test/listed.ts';
import { elementsOf, linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { Chips } from './chips.tsx';
import { narrowDataset } from './fixed.ts';
import { Heading } from './heading.tsx';
import { pagingOf } from './paging.ts';
import { columnsOf } from './shape.ts';
import { Totals } from './totals.tsx';

const contratos = datasetOf('contratos');

describe('the chips of a question', () => {
  const search = '?numAnoPub=2025&txtSituacao=Vigente&txtSituacao=Encerrado&vlrContrato.gte=1000';

  it('say each value of each condition, and lead to the question without it', () => {
    const html = markupOf(<Chips set={contratos} query={queryOf(contratos, search)} tab="tabela" />, '/contratos');
    expect(elementsOf(html, 'li').map(({ words }) => words)).toEqual([
      'Exercício: 2025',
      'Situação: Encerrado',
      'Situação: Vigente',
      'Valor atual a partir de R$ 1.000,00',
    ]);
    expect(linksOf(html)[2]?.replaceAll('\u00a0', ' ')).toBe(
      'Remover Situação: Vigente → /contratos?numAnoPub=2025&txtSituacao=Encerrado&vlrContrato.gte=1000',
    );
  });

  it('keep the charts open', () => {
    const html = markupOf(
      <Chips set={contratos} query={queryOf(contratos, '?numAnoPub=2025')} tab="graficos" />,
      '/contratos',
    );
    expect(linksOf(html)).toEqual(['Remover Exercício: 2025 → /contratos?_aba=graficos']);
  });

  it('cannot be taken out where the path says them', () => {
    const fixed = [{ field: 'numAnoPub', operator: 'eq' as const, values: [2025] }];
    const set = narrowDataset(contratos, { fixed, words: ['2025'] });
    const html = markupOf(<Chips set={set} query={queryOf(set, '?txtSituacao=Vigente')} tab="tabela" />);
    expect(elementsOf(html, 'li').map(({ words }) => words)).toEqual(['2025', 'Situação: Vigente']);
    expect(linksOf(html)).toHaveLength(1);
  });

  it('are marked as plain where they say but a period', () => {
    const plain = (search: string) =>
      elementsOf(markupOf(<Chips set={contratos} query={queryOf(contratos, search)} tab="tabela" />), 'div');
    expect(plain('?numAnoPub=2025')[0]?.attributes['data-plain']).toBe('true');
    expect(plain('?numAnoPub=2025&txtSituacao=Vigente')[0]?.attributes['data-plain']).toBe('false');
  });
});

describe('the head of a column', () => {
  const [column] = columnsOf(contratos, [], []).filter(({ names }) => names.includes('vlrContrato'));
  const head = (search: string): string => {
    if (!column) throw new Error('contratos have no column of their value');
    return markupOf(<Heading set={contratos} column={column} query={queryOf(contratos, search)} />, '/contratos');
  };

  it('sorts by it, the largest first, and turns round what is sorted already', () => {
    expect(linksOf(head('?numAnoPub=2025'))[0]).toContain('_sort=-vlrContrato');
    expect(linksOf(head('?numAnoPub=2025&_sort=-vlrContrato'))[0]).toContain('_sort=vlrContrato');
  });

  it('says how it is sorted', () => {
    expect(elementsOf(head('?numAnoPub=2025&_sort=-vlrContrato'), 'th')[0]?.attributes['aria-sort']).toBe('descending');
    expect(elementsOf(head('?numAnoPub=2025&_sort=vlrContrato'), 'th')[0]?.attributes['aria-sort']).toBe('ascending');
    expect(elementsOf(head('?numAnoPub=2025&_sort=numContrato'), 'th')[0]?.attributes['aria-sort']).toBeUndefined();
  });
});

it('totals count one row as one, and put the sum that the charts draw first', () => {
  const totals = (total: number) =>
    wordsOf(
      markupOf(<Totals set={contratos} data={{ total, totals: { vlrContrato: 10.5 } }} busy={false} />),
    ).replaceAll('\u00a0', ' ');
  expect(totals(1)).toMatch(/^contrato 1 valor atual R\$ 10,50/);
  expect(totals(1_204)).toMatch(/^contratos 1\.204 valor atual/);
});

it('both pagers of a list turn its pages, and keep its question', () => {
  const paging = pagingOf(contratos, queryOf(contratos, '?numAnoPub=2025&_page=2'), { total: 120, size: 50 });
  expect(paging).toMatchObject({ page: 2, last: 3, says: '51 a 100 de 120' });
  expect(paging.to(3)).toBe('?numAnoPub=2025&_page=3');
});
