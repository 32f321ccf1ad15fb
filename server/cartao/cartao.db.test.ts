import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { printKey } from '../../catalog/key.ts';
import { elementsOf } from '../../test/markup.tsx';
import { openBodies, type Portal, sharePortal } from '../../test/portal.ts';
import { publishSamples } from '../../test/publish.ts';
import { drawPng } from '../imagem/png.ts';

const HOST = 'pmdemo.transparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

/** What the head of a page says to social networks. */
async function tagsOf(path: string, host = HOST): Promise<Record<string, string>> {
  const { status, text } = await portal.ask(path, host);
  expect(status, path).toBe(200);
  const metas = [...text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(metas.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}

async function pictureAt(address: string, from: Portal = portal) {
  const { host, pathname, search } = new URL(address);
  const { statusCode, headers, rawPayload } = await from.app.inject({ url: pathname + search, headers: { host } });
  return { status: statusCode, headers, bytes: rawPayload };
}

/** The address of the first record of a list. */
async function recordOf(id: string): Promise<string> {
  const set = datasets.find((one) => one.id === id);
  const { json } = await portal.ask(`/api/v1/${id}?_size=1`, HOST);
  return set && json.data[0] ? printKey(set, json.data[0]) : '';
}

describe('a page that is shared', () => {
  it.each([
    ['the home', async () => '/'],
    ['a list', async () => '/contratos?numAnoPub=2025'],
    ['a bare list', async () => '/licitacao'],
    ['a record', () => recordOf('contratos')],
    ['the tree of expenses', async () => '/despesa'],
    ['the tree of revenue', async () => '/receita'],
    ['a comparison', async () => '/comparar?por=funcao&anos=2025,2026'],
    ['a list of people', async () => '/servidores'],
    ['a person', () => recordOf('servidores')],
    ['a page without data', async () => '/glossario'],
  ])('such as %s has a card of its own, 1200 by 630', async (_, path) => {
    const tags = await tagsOf(await path());
    expect(tags).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(tags['og:title']).toBeTruthy();
    expect(tags['og:description']).toBeTruthy();
    expect(tags['og:image']).toMatch(/^http:\/\/pmdemo\.transparencia\.localhost\/api\/v1\/cartao\.png\?de=%2F/);
    const { status, headers, bytes } = await pictureAt(tags['og:image'] ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('behind a proxy with https has a card with https', async () => {
    const { payload } = await portal.app.inject({
      url: '/glossario',
      headers: { host: HOST, 'x-forwarded-proto': 'https' },
    });
    expect(payload).toContain(`content="https://${HOST}/api/v1/cartao.png?de=%2Fglossario`);
  });

  it('that is about a person has the card of its subject, which is of nobody', async () => {
    const tags = await tagsOf(await recordOf('servidores'));
    expect(tags['og:image']).toContain('cartao.png?de=%2Fservidores&v=');
    const [one, subject] = await Promise.all(
      [await recordOf('servidores'), '/servidores'].map((de) =>
        pictureAt(`http://${HOST}/api/v1/cartao.png?de=${encodeURIComponent(de)}`),
      ),
    );
    expect(one?.bytes.equals(subject?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('that does not exist has the picture of the body', async () => {
    const { text } = await portal.ask('/contratos/nada/1900', HOST);
    expect(text).toContain(`property="og:image" content="http://${HOST}/LogoTop.png"`);
    expect(elementsOf(text, 'meta').some(({ attributes }) => attributes.content === 'summary')).toBe(true);
  });

  it.each([
    ['/nada', 404],
    ['/contratos?nada=1', 404],
    ['//evil.example', 400],
  ])('has no card at %s', async (de, status) => {
    expect((await portal.ask(`/api/v1/cartao.png?de=${encodeURIComponent(de)}`, HOST)).status).toBe(status);
  });
});

it('one card is drawn once, whatever version its address is asked for', async () => {
  const at = (v: string) => pictureAt(`http://${HOST}/api/v1/cartao.png?de=%2Fcontratos%3FnumAnoPub%3D2024&v=${v}`);
  const first = await at('a');
  const { answers } = portal.setting.cache.gauges();
  for (const v of ['b', 'c', 'd']) expect((await at(v)).bytes.equals(first.bytes)).toBe(true);
  expect(portal.setting.cache.gauges().answers).toBe(answers);
});

describe('with data that change', () => {
  let changing: Portal;

  beforeAll(async () => {
    changing = await openBodies();
  });

  afterAll(() => changing.close());

  const imageOf = async (): Promise<string> => {
    const { text } = await changing.ask('/contratos?numAnoPub=2025', HOST);
    return /property="og:image" content="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  };

  it('the address of a card is another, and so is its picture', async () => {
    const before = await imageOf();
    const old = await pictureAt(before, changing);
    await publishSamples(changing.db, 'pmdemo', ['contratos']);
    await expect.poll(imageOf).not.toBe(before);
    const now = await pictureAt(await imageOf(), changing);
    expect(now.bytes.equals(old.bytes)).toBe(false);
  });

  it('a card that cannot be drawn now leads to the picture of the body, and is not kept', async () => {
    const drawing = Array.from({ length: 33 }, () =>
      drawPng('<svg xmlns="http://www.w3.org/2000/svg"/>').catch(() => null),
    );
    const busy = await pictureAt(`http://${HOST}/api/v1/cartao.png?de=%2Fmapa`, changing);
    expect([busy.status, busy.headers.location, busy.headers['cache-control']]).toEqual([
      302,
      '/LogoTop.png',
      'no-store',
    ]);
    await Promise.all(drawing);
    expect((await pictureAt(`http://${HOST}/api/v1/cartao.png?de=%2Fmapa`, changing)).status).toBe(200);
  });
});
