import { type BenchFigure, median, ms, times } from '../figure.ts';
import { ask } from '../http.ts';
import { type LighthouseReport, visitPage } from './program.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  /** Categories in which the page need not be perfect: a page of results asks engines not to list it. */
  except?: readonly string[];
}

/** The five pages that stand for all: the home, a list, a record, a tree and a search. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: '/contratos' },
    { name: 'detail', path: await firstContract(origin) },
    { name: 'despesa', path: '/despesa' },
    { name: 'busca', path: '/busca?termo=escola', except: ['seo'] },
  ];
}

interface ContractKey {
  numContrato: string;
  numAnoPub: number;
}

async function firstContract(origin: string): Promise<string> {
  const { body } = await ask(`${origin}/api/v1/contratos?_size=1`);
  const { data }: { data: ContractKey[] } = JSON.parse(body.toString());
  const [first] = data;
  if (!first) throw new Error('the portal has no contract to show');
  return `/contratos/${encodeURIComponent(first.numContrato)}/${first.numAnoPub}`;
}

interface Measure {
  what: string;
  of(report: LighthouseReport): number;
  print(value: number): string;
  limit: number;
  /** Whether more is better. */
  least?: true;
}

const score = (category: string) => (report: LighthouseReport) => (report.categories[category]?.score ?? 0) * 100;
const audit = (name: string) => (report: LighthouseReport) => report.audits[name]?.numericValue ?? Number.NaN;
const points = (value: number): string => String(Math.round(value));

/** What issue 16 asks of each page. */
const MEASURES: readonly (Measure & { category?: string })[] = [
  { what: 'performance', of: score('performance'), print: points, limit: 95, least: true },
  {
    what: 'accessibility',
    of: score('accessibility'),
    print: points,
    limit: 100,
    least: true,
    category: 'accessibility',
  },
  { what: 'best practices', of: score('best-practices'), print: points, limit: 100, least: true },
  { what: 'SEO', of: score('seo'), print: points, limit: 100, least: true, category: 'seo' },
  { what: 'largest contentful paint', of: audit('largest-contentful-paint'), print: ms, limit: 1_600 },
  { what: 'total blocking time', of: audit('total-blocking-time'), print: ms, limit: 150 },
  { what: 'layout shift', of: audit('cumulative-layout-shift'), print: times, limit: 0.02 },
];

/** Visits a page several times and gives the median of each figure. */
export async function measurePage(origin: string, page: MeasuredPage, visits: number): Promise<BenchFigure[]> {
  const reports: LighthouseReport[] = [];
  for (let i = 0; i < visits; i += 1) reports.push(await visitPage(origin + page.path));
  return MEASURES.filter(({ category }) => !category || !page.except?.includes(category)).map((measure) =>
    figureOf(page.name, measure, median(reports.map(measure.of))),
  );
}

const figureOf = (page: string, { what, print, limit, least }: Measure, value: number): BenchFigure => ({
  what: `Lighthouse, ${page}: ${what}`,
  measured: print(value),
  against: `${print(limit)}, the limit`,
  ratio: value / limit,
  limit: least ? { least: 1 } : { most: 1 },
});
