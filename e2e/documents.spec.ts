import type { Page } from '@playwright/test';
import { covidDespesa } from '../catalog/datasets/covidDespesa.ts';
import { printKey } from '../catalog/key.ts';
import { glance } from './axe.ts';
import { expect, figure, fits, inReais, rows, settled, test, unfold } from './steps.ts';

type Row = Record<string, string | number>;

const answer = (page: Page, path: string): Promise<{ data: Row[]; total: number; totals: Row }> =>
  page.evaluate(async (url) => (await fetch(`/api/v1/${url}`)).json(), path);

const way = (page: Page) => page.getByRole('region', { name: 'O caminho do dinheiro' });

/** A payment for a contract that was bid for. */
async function payment(page: Page): Promise<Row> {
  await page.goto('/mapa');
  const { data } = await answer(page, 'empenhos?numExercicio=2025&_sort=-vlrPago&_size=200');
  const one = data.find(({ numContrato, numCertame }) => numContrato && numCertame) ?? {};
  const by = ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio']
    .map((name) => `${name}=${one[name]}`)
    .join('&');
  const paid = (await answer(page, `pagamentos?${by}&_size=1`)).data[0];
  if (!paid) throw new Error('nothing was paid of the first empenho');
  return { ...one, ...paid };
}

test('the empenhos of a node keep to it, whatever else is asked', async ({ page }) => {
  await page.goto('/despesa/empenhos/2025~funcao-10');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empenhos');
  await expect(page.getByRole('navigation', { name: 'Caminho' })).toContainText('Saúde');
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  await expect(chips.getByRole('listitem')).toHaveText(['2025', 'Função: Saúde']);
  await expect(chips.getByRole('link')).toHaveCount(0);
  const whole = await answer(page, 'empenhos?codFuncao=10&numExercicio=2025');
  await expect(figure(page, 'Empenhos')).toHaveText(whole.total.toLocaleString('pt-BR'));

  await unfold(page);
  await page.locator('[name="vlrEmpenhado.gte"]').fill('50.000');
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await expect(page).toHaveURL('/despesa/empenhos/2025~funcao-10?vlrEmpenhado.gte=50000');
  await settled(page);
  const part = await answer(page, 'empenhos?codFuncao=10&numExercicio=2025&vlrEmpenhado.gte=50000');
  await expect(figure(page, 'Empenhos')).toHaveText(part.total.toLocaleString('pt-BR'));
  await fits(page);
  expect(await glance(page)).toEqual([]);

  const link = rows(page).first().getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/despesa\/empenhos\/detalhe\/2025~funcao-10\//);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Empenho ');
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Empenhos' }).click();
  await expect(page).toHaveURL('/despesa/empenhos/2025~funcao-10');
});

test('a payment shows the whole way of its money, and each step is a click away', async ({ page }) => {
  const paid = await payment(page);
  const { codOrgao, codUnidade, numDocEmpenho, numDocLiq, numDocPag } = paid;
  await page.goto(`/despesa/empenhos/detalhe/pagamento/2025/${codOrgao}/${codUnidade}/${numDocEmpenho}/${numDocPag}`);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pagamento ${numDocPag}`);
  const here = way(page).locator('[aria-current="true"]');
  await expect(here).toContainText(`Pagamento ${numDocPag}`);
  await expect(here).toContainText(inReais(Number(paid.vlrPago)));
  await expect(way(page).getByRole('link', { name: `${paid.txtModalidadeLicit} ${paid.numCertame}` })).toBeVisible();
  await expect(way(page).getByRole('link', { name: `Contrato ${paid.numContrato}` })).toBeVisible();
  await fits(page);
  expect(await glance(page)).toEqual([]);
  await way(page)
    .getByRole('link', { name: `Liquidação ${numDocLiq}`, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Liquidação ${numDocLiq}`);
  await way(page)
    .getByRole('link', { name: `Empenho ${numDocEmpenho}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Empenho ${numDocEmpenho}`);
});

test('an address from a node that nobody knows still shows the document, and says which exercise it is of', async ({
  page,
  complaints,
}) => {
  const { codOrgao, codUnidade, numDocEmpenho } = await payment(page);
  const by = `codOrgao=${codOrgao}&codUnidade=${codUnidade}&numDocEmpenho=${numDocEmpenho}`;
  const years = (await answer(page, `empenhos?${by}&_por=numExercicio&_sort=-chave`)).data.map(({ chave }) => chave);
  await page.goto(`/despesa/empenhos/detalhe/ontem/${codOrgao}/${codUnidade}/${numDocEmpenho}`);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Empenho ${numDocEmpenho}`);
  const said = page.getByText('Há outro com o mesmo número em');
  await expect(said).toHaveCount(years.length > 1 ? 1 : 0);
  await page.goto(`/despesa/empenhos/detalhe/ontem/${codOrgao}/${codUnidade}/nada`);
  await expect(page.getByRole('heading', { name: 'Documento não encontrado' })).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
});

test('an expense of the pandemic is marked as closed, from the list to the payment', async ({ page }) => {
  await page.goto('/coviddespesa');
  await settled(page);
  await expect(page.getByText('Conjunto encerrado').first()).toBeVisible();
  const { data } = await answer(page, 'pagamentos?blnCovid=1&_size=1');
  const paid = data[0] ?? {};
  await page.goto(`${printKey(covidDespesa, paid)}/${paid.numDocPag}`);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(paid.numDocPag));
  await expect(page.getByText('Conjunto encerrado').first()).toBeVisible();
  await expect(way(page).first()).toContainText('Lei 13.979/2020');
  await fits(page);
  await page.goto(`${printKey(covidDespesa, paid)}?numExercicio=${paid.numExercicio}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Empenho da COVID-19 ${paid.numDocEmpenho}`);
});
