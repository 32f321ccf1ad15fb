import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyTenant } from '../server/tenants/apply.ts';
import { HTML, MARK, MARKDOWN } from '../test/xss.ts';
import { operate } from './database.ts';
import { address } from './server.ts';
import { expect, settled, fresh as test } from './steps.ts';

const DEMO = resolve(import.meta.dirname, '../tenants/pmdemo');
const SITE = address('pmataque.transparencia.localhost');
const files = [
  ...HTML.map((vector, i) => [`html-${i}.html`, vector]),
  ...HTML.map((vector, i) => [`misto-${i}.md`, `Olá ${vector}`]),
  ...MARKDOWN.map((vector, i) => [`marca-${i}.md`, vector]),
];

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await cp(DEMO, folder, { recursive: true });
  const own = await readFile(join(folder, 'tenant.yaml'), 'utf8');
  await writeFile(join(folder, 'tenant.yaml'), own.replace('slug: pmdemo', 'slug: pmataque'));
  // The heading is always there, so that no file is refused for having nothing to say.
  for (const [name = '', text = ''] of files)
    await writeFile(
      join(folder, 'perguntas', name),
      name.startsWith('html') ? `<p>Olá.</p>${text}` : `${text}\n\nOlá.`,
    );
  await operate((client) => applyTenant(client, folder));
});

test.afterAll(() => rm(folder, { recursive: true }));

/** Whatever could run: an element of another kind, a handler, a style, an address that is no page, mail or telephone. */
const alive = (main: Element): string[] =>
  [...main.querySelectorAll('article *')]
    .filter(
      (one) =>
        /^(?:script|style|iframe|frame|object|embed|applet|img|form|input|select|textarea|base|meta|link|math|video|audio|template|slot|dialog)$/i.test(
          one.localName,
        ) ||
        [...one.attributes].some(
          ({ name, value }) =>
            /^(?:on|style|srcdoc|formaction|ping|xlink)/i.test(name) ||
            (name === 'href' && !/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(value)),
        ),
    )
    .map((one) => one.outerHTML);

test('of every known attack in a body’s questions the page shows words, and nothing runs', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => asked.push(dialog.message()) && dialog.dismiss());
  page.on('request', (request) => request.url().includes('mal.example') && asked.push(request.url()));
  await page.goto(`${SITE}/perguntas`);
  await settled(page);
  await page.getByRole('button', { name: 'Abrir todas' }).click();
  const total = await page.evaluate(async () => (await (await fetch('/api/v1/perguntas')).json()).total);
  expect(total).toBeGreaterThan(files.length);
  await expect(page.locator('main article')).toHaveCount(total);
  const main = page.getByRole('main');
  expect(await main.evaluate(alive)).toEqual([]);
  // Pointed at and pressed, as a reader would.
  await main.evaluate((own) => {
    for (const one of own.querySelectorAll<HTMLElement>('article a, article p')) {
      one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      if (!one.matches('a')) one.click();
    }
  });
  expect(await page.evaluate((name) => name in window, MARK)).toBe(false);
  expect(asked).toEqual([]);
});

test('a style or a script that somebody writes into a page does nothing, and the browser says so', async ({
  page,
  complaints,
}) => {
  await page.goto('/mapa');
  await settled(page);
  const colour = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="x" style="color: rgb(1, 2, 3)" onclick="alert(1)">x</p>');
    document.head.append(Object.assign(document.createElement('style'), { textContent: '#x { color: rgb(1, 2, 3) }' }));
    const place = document.querySelector('#x');
    place?.dispatchEvent(new MouseEvent('click'));
    return place && getComputedStyle(place).color;
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
  await expect.poll(() => complaints.filter((text) => /Content Security Policy/i.test(text)).length).toBe(3);
  complaints.length = 0;
});
