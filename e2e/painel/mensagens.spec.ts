import { faults } from '../axe.ts';
import { enterDesk } from '../desk.ts';
import { letter } from '../mail.ts';
import { fits, settled } from '../steps.ts';
import { box, decide, expect, fill, follow, press, receipt, region, site, test } from '../talk.ts';

const ANA = { Nome: 'Ana Luísa Freire', 'E-mail (opcional)': 'ana.freire@exemplo.test' };

test('an ombudsman asks, is answered, and answers with a model', async ({ page, desk }) => {
  await page.goto(`${site()}/ouvidoria`);
  await settled(page);
  await page.getByText('Com meu nome', { exact: true }).click();
  await page.getByText('Reclamação', { exact: true }).click();
  await fill(page, { ...ANA, Mensagem: 'O poste <b>da Rua das Flores</b> está apagado.' });
  await press(page, 'Enviar mensagem');
  const ticket = await receipt(page);

  await enterDesk(desk, ['ouvidoria'], { nome: 'Júlia Prado' });
  await desk.goto(`${site()}/painel`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  await expect(desk.getByRole('list', { name: 'O que fazer' })).toBeVisible();
  expect(await faults(desk)).toEqual([]);

  await desk.getByRole('link', { name: 'Mensagens', exact: true }).click();
  await desk.getByRole('searchbox', { name: 'Procurar' }).fill(ticket.protocol);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('list', { name: 'Mensagens' }).getByRole('listitem')).toHaveCount(1);
  // Who has no mouse goes on where they were.
  await expect(desk.getByRole('searchbox', { name: 'Procurar' })).toBeFocused();
  expect(await faults(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'O poste <b>da Rua das Flores</b> está apagado.' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Reclamação ${ticket.protocol}` })).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  const address = desk.url();
  await press(desk, 'Assumir');
  await expect(region(desk, 'Com quem está')).toContainText('Com você.');
  await desk.getByText('Perguntar a quem enviou', { exact: true }).click();
  await box(desk, 'Pergunta').fill('Qual é o número do poste?');
  await press(desk, 'Enviar a pergunta');
  await expect(region(desk, 'Pergunta a quem enviou')).toContainText('Qual é o número do poste?');
  expect(await faults(desk)).toEqual([]);

  const asked = await letter(ticket.protocol, ANA['E-mail (opcional)'], 'o órgão tem uma pergunta');
  expect(asked.texto).toContain('> Qual é o número do poste?');
  await follow(page, ticket);
  await expect(region(page, 'O órgão tem uma pergunta')).toContainText('Qual é o número do poste?');
  expect(await faults(page)).toEqual([]);
  await box(page, 'Sua resposta').fill('É o 12, na esquina.');
  await press(page, 'Responder ao órgão');
  await expect(page.getByText('Você respondeu à pergunta')).toBeVisible();

  await desk.goto(`${site()}/painel/mensagens/modelos`);
  await press(desk, 'Novo modelo');
  await box(desk, 'Nome do modelo').fill('Serviço feito');
  await box(desk, 'Texto').fill('Olá, {nome}. O que pediu no protocolo {protocolo} foi feito.');
  await press(desk, 'Salvar o modelo');
  await expect(desk.getByRole('heading', { level: 2, name: 'Serviço feito' })).toBeVisible();
  expect(await faults(desk)).toEqual([]);

  await desk.goto(address);
  await expect(region(desk, 'Resposta de quem enviou')).toContainText('É o 12, na esquina.');
  await desk.getByLabel('Inserir um modelo').selectOption({ label: 'Serviço feito' });
  await expect(box(desk, 'Resposta')).toHaveValue(
    `Olá, Ana Luísa Freire. O que pediu no protocolo ${ticket.protocol} foi feito.`,
  );
  // Left at once, before the pause after which a draft is saved, and back as soon as the other page is drawn, before a slow
  // line has taken it.
  await desk.route('**/minuta', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue();
  });
  await desk.evaluate(() => {
    const back = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Hoje') return;
      back.disconnect();
      document.documentElement.dataset.voltou = '';
      history.back();
    });
    back.observe(document.body, { childList: true, subtree: true });
  });
  await desk.getByRole('link', { name: 'Hoje', exact: true }).click();
  await expect(desk.locator('html[data-voltou]')).toBeAttached();
  await expect(box(desk, 'Resposta')).toHaveValue(/foi feito\.$/);
  await expect(desk.getByText(/^Rascunho salvo em/)).toBeVisible();

  await desk.getByText('Encaminhar a uma unidade', { exact: true }).click();
  await desk.getByLabel('Unidade', { exact: true }).selectOption({ index: 1 });
  await box(desk, 'O que a unidade precisa responder').fill('O poste foi trocado?');
  await press(desk, 'Encaminhar');
  await expect(region(desk, 'Andamento')).toContainText('Encaminhada a uma unidade');
  await desk.getByText('Prorrogar o prazo', { exact: true }).click();
  await box(desk, 'Motivo').fill('Falta o parecer da unidade.');
  await desk.getByRole('button', { name: /^Prorrogar até/ }).click();
  await decide(desk, 'Sim');
  await expect(region(desk, 'Andamento')).toContainText('Falta o parecer da unidade.');
  await press(desk, 'Enviar a resposta');
  await decide(desk, 'Enviar');
  await expect(region(desk, 'Esta mensagem já foi respondida')).toBeVisible();
  await expect(region(desk, 'Andamento')).toContainText('por Júlia Prado');

  await desk.goto(`${site()}/painel/mensagens/numeros?canal=ouvidoria`);
  await expect(desk.getByRole('table', { name: /^Por mês de chegada/ })).toBeVisible();
  expect(await faults(desk)).toEqual([]);
  await desk.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/mensagens', '/mensagens/numeros', '/mensagens/modelos']) {
    await desk.goto(`${site()}/painel${path}`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(desk);
  }
  await desk.goto(address);
  await expect(region(desk, 'Com quem está')).toBeVisible();
  await fits(desk);
  expect(await faults(desk)).toEqual([]);
});
