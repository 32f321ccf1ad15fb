import type { Page } from '@playwright/test';
import { faults, glance } from './axe.ts';
import { expect, fits, fresh, HAND, settled, test } from './steps.ts';

const FIRST = { cookies: [], origins: [] };
const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
const privacy = (page: Page) => page.getByRole('dialog', { name: 'Privacidade e cookies' });

test.describe('a first visit', () => {
  fresh.use({ storageState: FIRST });

  fresh('shows the cookie banner until it is closed, and not on the next page load', async ({ page, context }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookiesAceitos');
    await banner(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(banner(page)).toBeHidden();
  });

  fresh('keeps the banner from page to page until it is closed', async ({ page }) => {
    await page.goto('/mapa');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Portal da Transparência/ })
      .click();
    await expect(page).toHaveURL('/');
    await expect(banner(page)).toBeVisible();
  });

  fresh('lets the end of the page be read over the banner, and a toast be seen beside it', HAND, async ({ page }) => {
    await page.goto('/mapa');
    await settled(page);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByText(/^© \d{4}/).boundingBox();
    const top = (await banner(page).boundingBox())?.y ?? 0;
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    await banner(page).getByRole('button', { name: 'Política de privacidade' }).click();
    await privacy(page).getByRole('button', { name: 'Apagar o que foi guardado' }).click();
    await page.getByRole('button', { name: 'Sim, apagar' }).click();
    const toast = await page.getByText('nada ficou guardado').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(top);
    // In one palette: a toast is gone before a busy machine has looked at both.
    expect(await glance(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dispensar aviso' }).click();
    await expect(page.getByText('nada ficou guardado')).toBeHidden();
  });

  fresh('opens the privacy dialog at the top, 25rem high, and can maximise it', HAND, async ({ page, isMobile }) => {
    await page.goto('/');
    const opener = banner(page).getByRole('button', { name: 'Política de privacidade' });
    await opener.click();
    const dialog = privacy(page);
    for (const part of ['Privacidade', 'Política de cookies', 'Compromisso do usuário', 'Mais informações'])
      await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeAttached();
    const box = await dialog.boundingBox();
    expect(box?.height).toBe(400);
    expect(box?.y).toBeLessThan(40);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Maximizar' }).click();
    expect((await dialog.boundingBox())?.height).toBe(isMobile ? 844 : 900);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restaurar' }).click();
    expect((await dialog.boundingBox())?.height).toBe(400);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('the technical notice', () => {
  fresh(
    'its dialog is 45rem wide and closes by button, Escape and mask, giving the focus back',
    HAND,
    async ({ page, isMobile }) => {
      await page.clock.setFixedTime(new Date('2025-07-01T12:00:00-03:00'));
      await page.goto('/mapa');
      const badge = page.getByRole('button', { name: /Aviso técnico/ });
      const dialog = page.getByRole('dialog', { name: /Instabilidade/ });
      await badge.click();
      await expect(dialog).toContainText('Entre 04/06/2025 e 05/06/2025');
      await expect(dialog).toContainText('nenhum dado foi perdido');
      if (!isMobile) expect((await dialog.boundingBox())?.width).toBe(720);
      expect(await faults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await expect(badge).toBeFocused();
      await badge.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(badge).toBeFocused();
      await badge.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      await expect(badge).toBeFocused();
    },
  );
});

test('the window keeps the focus inside, however far one tabs', async ({ page }) => {
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Privacidade e cookies' }).click();
  await expect(privacy(page)).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    // Between the last and the first the browser's own bar has its turn, and the page no focus at all.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
});

fresh('what was kept can be taken back, after a question', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/');
  await page.getByRole('region', { name: 'Aviso de cookies' }).getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Alto contraste' }).click();
  await page.getByRole('button', { name: /^Aumentar texto/ }).click();
  const opener = page.getByRole('button', { name: 'Privacidade e cookies' });
  await opener.click();
  const erase = page.getByRole('button', { name: 'Apagar o que foi guardado' });
  await erase.click();
  const question = page.getByRole('dialog', { name: 'Apagar o que foi guardado?' });
  expect(await faults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Não' }).click();
  await expect(erase).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await erase.click();
  await question.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(page.getByText('nada ficou guardado')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => context.cookies()).toEqual([]);
  await expect(opener).toBeFocused();
  // At once, and not at the next visit.
  await expect(page.locator('body')).not.toHaveClass(/contrast/);
  await expect(page.locator('body')).toHaveCSS('font-size', '16px');
  await expect(page.getByRole('button', { name: 'Alto contraste' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible();
});

test('an erased draft leaves the form it was typed in', async ({ page }) => {
  await page.goto('/fale-conosco');
  const text = page.getByRole('textbox', { name: /^Mensagem/ });
  await text.fill('Um rascunho que ninguém enviou.');
  await page.getByRole('button', { name: 'Privacidade e cookies' }).click();
  await page.getByRole('button', { name: 'Apagar o que foi guardado' }).click();
  await page.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(text).toHaveValue('');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('a window that does not come says so, once the page was fetched anew', async ({ page, complaints }) => {
  await page.goto('/mapa');
  await settled(page);
  await page.route('**/assets/window-*.js', (route) => route.fulfill({ status: 404 }));
  const opener = page.getByRole('button', { name: 'Privacidade e cookies' });
  const again = page.waitForEvent('load');
  await opener.click();
  await again;
  // The footer listens a moment after the page.
  await expect(async () => {
    await opener.click();
    await expect(page.getByText('Esta janela não abriu. Confira sua conexão e tente de novo.')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await fits(page);
  complaints.length = 0;
});

test('a tip explains what is pointed at or focused, may be pointed at itself, and Escape hides it', async ({
  page,
}) => {
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Redefinir texto' }).focus();
  await page.keyboard.press('Tab');
  const tip = page.getByText('Aumentar texto', { exact: true });
  await expect(tip).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.getByRole('button', { name: 'Diminuir texto' }).hover();
  const shown = page.getByText('Diminuir texto', { exact: true });
  await shown.hover();
  await expect(shown).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Instagram/ })
    .hover();
  await expect(page.getByText('Instagram', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a finger gets what it pressed, and no tip over the next thing to press', HAND, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only a finger taps');
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Aumentar texto' }).tap();
  await expect(page.getByText('Texto em 18 pixels')).toBeAttached();
  await expect(page.getByText('Aumentar texto', { exact: true })).toHaveCount(0);
});
