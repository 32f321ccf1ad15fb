import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { allEmpenhos } from '../despesa/all.ts';
import { type Empenho, empenhadoCents, liquidadoCents, pagoCents } from '../despesa/model.ts';
import { emendasMaker } from '../emendas/emendas.ts';
import { allEmendas } from '../emendas/model.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';

import { makeWorld, type WorldOptions } from '../town/world.ts';
import { acordosMaker } from './acordos.ts';
import { convenioMaker } from './convenio.ts';
import { allAcordos } from './cooperation.ts';
import { realizadasMaker } from './realizadas.ts';
import { recebidasMaker } from './recebidas.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const made = makeWorld(options);
const MAKERS = [convenioMaker, recebidasMaker, realizadasMaker, acordosMaker];
const part = makeDatasets(MAKERS, made);
const rows: Record<string, Cells[]> = Object.fromEntries(
  part.datasets.map(({ dataset, rows: draw }) => [dataset.id, [...draw()]]),
);
const { convenio = [], acordos = [] } = rows;
const recebidas = rows['transferencias-recebidas'] ?? [];
const realizadas = rows['transferencias-realizadas'] ?? [];

describe('what came and what went', () => {
  it('are never in one list', () => {
    const came = new Set(recebidas.map(({ numConvenio }) => numConvenio));
    expect(realizadas.filter(({ numConvenio }) => came.has(numConvenio))).toEqual([]);
    expect(recebidas.length * realizadas.length).toBeGreaterThan(0);
  });

  it('add up: what was passed and what is left make what was agreed, less what the taker adds', () => {
    for (const row of [...convenio, ...recebidas, ...realizadas]) {
      const passed = readCents(row.vlrRepassado ?? row.vlrRecebido);
      expect(passed + readCents(row.vlrSaldo)).toBe(readCents(row.vlrTotal) - readCents(row.vlrContrapartida));
      expect(row.dtUltimoRepasse === '').toBe(passed === 0);
      expect(readDay(row.dtUltimoRepasse) <= options.until).toBe(true);
    }
  });

  it('stand in the list of covenants with the same number, days and money', () => {
    const known = new Map([...recebidas, ...realizadas].map((row) => [row.numConvenio, row]));
    for (const row of convenio) {
      const { vlrTotal, dtVigencia, txtObjeto } = known.get(row.numConvenio ?? '') ?? {};
      expect([row.vlrTotal, row.dtVigencia, row.txtObjeto]).toEqual([vlrTotal, dtVigencia, txtObjeto]);
    }
    expect(new Set(convenio.map(({ txtPapel }) => txtPapel))).toEqual(new Set(['Convenente', 'Concedente']));
  });

  it('have a key of their own', () => {
    for (const list of [convenio, recebidas, realizadas, acordos]) {
      const keys = list.map(
        ({ numConvenio, dtVigencia, dtInicioVigencia }) => `${numConvenio} ${dtVigencia ?? dtInicioVigencia}`,
      );
      expect(new Set(keys).size).toBe(list.length);
    }
  });

  it('are listed with the covenants wherever something was signed, some eighteen a year', () => {
    const signed = [...recebidas, ...realizadas].filter((row) => row.txtTipoInstrumento !== 'Transferência especial');
    expect(new Set(convenio.map(({ numConvenio }) => numConvenio))).toEqual(
      new Set(signed.map(({ numConvenio }) => numConvenio)),
    );
    for (const { year } of made.exercises)
      expect(convenio.filter(({ numExercicio }) => numExercicio === String(year)).length).toBeLessThanOrEqual(21);
  });
});

it('what went was committed, settled and paid by empenhos that name the agreement, to the cent', () => {
  const spent = allEmpenhos(made).filter(({ agreement }) => agreement);
  for (const row of realizadas) {
    const own = spent.filter(({ agreement }) => agreement === row.numConvenio);
    const sum = (of: (one: Empenho) => number): number => own.reduce((total, one) => total + of(one), 0);
    const [agreed, passed] = [readCents(row.vlrTotal) - readCents(row.vlrContrapartida), readCents(row.vlrRepassado)];
    expect([sum(empenhadoCents), sum(liquidadoCents), sum(pagoCents)]).toEqual([agreed, passed, passed]);
    expect(own.map(({ creditor }) => creditor.name)).toEqual([row.txtBeneficiario]);
  }
});

it('every earmark that came by an agreement has it in the list, with the money that was promised', () => {
  const agreed = allEmendas(made).filter(({ agreement }) => agreement !== '');
  const known = new Map(recebidas.map((row) => [row.numConvenio, row]));
  for (const { agreement, number, planned } of agreed) {
    const row = known.get(agreement);
    expect(row?.numEmenda).toBe(number);
    expect(readCents(row?.vlrTotal) - readCents(row?.vlrContrapartida)).toBe(planned);
  }
  expect(agreed.length).toBeGreaterThan(0);
});

it('what an earmark brought is what the list of earmarks says it brought, on the same day and to the same account', () => {
  const emendas = [...emendasMaker.rows(made)];
  const told = new Map(emendas.map((row) => [row.numEmenda, row]));
  for (const row of recebidas.filter(({ numEmenda }) => numEmenda)) {
    const { vlrRealizado, dtRepasse, txtConta } = told.get(row.numEmenda) ?? {};
    expect([row.vlrRecebido, row.dtUltimoRepasse, row.txtContaEspecifica]).toEqual([vlrRealizado, dtRepasse, txtConta]);
  }
});

it('an agreement without money ends before the same parties sign the same again', () => {
  const now = makeWorld({ ...options, until: '2026-11-19' });
  for (const one of [made, makeWorld({ ...options, tenant: 'cmdemo' }), now]) {
    const ends = new Map<string, number>();
    const doubled = allAcordos(one).filter(({ object, signed, end }) => {
      const old = ends.get(object) ?? 0;
      ends.set(object, end);
      return signed <= old;
    });
    expect(doubled.map(({ number }) => number)).toEqual([]);
  }
});

it('an agreement without money names both parties and what each has to do', () => {
  for (const { txtPartes, txtParceiro = '', txtObrigacoesOrgao, txtObrigacoesParceiro } of acordos) {
    expect(txtPartes).toBe(`${made.name}; ${txtParceiro}`);
    expect(txtObrigacoesOrgao).not.toBe('');
    expect(txtObrigacoesParceiro).not.toBe('');
  }
});

it('every instrument is there to be read in full', () => {
  const named = [...recebidas, ...realizadas, ...acordos].map(({ arqIntegra }) => arqIntegra);
  expect([...part.files].map(({ path }) => path)).toEqual(named);
  expect(new Set(named).size).toBe(named.length);
});

it('a council has agreements, and says of money that none came and none went', () => {
  const council = makeDatasets(MAKERS, makeWorld({ ...options, tenant: 'cmdemo' }));
  const counts = council.datasets.map(({ dataset, rows: draw }) => [dataset.id, [...draw()].length > 0]);
  expect(Object.fromEntries(counts)).toEqual({
    convenio: false,
    'transferencias-recebidas': false,
    'transferencias-realizadas': false,
    acordos: true,
  });
  expect(council.statements.map(({ dataset }) => dataset.id)).toEqual(
    counts.flatMap(([id, some]) => (some ? [] : [id])),
  );
});
