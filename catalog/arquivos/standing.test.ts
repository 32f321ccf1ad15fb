import { describe, expect, it } from 'vitest';
import { categoryOf } from './arquivos.ts';
import type { Dever, DocumentStatement } from './dever.ts';
import { dutiesOf } from './duties.ts';
import { type CategoryContents, type DutyFile, standingOf } from './standing.ts';

const TODAY = '2026-11-18';
const RREO = 'relatorio-resumido-da-execucao-orcamentaria-rreo';

function standing(slug: string, kept: Partial<CategoryContents>, tipo = 'prefeitura'): Dever[] {
  const category = categoryOf(slug);
  if (!category) throw new Error(slug);
  return standingOf(category, dutiesOf(category, { tipo }, TODAY), { files: [], statements: [], ...kept }, TODAY);
}

const file = (categoria: string, own: Partial<DutyFile> = {}): DutyFile => ({
  slug: 'a',
  categoria,
  titulo: 'A',
  ano: 2026,
  periodo: null,
  partes: [],
  data: '2026-01-02',
  ...own,
});

const said = (categoria: string, ano: number, own: Partial<DocumentStatement> = {}): DocumentStatement => ({
  categoria,
  ano,
  periodo: null,
  parte: null,
  texto: 'Não houve.',
  data: '2026-05-01',
  ...own,
});

const find = (all: readonly Dever[], ano: number | null, parte: string | null, periodo: string | null = null) =>
  all.find((due) => due.ano === ano && due.parte === parte && due.periodo === periodo);

describe('a due', () => {
  it('is met by the file that says to bring the part, of its period and year alone', () => {
    const own = file(RREO, { periodo: '4º bimestre', partes: ['anexo-1'], data: '2026-09-28' });
    const all = standing(RREO, { files: [own] });
    expect(all.filter(({ estado }) => estado === 'publicado')).toMatchObject([
      { ano: 2026, periodo: '4º bimestre', parte: 'anexo-1', atraso: null, arquivos: [{ slug: 'a' }] },
    ]);
  });

  it('is late by the days between its day and the first file that met it', () => {
    const late = file(RREO, { periodo: '4º bimestre', partes: ['anexo-1'], data: '2026-10-12' });
    const mended = { ...late, slug: 'b', data: '2026-11-01' };
    expect(find(standing(RREO, { files: [late, mended] }), 2026, 'anexo-1', '4º bimestre')).toMatchObject({
      estado: 'publicado',
      atraso: 12,
      arquivos: [{ slug: 'b' }, { slug: 'a' }],
    });
  });

  it('that is missing says for how long, and which files do not say what they bring', () => {
    const vague = file(RREO, { periodo: '4º bimestre', data: '2026-09-28' });
    expect(find(standing(RREO, { files: [vague] }), 2026, 'anexo-1', '4º bimestre')).toMatchObject({
      estado: 'falta',
      atraso: 49,
      arquivos: [],
      semIndicacao: [{ slug: 'a' }],
    });
  });

  it('is not yet missing on its last day', () => {
    const category = categoryOf(RREO);
    const on = (day: string) =>
      category &&
      find(
        standingOf(category, dutiesOf(category, { tipo: 'prefeitura' }, day), { files: [], statements: [] }, day),
        2026,
        'anexo-1',
        '5º bimestre',
      )?.estado;
    expect(on('2026-11-30')).toBe('a vencer');
    expect(on('2026-12-01')).toBe('falta');
  });

  it('of a plan is met by a file of any of its years', () => {
    const plan = file('plano-plurianual-ppa', { ano: 2027, partes: ['lei'] });
    expect(find(standing('plano-plurianual-ppa', { files: [plan] }), 2026, 'lei')?.estado).toBe('publicado');
    const older = { ...plan, ano: 2025 };
    expect(find(standing('plano-plurianual-ppa', { files: [older] }), 2026, 'lei')?.estado).toBe('falta');
  });

  it('of a year is not met by the report of a part of it', () => {
    const half = file('relatorio-de-gestao', { ano: 2025, periodo: '1º semestre' });
    expect(find(standing('relatorio-de-gestao', { files: [half] }), 2025, null)?.estado).toBe('falta');
  });
});

describe('a statement', () => {
  it('of a year and a part stands for the part in every period', () => {
    const all = standing(RREO, { statements: [said(RREO, 2025, { parte: 'anexo-13' })] });
    const declared = all.filter(({ estado }) => estado === 'declarado');
    expect(declared.map(({ periodo }) => periodo)).toHaveLength(6);
    expect(new Set(declared.map(({ ano, parte }) => `${ano} ${parte}`))).toEqual(new Set(['2025 anexo-13']));
  });

  it('gives way to the document', () => {
    const all = standing('relatorio-de-gestao', {
      files: [file('relatorio-de-gestao', { ano: 2025, data: '2026-03-01' })],
      statements: [said('relatorio-de-gestao', 2025)],
    });
    expect(find(all, 2025, null)).toMatchObject({ estado: 'publicado', declaracao: null });
  });
});

it('decisions of others are asked for back to three years before the last that came', () => {
  const slug = 'parecer-do-tribunal-de-contas';
  const all = standing(slug, {
    files: [file(slug, { ano: 2023, partes: ['parecer'] }), file(slug, { partes: ['pendentes'] })],
    statements: [said(slug, 2025), said(slug, 2024)],
  });
  expect(all.map(({ ano, estado }) => `${ano} ${estado}`)).toEqual([
    '2020 falta',
    '2021 falta',
    '2022 falta',
    '2023 publicado',
    '2024 declarado',
    '2025 declarado',
    '2026 a vencer',
  ]);
});
