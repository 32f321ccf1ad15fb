import { faults } from './axe.ts';
import { expect, HAND, openList, rows, settled, test } from './steps.ts';

test('the heads of a table stay in sight under the header', async ({ page }) => {
  await openList(page, '?_page=1');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.locator('#header')).toHaveAttribute('data-compact', 'true');
  const head = page.getByRole('columnheader', { name: 'Contratada' });
  const gap = async () => {
    const covered = await page.locator('#header > div').boundingBox();
    return Math.round(((await head.boundingBox())?.y ?? 0) - (covered?.height ?? 0));
  };
  await expect.poll(gap).toBe(0);
});

test('rows are compact or comfortable by choice, which is kept and can be taken back at once', async ({ page }) => {
  await openList(page, '?_page=1');
  const height = async () => Math.round((await rows(page).first().boundingBox())?.height ?? 0);
  const choice = page.getByLabel('Altura das linhas');
  const compact = await height();
  await choice.selectOption('Confortável');
  await expect.poll(height).toBeGreaterThan(compact + 10);
  await page.reload();
  await settled(page);
  await expect(choice).toHaveValue('confortavel');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Privacidade/ })
    .click();
  await page.getByRole('button', { name: 'Apagar o que foi guardado' }).click();
  await page.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(choice).toHaveValue('compacta');
  await expect.poll(height).toBe(compact);
});

test('what the filter makes the same in every row has no column, and what is asked says it', async ({ page }) => {
  await openList(page, '?numAnoPub=2026');
  await expect(page.getByRole('columnheader', { name: 'Situação' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toBeHidden();
  await openList(page, '?numAnoPub=2026&txtSituacao=Vigente');
  await expect(page.getByRole('columnheader', { name: 'Situação' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText('Situação: Vigente');
});

test('files are one press away, by keyboard too', HAND, async ({ page }) => {
  await openList(page, '?numAnoPub=2026');
  const menu = page.locator('summary', { hasText: 'Baixar' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const csv = page.getByRole('link', { name: 'Baixar CSV planilhas' });
  await expect(csv).toBeVisible();
  // What lies under the open sheet is partly covered by it, and is no smaller for that.
  expect((await faults(page)).filter((fault) => !/target-size/.test(fault))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(csv).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(csv).toBeHidden();
  await expect(menu).toBeFocused();
});

test('of two values in a compact cell the second stands whole under the first', async ({ page }) => {
  await openList(page, '?_page=1');
  const cell = rows(page).first().locator('td[data-label="Contratada"]');
  const [name, number] = [cell.locator('[data-cut]').first(), cell.locator('[data-cut]').last()];
  await expect(number).toHaveText(/\d{3}/);
  expect(await number.evaluate((own) => own.scrollWidth > own.clientWidth)).toBe(false);
  const [over, under] = [await name.boundingBox(), await number.boundingBox()];
  expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) - 1);
});

test('a text cut to its lines is read whole by who points at it or comes by keyboard', async ({ page }) => {
  await openList(page, '?_page=1');
  const texts = page.locator('td[data-label="Objeto"] [data-cut]');
  const cut = await texts.evaluateAll((all) => all.findIndex((own) => own.scrollHeight > own.clientHeight + 1));
  expect(cut).toBeGreaterThanOrEqual(0);
  const [row, text] = [rows(page).nth(cut), texts.nth(cut)];
  const isCut = () => text.evaluate((own) => own.scrollHeight > own.clientHeight + 1);
  await text.hover();
  await expect(
    page.locator('body > [aria-hidden="true"]', { hasText: (await text.textContent()) ?? '' }),
  ).toBeVisible();
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(isCut).toBe(false);
});

test('the parts of a list follow each other for the keyboard as for the eye', async ({ page }) => {
  await openList(page, '?numAnoPub=2026');
  await page.getByRole('form', { name: 'Filtros' }).getByLabel('Exercício').focus();
  const met: string[] = [];
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => {
        const own = document.activeElement;
        return own?.closest('form') ? 'filters' : own?.closest('table') ? 'table' : 'tools';
      }),
    );
  }
  expect([...new Set(met)]).toEqual(['filters', 'tools', 'table']);
});
