import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { gaugeFamily, singleSample } from './family.ts';
import { CounterMetric, HistogramMetric } from './instruments.ts';
import { processSource } from './process.ts';
import { RequestMeter } from './requests.ts';
import { mergeMetrics, metricsText } from './text.ts';

/** Prometheus's own reader, where it is installed. */
const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;

const answered = { route: '/api/v1/:id', body: 'pmdemo', status: 200, seconds: 0.03, bytes: 100 };

describe('the text of metrics', () => {
  it('is what Prometheus reads', () => {
    const meter = new HistogramMetric({ name: 'x_seconds', help: 'uma\nlinha', labels: ['route'] }, [0.1, 1]);
    for (const seconds of [0.05, 0.1, 0.5, 3]) meter.observe(['/a"b\\'], seconds);
    expect(metricsText([meter.family(), gaugeFamily('y', 'y', singleSample(Infinity))])).toBe(
      [
        '# HELP x_seconds uma\\nlinha',
        '# TYPE x_seconds histogram',
        'x_seconds_bucket{route="/a\\"b\\\\",le="0.1"} 2',
        'x_seconds_bucket{route="/a\\"b\\\\",le="1"} 3',
        'x_seconds_bucket{route="/a\\"b\\\\",le="+Inf"} 4',
        'x_seconds_sum{route="/a\\"b\\\\"} 3.65',
        'x_seconds_count{route="/a\\"b\\\\"} 4',
        '# HELP y y',
        '# TYPE y gauge',
        'y +Inf',
        '',
      ].join('\n'),
    );
  });

  it.skipIf(!hasPromtool)('passes promtool, where it is installed', async () => {
    const meter = new RequestMeter();
    meter.count(answered);
    const input = metricsText([...meter.families(), ...(await processSource()())]);
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

describe('the metrics of several processes', () => {
  it('are one: counts are added, and of a delay the worst stays', () => {
    const counted = (times: number) => {
      const meter = new CounterMetric({ name: 'n', help: '', labels: ['orgao'] });
      meter.add(['pmdemo'], times);
      return [meter.family(), gaugeFamily('atraso', '', singleSample(times), 'max')];
    };
    const text = metricsText(mergeMetrics([counted(2), counted(3)]));
    expect(text).toContain('n{orgao="pmdemo"} 5\n');
    expect(text).toContain('atraso 3\n');
  });

  it('keep a histogram whole', () => {
    const one = () => {
      const meter = new RequestMeter();
      meter.count(answered);
      return meter.families();
    };
    const text = metricsText(mergeMetrics([one(), one()]));
    expect(text).toContain('_bucket{route="/api/v1/:id",status="2xx",le="0.025"} 0\n');
    expect(text).toContain('_bucket{route="/api/v1/:id",status="2xx",le="+Inf"} 2\n');
    expect(text).toContain('_count{route="/api/v1/:id",status="2xx"} 2\n');
  });
});

it('a metric has no more combinations of labels than memory bears', () => {
  const meter = new CounterMetric({ name: 'n', help: '', labels: ['orgao'] });
  for (let i = 0; i < 20_000; i++) meter.add([`orgao${i}`]);
  const { samples } = meter.family();
  expect(samples.length).toBeLessThanOrEqual(5_001);
  expect(samples.reduce((sum, { value }) => sum + value, 0)).toBe(20_000);
});
