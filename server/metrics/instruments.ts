import type { MetricFamily, MetricLabels, MetricSample } from './family.ts';

/** Most combinations of labels that one metric has: past it, what is new is counted under `outros`. */
const MAX_SERIES = 5_000;

/** The values of one metric by their labels, which are few: what a visitor typed is never one. */
class Series<T> {
  readonly #names: readonly string[];
  readonly #known = new Map<string, { labels: MetricLabels; value: T }>();
  readonly #make: () => T;

  constructor(names: readonly string[], make: () => T) {
    this.#names = names;
    this.#make = make;
  }

  at(values: readonly string[]): { labels: MetricLabels; value: T } {
    const key = values.join('\n');
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= MAX_SERIES && values.some((value) => value !== 'outros'))
      return this.at(values.map(() => 'outros'));
    const labels = Object.fromEntries(this.#names.map((name, i) => [name, values[i] ?? '']));
    const made = { labels, value: this.#make() };
    this.#known.set(key, made);
    return made;
  }

  all(): { labels: MetricLabels; value: T }[] {
    return [...this.#known.values()];
  }
}

interface MetricName {
  name: string;
  help: string;
  labels: readonly string[];
}

/** Counts what happens, by labels. */
export class CounterMetric {
  readonly #about: MetricName;
  readonly #series: Series<{ count: number }>;

  constructor(about: MetricName) {
    this.#about = about;
    this.#series = new Series(about.labels, () => ({ count: 0 }));
  }

  add(values: readonly string[], amount = 1): void {
    this.#series.at(values).value.count += amount;
  }

  family(): MetricFamily {
    const samples = this.#series.all().map(({ labels, value }) => ({ labels, value: value.count }));
    return { name: this.#about.name, type: 'counter', help: this.#about.help, merge: 'sum', samples };
  }
}

/** Counts values by how large they are, by labels. */
export class HistogramMetric {
  readonly #about: MetricName;
  readonly #bounds: readonly number[];
  readonly #series: Series<{ counts: number[]; sum: number }>;

  constructor(about: MetricName, bounds: readonly number[]) {
    this.#about = about;
    this.#bounds = bounds;
    // One more than the bounds, for what is larger than all.
    this.#series = new Series(about.labels, () => ({ counts: Array(bounds.length + 1).fill(0), sum: 0 }));
  }

  observe(values: readonly string[], amount: number): void {
    const { value } = this.#series.at(values);
    let at = 0;
    while (at < this.#bounds.length && amount > (this.#bounds[at] ?? 0)) at++;
    value.counts[at] = (value.counts[at] ?? 0) + 1;
    value.sum += amount;
  }

  family(): MetricFamily {
    const samples = this.#series.all().flatMap(({ labels, value }) => this.#samples(labels, value));
    return { name: this.#about.name, type: 'histogram', help: this.#about.help, merge: 'sum', samples };
  }

  /** Buckets hold all that is no larger than their bound, as Prometheus wants them. */
  #samples(labels: MetricLabels, { counts, sum }: { counts: readonly number[]; sum: number }): MetricSample[] {
    let below = 0;
    const buckets = counts.map((count, i) => {
      below += count;
      const bound = this.#bounds[i];
      return { part: '_bucket', labels: { ...labels, le: bound === undefined ? '+Inf' : String(bound) }, value: below };
    });
    return [...buckets, { part: '_sum', labels, value: sum }, { part: '_count', labels, value: below }];
  }
}
