import { cpus, totalmem } from 'node:os';
import { type BenchFigure, count, kept, times } from './figure.ts';

const limit = ({ limit: own }: BenchFigure): string =>
  'most' in own ? `≤ ${times(own.most)}` : `≥ ${times(own.least)}`;

const row = (figure: BenchFigure): string =>
  `| ${figure.what} | ${figure.measured} | ${figure.against} | ${times(figure.ratio)} | ${limit(figure)} | ${kept(figure) ? 'yes' : '**no**'} |`;

export const figuresTable = (figures: readonly BenchFigure[]): string =>
  ['| measure | portal | against | ratio | limit | kept |', '|---|---|---|---|---|---|', ...figures.map(row)].join(
    '\n',
  );

/** The results as a page to commit. It describes the machine without telling whose it is. */
export function resultsPage(figures: readonly BenchFigure[], rows: number, date: string): string {
  const cores = cpus();
  return `# Measurements

Written by \`npm run bench\`. Each figure is a ratio to its limit, taken in the same run, so that another machine can be
compared. It is no test: a busy machine moves it.

* Date: ${date}
* Machine: ${cores.length} cores (${cores[0]?.model.trim()}), ${count(totalmem() / 2 ** 30)} GiB of memory, ${process.platform} ${process.arch}
* Node ${process.versions.node}, the embedded PostgreSQL, ${count(rows)} contracts of one tenant

${figuresTable(figures)}
`;
}
