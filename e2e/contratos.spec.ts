import { ask, expect, figure, fresh, HAND, openList, rows, send, settled, someRow, test, unfold } from './steps.ts';

const latest = async (request: Parameters<typeof ask>[0]): Promise<number> => {
  const { data } = await ask(request, '_por=numAnoPub&_sort=-chave&_size=1');
  return Number(data[0]?.chave);
};

test('the list opens on the latest exercise and leaves no step behind', async ({ page, request }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'O que você procura?' })
    .getByRole('link', { name: 'Contratos e fornecedores', exact: true })
    .click();
  await expect(page).toHaveURL('/contratos');
  await settled(page);
  await expect(page.locator(`main a[href*="numAnoPub=${await latest(request)}"]`).first()).toBeAttached();
  await expect(page.getByText(/^Dados de \d\d\/\d\d\/\d{4} · carga de \d\d\/\d\d\/\d{4} às \d\d:\d\d$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

/** On a phone these stand for their kind of control. */
const FOLDED = ['Contratada', 'Situação'];

/** One long word of a text, in capitals: a search is blind to them. */
const loud = (text: string): string => (/\p{L}{5,}/u.exec(text)?.[0] ?? text).toUpperCase();

test.describe('a filter finds what the API finds', () => {
  const filters = [
    { field: 'txtNomeRazaoContratada', label: 'Contratada', word: true },
    { field: 'txtCpfCnpjContratada', label: 'CPF/CNPJ da contratada' },
    { field: 'txtSituacao', label: 'Situação', listed: true },
  ];

  for (const { field, label, word, listed } of filters) {
    test(label, FOLDED.includes(label) ? HAND : {}, async ({ page, request }) => {
      const { [field]: whole = '' } = await someRow(request, field);
      const value = word ? loud(whole) : whole;
      await openList(page, '?_page=1');
      await unfold(page);
      const control = page.getByRole('form', { name: 'Filtros' }).getByLabel(label, { exact: true });
      if (listed) await control.selectOption(value);
      else await control.fill(value);
      await send(page);
      const query = new URL(page.url()).search.slice(1);
      expect(query).toBe(`${field}${word ? '.has' : ''}=${encodeURIComponent(value)}`);
      const { total } = await ask(request, query);
      expect(total).toBeGreaterThan(0);
      await expect(figure(page, 'Contratos')).toHaveText(total.toLocaleString('pt-BR'));
    });
  }

  test('Valor, typed the Brazilian way', async ({ page, request }) => {
    await openList(page, '?_page=1');
    await unfold(page);
    const range = page.getByRole('group', { name: 'Valor atual' });
    await range.getByLabel('de').fill('100.000,00');
    await range.getByLabel('até').fill('R$ 1.000.000,50');
    // Enter sends the form as the button does.
    await range.getByLabel('até').press('Enter');
    await expect(page).toHaveURL('/contratos?vlrContrato.gte=100000&vlrContrato.lte=1000000.5');
    await settled(page);
    const { total } = await ask(request, 'vlrContrato.gte=100000&vlrContrato.lte=1000000.5');
    await expect(figure(page, 'Contratos')).toHaveText(total.toLocaleString('pt-BR'));
  });

  fresh('Vence nos próximos 60 dias, as absolute days', async ({ page, request }) => {
    await page.clock.setFixedTime('2026-10-31T22:30:00-03:00');
    await openList(page, '?_page=1');
    await unfold(page);
    await page.getByRole('button', { name: '60 dias' }).click();
    await send(page);
    const query = 'dtFimVigencia.gte=2026-10-31&dtFimVigencia.lte=2026-12-30';
    await expect(page).toHaveURL(`/contratos?${query}`);
    const { total } = await ask(request, query);
    await expect(figure(page, 'Contratos')).toHaveText(total.toLocaleString('pt-BR'));
  });
});

test('a document that cannot be one is refused beside its box, and nothing is sent', async ({ page }) => {
  await openList(page, '?_page=1');
  await unfold(page);
  const box = page.getByRole('textbox', { name: 'CPF/CNPJ da contratada' });
  await box.fill('12.345.678/0001-00');
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/não é um CNPJ: os dígitos verificadores não conferem/);
  await expect(page).toHaveURL('/contratos?_page=1');
});

test('a filter that has nothing to offer keeps its name and says so inside', async ({ page }) => {
  await openList(page, '?txtObjeto.has=xilofone');
  await unfold(page);
  const control = page.getByRole('form', { name: 'Filtros' }).getByLabel('Modalidade', { exact: true });
  await expect(control.getByRole('option')).toHaveText(['Qualquer', 'Nenhuma opção disponível']);
  await expect(control.getByRole('option').nth(1)).toBeDisabled();
  await expect(control.locator('option:checked')).toHaveText('Qualquer');
});

test('a chip takes its condition out and leaves the others', HAND, async ({ page }) => {
  await openList(page, '?numAnoPub=2026&txtSituacao=Encerrado&txtSituacao=Vigente&_page=2');
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await chips.getByRole('link', { name: 'Remover Situação: Encerrado' }).click();
  await expect(page).toHaveURL('/contratos?numAnoPub=2026&txtSituacao=Vigente');
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Resultado' })).toBeFocused();
  await unfold(page);
  await expect(page.getByLabel('Situação', { exact: true })).toHaveValue('Vigente');
});

test('the order is chosen by the heads, or with the filters on a phone', HAND, async ({ page, isMobile }) => {
  await openList(page, '?numAnoPub=2026');
  const values = async () =>
    (await rows(page).locator('td[data-label="Valor atual"]').allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
  if (isMobile) {
    await unfold(page);
    await page.getByLabel('Ordenar', { exact: true }).selectOption('-vlrContrato');
    await send(page);
  } else {
    await page.getByRole('columnheader', { name: 'Valor atual' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Valor atual' })).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(page).toHaveURL('/contratos?numAnoPub=2026&_sort=-vlrContrato');
  const unordered = async () => (await values()).filter((value, i, all) => value > (all[i - 1] ?? value));
  await expect.poll(unordered, { timeout: 30_000 }).toEqual([]);
});

test('pages turn, and back, forward and reload keep the place', async ({ page, request }) => {
  await openList(page, '?_page=1');
  const { total } = await ask(request, '');
  const said = total.toLocaleString('pt-BR');
  const under = page.getByRole('navigation', { name: 'Páginas', exact: true });
  await under.getByRole('link', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL('/contratos?_page=2');
  await expect(page.getByRole('status')).toHaveText(`51 a 100 de ${said}`);
  await expect(page.getByRole('region', { name: 'Resultado' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(`51 a 100 de ${said}`);
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText(`1 a 50 de ${said}`);
  await page.goForward();
  await expect(page.getByRole('status')).toHaveText(`51 a 100 de ${said}`);
  const over = page.getByRole('navigation', { name: 'Página anterior e próxima' });
  await over.getByRole('link', { name: 'Página anterior' }).click();
  await expect(page.getByRole('status')).toHaveText(`1 a 50 de ${said}`);
});

test('clearing shows everything, whatever the exercise', async ({ page, request }) => {
  await openList(page, '?numAnoPub=2026&txtSituacao=Vigente');
  await unfold(page);
  await page.getByRole('link', { name: 'Limpar' }).click();
  await settled(page);
  const { total } = await ask(request, '');
  await expect(figure(page, 'Contratos')).toHaveText(total.toLocaleString('pt-BR'));
});
