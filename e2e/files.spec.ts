import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { ask, expect, figure, fresh, inReais, openList, test } from './steps.ts';

const QUERY = 'numAnoPub=2026&vlrContrato.gte=50000';

async function download(page: Page, name: string): Promise<{ file: string; bytes: Buffer }> {
  const link = page.getByRole('link', { name: new RegExp(`^Baixar ${name} `) }).first();
  if (!(await link.isVisible())) await page.locator('summary', { hasText: 'Baixar' }).click();
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await coming;
  return { file: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the spreadsheet adds up to the totals on the screen', async ({ page, request }) => {
  await openList(page, `?${QUERY}`);
  const { file, bytes } = await download(page, 'CSV');
  const lines: Record<string, string>[] = parse(bytes, { delimiter: ';', bom: true, columns: true });
  const { total, totals } = await ask(request, QUERY);
  expect(file).toMatch(/\.csv$/);
  expect(lines).toHaveLength(total);
  // In cents: adding the decimals of a thousand lines would drift.
  const cents = lines.reduce((sum, line) => sum + Number((line['Valor atual'] ?? '').replace(',', '')), 0);
  expect(cents).toBe(Math.round((totals.vlrContrato ?? 0) * 100));
  await expect(figure(page, 'Valor atual')).toHaveText(inReais(cents / 100));
});

test('every file carries the whole filtered result', async ({ page, request }) => {
  await openList(page, `?${QUERY}&_page=2`);
  const { total } = await ask(request, QUERY);
  const json = await download(page, 'JSON');
  expect(JSON.parse(json.bytes.toString('utf8')).data).toHaveLength(total);
  const icons = await page
    .getByRole('link', { name: /^Baixar (?:CSV|Excel|PDF|JSON) (?!Lines|completo)/ })
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(icons).size).toBe(4);
  const xlsx = await download(page, 'Excel');
  expect([xlsx.file.endsWith('.xlsx'), xlsx.bytes.subarray(0, 2).toString()]).toEqual([true, 'PK']);
  const pdf = await download(page, 'PDF');
  expect([pdf.file.endsWith('.pdf'), pdf.bytes.subarray(0, 5).toString()]).toEqual([true, '%PDF-']);
});

fresh('what goes to paper is the question, its totals and its rows', async ({ page }) => {
  await openList(page, `?${QUERY}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Mostrando contratos de 2026 com valor a partir de R\$\s50\.000,00/)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(figure(page, 'Valor atual')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Filtros' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
});
