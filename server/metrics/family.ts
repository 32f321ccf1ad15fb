/** How the values of several processes become one. */
export type MetricMerge = 'sum' | 'max';

export type MetricLabels = Readonly<Record<string, string>>;

/** One value of a metric. `part` names a line of a histogram: `_bucket`, `_sum` or `_count`. */
export interface MetricSample {
  labels: MetricLabels;
  value: number;
  part?: string;
}

/** A metric with all its values, as it travels between processes and is written down. */
export interface MetricFamily {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** What the operator reads of it. */
  help: string;
  merge: MetricMerge;
  samples: readonly MetricSample[];
}

/** Gives the metrics of one part of the portal as they are now. */
export type MetricSource = () => readonly MetricFamily[] | Promise<readonly MetricFamily[]>;

/** A metric whose values are read when they are asked for. */
export const gaugeFamily = (
  name: string,
  help: string,
  samples: readonly MetricSample[],
  merge: MetricMerge = 'sum',
): MetricFamily => ({ name, type: 'gauge', help, merge, samples });

/** A metric that only grows, counted elsewhere. */
export const counterFamily = (name: string, help: string, samples: readonly MetricSample[]): MetricFamily => ({
  name,
  type: 'counter',
  help,
  merge: 'sum',
  samples,
});

/** The only value of a metric without labels. */
export const singleSample = (value: number): MetricSample[] => [{ labels: {}, value }];
