import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { selectAll } from '../database/sql/select.ts';
import { queryOf } from '../http/request.ts';

let portal: Portal;
let body: number;

beforeAll(async () => {
  portal = await sharePortal();
  body = (await portal.db.tenant<{ id: number }>('pmdemo', ''))?.id ?? 0;
});
afterAll(() => portal.close());

/** Questions whose order is kept counted, is not, has empty values first or last, and has several columns. */
const ASKED = [
  '',
  'numExercicio=2025',
  '_sort=dtEmpenho',
  '_sort=-vlrEmpenhado',
  '_sort=numContrato',
  '_sort=-numContrato',
  'numExercicio=2025&_sort=txtDescricaoFuncao,-numContrato',
];

const ordered = (question: string): Promise<Row[]> =>
  portal.db.read(body, async (client) => {
    const query = queryOf(empenhos, [...new URLSearchParams(question)]);
    return (await client.query<Row>(selectAll(empenhos, body, query))).rows;
  });

describe.each(ASKED)('empenhos?%s', (question) => {
  const ask = (more: string) => portal.ask(`/api/v1/empenhos?${[question, more].filter(Boolean).join('&')}`);

  it('has on each page, near or far, the rows that stand there in its order', async () => {
    const all = await ordered(question);
    const last = Math.ceil(all.length / 60);
    for (const page of [1, 2, 18, Math.floor(last / 2), last - 1, last]) {
      const { json } = await ask(`_size=60&_page=${page}`);
      expect(json.data, `page ${page}`).toEqual(all.slice((page - 1) * 60, page * 60));
      expect(json.total).toBe(all.length);
    }
    expect((await ask(`_size=60&_page=${last + 1}`)).json.data).toEqual([]);
  });

  it('is read to its end by cursors, each row once and in order', async () => {
    const all = await ordered(question);
    const found: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json } = await ask(`_size=900${cursor && `&_apos=${cursor}`}`);
      found.push(...json.data);
      cursor = json.proxima;
    }
    expect(found).toEqual(all);
  });
});

describe('a cursor', () => {
  it('goes on from a numbered page, and there is none after the last', async () => {
    const [third, fourth, last] = await Promise.all([
      portal.ask('/api/v1/empenhos?_page=3'),
      portal.ask('/api/v1/empenhos?_page=4'),
      portal.ask('/api/v1/empenhos?numExercicio=1999'),
    ]);
    const next = await portal.ask(`/api/v1/empenhos?_apos=${third.json.proxima}`);
    expect(next.json.data).toEqual(fourth.json.data);
    expect(last.json.proxima).toBeNull();
  });

  it.each([
    ['of another order', async () => `_sort=vlrEmpenhado&_apos=${(await portal.ask('/api/v1/empenhos')).json.proxima}`],
    ['of another list', async () => `_apos=${(await portal.ask('/api/v1/pagamentos')).json.proxima}`],
    ['that nobody gave', async () => '_apos=qualquer'],
    ['with a number of a page', async () => `_page=2&_apos=${(await portal.ask('/api/v1/empenhos')).json.proxima}`],
    ['with a value of another kind', async () => `_apos=${forged(['empenhos -dtEmpenho', ['ontem'], 1])}`],
  ])('%s is refused with a sentence', async (_, made) => {
    const { status, json } = await portal.ask(`/api/v1/empenhos?${await made()}`);
    expect(status).toBe(400);
    expect(json.problems).toMatchObject([{ field: '_apos' }]);
    expect(json.message).toContain('_apos');
  });
});

const forged = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');
