import { faults } from './axe.ts';
import { expect, fits, HAND, openList, settled, test } from './steps.ts';

test('the glossary explains every word, and finds one whatever its case and accents', HAND, async ({ page }) => {
  await page.goto('/glossario');
  await settled(page);
  const words = page.getByRole('article');
  await expect(page.getByText(/^\d{3} palavras$/)).toBeVisible();
  const all = await words.count();
  await page.getByLabel('Procurar uma palavra').pressSequentially('LICITACAO', { delay: 5 });
  await expect(page.getByRole('heading', { name: 'Licitação', exact: true })).toBeVisible();
  expect(await words.count()).toBeLessThan(all / 4);
  await page.getByLabel('Procurar uma palavra').fill('salario');
  await expect(page.getByRole('heading', { name: 'Remuneração', exact: true })).toBeVisible();
  // Over all two hundred words it would take a quarter of a minute, and they are alike.
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Procurar uma palavra').fill('xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver todas as palavras' }).click();
  await expect(words).toHaveCount(all);
  await page.getByRole('navigation', { name: 'Letras' }).getByRole('link', { name: 'R', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'R', exact: true })).toBeFocused();
  await fits(page);
});

test('the letters stay in sight and mark the one being read', HAND, async ({ page }) => {
  await page.goto('/glossario');
  await settled(page);
  const letters = page.getByRole('navigation', { name: 'Letras' });
  const letter = (name: string) => letters.getByRole('link', { name, exact: true });
  await expect(letter('A')).toHaveAttribute('aria-current', 'location');
  await page.getByRole('heading', { name: 'Nota fiscal', exact: true }).evaluate((word) => word.scrollIntoView());
  await expect(letter('N')).toHaveAttribute('aria-current', 'location');
  await expect(letter('N')).toBeInViewport({ ratio: 1 });
  await letter('P').click();
  await expect(letter('P')).toHaveAttribute('aria-current', 'location');
  const [line, heading] = [
    await letters.boundingBox(),
    await page.getByRole('heading', { name: 'P', exact: true }).boundingBox(),
  ];
  expect(heading?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  const header = await page.locator('#header > div').boundingBox();
  expect(line?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  // It was thirty-eight thousand pixels long.
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(narrow ? 36_000 : 18_000);
  const word = page.getByRole('button', { name: 'Pagamento', exact: true });
  await word.press('Enter');
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('article', { name: 'Pagamento', exact: true })).toContainText('Base: ');
  await fits(page);
});

test('the address of a word leads to it, and from there to others', HAND, async ({ page }) => {
  await page.goto('/glossario#restos-a-pagar');
  const word = page.getByRole('heading', { name: 'Restos a pagar', exact: true });
  await expect(word).toBeFocused();
  await expect(word).toBeInViewport();
  const covered = await page.locator('#header > div').boundingBox();
  expect((await word.boundingBox())?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0));
  await page
    .getByRole('article', { name: 'Restos a pagar' })
    .getByRole('link', { name: 'Exercício financeiro' })
    .click();
  await expect(page).toHaveURL('/glossario#exercicio-financeiro');
  await expect(page.getByRole('heading', { name: 'Exercício financeiro' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/glossario#restos-a-pagar');
});

test('questions unfold by keyboard, are found by their words, and have addresses', HAND, async ({ page }) => {
  await page.goto('/perguntas');
  await settled(page);
  const question = page.getByRole('button', { name: 'O que é empenho?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  const answer = page.locator(`#${await question.getAttribute('aria-controls')}`);
  await expect(answer.getByRole('table')).toBeVisible();
  await answer.getByRole('link', { name: 'Link desta pergunta' }).click();
  await expect(page).toHaveURL('/perguntas#o-que-e-empenho');
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await question.press('Space');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Procurar nas perguntas').fill('ORGAO pede cpf xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible();
  await page.getByLabel('Procurar nas perguntas').fill('salario servidor');
  await page.getByRole('button', { name: 'Como descubro quanto ganha um servidor?' }).click();
  await page.getByRole('link', { name: 'Servidores', exact: true }).click();
  await expect(page).toHaveURL(/\/servidores/);
});

test('the address of a question opens it and leads to it', async ({ page }) => {
  await page.goto('/perguntas#prazo-de-resposta');
  const question = page.getByRole('button', { name: 'Em quanto tempo recebo a resposta?' });
  await expect(question).toBeFocused();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
  await page.getByRole('button', { name: 'Abrir todas' }).click();
  await expect(page.locator('main article button[aria-expanded="false"]')).toHaveCount(0);
});

test(
  'a sign beside a column says what it means, by keyboard too, and fetches nothing before',
  HAND,
  async ({ page, isMobile }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openList(page, '?numAnoPub=2026');
    expect(fetched.filter((url) => /explain|glossario/.test(url))).toEqual([]);
    const sign = page
      .getByRole('table')
      .or(page.getByRole('region', { name: 'Resultado' }))
      .getByRole('button', { name: 'O que é: Fim da vigência' })
      .locator('visible=true')
      .first();
    // A card has no heads: there the signs wait together, until one presses elsewhere.
    const unfolded = async () => {
      if (isMobile) await page.getByText('O que é?', { exact: true }).click();
    };
    await unfolded();
    await sign.focus();
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: 'Vigência' });
    await expect(window).toBeFocused();
    await expect(window).toContainText('Tempo em que um contrato');
    await expect(sign).toHaveAttribute('aria-expanded', 'true');
    await fits(page);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await expect(sign).toBeFocused();
    await sign.click();
    await expect(window).toBeFocused();
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await expect(window).toHaveCount(0);
    await expect(sign).toBeFocused();
    await sign.click();
    await expect(window).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(window).toHaveCount(0);
    await unfolded();
    await sign.click();
    await window.getByRole('link', { name: 'Ver no glossário' }).click();
    await expect(page).toHaveURL('/glossario#vigencia');
    await expect(page.getByRole('heading', { name: 'Vigência' })).toBeFocused();
  },
);
