import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Mail } from '../test/mail.ts';
import { linkIn } from './mail.ts';
import { address } from './server.ts';
import { expect, fresh, heed, settled } from './steps.ts';

export { expect } from './steps.ts';

/** Where the letters of the body lead. */
export const site = (): string => address('pmdemo.transparencia.localhost');

export const OMBUDSMAN = 'ouvidoria@valeclaro.example';

/** Beside the citizen's window, that of who answers: another person, at another machine. */
export const test = fresh.extend<{ desk: Page }>({
  desk: async ({ browser, complaints }, use, { project }) => {
    const context = await browser.newContext(project.use as BrowserContextOptions);
    const desk = await context.newPage();
    heed(desk, complaints);
    await use(desk);
    await context.close();
  },
});

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const region = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await box(page, name).fill(text);
}

/** Answers the question that a window asks. */
export const decide = (page: Page, word: string) =>
  page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click();

export interface ProtocolTicket {
  protocol: string;
  key: string;
}

/** What the receipt says, which is told this once. */
export async function receipt(page: Page): Promise<ProtocolTicket> {
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Mensagem|Pedido) recebid[ao]$/ })).toBeFocused();
  const told = async (name: string) => (await page.getByLabel(name, { exact: true }).textContent()) ?? '';
  return { protocol: await told('Protocolo'), key: await told('Chave') };
}

export async function follow(page: Page, { protocol, key }: ProtocolTicket): Promise<void> {
  await page.goto(`${site()}/acompanhar?protocolo=${protocol}`);
  await settled(page);
  await box(page, 'Chave').fill(key);
  await press(page, 'Consultar');
  await expect(page.getByRole('heading', { level: 1, name: `Protocolo ${protocol}` })).toBeFocused();
}

/** Opens the link of a letter, as whoever got it does. */
export async function attend(desk: Page, mail: Mail, { protocol }: ProtocolTicket): Promise<void> {
  await desk.goto(linkIn(mail));
  await expect(desk.getByRole('heading', { level: 1, name: new RegExp(`${protocol}$`) })).toBeFocused();
  // Neither the history nor a shared screen may keep what opens the message.
  await expect(desk).toHaveURL(`${site()}/atender`);
  expect(await desk.evaluate(() => window.scrollY)).toBe(0);
}

export async function respond(desk: Page, author: string, text: string): Promise<void> {
  await fill(desk, { 'Seu nome': author, Resposta: text });
  await press(desk, 'Enviar a resposta');
  await decide(desk, 'Enviar');
  // The form is gone, and who has no mouse is not lost with it.
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
}
