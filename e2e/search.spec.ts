import { ask, expect, figure, settled, someRow, test } from './steps.ts';

test('a term typed in the header is found where it stands, and leads to its list', async ({ page, request }) => {
  const { txtObjeto = '' } = await someRow(request, 'txtObjeto');
  const word = /\p{L}{5,}/u.exec(txtObjeto)?.[0] ?? '';
  await page.goto('/mapa');
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill(word);
  await box.press('Enter');
  await expect(page).toHaveURL(`/busca?termo=${encodeURIComponent(word)}`);
  const { total } = await ask(request, `txtObjeto.has=${encodeURIComponent(word)}`);
  await page.getByRole('link', { name: `${total.toLocaleString('pt-BR')} contratos com “${word}” no objeto` }).click();
  await settled(page);
  await expect(figure(page, 'Contratos')).toHaveText(total.toLocaleString('pt-BR'));
});
