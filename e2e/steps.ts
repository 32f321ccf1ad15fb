import type { APIRequestContext, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test';
import { test as base, expect } from './server.ts';

export { expect } from './server.ts';

/**
 * A window of its own, as Playwright gives each test: for a first visit, another language, another clock, a script that
 * runs before the page's. A page that breaks in silence is broken: whatever the browser complains of fails the test.
 */
export const fresh = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const leave = heed(page, heard);
      await use(heard);
      leave();
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * One window for all tests of a worker, left as it was found: a new one would start a process of the browser and compile
 * the program anew for every test, which took half of their time.
 */
export const test = fresh.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, ...options } = project.use;
      const context = await browser.newContext({ ...contextOptions, ...options } as BrowserContextOptions);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window, viewport }, use) => {
    await use(window);
    await tidy(window);
    if (viewport) await window.setViewportSize(viewport);
  },
});

/** Takes away what a test left: what it listened to, the answers it made up, what the page kept, and the page itself. */
async function tidy(page: Page): Promise<void> {
  for (const event of ['console', 'dialog', 'load', 'pageerror', 'request']) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  // Of the same host, so that the browser keeps the process and what it compiled.
  await page.goto(new URL('/robots.txt', page.url()).href);
}

/** Writes down what a page complains of, until it is left. */
export function heed(page: Page, heard: string[]): () => void {
  const failed = (error: Error) => heard.push(error.message);
  // The text that a window is left at names no icon, so that the browser looks for one, at times when the next test has begun.
  const isOwn = (message: ConsoleMessage) => !message.location().url.endsWith('/favicon.ico');
  const said = (message: ConsoleMessage) => message.type() === 'error' && isOwn(message) && heard.push(message.text());
  page.on('pageerror', failed).on('console', said);
  return () => void page.off('pageerror', failed).off('console', said);
}

/** For a test that a narrow window or a hand changes: it runs on a phone too. */
export const HAND = { tag: '@hand' };

type Row = Record<string, string | number | null>;

export interface AskedList {
  data: Row[];
  total: number;
  totals: Record<string, number>;
}

/** The same question to the API, to hold the screen against. */
export async function ask(request: APIRequestContext, query: string): Promise<AskedList> {
  const response = await request.get(`/api/v1/contratos?${query}`);
  expect(response.ok()).toBe(true);
  return response.json();
}

/** Some row whose fields all have a value. */
export async function someRow(request: APIRequestContext, ...fields: string[]): Promise<Record<string, string>> {
  const { data } = await ask(request, '_size=200');
  const found = data.find((row) => fields.every((field) => row[field]));
  if (!found) throw new Error(`no row has ${fields.join(', ')}`);
  return Object.fromEntries(fields.map((field) => [field, String(found[field])]));
}

export async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/contratos${search}`);
  await settled(page);
}

/** Goes to a page of another title as a link of the portal does, without loading the program anew. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const title = () => document.querySelector('h1')?.textContent;
    const before = title();
    history.pushState(null, '', to);
    for (let frames = 0; frames < 300 && (!title() || title() === before); frames++) {
      // Again now and then: a page that the server rendered is there before the app listens.
      if (frames % 30 === 0) dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, path);

/** The data are here and nothing is on its way. Watched from within the page, which knows at once; asked, it would wait a second. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(calm).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Waits in the page until its title is there, nothing is busy, and the program has taken over what the server rendered,
 * so that a key that a test presses is heard: some ten seconds at most; counted in frames, for a test may stop the clock.
 */
async function calm(): Promise<void> {
  // React marks each element that it has taken over.
  const isTaken = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
  const waits = () =>
    document.querySelector('[aria-busy="true"]') ||
    ![...document.querySelectorAll('h1')].some((title) => title.checkVisibility({ visibilityProperty: true })) ||
    ![...document.querySelectorAll('#root h1, #root form')].every(isTaken);
  for (let frames = 0; frames < 600 && waits(); frames++) await new Promise((done) => requestAnimationFrame(done));
}

/** On a phone the filters wait behind one button; the rarer ones always wait behind another. */
export async function unfold(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^Filtrar e ordenar/ });
  if ((await all.isVisible()) && (await all.getAttribute('aria-expanded')) === 'false') await all.click();
  const more = page.getByRole('button', { name: /^Mais filtros/ });
  if (await more.isVisible()) await more.click();
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await settled(page);
}

export const results = (page: Page) => page.getByRole('region', { name: 'Resultado' });

/** A figure over the table, by its name: in the middle of a line the name has no capital. */
export const figure = (page: Page, name: string) =>
  results(page)
    .locator('dl > div')
    .filter({ has: page.getByText(new RegExp(`^${name}$`, 'i')) })
    .locator('dd');

export const rows = (page: Page) => results(page).getByRole('table').first().locator('tbody tr');

export const inReais = (value: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value);

/** The page fits the window: nothing scrolls sideways. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
