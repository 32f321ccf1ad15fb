import { writeFile } from 'node:fs/promises';
import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import { printKey } from '../../catalog/key.ts';
import { type BenchFigure, count, median, ms, percentile, s, timed, times } from '../figure.ts';
import type { GrownBody, GrownStage } from '../grown.ts';
import { ask } from '../http.ts';
import { YEAR } from '../stage.ts';
import { exponentOf, type GrowthPoint } from './fit.ts';
import { growthPlot } from './plot.ts';
import { DEEP, type GrowthQuestion, type GrowthSamples, QUESTIONS } from './questions.ts';

const ROUNDS = 30;
const WARM = 3;
/** Rows a page of the API has, unless it is asked otherwise. */
const PAGE = 50;

/** The times of one question at one body. */
interface Asked {
  body: GrownBody;
  times: number[];
}

/** Every kind of question at every size, uncached, with the exponent of its growth; and the same of the loads. */
export async function measureGrowth(stage: GrownStage, log: (line: string) => void): Promise<BenchFigure[]> {
  const served = await stage.serve();
  const found = new Map<string, Asked[]>();
  for (const body of stage.bodies) {
    const samples = await samplesOf(served.base, body);
    for (const question of QUESTIONS) {
      const own = { body, times: await askedTimes(served.base, body, question, samples) };
      log(
        `${count(body.payments)} ${question.name}: ${ms(median(own.times))}, 95 of 100 ${ms(percentile(own.times, 95))}`,
      );
      found.set(question.name, [...(found.get(question.name) ?? []), own]);
    }
  }
  await served.stop();
  await writePlots(stage, found);
  return [
    ...QUESTIONS.flatMap((question) => questionFigures(question, found.get(question.name) ?? [])),
    deepFigure(found),
    ...loadFigures(stage),
  ];
}

async function samplesOf(base: string, { host }: GrownBody): Promise<GrowthSamples> {
  const { body } = await ask(`${base}/v1/pagamentos?numExercicio=${YEAR}&_size=${ROUNDS * 2}&_sort=numDocPag`, {
    host,
  });
  const { data, total }: ListAnswer = JSON.parse(body.toString());
  const named = (name: string): string[] => [...new Set(data.map((row) => String(row[name] ?? '')))].filter(Boolean);
  return {
    records: data.map((row) => printKey(pagamentos, row)),
    payees: named('txtCpfCnpj')
      .filter((document) => !document.includes('*'))
      .map((document) => document.replace(/\W/g, '')),
    functions: named('codFuncao'),
    pages: Math.ceil(total / PAGE),
  };
}

async function askedTimes(
  base: string,
  { host }: GrownBody,
  question: GrowthQuestion,
  samples: GrowthSamples,
): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < ROUNDS + WARM; i++) {
    const address = `${base}/v1${question.address(i, samples)}`;
    const time = await timed(async () => {
      const { status } = await ask(address, { host });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    });
    if (i >= WARM) found.push(time);
  }
  return found;
}

const pointsOf = (asked: readonly Asked[]): GrowthPoint[] =>
  asked.map(({ body, times: own }) => ({ rows: body.payments, time: median(own) }));

function questionFigures(
  { name, median: middle, p95, exponent }: GrowthQuestion,
  asked: readonly Asked[],
): BenchFigure[] {
  const own = asked.at(-1);
  if (!own) return [];
  const rows = count(own.body.payments);
  const figures: BenchFigure[] = [];
  if (middle) figures.push(bounded(`Uncached ${name} at ${rows} rows`, median(own.times), middle));
  if (p95) figures.push(bounded(`Uncached ${name} at ${rows} rows, 95 of 100`, percentile(own.times, 95), p95));
  const sizes = asked.map(({ body }) => body.payments);
  figures.push({
    what: `Growth of ${name}, ${sizes.map(count).join(', ')} rows`,
    measured: pointsOf(asked)
      .map(({ time }) => ms(time))
      .join(', '),
    against: 'time ~ rowsᵏ',
    ratio: exponentOf(pointsOf(asked)),
    limit: { most: exponent },
  });
  return figures;
}

const bounded = (what: string, time: number, most: number): BenchFigure => ({
  what,
  measured: ms(time),
  against: `${ms(most)}, the limit`,
  ratio: time / most,
  limit: { most: 1 },
});

function deepFigure(found: ReadonlyMap<string, Asked[]>): BenchFigure {
  const at = (name: string): number => median(found.get(name)?.at(-1)?.times ?? []);
  return {
    what: `A page near the end of a year of ${count(found.get(DEEP.far)?.at(-1)?.body.payments ?? 0)} payments’ body`,
    measured: ms(at(DEEP.far)),
    against: `${ms(at(DEEP.near))}, its second page`,
    ratio: at(DEEP.far) / at(DEEP.near),
    limit: { most: DEEP.most },
  };
}

const loadFigures = ({ bodies }: GrownStage): BenchFigure[] =>
  (
    [
      ['Growth of a load', 'loading', 1.05],
      ['Growth of making it searchable', 'searching', 1.1],
    ] as const
  ).map(([what, name, most]) => ({
    what: `${what}, ${bodies.map(({ payments }) => count(payments)).join(', ')} payments`,
    measured: bodies.map((body) => s(body[name])).join(', '),
    against: 'time ~ rowsᵏ',
    ratio: exponentOf(bodies.map((body) => ({ rows: body.payments, time: body[name] }))),
    limit: { most },
  }));

async function writePlots({ bodies }: GrownStage, found: ReadonlyMap<string, Asked[]>): Promise<void> {
  const reads = [...found].map(([name, asked]) => ({
    name: `${name} (${times(exponentOf(pointsOf(asked)))})`,
    points: pointsOf(asked),
  }));
  const loads = (['loading', 'searching'] as const).map((name) => ({
    name: name === 'loading' ? 'load' : 'search index',
    points: bodies.map((body) => ({ rows: body.payments, time: body[name] / 1000 })),
  }));
  await writeFile(
    new URL('../growth-reads.svg', import.meta.url),
    growthPlot('Uncached answers by size of the body (exponent)', 'ms', reads),
  );
  await writeFile(new URL('../growth-loads.svg', import.meta.url), growthPlot('Loads by size of the file', 's', loads));
}
