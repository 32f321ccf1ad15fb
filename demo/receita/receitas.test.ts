import { describe, expect, it } from 'vitest';
import { NATUREZAS_RECEITA } from '../../catalog/codes/naturezasReceita.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { receivedConvenios } from '../convenio/received.ts';
import { orcamentoMaker } from '../despesa/orcamento.ts';
import { generate } from '../generate.ts';
import { readCents } from '../kit/reading.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { receitasMaker } from './receitas.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };

const sets = generate(options).datasets;
const rowsOf = (id: string): Cells[] => [...(sets.find(({ dataset }) => dataset.id === id)?.rows() ?? [])];
const receitas = rowsOf('receitas');
const previstas = rowsOf('receitas-previstas');
const own = receitas.filter(({ blnCovid }) => blnCovid === 'Não');

function sums(rows: readonly Cells[], by: (row: Cells) => string, name: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const row of rows) found[by(row)] = (found[by(row)] ?? 0) + readCents(row[name]);
  return found;
}

const year = (row: Cells): string => row.numExercicio ?? row.numExercicioFinanc ?? '';

describe('the revenue of the prefeitura', () => {
  it('is expected to be what both powers may spend, in the law and after every credit', () => {
    // Before the four exercises there are only the credits of the pandemic, which no law foresaw.
    const council = [...orcamentoMaker.rows(makeWorld({ ...options, tenant: 'cmdemo' }))];
    const budget = [...rowsOf('orcamento'), ...council].filter((row) => year(row) >= '2023');
    expect(sums(previstas, year, 'vlrPrevisaoInicial')).toEqual(sums(budget, year, 'vlrOrcamentoInicial'));
    expect(sums(previstas, year, 'vlrPrevisaoAtualizado')).toEqual(sums(budget, year, 'vlrOrcamentoAtualizado'));
  });

  it('comes near what was expected in whole years', () => {
    const came = sums(own, year, 'vlrArrecadacao');
    const expected = sums(previstas, year, 'vlrPrevisaoAtualizado');
    for (const one of ['2023', '2024', '2025']) {
      const ratio = (came[one] ?? 0) / (expected[one] ?? 1);
      expect(ratio, one).toBeGreaterThan(0.9);
      expect(ratio, one).toBeLessThan(1.3);
    }
  });

  it('gives the FUNDEB a fifth of what it shares, below zero, and nothing else is below zero', () => {
    const deductions = receitas.filter(({ blnDeducao }) => blnDeducao === 'Sim');
    expect(deductions.length).toBeGreaterThan(100);
    expect(receitas.filter((row) => readCents(row.vlrArrecadacao) < 0)).toEqual(deductions);
    const key = (row: Cells): string => `${row.dtMes} ${row.blnDeducao}`;
    const icms = sums(
      receitas.filter(({ codNaturezaReceita }) => codNaturezaReceita === '1.7.2.1.50.0.1'),
      key,
      'vlrArrecadacao',
    );
    for (const [name, value] of Object.entries(icms).filter(([name]) => name.endsWith('Não')))
      expect(icms[name.replace('Não', 'Sim')]).toBe(-Math.round(value / 5));
  });

  it('brings most of the IPTU in March', () => {
    const iptu = own.filter((row) => row.codNaturezaReceita === '1.1.1.2.50.0.1' && row.numExercicio === '2025');
    const months = Object.entries(sums(iptu, (row) => row.dtMes ?? '', 'vlrArrecadacao')).sort(([, a], [, b]) => b - a);
    expect(months).toHaveLength(12);
    expect(months[0]?.[0]).toBe('03/2025');
  });

  it('holds every instalment of what others agreed to pass', () => {
    const passed = receivedConvenios(makeWorld(options)).reduce((sum, { paid }) => sum + paid, 0);
    const agreed = /^(?:1\.7\.1\.[79]\.99|1\.7\.2\.[49]\.(?:51|99)|2\.4\.[12]\.[249]\.99)/;
    const booked = own.filter(({ codNaturezaReceita = '' }) => agreed.test(codNaturezaReceita));
    expect(booked.reduce((sum, row) => sum + readCents(row.vlrArrecadacao), 0)).toBe(passed);
  });

  it('tells the interest of each account, and nothing else by account', () => {
    const interest = receitas.filter(({ txtConta }) => txtConta);
    expect(new Set(interest.map(({ txtConta }) => txtConta)).size).toBeGreaterThan(6);
    expect([...new Set(interest.map(({ codNaturezaReceita }) => codNaturezaReceita))].sort()).toEqual([
      '1.3.2.1.00.1.1',
      '1.3.2.1.01.0.1',
    ]);
  });

  it('has of the years before 2022 only what came for the pandemic, in the codes of then', () => {
    const covid = receitas.filter(({ blnCovid }) => blnCovid === 'Sim');
    expect([...new Set(covid.map(year))].sort()).toEqual(['2020', '2021']);
    expect(own.filter((row) => Number(year(row)) < 2022)).toEqual([]);
    for (const source of ['1.602.0000', '1.603.0000', '1.707.0000'])
      expect(covid.map(({ codFonte }) => codFonte)).toContain(source);
    for (const { codNaturezaReceita = '' } of covid)
      expect(codNaturezaReceita).toMatch(/^(?:[12]\.[74]\.1\.8|1\.3\.2\.1\.00)/);
  });

  it('knows nothing of the months after the last day, and has a name for every level of every code', () => {
    const months = receitas.map(({ dtMes = '' }) => dtMes.split('/').reverse().join('-')).sort();
    expect(months.at(-1)).toBe('2026-10');
    const nameless = [...receitas, ...previstas].flatMap(({ codNaturezaReceita = '' }) =>
      [1, 2, 3, 6]
        .map((parts) => codNaturezaReceita.split('.').slice(0, parts).join('.'))
        .filter((code) => !NATUREZAS_RECEITA[code]),
    );
    expect([...new Set(nameless)]).toEqual([]);
  });

  it('tells of a month under way what came in so far', () => {
    const rows = [...receitasMaker.rows(makeWorld({ ...options, until: '2026-11-15' }))];
    const came = sums(rows, (row) => row.dtMes ?? '', 'vlrArrecadacao');
    const share = (came['11/2026'] ?? 0) / (came['10/2026'] ?? 1);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.8);
  });

  it('is received by units that the budget knows under the same name', () => {
    const units = new Map(rowsOf('orcamento').map((row) => [row.codUnidade, row.txtDescricaoUnidade]));
    for (const row of [...receitas, ...previstas]) expect(units.get(row.codUnidade)).toBe(row.txtDescricaoUnidade);
  });
});

it('a câmara collects nothing', () => {
  const ids = generate({ ...options, tenant: 'cmdemo' }).datasets.map(({ dataset }) => dataset.id);
  expect(ids.filter((id) => id.startsWith('receitas'))).toEqual([]);
});
