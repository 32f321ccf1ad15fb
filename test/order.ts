import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, as beginnings of paths. The first fills the demonstration, which most others copy: beside it
 * begin those that have no need of it. A long file begun last would be waited for alone.
 */
const LONG = [
  'server/describe/answers.db',
  'server/backup/survive.db',
  'server/export/memory.db',
  'server/process/process.db',
  'server/cells/move.db',
  'server/painel/publicar/killed.db',
  'server/historico/historico.db',
  'server/tenants/move.db',
  'server/backup/backup.db',
  'server/page/pages.db',
  'server/export/again.db',
  'server/sums/summaries.db',
  'server/dataset/export.db',
  'server/dataset/dataset.db',
  'test/fuzz/openapi.db',
  'server/seed/seed.db',
  'server/import/load.db',
  'server/pacotes/pacotes.db',
  'server/envios/queue.db',
  'server/cli/running.db',
  'server/http/downloads.db',
  'test/released/released.db',
];

/** Runs the longest files first, and the others as usual: the larger, the earlier. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((path) => moduleId.includes(`/${path}.`));
  return rank < 0 ? LONG.length : rank;
}
