import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { makeDatasets } from '../maker.ts';
import { readDay } from '../reading.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { classificadasMaker } from './classificadas.ts';
import { desclassificadasMaker } from './desclassificadas.ts';
import { classifiedSummary } from './secrets.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const town = makeWorld(options);
const made = (of: WorldOptions) => makeDatasets([classificadasMaker, desclassificadasMaker], makeWorld(of));
const rowsOf = (of: WorldOptions): Cells[][] => made(of).datasets.map(({ rows }) => [...rows()]);

describe('the secrets of the town', () => {
  const [kept = [], ended = []] = rowsOf(options);
  const released = new Map(
    ended.map(({ codDocumento, dtDesclassificacao }) => [codDocumento, readDay(dtDesclassificacao)]),
  );

  it('are listed in each of four years, and opened in more than one', () => {
    expect(new Set(kept.map(({ numExercicio }) => numExercicio))).toEqual(new Set(['2023', '2024', '2025', '2026']));
    expect(new Set(ended.map(({ numExercicio }) => numExercicio)).size).toBeGreaterThan(1);
    expect(ended.some(({ dtDesclassificacao }) => readDay(dtDesclassificacao) > '2025-10-31')).toBe(true);
  });

  it('are in the list of a year only if they were secret on its last day', () => {
    for (const { codDocumento, numExercicio, dtClassificacao, dtFimSigilo } of kept) {
      const day = numExercicio === '2026' ? options.until : `${numExercicio}-12-31`;
      expect(readDay(dtClassificacao) <= day && day < (released.get(codDocumento) ?? readDay(dtFimSigilo))).toBe(true);
    }
  });

  it('are counted in the document of a year as the lists have them', () => {
    const of = (rows: Cells[]): number => rows.filter(({ numExercicio }) => numExercicio === '2025').length;
    expect(classifiedSummary(town, 2025)[0]).toBe(
      `Documentos sob sigilo em 31/12/2025: ${of(kept)}. Documentos desclassificados no ano: ${of(ended)}.`,
    );
  });

  it('know nothing of the days after the last one', () => {
    const [early = [], none = []] = rowsOf({ ...options, until: '2026-01-31' });
    const days = [...early, ...none].flatMap((row) => [row.dtClassificacao, row.dtDesclassificacao]).map(readDay);
    expect(early.length).toBeGreaterThan(0);
    expect(days.filter((day) => day > '2026-01-31')).toEqual([]);
  });
});

it('a council without secrets says so of both lists, with the days it speaks of', () => {
  const council = made({ ...options, tenant: 'cmdemo' });
  expect(council.datasets.flatMap(({ rows }) => [...rows()])).toEqual([]);
  expect(council.statements.map(({ dataset }) => dataset.id)).toEqual([
    'informacoes-classificadas',
    'informacoes-desclassificadas',
  ]);
});
