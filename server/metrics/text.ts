import type { MetricFamily, MetricLabels, MetricSample } from './family.ts';

/** The media type of what `metricsText` writes. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in Prometheus's text format. */
export const metricsText = (families: readonly MetricFamily[]): string => families.map(familyText).join('');

function familyText({ name, type, help, samples }: MetricFamily): string {
  const lines = samples.map(
    ({ part = '', labels, value }) => `${name}${part}${labelsText(labels)} ${numberText(value)}`,
  );
  return `${[`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`, ...lines].join('\n')}\n`;
}

function labelsText(labels: MetricLabels): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`);
  return written.length === 0 ? '' : `{${written.join(',')}}`;
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

/** A number as Prometheus reads it: infinity has a sign. */
const numberText = (value: number): string =>
  Math.abs(value) === Infinity ? (value > 0 ? '+Inf' : '-Inf') : `${value}`;

/** Makes one set of metrics of those of several processes: counts are added, and of states the sum or the worst stays. */
export function mergeMetrics(processes: readonly (readonly MetricFamily[])[]): MetricFamily[] {
  const merged = new Map<string, MetricFamily>();
  for (const family of processes.flat()) {
    const known = merged.get(family.name);
    merged.set(family.name, known ? { ...known, samples: mergeSamples(known, family.samples) } : family);
  }
  return [...merged.values()];
}

function mergeSamples({ merge, samples }: MetricFamily, others: readonly MetricSample[]): MetricSample[] {
  const keyOf = ({ part = '', labels }: MetricSample): string => `${part}${labelsText(labels)}`;
  const all = new Map(samples.map((sample) => [keyOf(sample), sample]));
  for (const sample of others) {
    const known = all.get(keyOf(sample));
    all.set(keyOf(sample), known ? { ...known, value: merged(merge, known.value, sample.value) } : sample);
  }
  return [...all.values()];
}

const merged = (how: MetricFamily['merge'], one: number, other: number): number =>
  how === 'max' ? Math.max(one, other) : one + other;
