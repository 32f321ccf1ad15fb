import type { Page } from '@playwright/test';
import { concerns } from '../catalog/body.ts';
import type { Dataset } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import { printKey } from '../catalog/key.ts';
import { glance } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, HAND, settled, test, visit } from './steps.ts';

const BODIES = { prefeitura: 'pmdemo', camara: 'cmdemo' };
const listed = datasets.filter(({ menu }) => menu);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A walk opens some hundred pages: a busy machine takes ten times as long. */
const LIMIT = 900_000;

interface Answer {
  data: Record<string, string | number>[];
  declaracao?: { texto: string };
}

/** Asked from the page: only a browser knows where a name below localhost is. */
const answer = (page: Page, { id }: Dataset): Promise<Answer> =>
  page.evaluate(async (url) => (await fetch(url)).json(), `/api/v1/${id}?_size=1`);

/** In this order a phone's window comes from a wide one, as a turned tablet's does. */
const WINDOWS = [
  { width: 1366, height: 768, least: 5 },
  { width: 768, height: 1024, least: 5 },
  { width: 390, height: 844, least: 1 },
];

/** How much of a list is on the first screen, and whether the page slides sideways. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('section[aria-label="Resultado"] table > tbody > tr')];
    const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { there: rows.length, whole: whole.length, slides: scrollWidth > clientWidth };
  });

/** What is wrong with a list in one window, in words. */
async function wrongAt(page: Page, { width, height, least }: (typeof WINDOWS)[number]): Promise<string> {
  await page.setViewportSize({ width, height });
  const wrong = async () => {
    const { there, whole, slides } = await seen(page);
    const few = whole < Math.min(least, there) ? `${whole} of ${there} rows` : '';
    return [few, slides ? 'slides sideways' : ''].filter(Boolean).join(', ');
  };
  // The window changed a moment ago: what follows it has a moment too.
  const failed = await expect
    .poll(wrong, { timeout: 3_000 })
    .toBe('')
    .then(() => false)
    .catch(() => true);
  return failed ? `at ${width}: ${await wrong()}` : '';
}

/** What is wrong with the text at its largest on the smallest phone, where the usual text has more room. */
async function wrongLarge(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('--passo', '4px'));
  await page.setViewportSize({ width: 320, height: 844 });
  const { slides } = await seen(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('--passo'));
  return slides ? ['at 320 with the largest text: slides sideways'] : [];
}

/** A list as every window shows it. */
async function wrongIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const window of WINDOWS) found.push(await wrongAt(page, window));
  return [...found, ...(await wrongLarge(page))].filter(Boolean);
}

for (const [body, host] of Object.entries(BODIES)) {
  const site = address(`${host}.transparencia.localhost`);

  test(`every list of a ${body} has its first rows on the first screen and never slides sideways`, async ({ page }) => {
    test.setTimeout(LIMIT);
    await page.goto(`${site}/mapa`);
    const all: Record<string, string[]> = {};
    for (const set of listed.filter((one) => concerns(one, body))) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await visit(page, `/${set.id}`);
      await expect(title(page)).toHaveText(set.title);
      await expect(page.locator('main section[aria-label="Resultado"]')).toBeVisible();
      await settled(page);
      const { declaracao } = await answer(page, set);
      if (declaracao) await expect(page.getByText(declaracao.texto)).toBeVisible();
      // The parts of both bodies are the same: one is looked at for barriers and in every window.
      const whole = body === 'prefeitura' || !concerns(set, 'prefeitura');
      const faulty = whole ? [...(await glance(page)), ...(await wrongIn(page))] : [];
      if (faulty.length > 0) all[set.id] = faulty;
    }
    expect(all).toEqual({});
  });

  test(`a list that does not concern a ${body} says so`, async ({ page }) => {
    await page.goto(`${site}/mapa`);
    for (const set of listed.filter((one) => !concerns(one, body))) {
      await visit(page, `/${set.id}`);
      await expect(title(page)).toHaveText(set.title);
      await expect(page.getByText('Não se aplica a este órgão')).toBeVisible();
      await fits(page);
    }
  });

  // The records of one body are seen on a desk, and those of the other in a hand, where they are looked at for barriers.
  test(`every kind of record of a ${body} has its page`, body === 'camara' ? HAND : {}, async ({ page, isMobile }) => {
    test.skip(body === 'camara' && !isMobile, 'seen in a hand');
    test.setTimeout(LIMIT);
    await page.goto(`${site}/mapa`);
    for (const set of listed.filter((one) => one.detail && concerns(one, body))) {
      const [row] = (await answer(page, set)).data;
      if (!row) continue;
      await visit(page, printKey(set, row));
      const person = set.people && row[set.detail?.lead[0] ?? ''];
      await expect(title(page)).toContainText(person ? String(person) : set.singular);
      await settled(page);
      await fits(page);
      if (isMobile) expect([set.id, await glance(page)]).toEqual([set.id, []]);
    }
  });
}
