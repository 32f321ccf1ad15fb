import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { checker } from '../../server/import/check.ts';
import { previousWorkingDay } from '../calendar.ts';
import { contracts } from '../contratos/contratos.ts';
import { expenses } from '../despesa/empenhos.ts';
import { travel } from '../diarias/diarias.ts';
import type { Part } from '../maker.ts';
import type { PayMonth } from '../town/months.ts';
import { makeWorld, type World, type WorldOptions } from '../town/world.ts';
import { refundClaims, refunds } from '../verba/claims.ts';
import { personnel } from './personnel.ts';
import { payslips, staff, unitPayrolls } from './staff.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };

const parts = (made: World): Part[] => [personnel(made), travel(made), refunds(made)];

function rowsOf(made: World): Record<string, Cells[]> {
  const all = [...parts(made), contracts(made), expenses(made)].flatMap(({ datasets }) => datasets);
  return Object.fromEntries(all.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

const cents = (text = ''): number => Number(text.replace(/[.,]/g, '') || 0);
const iso = (text = ''): string => text.split('/').reverse().join('-');
const monthOf = (row: Cells): string => iso(row.dtMesAno);

function sums(rows: readonly Cells[], by: (row: Cells) => string, value: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(by(row), (found.get(by(row)) ?? 0) + cents(row[value]));
  return found;
}

describe.each(['pmdemo', 'cmdemo'] as const)('the people of %s', (tenant) => {
  const made = makeWorld({ ...options, tenant });
  const rows = rowsOf(made);
  const { servidores = [], diarias = [], terceirizados = [], contratos = [] } = rows;

  it('are accepted by the import, row by row', () => {
    for (const { dataset, rows: draw } of parts(made).flatMap(({ datasets }) => datasets)) {
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
      const gross = items.reduce((sum, name) => sum + cents(row[`vlr${name}`]), 0);
      const net = gross - cents(row.vlrAbateTeto) - cents(row.vlrDescontosObrigatorios);
      return gross !== cents(row.vlrRemuneracaoBruta) || net !== cents(row.vlrRemuAposDescObrig) || net <= 0;
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
      const left = row.dtVacancia ? iso(row.dtVacancia).slice(0, 7) : '9999-12';
      return monthOf(row) < iso(row.dtExercicio).slice(0, 7) || monthOf(row) > left;
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
    const text = JSON.stringify(parts(made).flatMap(({ datasets }) => datasets.map(({ rows: draw }) => [...draw()])));
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

  it('travel while they are on the payroll, one journey at a time', () => {
    const served = new Set(servidores.map((row) => `${row.numMatricula} ${row.txtNome} ${monthOf(row)}`));
    const closed = diarias.filter((row) => monthOf(row) <= '2026-09');
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter((row) => !served.has(`${row.numMatricula} ${row.txtNome} ${monthOf(row)}`))).toEqual([]);
    expect(new Set(diarias.map((row) => `${row.txtNome} ${row.dtInicio}`)).size).toBe(diarias.length);
  });

  it('get for a journey what the table of that year says, for as many days', () => {
    const values = (rows['diarias-valores'] ?? []).flatMap((row) =>
      [row.vlrNoEstado, row.vlrForaEstado, row.vlrExterior].map((value) => `${row.numExercicio} ${value}`),
    );
    for (const row of diarias) {
      expect(values).toContain(`${row.numExercicio} ${row.vlrUnitario}`);
      expect(cents(row.vlrTotal)).toBe(cents(row.vlrUnitario) * Number(row.qtdDiarias?.replace(',', '.')));
    }
  });

  it('are sent by an empenho of the body, of the same value', () => {
    const key = (row: Cells): string => `${row.numExercicio} ${row.codOrgao} ${row.codUnidade} ${row.numDocEmpenho}`;
    const known = new Map((rows.empenhos ?? []).map((row) => [key(row), row.vlrEmpenhado]));
    expect(diarias.filter((row) => known.get(key(row)) !== row.vlrTotal)).toEqual([]);
  });

  it('work for a company only under a contract that the body has with it', () => {
    const known = new Set(contratos.map((row) => `${row.numContrato} ${row.numAnoPub} ${row.txtCpfCnpjContratada}`));
    expect(terceirizados.filter((row) => !known.has(`${row.numContrato} ${row.numAnoPub} ${row.txtCnpj}`))).toEqual([]);
  });

  it('have every document that their rows name, and no other', () => {
    const named = [
      ...diarias.map((row) => row.arqRelatorio),
      ...(rows['verba-indenizatoria'] ?? []).map((row) => row.arqDocumento),
    ];
    const files = parts(made).flatMap(({ files: own = [] }) => [...own]);
    expect(new Set(files.map(({ path }) => path))).toEqual(new Set(named.filter(Boolean)));
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

  it('has thirteen members of its council, all of whom can be refunded within the limits', () => {
    const chamber = makeWorld({ ...options, tenant: 'cmdemo' });
    const { 'verba-indenizatoria': rows = [], 'verba-tetos': limits = [] } = rowsOf(chamber);
    const limit = new Map(limits.map((row) => [`${row.numExercicio} ${row.txtCategoria}`, cents(row.vlrTetoMensal)]));
    const byMonth = sums(rows, (row) => `${row.numExercicio} ${row.dtMesAno} ${row.txtParlamentar}`, 'vlrRessarcido');
    for (const [key, sum] of byMonth)
      expect(sum).toBeLessThanOrEqual(limit.get(`${key.slice(0, 4)} Total por parlamentar`) ?? 0);
    for (const row of rows)
      expect(cents(row.vlrRessarcido)).toBeLessThanOrEqual(limit.get(`${row.numExercicio} ${row.txtCategoria}`) ?? 0);
    const members = new Set(rows.filter(({ dtMesAno }) => dtMesAno === '03/2025').map((row) => row.txtParlamentar));
    expect(members.size).toBeGreaterThan(9);
  });

  it('refunds its members by an empenho for each and every month, of as much as their receipts come to', () => {
    const chamber = makeWorld({ ...options, tenant: 'cmdemo' });
    const { 'verba-indenizatoria': rows = [], empenhos = [], pagamentos = [] } = rowsOf(chamber);
    const own = empenhos.filter(({ codNaturezaDespesa }) => codNaturezaDespesa === '3.3.90.93');
    const month = (row: Cells): string => `${row.txtCredor} ${row.txtHistorico?.slice(-7)}`;
    const claimed = sums(rows, (row) => `${row.txtParlamentar} ${row.dtMesAno}`, 'vlrRessarcido');
    expect(new Map(own.map((row) => [month(row), cents(row.vlrEmpenhado)]))).toEqual(claimed);
    expect(own).toHaveLength(claimed.size);
    const day = (row: Cells): string =>
      `${row.txtCredor ?? row.txtParlamentar} ${row.dtPagamento ?? row.dtRessarcimento}`;
    const out = pagamentos.filter(({ codNaturezaDespesa }) => codNaturezaDespesa === '3.3.90.93');
    expect(sums(out, day, 'vlrPago')).toEqual(sums(rows, day, 'vlrRessarcido'));
  });

  it('hands in no receipt of a month after the empenho that refunds it', () => {
    const all = refundClaims(makeWorld({ ...options, tenant: 'cmdemo' }));
    expect(all.filter(({ when, refunds: own }) => own.some(({ day }) => day > previousWorkingDay(when.last)))).toEqual(
      [],
    );
  });

  it('says nothing of refunds where there is no council', () => {
    expect(refunds(made).datasets).toEqual([]);
  });
});
