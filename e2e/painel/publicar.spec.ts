import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { faults, glance } from '../axe.ts';
import { enterDesk, PMDEMO } from '../desk.ts';
import { address } from '../server.ts';
import { expect, fresh as test } from '../steps.ts';
import { dropFile, interns, refusedGrid, worked } from './interns.ts';

const PUBLISH = `${address(PMDEMO)}/painel/publicar`;
/** What axe finds wrong at the width of a desk and at that of a phone, where nothing may stick out either. */
async function faultsAtBothWidths(page: Page): Promise<string[]> {
  const wide = page.viewportSize() ?? { width: 1366, height: 900 };
  const found = await faults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await glance(page);
  const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(wide);
  return [...found, ...narrow, ...(spill > 0 ? [`${spill}px wider than a phone`] : [])];
}

test('a dropped CSV with two bad rows is mended by keyboard, published, and seen in the portal', async ({ page }) => {
  test.slow();
  await enterDesk(page, ['publicador']);
  await page.goto(PUBLISH);
  await expect(page.getByRole('heading', { level: 1, name: 'Publicar dados' })).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await dropFile(page, 'estagiarios-2017.csv', interns(2017, true));
  await worked(page.getByRole('heading', { level: 1, name: 'Estagiários' }));
  await worked(page.getByRole('heading', { name: '2 linhas recusadas' }));
  await expect(page.getByText(/^Lido como CSV, separado por ponto e vírgula/)).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);

  // One is mended and checked: the other is still there, under the title of its field.
  const grid = refusedGrid(page);
  const mend = async (text: string): Promise<void> => {
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 linha mudada, guardada.')).toBeVisible();
  };
  await mend('28/02/2017');
  await page.getByRole('button', { name: 'Conferir de novo' }).press('Enter');
  await worked(page.getByRole('heading', { name: '1 linha recusada' }));
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(grid.getByRole('gridcell', { name: 'novecentos' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: 'Bolsa mensal' })).toBeVisible();
  await mend('900,00');

  // Leaving and coming back loses nothing.
  await page.reload();
  await expect(grid.getByText('(mudado)')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir de novo' }).press('Enter');
  await worked(page.getByText('Publica 4 linhas de Estagiários.'));
  await expect(page.getByRole('heading', { name: /linhas? recusadas?/ })).toBeHidden();
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publicar', exact: true }).press('Enter');
  await worked(page.getByRole('heading', { level: 2, name: 'Publicado' }));
  await expect(page.getByText(/abra a carga anterior e volte a ela/)).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.goto(`${address(PMDEMO)}/estagiarios?numExercicio=2017`);
  await expect(page.getByText('Helena Sales Couto').first()).toBeVisible();
  await expect(page.getByText('Caio Duarte Melo').first()).toBeVisible();
});

test('a browser closed in mid-upload goes on where it was when the same file is chosen again', async ({ page }) => {
  test.slow();
  const path = join(await mkdtemp(join(tmpdir(), 'envio-')), 'estagiarios-2016.csv');
  await writeFile(path, `${interns(2016, false)}\n${'\n'.repeat(900_000)}`);
  await enterDesk(page, ['publicador']);
  await page.goto(PUBLISH);
  let pieces = 0;
  const bytes = /\/painel\/api\/publicar\/[^/]+\/arquivos\/[^/]+$/;
  // The line breaks after the first piece.
  await page.route(bytes, (route: Route) => {
    pieces += 1;
    return pieces === 1 ? route.continue() : new Promise<void>(() => undefined);
  });
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(path);
  await expect(page.getByRole('progressbar', { name: /^Envio de estagiarios-2016/ })).toBeVisible();
  await expect.poll(() => pieces).toBeGreaterThan(1);
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.close();

  const again = await page.context().newPage();
  const offsets: string[] = [];
  again.on('request', (request) => {
    if (request.method() === 'PATCH' && bytes.test(request.url()))
      offsets.push(request.headers()['upload-offset'] ?? '');
  });
  await again.goto(PUBLISH);
  await again.getByRole('link', { name: 'estagiarios-2016.csv' }).click();
  await expect(again.getByRole('heading', { name: 'O envio parou no meio' })).toBeVisible();
  expect(await faultsAtBothWidths(again)).toEqual([]);
  await again.getByLabel('Arquivos', { exact: true }).setInputFiles(path);
  await worked(again.getByText('Publica 2 linhas de Estagiários.'));
  expect(Number(offsets[0])).toBeGreaterThan(0);
});
