import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { awaitedField } from '../../catalog/novidades/calendar.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { hotAddress } from '../http/hot.ts';

const TOWN = 'pmdemo.transparencia.localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

/** A feed by the rules of RFC 4287, read by a program that is not ours. */
async function feedAt(url: string, host: string) {
  const { status, text, headers } = await portal.ask(url, host);
  expect({ url, status, type: headers['content-type'] }).toEqual({
    url,
    status: 200,
    type: 'application/atom+xml; charset=utf-8',
  });
  const feed = parseFeed(text);
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/);
  const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
  expect({ url, repeated: ids.filter((id, i) => ids.indexOf(id) < i) }).toEqual({ url, repeated: [] });
  expect(ids.filter((id) => !/^tag:[a-z.]+,2026:\S+$/.test(id ?? ''))).toEqual([]);
  expect(feed.updated?.toISOString()).toMatch(/Z$/);
  for (const item of feed.items)
    expect(item).toMatchObject({
      id: expect.any(String),
      title: expect.stringMatching(/\S/),
      updated: expect.any(Date),
    });
  const moments = feed.items.map(({ updated }) => updated?.getTime() ?? Number.NaN);
  expect({ url, moments }).toEqual({ url, moments: moments.toSorted((a, b) => b - a) });
  return feed;
}

describe.each([TOWN, CHAMBER])('the feeds of loads of %s', (host) => {
  it('of all datasets are told in pages, each load once', async () => {
    const { total } = await portal.db.own(async (client) => {
      const { rows } = await client.query<{ total: number }>(
        'SELECT count(*)::int AS total FROM portal.cargas c JOIN portal.tenants t ON t.id = c.tenant WHERE t.slug = $1',
        [host.split('.')[0]],
      );
      return rows[0] ?? { total: 0 };
    });
    const ids = new Set<string>();
    let url: string | null = '/api/v1/cargas.atom?_size=10';
    while (url) {
      const { text } = await portal.ask(url, host);
      const feed = await feedAt(url, host);
      for (const { id } of feed.items) ids.add(id ?? '');
      const next: string | undefined = /<link rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      url = next ? next.slice(next.indexOf('/api/')) : null;
    }
    expect(ids.size).toBe(total);
    expect(total).toBeGreaterThan(10);
  });

  it.each(datasets.map(({ id }) => id))('of %s lead to the page of its loads', async (id) => {
    const feed = await feedAt(`/api/v1/${id}/cargas.atom`, host);
    const { json } = await portal.ask(`/api/v1/${id}/cargas`, host);
    expect(feed.items).toHaveLength(Math.min(json.total, 50));
    expect(feed.self).toBe(`http://${host}/api/v1/${id}/cargas.atom`);
    expect(feed.url).toMatch(new RegExp(`^http://${host}/cargas/`));
  });
});

describe.each([TOWN, CHAMBER])('the feeds of lists of %s', (host) => {
  it.each(datasets.map((set) => [set.id, set] as const))(
    '%s is never empty where something was published',
    async (id, set) => {
      const feed = await feedAt(`/api/v1/${id}.atom?_size=20`, host);
      const { json } = await portal.ask(`/api/v1/${id}?_size=1`, host);
      expect(feed.items.length > 0).toBe(json.total > 0 || json.declaracao !== undefined);
      expect(feed.self).toBe(`http://${host}/api/v1/${id}.atom?_size=20`);
      const page = new URL(feed.items[0]?.url ?? 'http://nobody').pathname;
      if (set.menu && set.detail && feed.items.length > 0)
        expect((await portal.ask(`/api/v1${page}`, host)).status).toBe(200);
    },
  );

  it('of a search tell of what it finds', async () => {
    const feed = await feedAt('/api/v1/busca.atom?termo=servi%C3%A7o', host);
    expect(feed.items.length).toBeGreaterThan(0);
    expect(feed.title).toContain('“serviço”');
  });
});

describe.each([TOWN, CHAMBER])('the calendars of %s', (host) => {
  it.each(datasets.filter((set) => awaitedField(set) !== undefined).map((set) => [set.id, set] as const))(
    '%s has one event for each day that a row of it awaits',
    async (id, set) => {
      const { status, text, headers } = await portal.ask(`/api/v1/${id}.ics`, host);
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
      const calendar = new ICAL.Component(ICAL.parse(text));
      const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
      const day = awaitedField(set) ?? '';
      const { json } = await portal.ask(`/api/v1/${id}?${day}.gte=1900-01-01&_size=1000&_sort=-${day}`, host);
      expect(events.map(({ startDate }) => startDate.toString())).toEqual(json.data.map((row) => String(row[day])));
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    },
  );
});

describe('an address of news', () => {
  it('takes the filters of its list, and tells them', async () => {
    const { text } = await portal.ask('/api/v1/licitacao.ics?txtSituacao=Aberta', TOWN);
    const { json } = await portal.ask('/api/v1/licitacao?txtSituacao=Aberta', TOWN);
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(json.total);
    expect(json.total).toBeGreaterThan(0);
    expect(text).toContain(`URL:http://${TOWN}/licitacao?txtSituacao=Aberta\r\n`);
  });

  it.each([
    ['/api/v1/contratos.atom?nada=1', 400, '“nada” não é um campo de contratos.'],
    ['/api/v1/contratos.atom?vlrContrato.gte=muito', 400, '“muito”'],
    ['/api/v1/contratos.atom?_sort=vlrContrato', 400, '“_sort” não se usa neste endereço'],
    ['/api/v1/favorecidos/00000000000000.atom', 404, 'Nada foi publicado'],
    ['/api/v1/busca.atom?termo=', 400, 'informe as palavras da busca'],
    ['/api/v1/nada.atom', 404, 'Não há um conjunto de dados com esse nome'],
    ['/api/v1/licitacao.ics?nada=1', 400, '“nada” não é um campo de licitações.'],
    ['/api/v1/licitacao.ics?_page=2', 400, '“_page” não se usa neste endereço'],
    ['/api/v1/pagamentos.ics', 404, 'não tem agenda. As que há estão em /v1/novidades.'],
    ['/api/v1/nada.ics', 404, 'Não há um conjunto de dados com esse nome'],
    ['/api/v1/nada/cargas.atom', 404, 'Não há um conjunto de dados com esse nome'],
  ])('%s is refused with %i and a sentence', async (url, status, sentence) => {
    const { status: got, json } = await portal.ask(url, TOWN);
    expect({ got, message: json.message }).toEqual({ got: status, message: expect.stringContaining(sentence) });
  });
});

describe('a reader that asks every few minutes', () => {
  const asked = '/api/v1/contratos.atom?vlrContrato.gte=10000';

  it.each([asked, '/api/v1/cargas.atom', '/api/v1/licitacao.ics', '/api/v1/busca.atom?termo=merenda'])(
    '%s is answered 304 from memory, without a question to the database',
    async (url) => {
      const { headers } = await portal.ask(url, TOWN);
      expect(Date.parse(String(headers['last-modified']))).toBeGreaterThan(0);
      expect(portal.setting.cache.hot(hotAddress(`http://${TOWN}`, url))?.etag).toBe(headers.etag);
      const read = vi.spyOn(portal.db, 'read');
      const again = await portal.app.inject({ url, headers: { host: TOWN, 'if-none-match': String(headers.etag) } });
      expect({ status: again.statusCode, body: again.body, reads: read.mock.calls.length }).toEqual({
        status: 304,
        body: '',
        reads: 0,
      });
      read.mockRestore();
    },
  );

  it.each(['contratos', 'mudancas/contratos'])('is told anew once %s changed', async (dataset) => {
    await portal.ask(asked, TOWN);
    portal.setting.cache.changed(1, dataset);
    expect(portal.setting.cache.hot(hotAddress(`http://${TOWN}`, asked))).toBeUndefined();
  });
});

describe('the head of a page', () => {
  it.each([
    ['/contratos?numAnoPub=2026&vlrContrato.gte=10000', '/api/v1/contratos.atom?vlrContrato.gte=10000'],
    ['/cargas', '/api/v1/cargas.atom'],
    ['/busca?termo=merenda', '/api/v1/busca.atom?termo=merenda'],
  ])('%s names its feed, and the page links it', async (url, feed) => {
    const { text } = await portal.ask(url, TOWN);
    expect(text).toContain(`<link rel="alternate" type="application/atom+xml" href="http://${TOWN}${feed}">`);
    expect(text).toContain(`href="${feed}"`);
    expect(text).toContain('href="/assinaturas?de=');
    expect((await portal.ask(feed, TOWN)).status).toBe(200);
  });
});
