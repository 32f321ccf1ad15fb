import { publicationsOf } from '../demo/arquivos/publications.ts';
import { booksOfRows } from '../demo/arquivos/reading.ts';
import type { PdfBlock } from '../demo/kit/page.ts';
import { DEMO_SLUGS, type DemoSlug } from '../demo/town/units.ts';
import { makeWorld } from '../demo/town/world.ts';

/** The last day of the data of the small town whose documents are read. */
export const TOWN_DAY = '2026-11-16';

/** What a document says: a line for each paragraph and row, with bars between cells. */
export const wordsOf = (blocks: readonly PdfBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('columns' in block) return block.rows.map((row) => ('strong' in row ? row.strong : row).join(' | '));
    return Object.values(block).filter((value) => typeof value === 'string');
  });

/** A small town, its books, and the text of every document of both bodies. */
export function townPapers() {
  const worldOf = (tenant: DemoSlug) => makeWorld({ seed: 1, scale: 0.05, until: TOWN_DAY, tenant });
  const worlds = { pmdemo: worldOf('pmdemo'), cmdemo: worldOf('cmdemo') };
  const books = { pmdemo: booksOfRows(worlds.pmdemo), cmdemo: booksOfRows(worlds.cmdemo) };
  const papers = Object.fromEntries(
    DEMO_SLUGS.map((slug) => [
      slug,
      publicationsOf(worlds[slug], books).map(({ titulo, blocks }) => ({
        titulo,
        text: wordsOf(blocks()).join('\n'),
      })),
    ]),
  );
  const paperOf = (slug: DemoSlug, titulo: string): string =>
    papers[slug]?.find((one) => one.titulo === titulo)?.text ?? '';
  return { worlds, books, papers, paperOf };
}
