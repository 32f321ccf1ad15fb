import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, fits, HAND, openList, send, fresh as test, unfold } from './steps.ts';

/** A browser that speaks another language writes its own dates in another order, and begins its weeks elsewhere. */
test.use({ locale: 'en-US' });

const range = (page: Page) => page.getByRole('group', { name: 'Assinatura' });
const box = (page: Page, label: 'de' | 'até') => range(page).getByRole('textbox', { name: label });
const opener = (page: Page, label: 'de' | 'até') =>
  range(page).getByRole('button', { name: `Abrir calendário: Assinatura, ${label}` });
const calendar = (page: Page) => page.getByRole('dialog', { name: /^Calendário: Assinatura/ });
const focused = (page: Page) => calendar(page).locator('[data-day]:focus');

async function openFilters(page: Page, search = '?_page=1'): Promise<void> {
  await page.clock.setFixedTime('2026-11-17T22:30:00-03:00');
  await openList(page, search);
  await unfold(page);
}

test('a day is shown and typed dd/mm/aaaa in a browser that speaks English, and the address keeps it', async ({
  page,
}) => {
  await openFilters(page, '?dtAssinatura.gte=2025-03-01');
  await expect(box(page, 'de')).toHaveValue('01/03/2025');
  await expect(box(page, 'até')).toHaveAttribute('placeholder', 'dd/mm/aaaa');
  await box(page, 'até').fill('31122025');
  await box(page, 'de').fill('1/2/25');
  await expect(box(page, 'até')).toHaveValue('31/12/2025');
  await box(page, 'de').press('Enter');
  await expect(page).toHaveURL('/contratos?dtAssinatura.gte=2025-02-01&dtAssinatura.lte=2025-12-31');
});

test('a day that is none is said under its box, and goes away when it is put right', async ({ page }) => {
  await openFilters(page);
  await box(page, 'de').fill('31/02/2025');
  await box(page, 'até').focus();
  await expect(box(page, 'de')).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page, 'de')).toHaveAccessibleDescription('“31/02/2025” não existe no calendário.');
  await box(page, 'de').fill('28/02/2025');
  await expect(box(page, 'de')).not.toHaveAttribute('aria-invalid');
  await send(page);
  await expect(page).toHaveURL('/contratos?dtAssinatura.gte=2025-02-28');
});

test('the calendar is walked by keyboard alone, from Sunday to Saturday, in Portuguese', async ({ page }) => {
  await openFilters(page);
  await opener(page, 'de').press('Enter');
  await expect(calendar(page).getByRole('columnheader')).toHaveText(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
  await expect(focused(page)).toHaveAccessibleName('terça-feira, 17 de novembro de 2026');
  await expect(focused(page)).toHaveAttribute('aria-current', 'date');
  const walk: readonly (readonly [string, string])[] = [
    ['Home', 'domingo, 15 de novembro de 2026'],
    ['End', 'sábado, 21 de novembro de 2026'],
    ['ArrowRight', 'domingo, 22 de novembro de 2026'],
    ['ArrowDown', 'domingo, 29 de novembro de 2026'],
    ['ArrowDown', 'domingo, 6 de dezembro de 2026'],
    ['PageUp', 'sexta-feira, 6 de novembro de 2026'],
    ['Shift+PageUp', 'quinta-feira, 6 de novembro de 2025'],
    ['PageDown', 'sábado, 6 de dezembro de 2025'],
  ];
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(focused(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(opener(page, 'de')).toBeFocused();
  await expect(box(page, 'de')).toHaveValue('');
  await page.keyboard.press('Space');
  await expect(focused(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(box(page, 'de')).toHaveValue('16/11/2026');
  await expect(opener(page, 'de')).toBeFocused();
});

test('the calendar fits a phone and the largest text, and reaches another year at once', HAND, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal.leitura', '{"size":20}'));
  await openFilters(page, '?dtAssinatura.gte=2025-06-10');
  await opener(page, 'até').click();
  await expect(focused(page)).toBeVisible();
  await fits(page);
  for (const part of [calendar(page), calendar(page).getByRole('button', { name: 'Fechar' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await faults(page)).toEqual([]);
  await calendar(page).getByRole('combobox', { name: 'Ano' }).selectOption('2025');
  await calendar(page).getByRole('combobox', { name: 'Mês' }).selectOption('junho');
  // A range does not end before it begins.
  await expect(calendar(page).getByRole('gridcell', { name: 'segunda-feira, 9 de junho de 2025' })).toBeDisabled();
  await calendar(page).getByRole('gridcell', { name: 'terça-feira, 17 de junho de 2025' }).click();
  await expect(box(page, 'até')).toHaveValue('17/06/2025');
  await opener(page, 'até').click();
  await calendar(page).getByRole('button', { name: 'Limpar' }).click();
  await expect(box(page, 'até')).toHaveValue('');
});
