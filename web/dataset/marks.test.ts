import { describe, expect, test } from 'vitest';
import type { GroupAnswer, GroupRow } from '../../catalog/dataset/answer.ts';
import type { Chart, Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { meanMarks, timeMarks, topMarks } from './marks.ts';

const contratos = datasets.find(({ id }) => id === 'contratos') as Dataset;

const answer = (data: GroupRow[], total = data.length): GroupAnswer => ({
  ok: true,
  data,
  page: 1,
  size: 50,
  total,
  says: '',
  dados: { referencia: null, carga: null, publicadaEm: null, linhas: 0 },
});

const group = (chave: string | null, linhas: number): GroupRow => ({ chave, rotulo: chave ?? 'Não informado', linhas });

describe('the largest groups', () => {
  const chart: Chart = { title: '', by: 'txtSituacao', shape: 'bars' };

  test('and all the others as one add up to the total', () => {
    const marks = topMarks(contratos, ALL, chart, answer([group('Vigente', 7), group('Suspenso', 2)], 5), {
      value: 12,
    });
    expect(marks.map(({ label, value }) => [label, value])).toEqual([
      ['Vigente', 7],
      ['Suspenso', 2],
      ['Demais (3)', 3],
    ]);
  });

  test('stand alone when there are no others', () => {
    expect(topMarks(contratos, ALL, chart, answer([group('Vigente', 7)]), { value: 7 })).toHaveLength(1);
  });

  test('lead to their rows, which neither the others nor the rows without a value do', () => {
    const marks = topMarks(contratos, ALL, chart, answer([group('Vigente', 7), group(null, 2)], 3), { value: 12 });
    expect(marks.map(({ to }) => to)).toEqual(['?txtSituacao=Vigente', null, null]);
  });

  test('are added to the cent', () => {
    const money: Chart = { title: '', by: 'txtSituacao', sum: 'vlrContrato', shape: 'bars' };
    const marks = topMarks(contratos, ALL, money, answer([{ ...group('Vigente', 1), vlrContrato: 0.1 }], 2), {
      value: 0.3,
    });
    expect(marks.at(-1)?.value).toBe(0.2);
  });

  test('measured against another sum, the others have both', () => {
    const both: Chart = { title: '', by: 'txtSituacao', sum: 'vlrPago', against: 'vlrContrato', shape: 'bars' };
    const first = { ...group('Vigente', 1), vlrPago: 3, vlrContrato: 4 };
    const marks = topMarks(contratos, ALL, both, answer([first], 2), { value: 5, against: 10 });
    expect(marks.map(({ value, against }) => [value, against])).toEqual([
      [3, 4],
      [2, 6],
    ]);
  });
});

test('means come from the largest, each with its rows, and the others have one mean together', () => {
  const chart: Chart = { title: '', by: 'txtSituacao', sum: 'vlrContrato', shape: 'bars' };
  const few = { ...group('Suspenso', 2), vlrContrato: 80 };
  const many = { ...group('Vigente', 10), vlrContrato: 100 };
  const marks = meanMarks(contratos, ALL, chart, answer([many, few], 4), { value: 240, rows: 15 });
  expect(marks.map(({ label, value, rows }) => [label, value, rows])).toEqual([
    ['Suspenso', 40, 2],
    ['Vigente', 10, 10],
    ['Demais (2)', 20, 3],
  ]);
});

describe('columns over time', () => {
  const drawn = (by: Chart['by'], ...data: GroupRow[]) =>
    timeMarks(contratos, ALL, { title: '', by, shape: 'columns' }, answer(data)).map(
      ({ key, value }) => `${key}=${value}`,
    );

  test('have no hole between the first month and the last', () => {
    expect(drawn('dtFimVigencia.mes', group('2025-11', 3), group('2026-02', 1))).toEqual([
      '2025-11=3',
      '2025-12=0',
      '2026-01=0',
      '2026-02=1',
    ]);
  });

  test('nor between years', () => {
    expect(drawn('dtFimVigencia.ano', group('2023', 3), group('2025', 1))).toEqual(['2023=3', '2024=0', '2025=1']);
  });

  test('keep the rows without a date apart, at the end', () => {
    expect(drawn('dtFimVigencia.mes', group(null, 2), group('2025-11', 3))).toEqual(['2025-11=3', 'null=2']);
  });

  test('are none when there is nothing', () => {
    expect(drawn('dtFimVigencia.mes')).toEqual([]);
  });
});
