import { describe, expect, it } from 'vitest';
import type { PntpCriterio } from '../../catalog/pntp/answer.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { currentMatrix } from './edition.ts';
import { comingLapses } from './lapse.ts';

const NEWEST = '2026-03-01';

/** A criterion whose newest data are of a day, in a term of so many days. */
const criterion = (numero: string, term: number, cumprido = true): PntpCriterio => ({
  numero,
  dimensao: 8,
  pede: 'Publicar',
  classe: 'obrigatoria',
  pontos: 1,
  obtidos: 1,
  itens: [{ item: 'atualidade', cumprido, prova: '', venceEm: plusDays(NEWEST, term + 1) }],
  enderecos: [],
  como: 'medido',
  atesto: null,
  falta: [],
  pendencias: 0,
});

/** The stage of a term on a day of it, counted from the day of the newest data. */
const stageOn = (numero: string, term: number, day: number): number | null =>
  comingLapses([criterion(numero, term)], currentMatrix(), plusDays(NEWEST, day))[0]?.stage ?? null;

describe('what is about to lapse', () => {
  it('is told on day 20 and on day 28 of a term of 30, and neither before nor after its end', () => {
    expect([19, 20, 27, 28, 30, 31].map((day) => stageOn('8.1', 30, day))).toEqual([null, 1, 1, 2, 2, null]);
  });

  it('is told alike in a shorter term: on day 10 and on day 13 of 15', () => {
    expect([9, 10, 12, 13, 15, 16].map((day) => stageOn('18.5', 15, day))).toEqual([null, 1, 1, 2, 2, null]);
  });

  it('is nothing where the term is not counted in days, or is lost already', () => {
    expect(stageOn('11.5', 30, 28)).toBeNull();
    expect(comingLapses([criterion('8.1', 30, false)], currentMatrix(), plusDays(NEWEST, 28))).toEqual([]);
  });

  it('comes with what is lost first at the head', () => {
    const found = comingLapses([criterion('8.1', 30), criterion('8.2', 29)], currentMatrix(), plusDays(NEWEST, 28));
    expect(found.map(({ criterio }) => criterio.numero)).toEqual(['8.2', '8.1']);
  });
});
