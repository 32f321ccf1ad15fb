import { describe, expect, it } from 'vitest';
import { contratos } from '../datasets/contratos.ts';
import { datasets } from '../datasets/index.ts';
import { licitacao } from '../datasets/licitacao.ts';
import { textLookup } from '../list/lookup.ts';
import type { Condition } from '../query.ts';
import { newsConditions, newsQuery } from './address.ts';
import { awaitedField } from './calendar.ts';
import { changeTitle } from './title.ts';

const year: Condition = { field: 'numExercicio', operator: 'eq', values: [2026] };
const open: Condition = { field: 'txtSituacao', operator: 'eq', values: ['Aberta'] };

describe('who waits for news of a list', () => {
  it('means the next period too', () => {
    expect(newsQuery(licitacao, newsConditions(licitacao, [year, open]))).toBe('txtSituacao=Aberta');
    expect(newsQuery(licitacao, newsConditions(licitacao, [year]))).toBe('');
  });

  it('keeps the period where a text may only be looked for within one', () => {
    const [set, field] =
      datasets
        .flatMap((one) => Object.keys(one.fields).map((name) => [one, name] as const))
        .find(([one, name]) => one.fields[name]?.operators.includes('has') && textLookup(one, name) === 'rows') ?? [];
    if (!set || !field) throw new Error('every text has an index');
    const period: Condition = {
      field: set.period,
      operator: 'eq',
      values: [set.fields[set.period]?.time?.ofDay('2026-03-01') ?? ''],
    };
    const where: Condition[] = [period, { field, operator: 'has', values: ['merenda'] }];
    expect(newsConditions(set, where)).toEqual(where);
  });
});

describe('a calendar', () => {
  it('is of the day by which tenders are asked for, and of nobody’s life', () => {
    expect(awaitedField(licitacao)).toBe('dtAbertura');
    expect(awaitedField(contratos)).toBe('dtFimVigencia');
    expect(datasets.filter((set) => set.people && awaitedField(set))).toEqual([]);
  });
});

describe('the title of a change', () => {
  const chave = ['10/2025', '2025'];

  it.each([
    ['novo', [], 'Contrato 10/2025: registro novo'],
    ['alterado', ['vlrContrato', 'dtFimVigencia'], 'Contrato 10/2025: alteração (valor, fim da vigência)'],
    ['alterado', [], 'Contrato 10/2025: alteração'],
    ['retirado', [], 'Contrato 10/2025: registro retirado'],
  ] as const)('%s %j is told as “%s”', (tipo, campos, title) => {
    expect(changeTitle(contratos, { tipo, chave, campos: [...campos], registro: null })).toBe(title);
  });

  it('names a few fields, and says how many more there are', () => {
    const campos = Object.keys(contratos.fields).slice(0, 9);
    expect(changeTitle(contratos, { tipo: 'alterado', chave, campos, registro: null })).toMatch(/ e mais 5\)$/);
  });
});
