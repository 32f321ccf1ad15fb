import { describe, expect, it } from 'vitest';
import { BODIES } from '../body.ts';
import { categoryOf } from './arquivos.ts';
import { CATEGORIES } from './categories.ts';
import type { FileCategory } from './category.ts';
import { type DutyBody, dutiesOf, type FileDue, partsOf } from './duties.ts';

const RREO = 'relatorio-resumido-da-execucao-orcamentaria-rreo';
const RGF = 'relatorio-de-gestao-fiscal-rgf';
const TODAY = '2026-11-18';
const TOWN_HALL: DutyBody = { tipo: 'prefeitura' };

function category(slug: string): FileCategory {
  const found = categoryOf(slug);
  if (!found) throw new Error(slug);
  return found;
}

const dues = (slug: string, body = TOWN_HALL, today = TODAY): FileDue[] => dutiesOf(category(slug), body, today);
const annexes = (all: readonly FileDue[], ano: number, periodo: string): string =>
  all
    .filter((due) => due.ano === ano && due.periodo === periodo)
    .map(({ parte }) => parte?.replace('anexo-', ''))
    .join(' ');
const years = (all: readonly FileDue[]): (number | null)[] => [...new Set(all.map(({ ano }) => ano))];

describe('the RREO', () => {
  it('is due with ten annexes, and in the last bimester with three more', () => {
    expect(annexes(dues(RREO), 2026, '4º bimestre')).toBe('1 2 3 4 6 7 8 12 13 14');
    expect(annexes(dues(RREO), 2025, '6º bimestre')).toBe('1 2 3 4 6 7 8 9 10 11 12 13 14');
  });

  it('is due thirty days after each bimester, of this year and of three before', () => {
    const days = [...new Set(dues(RREO).map(({ ano, ate }) => `${ano} ${ate}`))];
    expect(days.slice(-6)).toEqual([
      '2026 2026-03-30',
      '2026 2026-05-30',
      '2026 2026-07-30',
      '2026 2026-09-30',
      '2026 2026-11-30',
      '2026 2027-01-30',
    ]);
    expect(years(dues(RREO))).toEqual([2023, 2024, 2025, 2026]);
  });

  it('counts a year from the day on which its first bimester is overdue', () => {
    expect(years(dues(RREO, TOWN_HALL, '2027-03-30'))).toEqual([2023, 2024, 2025, 2026, 2027]);
    expect(years(dues(RREO, TOWN_HALL, '2027-03-31'))).toEqual([2024, 2025, 2026, 2027]);
  });

  it('of a town that chose semesters leaves some annexes to the end of each half', () => {
    const small = dues(RREO, { tipo: 'prefeitura', semestralDesde: 2026 });
    expect(annexes(small, 2026, '2º bimestre')).toBe('1 2 8 12 13 14');
    expect(annexes(small, 2026, '3º bimestre')).toBe('1 2 3 4 6 7 8 12 13 14');
    expect(annexes(small, 2025, '2º bimestre')).toBe('1 2 3 4 6 7 8 12 13 14');
  });

  it('is nothing that a câmara owes', () => {
    expect(dues(RREO, { tipo: 'camara' })).toEqual([]);
  });
});

describe('the RGF', () => {
  it('has the annexes of each power, the fifth in the last period alone', () => {
    expect(annexes(dues(RGF), 2026, '1º quadrimestre')).toBe('1 2 3 4 6');
    expect(annexes(dues(RGF), 2025, '3º quadrimestre')).toBe('1 2 3 4 5 6');
    expect(annexes(dues(RGF, { tipo: 'camara' }), 2026, '1º quadrimestre')).toBe('1 6');
    expect(annexes(dues(RGF, { tipo: 'camara' }), 2025, '3º quadrimestre')).toBe('1 5 6');
  });

  it('is by semester from the year in which a small town chose it', () => {
    const small = dues(RGF, { tipo: 'prefeitura', semestralDesde: 2025 });
    const periods = (year: number) => [
      ...new Set(small.filter(({ ano }) => ano === year).map(({ periodo, ate }) => `${periodo} ${ate}`)),
    ];
    expect(periods(2024)).toHaveLength(3);
    expect(periods(2025)).toEqual(['1º semestre 2025-07-30', '2º semestre 2026-01-30']);
  });
});

describe('what is due once a year', () => {
  it('counts the accounts of the last due year and of three before; the running year is only announced', () => {
    const parts = dues('balanco-geral').filter(({ ano }) => ano === 2025);
    expect(parts.map(({ parte, ate }) => `${parte} ${ate}`)).toEqual([
      'balanco-orcamentario 2026-04-30',
      'balanco-financeiro 2026-04-30',
      'balanco-patrimonial 2026-04-30',
      'variacoes-patrimoniais 2026-04-30',
    ]);
    expect(years(dues('balanco-geral'))).toEqual([2022, 2023, 2024, 2025, 2026]);
  });

  it('announces the budget of next year when its day is near', () => {
    expect(years(dues('lei-orcamentaria-anual-loa', TOWN_HALL, '2026-10-01'))).toEqual([2026]);
    expect(years(dues('lei-orcamentaria-anual-loa'))).toEqual([2026, 2027]);
  });
});

describe('plans of four years', () => {
  it.each([
    ['prefeitura', 2026, 2029],
    ['estado', 2024, 2027],
  ])('of a %s run with its mandates', (tipo, ano, anoFinal) => {
    const [first] = dues('plano-plurianual-ppa', { tipo });
    expect(first).toMatchObject({ ano, anoFinal, ate: `${ano - 1}-12-31` });
  });

  it('are asked for as far back as the series goes', () => {
    const plans = dues('saude').filter(({ parte }) => parte === 'plano');
    expect(plans.map(({ ano, anoFinal }) => [ano, anoFinal])).toEqual([
      [2022, 2025],
      [2026, 2029],
    ]);
  });
});

it('what is in force has neither year nor day', () => {
  expect(dues('regulamento-da-lei-de-acesso')).toEqual([
    {
      categoria: 'regulamento-da-lei-de-acesso',
      ano: null,
      anoFinal: null,
      periodo: null,
      parte: null,
      ate: null,
    },
  ]);
});

it('asks a câmara for the grounds of its judgement, and the town hall for the act', () => {
  const parts = (tipo: string) => [...new Set(dues('julgamento-das-contas', { tipo }).map(({ parte }) => parte))];
  expect(parts('camara')).toEqual(['ato', 'fundamentos']);
  expect(parts('prefeitura')).toEqual(['ato']);
});

it.each(CATEGORIES.filter(({ duties }) => duties).map((one) => [one.slug, one] as const))(
  'the parts of %s have each one name',
  (_, own) => {
    const slugs = partsOf(own).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
  },
);

it.each(BODIES)('a %s has duties on any day of the year', (tipo) => {
  for (const today of ['2026-01-01', '2026-03-31', '2026-12-31', '2028-02-29'])
    for (const own of CATEGORIES)
      for (const due of dutiesOf(own, { tipo }, today)) expect(due.categoria).toBe(own.slug);
});
