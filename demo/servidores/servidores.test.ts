import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { checker } from '../../server/import/check.ts';
import { fiscaisMaker } from '../contratos/fiscais.ts';
import { empenhosMaker } from '../despesa/empenhos.ts';
import { liquidacoesMaker } from '../despesa/liquidacoes.ts';
import { pagamentosMaker } from '../despesa/pagamentos.ts';
import { diariasMaker } from '../diarias/diarias.ts';
import { valoresMaker } from '../diarias/valores.ts';
import { estagiariosMaker } from '../estagiarios/estagiarios.ts';
import { makeDatasets } from '../maker.ts';
import { readCents, readDay } from '../reading.ts';
import { terceirizadosMaker } from '../terceirizados/terceirizados.ts';
import type { PayMonth } from '../town/months.ts';
import { makeWorld, type World, type WorldOptions } from '../town/world.ts';
import { tetosMaker } from '../verba/tetos.ts';
import { verbaMaker } from '../verba/verba.ts';
import { padraoMaker } from './padrao.ts';
import { payslips, unitPayrolls } from './payslips.ts';
import { servidoresMaker } from './servidores.ts';
import { staff } from './staff.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };

/** Everything that names people who work for the body. */
const OWN = [
  servidoresMaker,
  padraoMaker,
  estagiariosMaker,
  terceirizadosMaker,
  diariasMaker,
  valoresMaker,
  verbaMaker,
  tetosMaker,
];
const MAKERS = [...OWN, fiscaisMaker, empenhosMaker, liquidacoesMaker, pagamentosMaker];

function rowsOf(made: World): Record<string, Cells[]> {
  const { datasets } = makeDatasets(MAKERS, made);
  return Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

const monthOf = (row: Cells): string => readDay(row.dtMesAno);

function sums(rows: readonly Cells[], by: (row: Cells) => string, value: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(by(row), (found.get(by(row)) ?? 0) + readCents(row[value]));
  return found;
}

describe.each(['pmdemo', 'cmdemo'] as const)('the people of %s', (tenant) => {
  const made = makeWorld({ ...options, tenant });
  const rows = rowsOf(made);
  const { servidores = [] } = rows;

  it('are accepted by the import, row by row', () => {
    for (const { dataset, rows: draw } of makeDatasets(OWN, made).datasets) {
      const names = Object.keys(dataset.fields);
      const check = checker(dataset, names);
      const checked = [...draw()].map((row) =>
        check({ number: 2, cells: names.map((name) => row[name] ?? ''), broken: false }),
      );
      expect(checked.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it('are paid what their payslip adds up to, less the ceiling and what the law takes', () => {
    const items = ['RemuneracaoBasica', 'Gratificacoes', 'HorasExtras', 'Ferias', 'DecimoTerceiro', 'Indenizatorias'];
    const wrong = servidores.filter((row) => {
      const gross = items.reduce((sum, name) => sum + readCents(row[`vlr${name}`]), 0);
      const net = gross - readCents(row.vlrAbateTeto) - readCents(row.vlrDescontosObrigatorios);
      return gross !== readCents(row.vlrRemuneracaoBruta) || net !== readCents(row.vlrRemuAposDescObrig) || net <= 0;
    });
    expect(wrong).toEqual([]);
  });

  it('cost what the payrolls of their units say, month by month and kind by kind', () => {
    const key = (row: Cells): string => `${monthOf(row)} ${row.txtOrgao} ${row.idTipoFolha}`;
    const told = unitPayrolls(made).map(({ year, month, unit, kind, gross }) => {
      return [`${year}-${String(month).padStart(2, '0')} ${unit} ${kind}`, gross] as const;
    });
    expect(new Map(told)).toEqual(sums(servidores, key, 'vlrRemuneracaoBruta'));
  });

  it('are paid every month from the first January to the last month that is over', () => {
    const regular = servidores.filter(({ idTipoFolha }) => idTipoFolha === '0');
    const months = [...new Set(regular.map(monthOf))];
    expect([months[0], months.at(-1), months.length]).toEqual(['2023-01', '2026-09', 45]);
  });

  it('get a thirteenth pay in two halves', () => {
    const halves = (kind: string): Set<string> =>
      new Set(servidores.filter(({ idTipoFolha }) => idTipoFolha === kind).map((row) => monthOf(row).slice(5)));
    expect([...halves('3'), ...halves('4')]).toEqual(['06', '12']);
  });

  it('are never paid before they come or after they leave', () => {
    const wrong = servidores.filter((row) => {
      const left = row.dtVacancia ? readDay(row.dtVacancia).slice(0, 7) : '9999-12';
      return monthOf(row) < readDay(row.dtExercicio).slice(0, 7) || monthOf(row) > left;
    });
    expect(wrong).toEqual([]);
  });

  it('have a number each that names one person, but for those whom the register does not number', () => {
    const names = new Map<string, Set<string>>();
    for (const { number, name } of staff(made)) names.set(number, (names.get(number) ?? new Set()).add(name));
    const shared = [...names].filter(([, people]) => people.size > 1).map(([number]) => number);
    expect(shared).toEqual(tenant === 'pmdemo' ? ['0000000'] : []);
  });

  it('have among them everybody who looks after a contract, under the same name, number and post', () => {
    const known = new Set(servidores.map((row) => `${row.numMatricula} ${row.txtNome} ${row.txtCargo}`));
    const inspectors = rows['relacao-fiscais'] ?? [];
    expect(inspectors.length).toBeGreaterThan(0);
    expect(inspectors.filter((row) => !known.has(`${row.numMatricula} ${row.txtNome} ${row.txtCargo}`))).toEqual([]);
  });

  it('have among them everybody who certified a delivery', () => {
    const names = new Set(servidores.map(({ txtNome }) => txtNome));
    const { liquidacoes = [] } = rows;
    expect(liquidacoes.length).toBeGreaterThan(0);
    expect(liquidacoes.filter(({ txtResponsavel }) => !names.has(txtResponsavel))).toEqual([]);
  });

  it('show no CPF', () => {
    const text = JSON.stringify(makeDatasets(OWN, made).datasets.map(({ rows: draw }) => [...draw()]));
    expect(text).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/);
    expect(new Set(servidores.map(({ txtCpf = '' }) => /^\*{3}\.\d{3}\.\d{3}-\*{2}$/.test(txtCpf)))).toEqual(
      new Set([true]),
    );
  });

  it('hold posts that the law made, with no more seats taken than there are', () => {
    const scales = rows['padrao-remuneratorio'] ?? [];
    const posts = new Set(scales.map((row) => `${row.txtCargo} ${row.numExercicio}`));
    const paid = servidores.map((row) => `${row.txtCargo} ${monthOf(row).slice(0, 4)}`);
    expect([...new Set(paid)].filter((post) => !posts.has(post))).toEqual([]);
    expect(scales.filter((row) => Number(row.qtdVagasOcupadas) > Number(row.qtdVagasCriadas))).toEqual([]);
  });
});

describe('a town of 50,000', () => {
  const made = makeWorld({ ...options, scale: 1 });

  it('has some nine hundred people on its payroll each month', () => {
    const months = new Map<string, number>();
    for (const { year, month, kind, people } of unitPayrolls(made))
      if (kind === '0') months.set(`${year} ${month}`, (months.get(`${year} ${month}`) ?? 0) + people);
    expect(Math.min(...months.values())).toBeGreaterThan(750);
    expect(Math.max(...months.values())).toBeLessThan(950);
  });

  it('pays nobody more than the mayor, whatever the payslip says', () => {
    const regular = [...payslips(made)].filter(({ slip: { kind } }) => kind === '0');
    const key = ({ year, month }: PayMonth): string => `${year} ${month}`;
    const mayors = regular.filter(({ who }) => who.post === 'Prefeito');
    const tops = new Map(mayors.map(({ when, slip: { basic } }) => [key(when), basic]));
    const most = regular.map(({ when, slip: { basic, bonus, overtime, cap } }) => {
      return basic + bonus + overtime - cap - (tops.get(key(when)) ?? 0);
    });
    expect(Math.max(...most)).toBe(0);
    expect(unitPayrolls(made).some(({ cap }) => cap > 0)).toBe(true);
  });
});
