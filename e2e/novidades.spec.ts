import { faults } from './axe.ts';
import { expect, fresh, test } from './steps.ts';

test('Avise-me offers the feed, the e-mail and the calendar of a list, by keyboard too @hand', async ({ page }) => {
  await page.goto('/licitacao?numExercicio=2026&txtSituacao=Aberta');
  const summary = page.locator('summary', { hasText: 'Avise-me' });
  await summary.focus();
  await page.keyboard.press('Enter');
  const feed = page.getByRole('link', { name: 'Feed Atom' });
  await expect(feed).toBeVisible();
  await expect(feed).toHaveAttribute('href', '/api/v1/licitacao.atom?txtSituacao=Aberta');
  await expect(page.getByRole('link', { name: 'Assinar a agenda' })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/api\/v1\/licitacao\.ics\?txtSituacao=Aberta$/,
  );
  await expect(page.getByRole('link', { name: 'Receber por e-mail' })).toHaveAttribute('href', /^\/assinaturas\?de=/);
  expect(await faults(page)).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  const box = await page.locator('details[open] > div').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  await page.keyboard.press('Escape');
  await expect(feed).toBeHidden();
  await expect(summary).toBeFocused();
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('Avise-me is a fold of plain links', async ({ page }) => {
    await page.goto('/cargas');
    await page.locator('summary', { hasText: 'Avise-me' }).click();
    await expect(page.getByRole('link', { name: 'Feed Atom' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar endereço do feed' })).toBeHidden();
  });
});
