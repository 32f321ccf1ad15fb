import { describe, expect, it } from 'vitest';
import type { Dataset } from '../dataset.ts';
import { datasets } from '../datasets/index.ts';
import type { Pairs } from '../query.ts';
import { readWritten } from './written.ts';

const setOf = (id: string) => datasets.find((set) => set.id === id) as Dataset;
const read = (id: string, search: string) => readWritten(setOf(id), [...new URLSearchParams(search)]);

describe('a form that a browser sends by itself', () => {
  it('means what an address would, written by hand', () => {
    const { pairs, problems } = read(
      'contratos',
      'vlrContrato.gte=1.234,56&dtFimVigencia.lte=31/12/25&txtSituacao=Vigente%0D%0ASuspenso&txtObjeto.has=&_sort=-vlrContrato',
    );
    expect(problems).toEqual([]);
    expect(pairs).toEqual<Pairs>([
      ['vlrContrato.gte', '1234.56'],
      ['dtFimVigencia.lte', '2025-12-31'],
      ['txtSituacao', 'Vigente'],
      ['txtSituacao', 'Suspenso'],
      ['_sort', '-vlrContrato'],
    ]);
  });

  it('carries canonical values along without changing them, for every field of every dataset', () => {
    for (const set of datasets)
      for (const [name, field] of Object.entries(set.fields))
        for (const text of ['1234.5', '1.2340', '2025-03-01', '2025-03', '2025']) {
          const value = field.parse(text, 'plain');
          if (value.ok)
            expect(readWritten(set, [[name, field.print(value.value)]]).pairs).toEqual([
              [name, field.print(value.value)],
            ]);
        }
  });

  it('says a month by its year and its number, and a year alone by all its months', () => {
    const months = 'dtMes.ano=2025&dtMes.mes=03&dtMes.gte=2020-01';
    expect(read('contratos', months).pairs).toEqual([['dtMes', '2025-03']]);
    expect(read('contratos', 'dtMes.ano=2025&dtMes.mes=').pairs).toEqual([
      ['dtMes.gte', '2025-01'],
      ['dtMes.lte', '2025-12'],
    ]);
    expect(read('contratos', 'dtMes.ano=&dtMes.mes=03').problems[0]?.message).toBe('Escolha também o ano do mês.');
  });

  it('is told of what it does not understand, by the name of the control', () => {
    expect(
      read('contratos', 'vlrContrato.gte=mil&dtFimVigencia.gte=2/1/2026&dtFimVigencia.lte=1/1/2026').problems,
    ).toEqual([
      { field: 'vlrContrato.gte', value: 'mil', message: '“mil” não é um número como 1.234,56.' },
      { field: 'dtFimVigencia.lte', value: '2026-01-01', message: 'O fim do intervalo vem antes do começo.' },
    ]);
  });
});
