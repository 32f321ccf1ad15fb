import { faults } from './axe.ts';
import { expect, fits, HAND, settled, test } from './steps.ts';

test('the works of a question are on a map, each a link that says what and how it is', HAND, async ({ page }) => {
  await page.goto('/obras');
  await settled(page);
  const map = page.getByRole('region', { name: 'Onde ficam as obras' });
  if ((page.viewportSize()?.width ?? 0) < 640) await map.getByRole('button', { name: 'Ver o mapa' }).click();
  const marks = map.locator('svg a');
  await expect(marks.first()).toHaveAttribute('aria-label', /, .*% executado$/);
  await marks.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Obra');
  await expect(page.getByRole('region', { name: 'Onde fica' })).toBeVisible();
});

test('the map stands beside the list or above it, and the list begins on the first screen', HAND, async ({ page }) => {
  await page.goto('/obras');
  await settled(page);
  const map = await page.getByRole('region', { name: 'Onde ficam as obras' }).boundingBox();
  const list = await page.getByRole('region', { name: 'Resultado' }).boundingBox();
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  if (narrow) {
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    const first = await page.getByRole('region', { name: 'Resultado' }).locator('tbody tr').first().boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844);
    await page.getByRole('button', { name: 'Ver o mapa' }).click();
    await expect(page.getByRole('button', { name: 'Fechar o mapa' })).toHaveAttribute('aria-expanded', 'true');
  } else {
    expect(map?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
    expect(map?.y).toBeLessThanOrEqual((list?.y ?? 0) + 8);
  }
  await fits(page);
  expect(await faults(page)).toEqual([]);
});

test('the map is moved by buttons and by the mouse, and what was dragged was not clicked', async ({ page }) => {
  await page.goto('/obras');
  await settled(page);
  const map = page.getByRole('region', { name: 'Onde ficam as obras' });
  const mark = map.locator('svg a').first();
  await mark.scrollIntoViewIfNeeded();
  const before = await mark.boundingBox();
  const [x, y] = [(before?.x ?? 0) + 12, (before?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL('/obras');
  await expect.poll(async () => (await mark.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) - 60, 0);
  await map.getByRole('button', { name: 'Mostrar todas as obras' }).click();
  await expect.poll(async () => (await mark.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

test('a work shows what was done against what was paid, and its photographs open', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/obras-fotos?_size=1')).json();
  const [{ numOrdemServico, numExercicio, txtLegenda }] = data;
  await page.goto(`/obras/${encodeURIComponent(numOrdemServico)}/${numExercicio}`);
  await settled(page);
  await expect(page.getByText('Execução financeira')).toBeVisible();
  const photo = page.getByRole('img', { name: txtLegenda });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((own) => own instanceof HTMLImageElement && own.naturalWidth)).toBe(480);
});
