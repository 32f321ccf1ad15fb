import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import { MOST_FILTERS, MOST_TEXTS } from '../../catalog/list/limits.ts';
import { asked, type FieldFilter, filtersApart, filtersOf, sortableOf, sortsApart, within } from '../../test/kinds.ts';
import { hostOf, latest, type Portal, sharePortal, UNTIL } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

describe.each(datasets.map((set) => [set.id, set] as const))('%s', (id, set: Dataset) => {
  const url = `/api/v1/${id}`;
  const ask = (address: string) => portal.ask(address, hostOf(set));

  it('lists rows with every field of the catalog and none besides, dated by the data', async () => {
    const { status, json } = await ask(url);
    expect(status).toBe(200);
    expect(json.data.length).toBe(Math.min(50, json.total));
    expect(json.total).toBeGreaterThan(0);
    for (const row of json.data) expect(Object.keys(row)).toEqual(Object.keys(set.fields));
    expect(json.dados.referencia).toBe(UNTIL);
    if (!set.cut) expect(json.dados.linhas).toBe(json.total);
    expect(json.says.startsWith(set.plural)).toBe(true);
  });

  it('filters by each operator to rows that really hold, and by every field and operator at once', async () => {
    const { json } = await ask(`${url}?_size=200`);
    const rowWith = (name: string) => json.data.find((row) => (row[name] ?? null) !== null);
    for (const filter of filtersApart(set)) {
      const row = rowWith(filter.name);
      const value = row?.[filter.name] ?? null;
      if (value === null || cannotBeAsked(filter, value)) continue;
      const found = await ask(`${url}?${asked(filter, value)}${within(filter, row)}&_size=50`);
      expect(found.json.total, asked(filter, value)).toBeGreaterThan(0);
      expect(found.json.data.filter((row) => !holds(filter.operator, row[filter.name] ?? '', value))).toEqual([]);
    }
    for (const row of json.data) {
      const own = filtersOf(set).filter(({ name }) => rowWith(name) === row);
      const short = own.filter((filter) => !cannotBeAsked(filter, row[filter.name] ?? ''));
      const period = asked({ set, name: set.period, operator: 'eq' }, row[set.period] ?? '');
      for (const text of joined(short.map((filter) => asked(filter, row[filter.name] ?? ''))))
        expect((await ask(`${url}?${text}&${period}&_size=1000`)).json.data, text).toContainEqual(row);
    }
  });

  it('sorts by each kind of field, both ways, and by all at once, and pages without losing or repeating a row', async () => {
    const period = await latest(portal, set);
    const { json } = await ask(`${url}?${period}&_size=100`);
    const last = Math.max(1, Math.ceil(json.total / 100));
    for (const name of [...sortsApart(set), sortableOf(set).join(',')]) {
      const back = name.split(',').map((one) => `-${one}`);
      const up = (await ask(`${url}?${period}&_sort=${name}&_size=100`)).json.data;
      const down = (await ask(`${url}?${period}&_sort=${back}&_size=100&_page=${last}`)).json.data;
      expect([...down].reverse(), name).toEqual(up.slice(0, down.length));
    }
    const pages = [];
    for (let page = 1; pages.length < json.data.length; page++)
      pages.push(...(await ask(`${url}?${period}&_size=30&_page=${page}`)).json.data);
    expect(pages.slice(0, json.data.length)).toEqual(json.data);
  });

  it('totals are the sums of the rows, and the groups add up to them', async () => {
    const { json } = await ask(`${url}?_size=1`);
    const groups = (await ask(`${url}?_por=${set.period}&_size=1000`)).json;
    expect(groups.data.reduce((total, group) => total + Number(group.linhas), 0)).toBe(json.total);
    for (const name of set.list.totals) {
      const sum = groups.data.reduce((total, group) => total + cents(Number(group[name])), 0);
      expect(sum).toBe(cents(json.totals[name] ?? 0));
    }
  });

  it('opens the page of rows of its latest period by its key', async () => {
    const { json } = await ask(`${url}?${await latest(portal, set)}&_size=8`);
    for (const row of json.data) {
      const { status, json: found } = await ask(`/api/v1${printKey(set, row)}`);
      expect(status).toBe(200);
      expect(found.data).toContainEqual(row);
    }
  });

  it('shows only the fields that _campos names, and its Link leads on from there', async () => {
    const names = [Object.keys(set.fields).at(-1), set.key[0]];
    const first = await ask(`${url}?_campos=${names}&_size=2`);
    expect(first.json.data.map((row) => Object.keys(row))).toEqual(first.json.data.map(() => names));
    const whole = (await ask(`${url}?_size=4`)).json.data;
    const shown = whole.map((row) => Object.fromEntries(names.map((name = '') => [name, row[name]])));
    expect(first.json.data).toEqual(shown.slice(0, 2));
    const next = linkOf(first.headers, 'next');
    if (first.json.total <= 2) return expect(next).toBeNull();
    const { json } = await ask(new URL(next ?? '', `http://portal${url}`).href.slice('http://portal'.length));
    expect(json.data).toEqual(shown.slice(2));
  });

  it('answers 304 to who has it already', async () => {
    const { headers } = await ask(url);
    const again = await portal.app.inject({
      url,
      headers: { host: hostOf(set), 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });
});

const linkOf = ({ link }: Record<string, unknown>, relation: string): string | null =>
  new RegExp(`<([^>]*)>; rel="${relation}"`).exec(String(link))?.[1] ?? null;

const cents = (value: number): number => Math.round(value * 100);

/** Values that no address asks for: a whole law, or a text without three letters in a row. */
const cannotBeAsked = ({ operator }: FieldFilter, value: Value): boolean =>
  operator === 'has' ? !/[\p{L}\p{N}]{3}/u.test(String(value)) : String(value).length > 1_000;

/** As many conditions at a time as an address holds. */
function joined(texts: readonly string[]): string[] {
  const all: string[][] = [[]];
  for (const text of texts) {
    const last = all.at(-1) ?? [];
    if (isFull([...last, text])) all.push([text]);
    else last.push(text);
  }
  return all.filter(({ length }) => length > 0).map((some) => some.join('&'));
}

const isFull = (texts: readonly string[]): boolean =>
  texts.join('&').length > 4_000 ||
  texts.length >= MOST_FILTERS ||
  texts.filter((text) => text.includes('.has=')).length > MOST_TEXTS;

function holds(operator: string, found: Value, asked: Value): boolean {
  if (operator === 'gte') return found >= asked;
  if (operator === 'lte') return found <= asked;
  if (operator === 'eq') return found === asked;
  return fold(found).includes(fold(asked).split(' ')[0] ?? '');
}

const fold = (value: Value): string => String(value).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('detail', () => {
  it('brings aditivos, fiscais, documents and the other contracts of the same company', async () => {
    const aditivo = (await portal.ask('/api/v1/contratos-aditivos?_size=1')).json.data[0];
    const key = [aditivo?.numContrato, aditivo?.numAnoPub].map((part) => encodeURIComponent(String(part))).join('/');
    const { json } = await portal.ask(`/api/v1/contratos/${key}`);
    const related = Object.fromEntries(json.related.map((kin) => [kin.dataset, kin]));
    expect(related['contratos-aditivos']?.data).toContainEqual(aditivo);
    expect(related['relacao-fiscais']?.total).toBeGreaterThan(0);
    expect(related['contratos-documentos']?.total).toBeGreaterThan(0);
    expect(related.contratos?.data).not.toContainEqual(json.data[0]);
    const again = await portal.ask(`/api/v1/contratos-aditivos?${related['contratos-aditivos']?.query}`);
    expect(again.json.total).toBe(related['contratos-aditivos']?.total);
  });

  it('a document of the body can be opened, and only that', async () => {
    const [row] = (await portal.ask('/api/v1/contratos-documentos?_size=1')).json.data;
    const path = String(row?.arqDocumento);
    const found = await portal.ask(`/api/v1/arquivos/${path}`);
    expect(found.status).toBe(200);
    expect(found.text.startsWith('%PDF-')).toBe(true);
    expect((await portal.ask(`/api/v1/arquivos/${path}`, 'cmdemo.transparencia.localhost')).status).toBe(404);
  });

  it.each([
    '/api/v1/contratos/nada/2025',
    '/api/v1/contratos/x',
    '/api/v1/contratos/x/y/z',
    '/api/v1/contratos/%E0%A4/2025',
    '/api/v1/contratos/x/abc',
  ])('%s finds nothing and says so', async (url) => {
    const { status, json } = await portal.ask(url);
    expect(status).toBe(url.includes('%E0') ? 400 : 404);
    expect(json.ok).toBe(false);
    expect(json.message).toMatch(/[.!]$/);
  });
});

it('a page past the end is empty, not an error, and says where the end is', async () => {
  const { status, json } = await portal.ask('/api/v1/contratos?_page=100000');
  expect(status).toBe(200);
  expect(json.data).toEqual([]);
  expect(json.message).toContain('última página');
});

it.each([
  ['_campos=numContrato,nada', '“nada” não é um campo de contratos.'],
  ['_campos=', 'nome vazio'],
  ['_campos=numContrato,numContrato', 'repete um campo'],
  ['_campos=numContrato&_por=numAnoPub', 'retire um dos dois'],
  ['_campos=numContrato&_campos=numAnoPub', 'mais de uma vez'],
])('%s chooses no fields, and says why', async (query, sentence) => {
  const { status, json } = await portal.ask(`/api/v1/contratos?${query}`);
  expect([status, json.problems[0]?.field]).toEqual([400, '_campos']);
  expect(json.message).toContain(sentence);
});

it('the pages of a list and of its groups say where they begin and end', async () => {
  const { headers, json } = await portal.ask('/api/v1/contratos?_size=20&_page=2&numAnoPub.gte=2025');
  const last = Math.ceil(json.total / 20);
  expect(linkOf(headers, 'first')).toBe('contratos?numAnoPub.gte=2025&_size=20');
  expect(linkOf(headers, 'prev')).toBe('contratos?numAnoPub.gte=2025&_size=20');
  expect(linkOf(headers, 'last')).toBe(`contratos?numAnoPub.gte=2025&_size=20&_page=${last}`);
  const groups = await portal.ask('/api/v1/contratos?_por=txtNomeRazaoContratada&_size=2');
  expect(linkOf(groups.headers, 'next')).toBe('contratos?_por=txtNomeRazaoContratada&_size=2&_page=2');
});

it('says the query in words', async () => {
  const { json } = await portal.ask('/api/v1/contratos?numAnoPub=2025&vlrContrato.gte=100000&_sort=-vlrContrato');
  expect(json.says).toBe(
    'contratos de 2025 com valor a partir de R$\u00a0100.000,00, por valor, do maior para o menor',
  );
});

it('a word finds its text whatever its case and accents', async () => {
  const [row] = (await portal.ask('/api/v1/contratos?_size=1')).json.data;
  const word =
    String(row?.txtObjeto)
      .split(' ')
      .find((part) => part.length > 6) ?? '';
  const plain = await portal.ask(`/api/v1/contratos?txtObjeto.has=${encodeURIComponent(fold(word).toUpperCase())}`);
  expect(plain.json.total).toBeGreaterThan(0);
  const part = await portal.ask(`/api/v1/contratos?txtObjeto.has=${encodeURIComponent(word.slice(1, 5))}`);
  expect(part.json.total).toBeGreaterThanOrEqual(plain.json.total);
});

it('every word of a filter is looked for, and a thirteenth is refused, not dropped', async () => {
  const [row] = (await portal.ask('/api/v1/contratos?_size=1')).json.data;
  const found = String(row?.txtObjeto).split(' ', 1);
  const repeated = Array.from({ length: 11 }, () => found).join(' ');
  const asked = (text: string) => portal.ask(`/api/v1/contratos?txtObjeto.has=${encodeURIComponent(text)}`);
  expect((await asked(`${repeated} ${found}`)).json.total).toBeGreaterThan(0);
  expect((await asked(`${repeated} inexistente`)).json.total).toBe(0);
  const refused = await asked(`${repeated} ${found} inexistente`);
  expect(refused).toMatchObject({ status: 400, json: { message: expect.stringContaining('tem mais de 12 palavras') } });
});

it('a typed CPF is masked before it is compared, and never echoed', async () => {
  const { json } = await portal.ask('/api/v1/contratos?_size=1000');
  const masked = json.data.map((row) => String(row.txtCpfCnpjContratada)).find((id) => id.startsWith('***'));
  expect(masked).toBeDefined();
  const digits = completed(String(masked));
  const found = await portal.ask(`/api/v1/contratos?txtCpfCnpjContratada=${digits}`);
  expect(found.json.total).toBeGreaterThan(0);
  expect(found.text).not.toContain(digits);
});

/** Some CPF that has this mask: the hidden digits invented, the last two computed. */
function completed(masked: string): string {
  const base = `100${masked.replace(/\D/g, '')}`;
  const digit = (text: string) =>
    ((([...text].reduce((sum, d, i) => sum + Number(d) * (text.length + 1 - i), 0) * 10) % 11) % 10).toString();
  const first = base + digit(base);
  return first + digit(first);
}
