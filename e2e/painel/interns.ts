import type { Locator, Page } from '@playwright/test';
import { expect } from '../steps.ts';

/**
 * What a program beside the portal has read or published is told. It makes way for visitors: on a busy machine it takes
 * minutes, and so does a test that waits for it, which is to be marked as slow.
 */
export const worked = (told: Locator): Promise<void> => expect(told).toBeVisible({ timeout: 120_000 });

const HEADER = 'numExercicio;txtNome;txtNivel;txtUnidadeOrcamentaria;dtInicio;dtFim;vlrBolsa';

/** Interns of a year that the demonstration does not have; the two last rows are wrong. */
export const interns = (year: number, bad: boolean): string =>
  [
    HEADER,
    `${year};Marina Prado Teles;Superior;Secretaria Municipal de Saúde;04/02/${year};20/12/${year};900,00`,
    `${year};Otávio Brandão Luz;Superior;Secretaria Municipal de Saúde;05/03/${year};20/12/${year};850,50`,
    ...(bad
      ? [
          `${year};Helena Sales Couto;Superior;Secretaria Municipal de Obras;31/02/${year};20/12/${year};900,00`,
          `${year};Caio Duarte Melo;Superior;Secretaria Municipal de Obras;04/02/${year};20/12/${year};novecentos`,
        ]
      : []),
  ].join('\n');

/** Drops a file on the page, as a hand does. */
export async function dropFile(page: Page, nome: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([name, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name, { type: 'text/csv' }));
      return data;
    },
    [nome, text] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

/** The grid in which refused rows are mended. */
export const refusedGrid = (page: Page): Locator => page.getByRole('grid', { name: 'Linhas recusadas, para corrigir' });

/** Mends the two wrong rows, without a mouse. */
export async function mendInterns(page: Page, year: number): Promise<void> {
  // From the first wrong cell on, without a mouse: what is typed takes the place of what was there.
  const grid = refusedGrid(page);
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.type(`28/02/${year}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('900,00');
  await page.keyboard.press('Enter');
  await expect(grid.getByText(`28/02/${year}`)).toBeVisible();
  await expect(page.getByText('2 linhas mudadas, guardadas.')).toBeVisible();
}
