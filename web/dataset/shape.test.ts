import { describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { mainSum } from '../../catalog/list/sum.ts';
import type { Condition } from '../../catalog/query.ts';
import { columnsOf, leadColumn } from './shape.ts';

const [contratos, servidores] = ['contratos', 'servidores'].map(
  (wanted) => datasets.find(({ id }) => id === wanted) as Dataset,
) as [Dataset, Dataset];

const is = (field: string, ...values: string[]): Condition => ({ field, operator: 'eq', values });
const names = (set: Dataset, where: readonly Condition[] = []) =>
  columnsOf(set, [], where).map((column) => column.names.join('+'));

describe('the columns of a list', () => {
  it('leave out what the filter makes the same in every row', () => {
    expect(names(contratos)).toContain('txtSituacao');
    expect(names(contratos, [is('txtSituacao', 'Vigente')])).not.toContain('txtSituacao');
    expect(names(servidores, [is('dtMesAno', '2026-10'), is('txtTipoFolha', 'Mensal')])).toHaveLength(
      names(servidores).length - 1,
    );
  });

  it('keep what one of several values, a range or a word leaves different', () => {
    const open: Condition[] = [
      is('txtSituacao', 'Vigente', 'Suspenso'),
      { field: 'vlrContrato', operator: 'gte', values: [1] },
      { field: 'txtObjeto', operator: 'has', values: ['água'] },
    ];
    expect(names(contratos, open)).toEqual(names(contratos));
  });

  it('keep the half of a pair that still differs', () => {
    expect(names(servidores, [is('txtVinculo', 'Efetivo')])).toContain('txtOrgao');
  });

  it.each(datasets)('always keep what names the row: $id', (set) => {
    const all = Object.keys(set.fields).map((field) => is(field, 'x'));
    expect(names(set, all)).toEqual([leadColumn(set)]);
  });

  it('give the room that figures leave to the longest texts', () => {
    const row = { txtNomeRazaoContratada: 'Água', txtObjeto: 'Fornecimento de água mineral para as escolas' };
    const columns = columnsOf(contratos, [row]);
    const share = (name: string) => columns.find((column) => column.names.includes(name))?.share ?? 0;
    expect(share('txtObjeto')).toBeGreaterThan(share('txtNomeRazaoContratada'));
    expect(share('vlrContrato')).toBe(0);
    expect(columns.reduce((sum, column) => sum + column.share, 0)).toBeCloseTo(100);
  });

  it('ask for the width of the longer of two values, and for half of a single text that can part', () => {
    const who = { txtNomeRazaoContratada: 'Serra Azul Engenharia', txtCpfCnpjContratada: '99255882000101' };
    const letters = (name: string, row: Row) =>
      columnsOf(contratos, [row]).find((column) => column.names.includes(name))?.letters;
    expect(letters('txtNomeRazaoContratada', who)).toBe(21);
    expect(letters('txtObjeto', { txtObjeto: 'x'.repeat(60) })).toBe(30);
    expect(letters('txtObjeto', { txtObjeto: 'x'.repeat(20) })).toBe(16);
  });

  it('have each a place on the card of a phone', () => {
    const placed = Object.fromEntries(columnsOf(contratos, []).map((column) => [column.names[0], column.place]));
    expect(placed).toEqual({
      numContrato: 'lead',
      txtNomeRazaoContratada: 'words',
      txtObjeto: 'words',
      txtModalidade: 'fact',
      dtAssinatura: 'fact',
      dtFimVigencia: 'day',
      vlrContrato: 'sum',
      txtSituacao: 'state',
    });
  });
});

it('the sum a list is about is the one its charts draw', () => {
  expect(mainSum(contratos)).toBe('vlrContrato');
  expect(mainSum(servidores)).toBe('vlrRemuneracaoBruta');
});
