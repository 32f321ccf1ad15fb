import type { GrowthPoint } from './fit.ts';

/** One line of a plot. */
export interface GrowthSeries {
  name: string;
  points: readonly GrowthPoint[];
}

const WIDE = 760;
const TALL = 420;
const LEFT = 70;
const RIGHT = 190;
const TOP = 40;
const FOOT = 50;
const COLOURS = ['#0369a1', '#b45309', '#15803d', '#7c3aed', '#be123c', '#0f766e', '#a16207', '#4338ca', '#334155'];

/** A plot of times by rows, both in powers of ten: a straight line is a power, a level one costs the same at any size. */
export function growthPlot(title: string, unit: string, series: readonly GrowthSeries[]): string {
  const all = series.flatMap(({ points }) => points);
  const across = scale(powers(all.map(({ rows }) => rows)), LEFT, WIDE - RIGHT);
  const up = scale(powers(all.map(({ time }) => time)), TALL - FOOT, TOP);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${TALL}" font-family="sans-serif" font-size="12" role="img" aria-label="${title}">
<rect width="${WIDE}" height="${TALL}" fill="#fff"/>
<text x="${LEFT}" y="22" font-size="14" font-weight="bold">${title}</text>
${across.ticks.map((value) => `<line x1="${across.at(value)}" x2="${across.at(value)}" y1="${TOP}" y2="${TALL - FOOT}" stroke="#e2e8f0"/><text x="${across.at(value)}" y="${TALL - FOOT + 18}" text-anchor="middle">${value.toLocaleString('en')}</text>`).join('\n')}
${up.ticks.map((value) => `<line x1="${LEFT}" x2="${WIDE - RIGHT}" y1="${up.at(value)}" y2="${up.at(value)}" stroke="#e2e8f0"/><text x="${LEFT - 8}" y="${up.at(value) + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`).join('\n')}
<text x="${(LEFT + WIDE - RIGHT) / 2}" y="${TALL - 10}" text-anchor="middle">rows</text>
<text x="${LEFT - 60}" y="${TOP - 6}">${unit}</text>
${labelled(series, across.at, up.at).join('\n')}
</svg>
`;
}

/** The lines and their names, which stand one below another at the right, in the order in which the lines end. */
function labelled(series: readonly GrowthSeries[], x: (rows: number) => number, y: (time: number) => number): string[] {
  const ended = [...series].sort((a, b) => (b.points.at(-1)?.time ?? 0) - (a.points.at(-1)?.time ?? 0));
  return ended.map(({ name, points }, i) => {
    const colour = COLOURS[i % COLOURS.length];
    const places = points.map(({ rows, time }) => `${x(rows).toFixed(1)},${y(time).toFixed(1)}`);
    const dots = places.map(
      (place) => `<circle cx="${place.split(',')[0]}" cy="${place.split(',')[1]}" r="3" fill="${colour}"/>`,
    );
    const label = `<text x="${WIDE - RIGHT + 14}" y="${TOP + 12 + i * 18}" fill="${colour}">${name}</text>`;
    return `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`;
  });
}

/** The powers of ten from below the least to above the largest. */
function powers(values: readonly number[]): number[] {
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  return Array.from({ length: Math.max(2, high - low + 1) }, (_, i) => 10 ** (low + i));
}

function scale(ticks: readonly number[], from: number, to: number) {
  const [low, high] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)];
  return { ticks, at: (value: number): number => from + ((Math.log10(value) - low) / (high - low)) * (to - from) };
}
