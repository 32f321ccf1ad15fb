import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { generate } from '../generate.ts';
import { yearOf } from '../kit/calendar.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { fotosMaker } from './fotos.ts';
import { medicoesMaker } from './medicoes.ts';
import { obrasMaker } from './obras.ts';
import { paralisacoesMaker } from './paralisacoes.ts';
import { planilhaMaker } from './planilha.ts';

const MAKERS = [obrasMaker, planilhaMaker, medicoesMaker, paralisacoesMaker, fotosMaker];

const options: WorldOptions = { seed: 1, scale: 1, until: '2026-10-31', tenant: 'pmdemo' };

function rowsOf(change: Partial<WorldOptions> = {}): Record<string, Cells[]> {
  const { datasets } = makeDatasets(MAKERS, makeWorld({ ...options, ...change }));
  return Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

const key = ({ numOrdemServico, numExercicio }: Cells): string => `${numOrdemServico} ${numExercicio}`;
const sum = (rows: readonly Cells[], name: string): number =>
  rows.reduce((total, row) => total + readCents(row[name]), 0);

function byWork(rows: readonly Cells[] = []): (work: Cells) => Cells[] {
  const found = new Map<string, Cells[]>();
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row]);
  return (work) => found.get(key(work)) ?? [];
}

describe.each(['pmdemo', 'cmdemo'] as const)('the works of %s', (tenant) => {
  const rows = rowsOf({ tenant });
  const { obras = [] } = rows;
  const [items, measures] = [byWork(rows['obras-planilha']), byWork(rows['obras-medicoes'])];
  const [stops, photos] = [byWork(rows['obras-paralisacoes']), byWork(rows['obras-fotos'])];

  it('are there, each under a key of its own that everything of it repeats', () => {
    const keys = new Set(obras.map(key));
    expect(obras.length).toBeGreaterThan(0);
    expect(keys.size).toBe(obras.length);
    for (const set of Object.values(rows)) expect(set.filter((row) => !keys.has(key(row)))).toEqual([]);
  });

  it('are contracts, with their contractor, values and inspector', () => {
    const { datasets } = generate({ ...options, tenant });
    const of = (id: string): Cells[] => [...(datasets.find(({ dataset }) => dataset.id === id)?.rows() ?? [])];
    const contracts = of('contratos').filter(({ txtCategoria }) => txtCategoria === 'Obras');
    const inspectors = new Set(
      of('relacao-fiscais').map((row) => `${row.numContrato} ${row.numAnoPub} ${row.txtNome}`),
    );
    const told = (row: Cells, first: string, now: string) =>
      [row.numContrato, row.numAnoPub, row.txtCpfCnpjContratada, row[first], row[now]].join(' ');
    expect(obras.map((row) => told(row, 'vlrContratado', 'vlrAtual'))).toEqual(
      contracts.map((row) => told(row, 'vlrInicial', 'vlrContrato')),
    );
    for (const row of obras) expect(inspectors).toContain(`${row.numContrato} ${row.numAnoPub} ${row.txtFiscal}`);
  });

  it('have a bill of quantities worth exactly the value contracted', () => {
    for (const work of obras) expect(sum(items(work), 'vlrContratado')).toBe(readCents(work.vlrContratado));
  });

  it('have lines that are quantities times prices, whatever was contracted or done', () => {
    for (const row of rows['obras-planilha'] ?? []) {
      const price = readCents(row.vlrUnitario);
      expect(price).toBeGreaterThan(0);
      expect(readCents(row.vlrContratado)).toBe(Number(row.qtdContratada) * price);
      expect(readCents(row.vlrExecutado)).toBe(Number(row.qtdExecutada) * price);
      expect(readCents(row.vlrPago)).toBeLessThanOrEqual(readCents(row.vlrExecutado));
    }
  });

  it('are measured for what was done, line by line, and never beyond their value', () => {
    for (const work of obras) {
      const value = readCents(work.vlrMedido);
      expect(sum(items(work), 'vlrExecutado')).toBe(value);
      expect(sum(measures(work), 'vlrMedicao')).toBe(value);
      expect(value).toBeLessThanOrEqual(readCents(work.vlrAtual));
      expect(measures(work).filter((row) => readCents(row.vlrMedicao) < 0)).toEqual([]);
    }
  });

  it('are paid measure by measure and line by line, never before being measured', () => {
    for (const work of obras) {
      expect(sum(measures(work), 'vlrPago')).toBe(readCents(work.vlrPago));
      expect(sum(items(work), 'vlrPago')).toBe(readCents(work.vlrPago));
      expect(readCents(work.vlrPago)).toBeLessThanOrEqual(readCents(work.vlrMedido));
      const early = measures(work).filter(
        (row) => row.dtPagamento && readDay(row.dtPagamento) <= readDay(row.dtMedicao),
      );
      expect(early).toEqual([]);
    }
  });

  it('say how far they are as their measures and payments do', () => {
    for (const work of obras) {
      const [value, done, paid] = [readCents(work.vlrAtual), readCents(work.pctFisico), readCents(work.pctFinanceiro)];
      const ready = work.txtSituacao === 'Concluída';
      expect(done).toBe(ready ? 10_000 : Math.floor((readCents(work.vlrMedido) * 10_000) / value));
      expect(paid).toBe(Math.floor((readCents(work.vlrPago) * 10_000) / value));
      expect(paid).toBeLessThanOrEqual(done);
      if (ready) expect(readCents(work.vlrMedido) / value).toBeGreaterThan(0.9);
    }
  });

  it('go on in order: ordered, begun, measured, finished, and nothing after the last day', () => {
    for (const work of obras) {
      const days = [
        work.dtOrdemServico,
        work.dtInicio,
        ...measures(work).flatMap(({ dtInicioPeriodo, dtFimPeriodo }) => [dtInicioPeriodo, dtFimPeriodo]),
        work.dtTermino || work.dtParalisacao,
      ].flatMap((day) => (day ? [readDay(day)] : []));
      expect(days).toEqual([...days].sort());
      expect(days.at(-1)?.localeCompare(options.until)).toBeLessThanOrEqual(0);
      expect(readDay(work.dtOrdemServico).slice(0, 4)).toBe(work.numExercicio);
    }
  });

  it('that stand still say since when, why, on whom it depends and when they go on, or in which suit', () => {
    for (const work of obras) {
      const open = stops(work).filter(({ dtReinicio }) => dtReinicio === '');
      expect(open.length).toBe(work.txtSituacao === 'Paralisada' ? 1 : 0);
      expect(open.map(({ dtParalisacao }) => dtParalisacao)).toEqual(work.dtParalisacao ? [work.dtParalisacao] : []);
      for (const stop of open) {
        expect(stop.txtMotivo && stop.txtResponsavel).not.toBe('');
        expect(Boolean(stop.dtPrevisaoReinicio) !== Boolean(stop.numProcessoJudicial)).toBe(true);
      }
    }
  });

  it('have photographs that are there to be looked at, each with words for who cannot see it', () => {
    const files = [...(makeDatasets(MAKERS, makeWorld({ ...options, tenant })).files ?? [])];
    expect(files.map(({ path }) => path)).toEqual((rows['obras-fotos'] ?? []).map(({ arqFoto }) => arqFoto));
    expect(files.length).toBeLessThanOrEqual(200);
    for (const { bytes } of files) {
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.length).toBeLessThan(6_000);
      expect(inflateSync(dataOf(bytes)).length).toBe(300 * 481);
    }
    for (const work of obras) for (const photo of photos(work)) expect(photo.txtLegenda).toContain(work.txtObjeto);
  });
});

/** The compressed pixels of a PNG. */
function dataOf(bytes: Buffer): Buffer {
  const at = bytes.indexOf('IDAT');
  return bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
}

describe('among the works', () => {
  const { obras = [], 'obras-paralisacoes': stops = [] } = rowsOf();

  it('are all the situations but the rarest, in every part of town', () => {
    const situations = new Set(obras.map(({ txtSituacao }) => txtSituacao));
    for (const common of ['Em andamento', 'Concluída', 'Paralisada', 'Rescindida', 'Inacabada'])
      expect(situations).toContain(common);
    expect(new Set(obras.map(({ txtBairro }) => txtBairro)).size).toBeGreaterThan(8);
  });

  it('are some whose position nobody sent, and some outside of the municipality', () => {
    expect(obras.some(({ numLatitude }) => numLatitude === '')).toBe(true);
    expect(obras.some(({ numLongitude = '' }) => numLongitude.startsWith('-35'))).toBe(true);
  });

  it('are some that stopped and went on', () => {
    expect(stops.some(({ dtReinicio }) => dtReinicio !== '')).toBe(true);
  });
});

describe('a body that built nothing in a year', () => {
  it('says so, with dates', () => {
    const { statements } = makeDatasets(MAKERS, makeWorld({ ...options, tenant: 'cmdemo', scale: 0.1 }));
    expect(statements.map(({ dataset }) => dataset.id)).toEqual(['obras', 'obras', 'obras', 'obras']);
    for (const { from, to } of statements) expect(from).toBeLessThan(to);
  });

  it('says nothing of the years in which it built and works stopped', () => {
    expect(makeDatasets(MAKERS, makeWorld(options)).statements).toEqual([]);
  });

  it('says of the years in which it built that no work stands still', () => {
    const world = makeWorld({ ...options, tenant: 'cmdemo', until: '2026-11-19' });
    const { statements, datasets } = makeDatasets(MAKERS, world);
    const of = (id: string): Cells[] => [...(datasets.find(({ dataset }) => dataset.id === id)?.rows() ?? [])];
    const years = (id: string, part?: string): number[] =>
      statements.flatMap((one) => (one.dataset.id === id && one.part?.value === part ? [yearOf(one.from)] : []));
    const built = [...new Set(of('obras').map(({ numExercicio }) => Number(numExercicio)))].sort();
    expect(of('obras').filter(({ txtSituacao }) => txtSituacao === 'Paralisada')).toEqual([]);
    expect(years('obras', 'Paralisada')).toEqual(built);
    const stopped = new Set(of('obras-paralisacoes').map(({ numExercicio }) => Number(numExercicio)));
    expect(years('obras-paralisacoes')).toEqual(built.filter((year) => !stopped.has(year)));
  });
});
