import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { generate } from '../generate.ts';
import { dayOf, yearOf } from '../kit/calendar.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { allServidores, isServing } from '../servidores/model.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { allEmendas } from './model.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const OURS = /^(empenhos$|pagamentos|obras$|emenda|renuncias|dividaativa)/;

function rowsOf(change: Partial<WorldOptions> = {}): Record<string, Cells[]> {
  const mine = generate({ ...options, ...change }).datasets.filter(({ dataset }) => OURS.test(dataset.id));
  return Object.fromEntries(mine.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

function sums(rows: readonly Cells[], of: (row: Cells) => string, value: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(of(row), (found.get(of(row)) ?? 0) + readCents(row[value]));
  return found;
}

const name = (row: Cells): string => `${row.codUnidade} ${row.numDocEmpenho} ${row.numExercicio}`;

describe('what only the prefeitura has', () => {
  const rows = rowsOf();
  const key = ({ txtEspecie, txtTipoRenuncia, numExercicio }: Cells): string =>
    `${txtEspecie} ${txtTipoRenuncia} ${numExercicio}`;

  it('is left out of the council', () => {
    const foreign = [
      'emenda-parlamentar',
      'emenda-execucao',
      'renuncias-fiscais',
      'renuncias-beneficiarios',
      'dividaativa',
    ];
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(foreign));
    expect(Object.keys(rowsOf({ tenant: 'cmdemo' }))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/emenda|renuncias|divida/)]),
    );
  });

  it.each(['vlrEmpenhado', 'vlrLiquidado', 'vlrPago'])('earmarks say of %s what their expenses come to', (stage) => {
    const { 'emenda-parlamentar': emendas = [], 'emenda-execucao': execucao = [] } = rows;
    const parts = sums(execucao, ({ numEmenda = '' }) => numEmenda, stage);
    for (const row of emendas) expect(readCents(row[stage])).toBe(parts.get(row.numEmenda ?? '') ?? 0);
    expect(emendas.filter((row) => readCents(row[stage]) > readCents(row.vlrPrevisto))).toEqual([]);
  });

  it('earmarks come from all three parliaments under a number each, and are spent through empenhos that name them', () => {
    const { 'emenda-parlamentar': emendas = [], 'emenda-execucao': execucao = [], empenhos = [] } = rows;
    expect(new Set(emendas.map(({ numEmenda }) => numEmenda)).size).toBe(emendas.length);
    expect(new Set(emendas.map(({ txtOrigemRecurso }) => txtOrigemRecurso)).size).toBe(3);
    const named = new Map(empenhos.map((row) => [name(row), row.numEmenda]));
    expect(execucao.filter((row) => named.get(name(row)) !== row.numEmenda)).toEqual([]);
    expect(execucao.length).toBe(empenhos.filter(({ numEmenda }) => numEmenda).length);
  });

  it('earmarks of the town’s own councillors are of who sat in its council that day', () => {
    const { 'emenda-parlamentar': emendas = [] } = rows;
    const members = allServidores(makeWorld({ ...options, tenant: 'cmdemo' })).filter(
      ({ post }) => post === 'Vereador',
    );
    const own = emendas.filter(({ txtOrigemRecurso }) => txtOrigemRecurso === 'Municipal');
    const sat = ({ txtAutoria, dtEmenda }: Cells): boolean =>
      members.some((one) => one.name === txtAutoria && isServing(one, dayOf(readDay(dtEmenda))));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((row) => !sat(row))).toEqual([]);
  });

  it('earmarks are dated in their own year, those that nothing was done with too', () => {
    const { 'emenda-parlamentar': emendas = [] } = rows;
    expect(emendas.some(({ txtSituacao }) => txtSituacao === 'Prevista')).toBe(true);
    expect(emendas.filter((row) => readDay(row.dtEmenda).slice(0, 4) !== row.numAnoEmenda)).toEqual([]);
  });

  it('earmarks are paid out of the account that was opened for them', () => {
    const { 'emenda-parlamentar': emendas = [], 'emenda-execucao': execucao = [], pagamentos = [] } = rows;
    const opened = new Map(emendas.map(({ numEmenda, txtConta }) => [numEmenda, txtConta]));
    const due = new Map(execucao.map((row) => [name(row), opened.get(row.numEmenda)]));
    const paidOut = pagamentos.filter((row) => due.get(name(row)));
    expect(paidOut.length).toBeGreaterThan(0);
    expect(paidOut.filter((row) => row.txtConta !== due.get(name(row)))).toEqual([]);
  });

  it('works name the source, the earmark and the agreement that their empenhos name', () => {
    const { obras = [], empenhos = [] } = rows;
    const told = ({ numEmenda = '', numConvenio = '' }: Cells, source = ''): string =>
      [source, numEmenda, numConvenio].join(' | ');
    const contract = ({ numContrato, numAnoPub }: Cells): string => `${numContrato} ${numAnoPub}`;
    const spent = new Map(empenhos.map((row) => [contract(row), told(row, row.txtDescricaoFonteRecurso)]));
    const begun = obras.filter((row) => spent.has(contract(row)));
    expect(begun.some(({ numEmenda }) => numEmenda)).toBe(true);
    expect(begun.filter((row) => told(row, row.txtFonteRecurso) !== spent.get(contract(row)))).toEqual([]);
  });

  it('waivers are what their beneficiaries got, companies by name and persons only together', () => {
    const { 'renuncias-fiscais': renuncias = [], 'renuncias-beneficiarios': shares = [] } = rows;
    const given = sums(shares, key, 'vlrRenunciado');
    for (const row of renuncias) expect(readCents(row.vlrRealizado)).toBe(given.get(key(row)));
    expect(
      shares.filter(({ txtCnpj, txtBeneficiario }) => !txtCnpj && txtBeneficiario !== 'Pessoas físicas, somadas'),
    ).toEqual([]);
  });

  it('waivers are given in the years that their laws are in force, and some of the laws end', () => {
    const { 'renuncias-fiscais': renuncias = [] } = rows;
    expect(renuncias.some(({ dtFimVigencia }) => dtFimVigencia)).toBe(true);
    expect(renuncias.some(({ dtFimVigencia }) => !dtFimVigencia)).toBe(true);
    const astray = renuncias.filter(({ numExercicio = '', dtInicioVigencia, dtFimVigencia }) => {
      const last = readDay(dtFimVigencia).slice(0, 4) || '9999';
      return numExercicio < readDay(dtInicioVigencia).slice(0, 4) || numExercicio > last;
    });
    expect(astray).toEqual([]);
  });

  it('debts are told with no document of a person, and what is charged is added', () => {
    const { dividaativa = [] } = rows;
    expect(dividaativa.filter(({ txtCnpj }) => txtCnpj && txtCnpj.length !== 18)).toEqual([]);
    for (const row of dividaativa)
      expect(readCents(row.vlrTotal)).toBe(readCents(row.vlrOriginal) + readCents(row.vlrEncargos));
    expect(new Set(dividaativa.map(({ numExercicio }) => numExercicio))).toEqual(
      new Set(['2022', '2023', '2024', '2025']),
    );
  });
});

it('of each origin there are earmarks or a statement in every exercise', () => {
  const world = makeWorld(options);
  const made = generate(options);
  const said = made.statements.filter(({ dataset }) => dataset.id === 'emenda-parlamentar');
  const told = allEmendas(world).map(({ origin, year }) => `${origin} ${year}`);
  for (const { part, from } of said) told.push(`${part?.value} ${yearOf(from)}`);
  const wanted = world.exercises.flatMap(({ year }) =>
    ['Federal', 'Estadual', 'Municipal'].map((of) => `${of} ${year}`),
  );
  expect([...new Set(told)].sort()).toEqual(wanted.sort());
  expect(said[0]?.text).toMatch(/^Não houve emendas de .+ \(origem \w+\) em 20\d\d/);
});
