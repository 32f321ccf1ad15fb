import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AbertoAnswer, AbertosAnswer } from '../../catalog/abertos/answer.ts';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

const BODIES = [
  { host: 'localhost', tipo: 'prefeitura' },
  { host: 'cmdemo.transparencia.localhost', tipo: 'camara' },
];

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

/** What a page says, without its tags. */
const wordsOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe.each(BODIES)('the open data of $host', ({ host, tipo }) => {
  const own = datasets.filter((set) => concerns(set, tipo));

  it('are a page with every dataset that concerns the body, and no other', async () => {
    const { text, status } = await portal.ask('/dados-abertos', host);
    expect(status).toBe(200);
    const led = [...text.matchAll(/href="\/dados-abertos\/([a-z-]+)"/g)].map(([, id]) => id);
    expect(led.filter((id) => id !== 'api').sort()).toEqual(own.map(({ id }) => id).sort());
    expect(wordsOf(text)).toContain('Creative Commons Atribuição 4.0 Internacional (CC-BY-4.0)');
  });

  it('are counted as their lists count them', async () => {
    const answer: AbertosAnswer = JSON.parse((await portal.ask('/api/v1/dados-abertos', host)).text);
    const lists: unknown[] = [];
    // One after the other: all at once, a busy machine turns the last away.
    for (const { id } of own) lists.push([id, (await portal.ask(`/api/v1/${id}?_size=1`, host)).json.total]);
    expect(answer.data.map(({ dataset, linhas }) => [dataset, linhas])).toEqual(lists);
  });

  it.each(own.map((set) => [set.id, set] as const))(
    '%s has a page with every field, and questions that find rows',
    async (id, set) => {
      const { data }: AbertoAnswer = JSON.parse((await portal.ask(`/api/v1/dados-abertos/${id}`, host)).text);
      const page = await portal.ask(`/dados-abertos/${id}`, host);
      const words = wordsOf(page.text);
      expect(page.status).toBe(200);
      const missing = Object.entries(set.fields).filter(
        ([name, { label }]) => !page.text.includes(`id="${name}"`) || !words.includes(`${label}${name}`),
      );
      expect(missing.map(([name]) => name)).toEqual([]);
      expect(data.campos.filter(({ significado, tipo: kind }) => !significado || !kind)).toEqual([]);
      expect(data.perguntas.length > 0).toBe(data.linhas > 0);
      for (const { api, texto } of data.perguntas) {
        expect(words).toContain(texto);
        const { status, json } = await portal.ask(`/api${api}`, host);
        expect({ api, status, found: json.data.length > 0 }).toEqual({ api, status: 200, found: true });
      }
    },
  );
});

describe('since when a field is filled in', () => {
  it('is the first period in which some row has a value', async () => {
    const { data }: AbertoAnswer = JSON.parse((await portal.ask('/api/v1/dados-abertos/contratos')).text);
    const { text } = await portal.ask(`/api/v1/contratos.json?_sort=${data.periodo}`);
    const rows: Row[] = JSON.parse(text).data;
    const found = data.campos.map(({ nome, desde }) => {
      const first = rows.find((row) => row[nome] !== null)?.[data.periodo] ?? null;
      return { nome, desde, first: first === null ? null : String(first) };
    });
    expect(found.filter(({ desde, first }) => desde !== first)).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });
});

it('a dataset that does not concern a body has a page that says why, and no sheet', async () => {
  const [set] = datasets.filter((own) => !concerns(own, 'camara'));
  const page = await portal.ask(`/dados-abertos/${set?.id}`, 'cmdemo.transparencia.localhost');
  expect(wordsOf(page.text)).toContain(set?.bodies?.why);
  const { status, json } = await portal.ask(`/api/v1/dados-abertos/${set?.id}`, 'cmdemo.transparencia.localhost');
  expect({ status, message: json.message }).toEqual({ status: 404, message: set?.bodies?.why });
});

it('a dataset that there is not has the page of what is not there', async () => {
  expect((await portal.ask('/dados-abertos/xilofones')).status).toBe(404);
  expect((await portal.ask('/api/v1/dados-abertos/xilofones')).status).toBe(404);
});
