import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { printKey } from '../../catalog/key.ts';
import { hostOf, openPortal, type Portal } from '../../test/portal.ts';

let portal: Portal;

/** Every period goes to a day of its own, the oldest by the latest load: what a body does that brings its past in later. */
beforeAll(async () => {
  portal = await openPortal();
  await portal.db.own((client) =>
    client.query(`UPDATE portal.periodos SET referencia = (left(periodo, 4) || '-06-30')::date`),
  );
});

afterAll(() => portal.close());

interface Standing {
  first: string;
  last: string;
  newest: string;
  linhas: number;
}

/** The first and the last period of a dataset that have rows, and the newest day of all. */
async function standing(dataset: string, slug: string): Promise<Standing | undefined> {
  const { rows } = await portal.db.own((client) =>
    client.query<Standing>(
      `SELECT min(periodo) FILTER (WHERE linhas > 0) AS first, max(periodo) FILTER (WHERE linhas > 0) AS last,
         max(referencia)::text AS newest, sum(linhas)::int AS linhas
       FROM portal.periodos p JOIN portal.tenants t ON t.id = p.tenant WHERE dataset = $1 AND slug = $2`,
      [dataset, slug],
    ),
  );
  return rows[0]?.first ? rows[0] : undefined;
}

const dayOf = (period: string): string => `${period.slice(0, 4)}-06-30`;

describe.each(datasets)('the day of $id', (set) => {
  const host = hostOf(set);
  const slug = host === 'localhost' ? 'pmdemo' : 'cmdemo';
  const ask = async (question: string) => (await portal.ask(`/api/v1/${set.id}${question}`, host)).json;

  it('is that of the periods asked for, and without one the newest', async () => {
    const known = await standing(sourceOf(set), slug);
    if (!known) return expect((await ask('?_size=1')).dados.referencia).toBeNull();
    const { first, last, newest, linhas } = known;
    expect((await ask('?_size=1')).dados).toMatchObject({ referencia: newest, linhas });
    expect((await ask(`?_size=1&${set.period}=${first}`)).dados.referencia).toBe(dayOf(first));
    expect((await ask(`?_size=1&${set.period}.lte=${first}`)).dados.referencia).toBe(dayOf(first));
    expect((await ask(`?_por=${set.period}&${set.period}=${first}`)).dados.referencia).toBe(dayOf(first));
    const both = await ask(`?_size=1&${set.period}=${first}&${set.period}=${last}`);
    expect(both.dados.referencia).toBe(dayOf(last));
  });
});

describe('the day of one period alone is told', () => {
  const OLD = 2024;

  it('on the page of a record', async () => {
    const set = datasets.find(({ id }) => id === 'contratos');
    if (!set) throw new Error('no contracts');
    const { json } = await portal.ask(`/api/v1/contratos?numAnoPub=${OLD}&_size=1`);
    const path = printKey(set, json.data[0] ?? {});
    expect((await portal.ask(`/api/v1${path}`)).json.dados.referencia).toBe(dayOf(String(OLD)));
  });

  it.each([
    ['csv', 'name'],
    ['json', 'body'],
  ])('by an export as %s', async (format, place) => {
    const { headers, text } = await portal.ask(`/api/v1/contratos.${format}?numAnoPub=${OLD}`);
    const said = place === 'name' ? String(headers['content-disposition']) : text.slice(-200);
    expect(said).toContain(dayOf(String(OLD)));
  });

  it.each([`/api/v1/despesa?no=${OLD}`, `/api/v1/receita?no=${OLD}`])('by the sums at %s', async (address) => {
    expect((await portal.ask(address)).json.dados.referencia).toBe(dayOf(String(OLD)));
  });

  it('by every figure of the first page, as by the list that proves it', async () => {
    const { json } = await portal.ask('/api/v1/inicio');
    const { quadros } = json.data as unknown as { quadros: { valores: { para: string; referencia: string }[] }[] };
    const values = quadros.flatMap(({ valores }) => valores).filter(({ para }) => !para.startsWith('/despesa/'));
    expect(values.length).toBeGreaterThan(2);
    for (const { para, referencia } of values)
      expect((await portal.ask(`/api/v1${para}`)).json.dados.referencia).toBe(referencia);
  });

  it('and none where nothing was published', async () => {
    const { json } = await portal.ask('/api/v1/contratos?numAnoPub=1999');
    expect(json.dados).toEqual({ referencia: null, carga: null, publicadaEm: null, linhas: 0 });
  });
});
