import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../catalog/arquivos/categories.ts';
import { dutiesOf, partsOf } from '../../catalog/arquivos/duties.ts';
import { fileEntries } from '../../catalog/arquivos/entry.ts';
import { standingOf } from '../../catalog/arquivos/standing.ts';
import { isoDate } from '../kit/calendar.ts';
import { encodeText } from '../kit/font.ts';
import type { PdfBlock } from '../kit/page.ts';
import { makeWorld } from '../town/world.ts';
import { printPublication, publicationEntry, publicationsOf } from './publications.ts';
import { booksOfRows } from './reading.ts';
import { documentStatements } from './statements.ts';

const TODAY = '2026-11-16';
const worldOf = (tenant: 'pmdemo' | 'cmdemo') => makeWorld({ seed: 1, scale: 0.05, until: TODAY, tenant });
const books = { pmdemo: booksOfRows(worldOf('pmdemo')), cmdemo: booksOfRows(worldOf('cmdemo')) };

const headings = (blocks: readonly PdfBlock[]): string[] =>
  blocks.flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.heading] : []));

/** Everything that a document says, piece by piece. */
const said = (blocks: readonly PdfBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('columns' in block) return block.rows.flatMap((row) => ('strong' in row ? row.strong : row));
    return Object.values(block).filter((value) => typeof value === 'string');
  });

describe.each(['pmdemo', 'cmdemo'] as const)('the documents of %s', (tenant) => {
  const world = worldOf(tenant);
  const all = publicationsOf(world, books);
  const entries = all.map(publicationEntry);
  const statements = documentStatements(world);
  const texts = all.map(({ titulo, blocks }) => ({ titulo, blocks: blocks() }));

  it('leave no duty of any category missing or late', () => {
    const files = entries.map(({ partes = [], periodo = null, ...one }) => ({
      ...one,
      slug: one.arquivo,
      partes,
      periodo,
    }));
    const declared = statements.map(({ parte = null, periodo = null, declaracao: texto, ...one }) => ({
      ...one,
      parte,
      periodo,
      texto,
    }));
    const dues = CATEGORIES.flatMap((category) =>
      standingOf(category, dutiesOf(category, { tipo: world.kind }, TODAY), { files, statements: declared }, TODAY),
    );
    expect(dues.length).toBeGreaterThan(tenant === 'pmdemo' ? 300 : 50);
    expect(dues.filter(({ estado, atraso }) => estado === 'falta' || atraso !== null)).toEqual([]);
  });

  it('hold each annex and balance that they say they hold', () => {
    for (const [place, { categoria, partes = [], titulo }] of all.entries()) {
      const category = CATEGORIES.find(({ slug }) => slug === categoria);
      const named = partsOf(category ?? {}).filter(({ slug }) => partes.includes(slug));
      const begins = named.flatMap(
        ({ title }) => /^(?:Anexo \d+ –|Balanço \w+|Demonstração das \w+|Notas)/.exec(title)?.[0] ?? [],
      );
      const found = headings(texts[place]?.blocks ?? []);
      const missing = begins.filter((title) => !found.some((heading) => heading.startsWith(title)));
      expect(missing, titulo).toEqual([]);
    }
  });

  it('can be published as they are: each with an address of its own, none after the day', () => {
    expect(fileEntries.safeParse([...entries, ...statements]).error).toBeUndefined();
    for (const { data } of entries) expect(data <= isoDate(world.until)).toBe(true);
  });

  it('say something, in letters that the font has', () => {
    for (const { titulo, blocks } of texts) {
      const text = said(blocks).join('\n');
      expect(text.length, titulo).toBeGreaterThan(150);
      expect(encodeText(text), titulo).not.toContain('?');
      expect(text, titulo).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are small', () => {
    const newest = all.filter(({ ano, periodo }) => ano === 2026 && periodo?.startsWith('2º'));
    const sizes = newest.map((one) => printPublication(world, one).bytes.length);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
