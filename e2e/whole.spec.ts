import { faults, glance } from './axe.ts';
import { expect, fits, fresh, settled, someRow, test, visit } from './steps.ts';

const PAGES = ['/', '/mapa', '/contratos', '/despesa', '/receita', '/servidores', '/busca', '/ouvidoria', '/nada'];

test.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('every kind of page is the real one, and no control on it does nothing', async ({ page, complaints }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Prefeitura Municipal de Vale Claro');
      await expect(page.locator('#root button[type="button"]:visible')).toHaveCount(0);
      await fits(page);
    }
    complaints.length = 0;
  });

  fresh('a visitor goes from the first page to a record, and through the rows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Contratos e fornecedores', exact: true }).click();
    await expect(page.getByText(/^Dados de \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await page.locator('tbody a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contrato /);
  });

  fresh('a visitor filters, sorts, turns the page and opens a record', async ({ page }) => {
    await page.goto('/contratos');
    const filters = page.getByRole('form', { name: 'Filtros' });
    await filters.getByRole('textbox', { name: 'de', exact: true }).first().fill('1.000,00');
    await filters.getByRole('textbox', { name: 'de', exact: true }).first().press('Enter');
    await expect(page).toHaveURL(/vlrContrato\.gte=1000(&|$)/);
    await expect(page).not.toHaveURL(/_escrita/);
    await page.getByRole('columnheader').getByRole('link', { name: 'Contratada' }).first().click();
    await expect(page).toHaveURL(/_sort=/);
    await page.getByRole('link', { name: /^Remover Exercício/ }).click();
    await page.getByRole('link', { name: 'Próxima página' }).first().click();
    await expect(page).toHaveURL(/_page=2/);
    await page.getByRole('button', { name: /^Mais filtros/ }).click();
    await expect(page).toHaveURL(/_filtros=todos/);
    await page.goto('/contratos');
    await page.locator('tbody a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contrato /);
  });

  fresh('a visitor searches the portal', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Pesquisar no portal' }))
      .first()
      .fill('obra');
    await page.getByRole('button', { name: 'Pesquisar' }).first().click();
    await expect(page).toHaveURL(/\/busca\?termo=obra/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  fresh('a visitor writes to the ombudsman, confirms, and follows the message', async ({ page, complaints }) => {
    await page.goto('/ouvidoria');
    await page.getByRole('radio', { name: /^Reclamação/ }).check();
    await page.getByRole('radio', { name: /^Sem me identificar/ }).check();
    await page.getByRole('textbox', { name: /mensagem/i }).fill('A luz da praça está apagada.');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('heading', { name: 'Confira e envie' })).toBeVisible();
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem recebida');
    const [protocolo = '', chave = ''] = await page.locator('output').allTextContents();
    await page.getByRole('link', { name: 'Acompanhe este protocolo' }).click();
    await expect(page.getByRole('textbox', { name: 'Protocolo' })).toHaveValue(protocolo);
    await page.getByRole('textbox', { name: 'Chave' }).fill(chave);
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByText('A luz da praça está apagada.')).toBeVisible();
    expect(page.url()).not.toContain(chave);
    complaints.length = 0;
  });
});

test('pages whose scripts do not come have no barrier that a machine can find', async ({ page, complaints }) => {
  // The machine that looks is a script itself: it needs a browser that runs them, and no app.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contratos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const path of ['/', '/mapa', '/despesa', '/ouvidoria', '/nada']) {
    await page.goto(path);
    expect(await glance(page)).toEqual([]);
  }
  complaints.length = 0;
});

test.describe('with JavaScript', () => {
  fresh('the app takes the page over: nothing moves, and nothing is asked again', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => /\/v1\/(?!acessos)/.test(request.url()) && asked.push(request.url()));
    for (const path of ['/contratos', '/', '/despesa', '/busca?termo=merenda']) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('h1')).toHaveCount(1);
      const seen = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen);
      expect([path, seen.moved < 0.05, asked]).toEqual([path, true, []]);
    }
  });

  test('the head follows the visitor as the server would have written it', async ({ page, request }) => {
    const { numContrato, numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
    const record = `/contratos/${encodeURIComponent(numContrato ?? '')}/${numAnoPub}`;
    await page.goto('/');
    await settled(page);
    for (const path of ['/contratos', record, '/servidores', '/estagiarios', '/despesa', '/mapa']) {
      const served = headOf(await (await request.get(path)).text());
      await visit(page, path);
      await settled(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.outerHTML).then(headOf)).toEqual(served);
    }
    await expect(page.locator('#dados')).toHaveCount(0);
  });
});

/** What a head says of its page. */
function headOf(text: string): Record<string, string | undefined> {
  const said = (name: string) =>
    new RegExp(`(?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(text)?.[1];
  const names = ['description', 'robots', 'canonical', 'og:title', 'og:description', 'og:url'];
  return { title: /<title>([^<]*)/.exec(text)?.[1], ...Object.fromEntries(names.map((name) => [name, said(name)])) };
}
