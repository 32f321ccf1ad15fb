import { concerns } from '../catalog/body.ts';
import type { Dataset } from '../catalog/dataset.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { brDate, type Day, dayOf } from './kit/calendar.ts';
import type { World } from './town/world.ts';

/** A document or picture that rows name, with its path below the folder of the body. */
export interface DemoFile {
  path: string;
  bytes: Buffer;
}

/** The statement that nothing of a kind happened in a period, published in place of an empty list. */
export interface EmptyStatement {
  dataset: Dataset;
  from: Day;
  to: Day;
  /** The rows it speaks of, where those are not all of the dataset: those with a value of a field. */
  part?: { field: string; value: string };
  text: string;
}

/** Makes the rows of one dataset for a body. Rows and files are made as they are drawn: a million need no memory. */
export interface DatasetMaker {
  dataset: Dataset;
  rows(world: World): Iterable<Cells>;
  files?(world: World): Iterable<DemoFile>;
  statements?(world: World): readonly EmptyStatement[];
}

/** The rows, documents and statements of one body. */
export interface DemoData {
  datasets: readonly { dataset: Dataset; rows(): Iterable<Cells> }[];
  files: Iterable<DemoFile>;
  statements: readonly EmptyStatement[];
}

/** What some makers make for a body, leaving out what does not concern its kind. */
export function makeDatasets(all: readonly DatasetMaker[], world: World): DemoData {
  const makers = all.filter(({ dataset }) => concerns(dataset, world.kind));
  return {
    datasets: makers.map(({ dataset, rows }) => ({ dataset, rows: () => rows(world) })),
    files: { [Symbol.iterator]: () => filesOf(makers, world) },
    get statements() {
      return makers.flatMap(({ statements }) => statements?.(world) ?? []);
    },
  };
}

function* filesOf(makers: readonly DatasetMaker[], world: World): Generator<DemoFile> {
  for (const { files } of makers) yield* files?.(world) ?? [];
}

/** The statement that nothing of a kind happened in all the exercises of a body. */
export const nothingHappened = ({ exercises, until }: World, dataset: Dataset, text: string): EmptyStatement => ({
  dataset,
  from: dayOf(`${exercises[0]?.year}-01-01`),
  to: until,
  text,
});

/** What a body says of the years that have none of some rows, and the part of the dataset that those rows are. */
interface SilentYears extends Pick<EmptyStatement, 'part'> {
  /** The years that have some. */
  years: Iterable<number>;
  /** The sentence, given the time: `em 2023`. */
  text(time: string): string;
}

/** The statements for the exercises of a body in which nothing of a kind happened, one for each. */
export function silentYears(world: World, dataset: Dataset, { years, part, text }: SilentYears): EmptyStatement[] {
  const busy = new Set(years);
  return world.exercises
    .filter(({ year }) => !busy.has(year))
    .map(({ year }) => {
      const end = dayOf(`${year}-12-31`);
      const to = Math.min(world.until, end);
      const time = to < end ? `em ${year}, até ${brDate(to)}` : `em ${year}`;
      return { dataset, from: dayOf(`${year}-01-01`), to, ...(part && { part }), text: text(time) };
    });
}
