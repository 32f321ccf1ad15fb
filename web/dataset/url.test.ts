import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { choice, code } from '../../catalog/fields/index.ts';
import { ALL, latestPeriod, leading } from '../../catalog/list/opening.ts';
import type { Query } from '../../catalog/query.ts';
import { datasetOf, queryOf } from '../../test/listed.ts';
import {
  atPage,
  freeField,
  readAddress,
  rowAddress,
  sliceOf,
  toggleSort,
  wholeResult,
  withoutValue,
  writeAddress,
} from './url.ts';

const contratos = datasetOf('contratos');

const query = (search: string): Query => queryOf(contratos, search);

const change = (search: string, how: (query: Query) => Query): string => writeAddress(contratos, how(query(search)));

describe('the address of a list', () => {
  test('is printed in one way, whatever the order it came in', () => {
    expect(change('?vlrContrato.lte=9&numAnoPub=2025&_page=1', (same) => same)).toBe(
      '?numAnoPub=2025&vlrContrato.lte=9',
    );
  });

  test('keeps the open tab apart from the question', () => {
    const answer = readAddress(contratos, '?numAnoPub=2025&_aba=graficos');
    expect(answer).toMatchObject({ ok: true, tab: 'graficos' });
    expect(answer.ok && writeAddress(contratos, answer.query, answer.tab)).toBe('?numAnoPub=2025&_aba=graficos');
  });

  test('refuses a tab there is not, beside every other fault', () => {
    const answer = readAddress(contratos, '?_aba=mapa&foo=1');
    expect(answer.ok ? [] : answer.problems.map(({ field }) => field)).toEqual(['foo', '_aba']);
  });

  test('is read as a form sends it: empty boxes ask nothing, and values are written by hand', () => {
    const bare = readAddress(contratos, '?numAnoPub=2025&txtObjeto.has=&_sort=');
    expect(bare.ok && writeAddress(contratos, bare.query)).toBe('?numAnoPub=2025');
    const typed = readAddress(contratos, '?vlrContrato.gte=1.234,50&dtFimVigencia.gte=1/3/25&_escrita=br');
    expect(typed.ok && writeAddress(contratos, typed.query)).toBe(
      '?dtFimVigencia.gte=2025-03-01&vlrContrato.gte=1234.5',
    );
    expect(readAddress(contratos, '?vlrContrato.gte=1.234,50').ok).toBe(false);
  });

  test('unfolds the filters or a row, which are no part of the question', () => {
    const at = readAddress(
      contratos,
      `${rowAddress(contratos, query('?numAnoPub=2025'), 7).split('#')[0]}&_filtros=todos`,
    );
    expect(at).toMatchObject({ ok: true, row: 7, unfolded: true, query: query('?numAnoPub=2025') });
    const wrong = readAddress(contratos, '?_filtros=alguns&_linha=a&_escrita=us');
    expect(wrong.ok ? [] : wrong.problems.map(({ field }) => field)).toEqual(['_filtros', '_escrita', '_linha']);
  });

  test('refuses the charts of a list that has none', () => {
    const plain: Dataset = { ...contratos, list: { ...contratos.list, charts: [] } };
    const answer = readAddress(plain, '?_aba=graficos');
    expect(answer.ok ? [] : answer.problems.map(({ message }) => message)).toEqual([
      '“_aba” deve ser “tabela”, “explorar”, “explorar.barras”, “explorar.colunas” ou “explorar.tabela”.',
    ]);
  });

  test('keeps what is explored beside other filters, also as a form without scripts sends it', () => {
    const search = '?numAnoPub=2025&_por=txtModalidade%2CdtAssinatura.mes&_topo=20%2C8&_sort=-vlrContrato';
    const answer = readAddress(contratos, `${search}&_aba=explorar.barras`);
    expect(answer.ok && writeAddress(contratos, answer.query, answer.tab)).toBe(`${search}&_aba=explorar.barras`);
    expect(readAddress(contratos, '?_por=txtModalidade')).toMatchObject({ ok: true, tab: 'explorar' });
    const form = '?numAnoPub=2025&_por=txtModalidade&_coluna=dtAssinatura.mes&_medida=vlrContrato&_aba=explorar.barras';
    const sent = readAddress(contratos, `${form}&_ordem=maior&_mostrar=20`);
    expect(sent).toMatchObject({ ok: true, written: true });
    expect(sent.ok && writeAddress(contratos, sent.query, sent.tab)).toBe(`${search}&_aba=explorar.barras`);
  });

  test('of a group lists its rows within the days that are asked for', () => {
    const asked = query('?dtAssinatura.gte=2025-03-10');
    const slice = sliceOf(asked, 'dtAssinatura.mes', '2025-03');
    expect(slice && writeAddress(contratos, slice)).toBe('?dtAssinatura.gte=2025-03-10&dtAssinatura.lte=2025-03-31');
  });

  test('refuses what is longer than any honest question before reading it', () => {
    expect(readAddress(contratos, `?txtObjeto.has=${'a'.repeat(9_000)}`)).toMatchObject({ ok: false });
  });

  test('says everything in words of its own, because the bare address means the latest exercise', () => {
    expect(writeAddress(contratos, ALL)).toBe('?_page=1');
    expect(query('?_page=1')).toEqual(ALL);
  });

  test('opens on the latest exercise, or on everything where there is none', () => {
    expect(writeAddress(contratos, latestPeriod(contratos, 2026))).toBe('?numAnoPub=2026');
    expect(latestPeriod(contratos, undefined)).toEqual(ALL);
  });
});

describe('of kinds that are not to be added up', () => {
  const kinds = ['13º salário', 'Mensal', 'Rescisão'].map((chave) => ({ chave, rotulo: chave, linhas: 1 }));
  const first = (options: string[]) =>
    leading(choice({ label: 'Tipo', options, open: true }), kinds.slice(0, 2))?.chave;

  test('a list opens on the first in their table that there is', () => {
    expect(first(['Mensal', 'Férias', '13º salário'])).toBe('Mensal');
    expect(first(['Rescisão', '13º salário', 'Mensal'])).toBe('13º salário');
  });

  test('or, without a table, on the one that came first', () => {
    expect(leading(code({ label: 'Tipo' }), kinds)?.chave).toBe('13º salário');
    expect(leading(code({ label: 'Tipo' }), [])).toBeUndefined();
  });
});

describe('a step from one address to the next', () => {
  test('removing a value leaves its sisters and goes back to the first page', () => {
    const search = '?txtSituacao=Suspenso&txtSituacao=Vigente&_page=3';
    const [condition] = query(search).where;
    if (!condition) throw new Error('no condition');
    expect(change(search, (old) => withoutValue(old, condition, 'Vigente'))).toBe('?txtSituacao=Suspenso');
  });

  test('removing the last value removes the condition, and only that one', () => {
    const search = '?vlrContrato.gte=1&vlrContrato.lte=5';
    const upper = query(search).where.find(({ operator }) => operator === 'lte');
    if (!upper) throw new Error('no condition');
    expect(change(search, (old) => withoutValue(old, upper, 5))).toBe('?vlrContrato.gte=1');
  });

  test.each([
    ['figures from the largest', '?numAnoPub=2025&_page=2', 'vlrContrato', '?numAnoPub=2025&_sort=-vlrContrato'],
    ['words from A', '?numAnoPub=2025', 'txtNomeRazaoContratada', '?numAnoPub=2025&_sort=txtNomeRazaoContratada'],
    ['the own order turned round', '?numAnoPub=2025', 'dtAssinatura', '?numAnoPub=2025&_sort=dtAssinatura'],
    ['and back to where it left no trace', '?numAnoPub=2025&_sort=dtAssinatura', 'dtAssinatura', '?numAnoPub=2025'],
  ])('sorts %s', (_, search, name, to) => {
    expect(change(search, (old) => toggleSort(contratos, old, name))).toBe(to);
  });

  test('turning the page keeps the question', () => {
    expect(change('?numAnoPub=2025', (old) => atPage(old, 2))).toBe('?numAnoPub=2025&_page=2');
  });

  test('an export carries the whole result in its order', () => {
    expect(change('?numAnoPub=2025&_sort=vlrContrato&_page=4&_size=10', wholeResult)).toBe(
      '?numAnoPub=2025&_sort=vlrContrato',
    );
  });

  test('the values of a field are asked with the field itself free', () => {
    const freed = freeField(query('?numAnoPub=2025&txtSituacao=Vigente&_sort=vlrContrato&_page=2'), 'txtSituacao');
    expect(writeAddress(contratos, freed)).toBe('?numAnoPub=2025');
  });
});

describe('a bar of a chart leads to its rows', () => {
  const from = query('?numAnoPub=2025&dtFimVigencia.gte=2020-01-01');
  const lead = (by: string, chave: string | null): string | null => {
    const to = sliceOf(from, by, chave);
    return to && writeAddress(contratos, to);
  };

  test('by its value', () => {
    expect(lead('txtSituacao', 'Vigente')).toBe('?dtFimVigencia.gte=2020-01-01&numAnoPub=2025&txtSituacao=Vigente');
  });

  test('by the days of its month, February of a leap year included', () => {
    expect(lead('dtFimVigencia.mes', '2028-02')).toBe(
      '?dtFimVigencia.gte=2028-02-01&dtFimVigencia.lte=2028-02-29&numAnoPub=2025',
    );
  });

  test('by the days of its year', () => {
    expect(lead('dtFimVigencia.ano', '2027')).toBe(
      '?dtFimVigencia.gte=2027-01-01&dtFimVigencia.lte=2027-12-31&numAnoPub=2025',
    );
  });

  test('and to none where the rows have no value', () => {
    expect(lead('txtSituacao', null)).toBeNull();
  });
});
