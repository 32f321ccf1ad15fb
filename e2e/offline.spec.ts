import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

/** A page is kept some seconds after it was opened. */
const PATIENCE = { timeout: 60_000 };

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pages = await caches.open('portal-paginas');
    return (await pages.keys()).map(({ url }) => new URL(url).pathname);
  });

test('what was read can be read again without a connection, with its age; the rest says so', async ({
  page,
  context,
}) => {
  await page.goto('/perguntas');
  await expect.poll(() => keptPaths(page), PATIENCE).toContain('/perguntas');
  // By a step inside the app: the server has not sent this page yet.
  await page.getByRole('link', { name: 'Mapa do Site' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa do Site');
  await expect.poll(() => keptPaths(page), PATIENCE).toContain('/mapa');
  await page.goto('/acompanhar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  for (const [path, title] of [
    ['/mapa', 'Mapa do Site'],
    ['/perguntas', 'Perguntas Frequentes'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toContainText(
      /guardada neste aparelho em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/,
    );
  }

  for (const path of ['/acompanhar', '/glossario']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão');
  }
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Mapa do Site/, /Perguntas Frequentes/]);
  await page.getByRole('link', { name: 'Perguntas Frequentes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas Frequentes');

  await context.setOffline(false);
  await page.goto('/glossario');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossário');
  await expect(page.getByText('Sem conexão.')).toHaveCount(0);
});

test('erasing what the browser kept erases the kept pages and the worker', async ({ page }) => {
  await page.goto('/perguntas');
  await expect.poll(() => keptPaths(page), PATIENCE).toContain('/perguntas');
  await page.getByRole('button', { name: 'Privacidade e cookies' }).click();
  await page.getByRole('button', { name: 'Apagar o que foi guardado' }).click();
  await page.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(page.getByText('nada ficou guardado')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
