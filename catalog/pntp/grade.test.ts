import { describe, expect, it } from 'vitest';
import type { Dataset } from '../dataset.ts';
import { contratos } from '../datasets/contratos.ts';
import { type DatasetFacts, gradeDataset } from './grade.ts';
import { ITEMS, type MatrixLine } from './matrix.ts';
import { levelOf } from './points.ts';
import type { TriedDataset } from './tried.ts';

const TODAY = '2026-11-18';
const line: MatrixLine = {
  ...{ numero: '9.1', dimensao: 9, pede: 'Publicar os contratos.', classe: 'obrigatoria', orgaos: 'todos' },
  ...{ itens: ITEMS, prazo: '30d', filtros: 'período', atesta: null, aceitaDeclaracao: true, aceitaPdf: false },
};
const asked = contratos.pntp?.['9.1'];
if (!asked) throw new Error('contratos no longer serves 9.1');

const year = { linhas: 10, pendentes: 0 };
const whole: DatasetFacts = {
  anos: { 2023: year, 2024: year, 2025: year, 2026: year },
  recente: '2026-11-10',
  referencia: '2026-11-10',
  declarados: [],
};
const stated = (de: string, ate: string): DatasetFacts => ({
  anos: {},
  recente: null,
  referencia: null,
  declarados: [{ de, ate }],
});

const names = Object.keys(contratos.fields);
const TRIED: TriedDataset = { comLinhas: true, arquivos: { CSV: names, planilha: names }, filtros: asked.filtros };

/** The items that are met. */
const metBy = (facts: DatasetFacts, set: Dataset = contratos, today = TODAY, tried = TRIED): string[] =>
  Object.entries(gradeDataset(line, set, asked, facts, tried, today)).flatMap(([item, { cumprido }]) =>
    cumprido ? [item] : [],
  );

const ALL = ['disponibilidade', 'atualidade', 'serie', 'gravacao', 'filtro'];
const without = (...items: string[]): string[] => ALL.filter((item) => !items.includes(item));

describe('a dataset that serves a criterion', () => {
  it('meets all items with rows, fresh, of four years', () => {
    expect(metBy(whole)).toEqual(ALL);
  });

  it('loses its atualidade when the clock passes, and nothing else', () => {
    expect(metBy(whole, contratos, '2026-12-10')).toEqual(ALL);
    expect(metBy(whole, contratos, '2026-12-11')).toEqual(without('atualidade'));
  });

  it('says since when it is too old', () => {
    const at = (today: string) => gradeDataset(line, contratos, asked, whole, TRIED, today).atualidade;
    expect(at('2026-12-10')).toMatchObject({ cumprido: true, venceEm: '2026-12-11' });
    expect(at('2026-12-20')).toMatchObject({ cumprido: false, venceEm: null, venceuEm: '2026-12-11' });
  });

  it('loses its serie with a year, and has it back with a statement of the whole year', () => {
    const { 2023: _, ...anos } = whole.anos;
    expect(metBy({ ...whole, anos })).toEqual(without('serie'));
    expect(metBy({ ...whole, anos, declarados: [{ de: '2023-01-01', ate: '2023-12-31' }] })).toEqual(ALL);
    expect(metBy({ ...whole, anos, declarados: [{ de: '2023-02-01', ate: '2023-12-31' }] })).toEqual(without('serie'));
  });

  it('is not available while rows of the newest year lack something; those of earlier years weigh on the series', () => {
    const lacking = { linhas: 10, pendentes: 1 };
    expect(metBy({ ...whole, anos: { ...whole.anos, 2026: lacking } })).toEqual(without('disponibilidade'));
    expect(metBy({ ...whole, anos: { ...whole.anos, 2024: lacking } })).toEqual(without('serie'));
  });

  it('is not available while a column that is asked for is empty in all rows of the newest year', () => {
    const empty = { ...year, vazios: ['txtObjeto'] };
    expect(metBy({ ...whole, anos: { ...whole.anos, 2026: empty } })).toEqual(without('disponibilidade'));
    expect(metBy({ ...whole, anos: { ...whole.anos, 2025: empty } })).toEqual(without('serie'));
  });

  it('answers for this year also where rows of a later one are there already', () => {
    const lacking = { linhas: 10, pendentes: 1 };
    expect(metBy({ ...whole, anos: { ...whole.anos, 2026: lacking, 2027: year } })).toEqual(without('disponibilidade'));
  });

  it('answers for every year where the term runs from an act of each row', () => {
    const lacking = { ...whole, anos: { ...whole.anos, 2021: { linhas: 3, pendentes: 1 } } };
    expect(metBy(lacking)).toEqual(ALL);
    expect(
      gradeDataset({ ...line, prazo: '45u' }, contratos, asked, lacking, TRIED, TODAY).disponibilidade?.cumprido,
    ).toBe(false);
  });

  it('is as new as what was to come when its rows were read, once it has come', () => {
    const planned: DatasetFacts = { ...whole, recente: '2026-10-28', proximos: ['2026-11-25', '2062-01-01'] };
    expect(metBy(planned, contratos, '2026-11-29')).toEqual(ALL);
    expect(metBy(planned, contratos, '2026-12-26')).toEqual(without('atualidade'));
  });

  it('is answered by a statement alone, whose days are its age and its series', () => {
    expect(metBy(stated('2023-01-01', TODAY))).toEqual(ALL);
    expect(metBy(stated('2026-01-01', TODAY))).toEqual(without('serie'));
    expect(metBy(stated('2023-01-01', '2026-08-31'))).toEqual(without('atualidade'));
    expect(metBy(stated('2023-01-01', '2025-12-31'))).toEqual(without('atualidade'));
  });

  it('is not answered by the statement of a year long ended', () => {
    const untried = { ...TRIED, comLinhas: false, filtros: [] };
    expect(metBy({ ...stated('2024-01-01', '2024-12-31'), referencia: TODAY }, contratos, TODAY, untried)).toEqual([
      'gravacao',
    ]);
  });

  it('loses disponibilidade where its definition lacks a field that is asked', () => {
    const { vlrContrato: _, ...fields } = contratos.fields;
    expect(metBy(whole, { ...contratos, fields })).toEqual(without('disponibilidade'));
  });

  it.each([
    ['did not come', null],
    ['lacked a field that is asked', names.filter((name) => name !== 'vlrContrato')],
  ])('loses its gravacao where the file of one format %s', (_, planilha) => {
    const tried = { ...TRIED, arquivos: { CSV: names, planilha } };
    expect(metBy(whole, contratos, TODAY, tried)).toEqual(without('gravacao'));
  });

  it('loses its filtro where one that is asked did not cut the list', () => {
    const tried = { ...TRIED, filtros: asked.filtros.slice(1) };
    expect(metBy(whole, contratos, TODAY, tried)).toEqual(without('filtro'));
  });
});

it.each([
  [100, 0, 'Diamante', 'Diamante'],
  [94.9, 0, 'Ouro', 'Ouro'],
  [75, 0, 'Prata', 'Prata'],
  [99, 1, 'Elevado', null],
  [74.9, 0, 'Intermediário', null],
  [30, 3, 'Básico', null],
  [0.1, 9, 'Inicial', null],
  [0, 12, 'Inexistente', null],
])('an index of %s with %s essentials missed is %s', (indice, missed, nivel, selo) => {
  expect(levelOf(indice, missed)).toEqual({ nivel, selo });
});
