import type { Page } from '@playwright/test';
import { concerns } from '../catalog/body.ts';
import type { Dataset } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import { printKey } from '../catalog/key.ts';
import { glance } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, HAND, settled, reader as test } from './steps.ts';

const BODIES = { pmdemo: 'prefeitura', cmdemo: 'camara' };
const listed = datasets.filter(({ menu }) => menu);

/**
 * Every page of a body: its lists, a record of each, and the pages that say they do not concern it. One body on a desk,
 * the other in a hand: the screens are the same. So are their parts, so that the desk looks for barriers in the lists
 * and the hand in the records.
 */
for (const [slug, kind] of Object.entries(BODIES)) {
  const site = address(`${slug}.transparencia.localhost`);
  for (const set of listed) {
    test(`${slug} shows ${set.id}, and a record of it`, slug === 'cmdemo' ? HAND : {}, async ({ page, isMobile }) => {
      test.skip(slug === 'cmdemo' && !isMobile, 'seen in a hand');
      await page.goto(`${site}/${set.id}`);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(set.title);
      await fits(page);
      if (slug === 'pmdemo') expect(await glance(page)).toEqual([]);
      if (!concerns(set, kind)) return expect(page.getByText('Não se aplica a este órgão')).toBeVisible();
      const { data, declaracao } = await answer(page, `/api/v1/${set.id}?_size=1`);
      if (declaracao) await expect(page.getByText(declaracao.texto)).toBeVisible();
      if (data[0] && set.detail) await record(page, site, set, data[0]);
    });
  }
}

/** Asked from the page: only a browser knows where a name below localhost is. */
const answer = (page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (url) => (await fetch(url)).json(), path);

interface Answer {
  data: Record<string, string | number>[];
  declaracao?: { texto: string };
}

async function record(page: Page, site: string, set: Dataset, row: Record<string, string | number>): Promise<void> {
  await page.goto(site + printKey(set, row));
  await settled(page);
  const person = set.people && row[set.detail?.lead[0] ?? ''];
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person ? String(person) : set.singular);
  await fits(page);
  if (site.includes('cmdemo')) expect(await glance(page)).toEqual([]);
}
