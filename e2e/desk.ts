import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Papel } from '../catalog/painel/papeis.ts';
import { operate } from './database.ts';
import { address } from './server.ts';
import { expect, settled } from './steps.ts';

export const PMDEMO = 'pmdemo.transparencia.localhost';

/** Makes a person of a body and a link by which they enter once, as the command line does. */
async function deskLink(papeis: readonly Papel[], { host = PMDEMO, nome = 'Ana Lima' } = {}): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const [slug = ''] = host.split('.');
  await operate(async (client) => {
    await client.query(
      `INSERT INTO portal.pessoas (tenant, id, email, nome, papeis)
       SELECT id, $2, $3, $4, $5 FROM portal.tenants WHERE slug = $1`,
      [slug, id, `${id}@example.com`, nome, papeis],
    );
    await client.query(
      `INSERT INTO portal.ingressos (tenant, hash, pessoa, tipo, "expiraEm")
       SELECT id, $2, $3, 'convite', now() + interval '1 hour' FROM portal.tenants WHERE slug = $1`,
      [slug, createHash('sha256').update(secret).digest('base64url'), id],
    );
  });
  return `${address(host)}/painel/entrar#${secret}`;
}

/** Enters the panel of a body as a new person with some roles. */
export async function enterDesk(
  page: Page,
  papeis: readonly Papel[],
  options?: { host?: string; nome?: string },
): Promise<void> {
  await page.goto(await deskLink(papeis, options));
  await settled(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible();
}

/** Opens the first contract that a search of the panel finds, to be corrected. */
export async function correctContract(page: Page): Promise<void> {
  await page.goto(`${address(PMDEMO)}/painel/correcoes?dataset=contratos`);
  await page.getByLabel('Palavras ou números do registro').fill('2025');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page
    .getByRole('button', { name: /^Corrigir / })
    .first()
    .click();
}
