import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { empenhosMaker } from '../despesa/empenhos.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';
import { servidoresMaker } from '../servidores/servidores.ts';
import { makeWorld, type World, type WorldOptions } from '../town/world.ts';
import { diariasMaker } from './diarias.ts';
import { valoresMaker } from './valores.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const MAKERS = [diariasMaker, valoresMaker, servidoresMaker, empenhosMaker];

function rowsOf(made: World): Record<string, Cells[]> {
  const { datasets } = makeDatasets(MAKERS, made);
  return Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

const monthOf = (row: Cells): string => readDay(row.dtMesAno);

describe.each(['pmdemo', 'cmdemo'] as const)('the travellers of %s', (tenant) => {
  const made = makeWorld({ ...options, tenant });
  const rows = rowsOf(made);
  const { servidores = [], diarias = [] } = rows;

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
      expect(readCents(row.vlrTotal)).toBe(readCents(row.vlrUnitario) * Number(row.qtdDiarias?.replace(',', '.')));
    }
  });

  it('meet the Court of Accounts and the assembly where they sit, and the federal bodies in Brasília', () => {
    const seats: readonly (readonly [RegExp, string])[] = [
      [/Tribunal de Contas|Assembleia|Governadoria|Junta Comercial|Fazenda/, 'Natal'],
      [/FNDE|bancada federal/, 'Brasília'],
    ];
    const told = diarias.flatMap(({ txtMotivo = '', txtDestino }) =>
      seats.filter(([words]) => words.test(txtMotivo)).map(([, city]) => [txtMotivo, txtDestino, city] as const),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(([, there, city]) => there !== city)).toEqual([]);
    expect(diarias.filter(({ txtMotivo = '' }) => txtMotivo === '' || txtMotivo.includes('@'))).toEqual([]);
  });

  it('are sent by an empenho of the body, of the same value', () => {
    const key = (row: Cells): string => `${row.numExercicio} ${row.codOrgao} ${row.codUnidade} ${row.numDocEmpenho}`;
    const known = new Map((rows.empenhos ?? []).map((row) => [key(row), row.vlrEmpenhado]));
    expect(diarias.filter((row) => known.get(key(row)) !== row.vlrTotal)).toEqual([]);
  });

  it('leave the reports that their rows name, and no other', () => {
    const files = [...makeDatasets([diariasMaker], made).files].map(({ path }) => path);
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual(diarias.map(({ arqRelatorio }) => arqRelatorio).filter(Boolean));
  });
});
