import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { otherGroups, usualGroups } from '../../catalog/explorar/choices.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printGroup } from '../../catalog/list/group.ts';
import { hostOf, type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const cents = (value: number): number => Math.round(value * 100);

describe.each(datasets.map((set) => [set.id, set] as const))('%s', (id, set: Dataset) => {
  const url = `/api/v1/${id}`;
  const ask = (address: string) => portal.ask(address, hostOf(set));

  it('groups by one field or two add up to the list, all of them and with most of them told as one', async () => {
    const { json: list } = await ask(`${url}?_size=1`);
    const sumsOf = (groups: readonly Row[]) => ['linhas', ...set.list.totals].map((name) => sumOf(groups, name));
    const whole = [list.total * 100, ...set.list.totals.map((name) => cents(list.totals[name] ?? 0))];
    for (const by of fewPairs(set)) {
      const all = await everyGroup(ask, `${url}?_por=${by}`);
      expect(sumsOf(all), by).toEqual(whole);
      const top = (await ask(`${url}?_por=${by}&_topo=${by.includes(',') ? '3,2' : '3'}`)).json;
      expect(sumsOf(top.data), by).toEqual(whole);
      expect(top.data.length, by).toBeLessThanOrEqual(12);
    }
  });
});

const sumOf = (groups: readonly Row[], name: string): number =>
  groups.reduce((sum, group) => sum + cents(Number(group[name])), 0);

/** Two groups of a dataset, each alone and with the others. */
function fewPairs(set: Dataset): string[] {
  const [first = '', second = '', third = ''] = [...usualGroups(set), ...otherGroups(set)].map(printGroup);
  return [first, `${first},${second}`, `${second},${third}`, `${third},${first}`];
}

/** The groups of all the pages of an answer. */
async function everyGroup(ask: Portal['ask'], url: string): Promise<Row[]> {
  const groups: Row[] = [];
  for (let page = 1; ; page++) {
    const { json } = await ask(`${url}&_size=1000&_page=${page}`);
    groups.push(...json.data);
    if (json.data.length < 1000) return groups;
  }
}

describe('groups', () => {
  it('shows the largest first and time forward', async () => {
    const { json } = await portal.ask('/api/v1/contratos?_por=txtNomeRazaoContratada&_size=1000');
    const values = json.data.map((group) => Number(group.vlrContrato));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(json.total).toBe(json.data.length);
    const months = (await portal.ask('/api/v1/contratos?_por=dtFimVigencia.mes')).json.data;
    expect(months.map((group) => group.chave)).toEqual([...months.map((group) => group.chave)].sort());
    expect(months[0]?.rotulo).toMatch(/^[a-zç]+ de 20\d\d$/);
  });

  it('by two fields have both keys, and those told by name are the largest, with how many the others are', async () => {
    const url = '/api/v1/contratos?_por=txtNomeRazaoContratada,numAnoPub';
    const { data, total, says } = (await portal.ask(`${url}&_size=1000`)).json;
    expect(says).toBe('contratos por contratada e exercício');
    expect(total).toBe(data.length);
    expect(Object.keys(data[0] ?? {}).slice(0, 5)).toEqual(['chave', 'rotulo', 'chave2', 'rotulo2', 'linhas']);
    const top = (await portal.ask(`${url}&_topo=2,1`)).json.data;
    const one = (await portal.ask('/api/v1/contratos?_por=txtNomeRazaoContratada&_size=1000')).json;
    const names = [...new Set(top.filter(({ outros }) => outros === undefined).map(({ chave }) => chave))];
    expect(names).toEqual(one.data.slice(0, 2).map(({ chave }) => chave));
    expect(top.at(-1)).toMatchObject({ chave: null, outros: one.total - 2, chave2: null });
    expect(top.at(-1)?.rotulo).toBe(`Outros (${one.total - 2})`);
    const years = new Set(data.map(({ chave2 }) => chave2));
    expect(top.at(-1)?.outros2).toBe(years.size - 1);
    expect(top.filter(({ outros2 }) => outros2 === undefined).every(({ chave2 }) => chave2 === 2026)).toBe(true);
  });

  it.each([
    ['_por=numAnoPub,numAnoPub', 'repete um campo'],
    ['_por=numAnoPub,txtModalidade,dtAssinatura.mes', 'um ou dois campos'],
    ['_por=numAnoPub,nada', 'agrupar contratos por “nada”'],
    ['_por=numAnoPub&_topo=3,2', '“_topo” deve ser um número de 1 a 500'],
    ['_por=numAnoPub&_topo=0', '“_topo” deve ser'],
    ['_por=numAnoPub&_topo=3&_size=10', '“_topo” não se usa com “_size”'],
    ['_topo=3', 'se usa com “_por”'],
    ['_por=numAnoPub&_sort=chave2', 'ordenar contratos por “chave2”'],
  ])('refuses %s', async (query, why) => {
    const { status, json } = await portal.ask(`/api/v1/contratos?${query}`);
    expect([status, json.problems[0]?.message]).toEqual([400, expect.stringContaining(why)]);
  });

  it('orders by key when asked, for the latest exercise', async () => {
    const { json } = await portal.ask('/api/v1/contratos?_por=numAnoPub&_sort=-chave&_size=1');
    expect(json.data).toMatchObject([{ chave: 2026, rotulo: '2026' }]);
  });
});
