import type { APIRequestContext, Page } from '@playwright/test';
import { monthName } from '../catalog/fields/month.ts';
import { faults } from './axe.ts';
import { type AskedList, expect, figure, fits, inReais, rows, send, settled, test, unfold } from './steps.ts';

async function ask(request: APIRequestContext, query: string): Promise<AskedList> {
  return (await request.get(`/api/v1/servidores?${query}`)).json();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/servidores${path}`);
  await settled(page);
}

const latest = async (request: APIRequestContext): Promise<string> =>
  String((await ask(request, '_por=dtMesAno&_sort=-chave&_size=1')).data[0]?.chave);

test('the payroll opens on the latest month and one type, so that nothing is added up that must not be', async ({
  page,
  request,
}) => {
  await open(page, '');
  const month = await latest(request);
  const { total, totals } = await ask(request, `dtMesAno=${month}&txtTipoFolha=Mensal`);
  await expect(figure(page, 'registros da folha')).toHaveText(total.toLocaleString('pt-BR'));
  await expect(figure(page, 'Remuneração bruta')).toHaveText(inReais(totals.vlrRemuneracaoBruta ?? 0));
  await expect(page.getByText(/Os totais somam mais de um/)).toHaveCount(0);
});

test('types added up together are told, each with its own total and a way to see it alone', async ({
  page,
  request,
}) => {
  const year = 'dtMesAno.gte=2025-01&dtMesAno.lte=2025-12';
  await open(page, `?${year}&_size=5`);
  const split = page.getByRole('table', { name: 'Os totais somam mais de um tipo de folha' });
  await page.getByText('Os totais somam mais de um tipo de folha.').click();
  const { data } = await ask(request, `${year}&_por=txtTipoFolha`);
  await expect(split.locator('tbody tr')).toHaveCount(data.length);
  const first = split.locator('tbody tr').filter({ hasText: '13º salário – 1ª parcela' });
  const sum = data.find(({ chave }) => chave === '13º salário – 1ª parcela')?.vlrRemuneracaoBruta;
  await expect(first).toContainText(inReais(Number(sum)));
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/txtTipoFolha=13/);
  await expect(figure(page, 'Remuneração bruta')).toHaveText(inReais(Number(sum)));
  await expect(split).toHaveCount(0);
});

test('a year is chosen, then one of its months; the years before are there, latest first', async ({
  page,
  request,
}) => {
  await open(page, '');
  await unfold(page);
  const filter = page.getByRole('group', { name: 'Mês', exact: true });
  const years = await filter.getByLabel('Ano').locator('option').allTextContents();
  expect(years).toEqual(['Qualquer', '2026', '2025', '2024', '2023']);
  await filter.getByLabel('Ano').selectOption('2024');
  await filter.getByLabel('Mês', { exact: true }).selectOption({ label: 'março' });
  await send(page);
  await expect(page).toHaveURL('/servidores?dtMesAno=2024-03&txtTipoFolha=Mensal');
  const { total } = await ask(request, 'dtMesAno=2024-03&txtTipoFolha=Mensal');
  await expect(figure(page, 'registros da folha')).toHaveText(total.toLocaleString('pt-BR'));
  await unfold(page);
  await filter.getByLabel('Mês', { exact: true }).selectOption('');
  await send(page);
  await expect(page).toHaveURL('/servidores?dtMesAno.gte=2024-01&dtMesAno.lte=2024-12&txtTipoFolha=Mensal');
});

test('two days in the path cut the list, however they are written, and leave no step behind', async ({ page }) => {
  for (const days of ['2025-03-01/2025-06-30', '01-03-2025/30-06-2025']) {
    await page.goto('/mapa');
    await open(page, `/${days}`);
    await expect(page).toHaveURL('/servidores?dtMesAno.gte=2025-03&dtMesAno.lte=2025-06');
    await expect(page.getByText(/^Mostrando registros da folha de março de 2025 a junho de 2025/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/mapa');
  }
});

test('days that are none are told, with the whole list one click away', async ({ page, request }) => {
  await open(page, '/31-02-2025/32-03-2025');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    '“31-02-2025” não existe no calendário. Escreva como 2025-03-01 ou 01-03-2025.',
    '“32-03-2025” não existe no calendário. Escreva como 2025-03-01 ou 01-03-2025.',
  ]);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver Servidores e remuneração sem filtro' }).click();
  await settled(page);
  const { total } = await ask(request, '');
  await expect(figure(page, 'registros da folha')).toHaveText(total.toLocaleString('pt-BR'));
});

test('a person’s page shows the months over time, each leading to its rows', async ({ page, request }) => {
  await open(page, '');
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/servidores\/[^/]+\/\d{4}-\d\d\/\d+$/);
  await settled(page);
  const [, , registration = ''] = new URL(page.url()).pathname.split('/');
  const { data } = await ask(request, `numMatricula=${registration}&_por=dtMesAno&_sort=chave`);
  const chart = page.getByRole('figure').filter({ hasText: 'Remuneração bruta em cada mês' });
  await expect(chart.locator('tbody tr')).toHaveCount(data.filter(({ linhas }) => Number(linhas) > 0).length);
  await expect(chart.locator('tbody tr').first()).toContainText(monthName(String(data[0]?.chave)));
  await fits(page);
  await chart.getByRole('link', { name: monthName(String(data[0]?.chave)) }).click();
  await expect(page).toHaveURL(new RegExp(`/servidores\\?dtMesAno=${data[0]?.chave}&`));
});
