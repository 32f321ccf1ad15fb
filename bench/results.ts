import { cpus, totalmem } from 'node:os';
import { type BenchFigure, count, kept, times } from './figure.ts';

/** The figures of one part, and of which day and code they are. */
export interface PartResult {
  date: string;
  commit: string;
  minutes: number;
  figures: readonly BenchFigure[];
}

/** The parts that were measured, by name. */
export type BenchResults = Readonly<Record<string, PartResult>>;

const limit = ({ limit: own }: BenchFigure): string =>
  'most' in own ? `≤ ${times(own.most)}` : `≥ ${times(own.least)}`;

const row = (figure: BenchFigure): string =>
  `| ${figure.what} | ${figure.measured} | ${figure.against} | ${times(figure.ratio)} | ${limit(figure)} | ${kept(figure) ? 'yes' : '**no**'} |`;

export const figuresTable = (figures: readonly BenchFigure[]): string =>
  ['| measure | portal | against | ratio | limit | kept |', '|---|---|---|---|---|---|', ...figures.map(row)].join(
    '\n',
  );

/** The figures that miss their limit. */
export const missedFigures = (results: BenchResults): BenchFigure[] =>
  Object.values(results).flatMap(({ figures }) => figures.filter((figure) => !kept(figure)));

const section = ([name, { date, commit, minutes, figures }]: readonly [string, PartResult]): string =>
  `## ${name}\n\n${date}, code ${commit}, ${times(minutes)} minutes.\n\n${figuresTable(figures)}`;

const PLOTS = `
![Uncached answers by size of the body](growth-reads.svg)

![Loads by size of the file](growth-loads.svg)
`;

/** The results as a page to commit. It describes the machine without telling whose it is. */
export function resultsPage(results: BenchResults): string {
  const cores = cpus();
  const all = Object.values(results).flatMap(({ figures }) => figures);
  return `# Measurements

Written by \`npm run bench\`; \`npm run bench -- list files\` measures some parts and leaves the others as they are. Each
figure stands beside its limit or its peer, taken in the same run, so that another machine can be compared. It is no
test: a busy machine moves it. [PROFILES.md](PROFILES.md) says where the time goes.

* Machine: ${cores.length} cores (${cores[0]?.model.trim()}), ${count(totalmem() / 2 ** 30)} GiB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, the embedded PostgreSQL
* ${all.length - missedFigures(results).length} of ${all.length} figures keep their limit
${results.growth ? PLOTS : ''}
${Object.entries(results).map(section).join('\n\n')}
`;
}
