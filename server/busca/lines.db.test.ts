import type pg from 'pg';
import { expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { sharePortal } from '../../test/portal.ts';
import { Tenants } from '../tenants/tenants.ts';
import { newestBlocks } from './blocks.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { tokensOf } from './question.ts';
import { rowsFound } from './rows.ts';

/** The same index, told to be so large and its words so common that the newest blocks are asked first. */
const exaggerated = (lexicon: Lexicon): Lexicon => {
  const times = (years: ReadonlyMap<number, number>) =>
    new Map([...years].map(([year, rows]) => [year, rows * 100_000]));
  return {
    ...lexicon,
    sets: new Map([...lexicon.sets].map(([id, years]) => [id, times(years)])),
    words: new Map(
      [...lexicon.words].map(([id, words]) => [id, new Map([...words].map(([word, own]) => [word, times(own)]))]),
    ),
  };
};

async function counted(
  client: pg.ClientBase,
  tenant: Parameters<typeof rowsFound>[2],
  termo: string,
  ano: number | null,
) {
  const tokens = tokensOf(termo);
  const lexicon = await readLexicon(client, tenant.id, tokens);
  const question = { termo, tokens, tipo: null, ano, page: 1, any: false, leans: null };
  const found = async (own: Lexicon) => {
    const piles = await rowsFound(client, datasets, tenant, { ...question, lexicon: own });
    return piles.map(({ pile: { tipo, total, mais } }) => ({ tipo, total, mais })).filter(({ total }) => total > 0);
  };
  const asked = { tenant: tenant.id, dataset: 'contratos', tokens, any: false, ano };
  return {
    whole: await found(lexicon),
    newest: await found(exaggerated(lexicon)),
    blocks: newestBlocks(asked, exaggerated(lexicon)),
  };
}

it.each([
  ['material', null],
  ['material', 2024],
  ['serviços', null],
])('%s of %s: what the newest blocks do not have is found in the others', async (termo, ano) => {
  const { db } = await sharePortal();
  const site = await new Tenants(db, { fallback: 'pmdemo', domains: [] }).of('pmdemo.transparencia.localhost');
  if (!site) throw new Error('no body');
  const { tenant } = site;
  const { whole, newest, blocks } = await db.read(tenant.id, (client) => counted(client, tenant, termo, ano));
  expect(blocks).toMatch(/#20\d\d\/0/);
  expect(whole.length).toBeGreaterThan(2);
  expect(newest).toEqual(whole);
});
