import {
  type Drawing,
  type DrawingMark,
  type DrawingTone,
  fitText,
  LETTER,
  wrapText,
} from '../../catalog/explorar/drawing.ts';
import { elementText } from '../export/xml.ts';
import { PICTURE_FAMILY } from '../imagem/fonts.ts';

/** What a picture says besides what it draws, so that it can be checked wherever it is seen. */
export interface PictureWords {
  title: string;
  /** What is asked for, in words. */
  says: string;
  /** Who publishes it, at which address. */
  source: string;
  address: string;
  /** Of when the data are, and the load that brought them. */
  dated: string;
}

/** Colours of the series, those of the screen. */
const SERIES = ['#0369a1', '#b45309', '#047857', '#7c3aed', '#be123c', '#4d7c0f', '#0ea5e9', '#a21caf', '#334155'];

const COLOURS: Readonly<Record<Exclude<DrawingTone, number>, string>> = {
  rest: '#94a3b8',
  track: '#e8eff6',
  line: '#dbe4ee',
  ink: '#0f172a',
  muted: '#475569',
  wash: '#ffffff',
};

const colourOf = (tone: DrawingTone): string =>
  typeof tone === 'number' ? (SERIES[tone] ?? '#0369a1') : COLOURS[tone];

const round = (value: number): number => Math.round(value * 100) / 100;

/** Pixels around a picture. */
const EDGE = 24;

/** Writes a drawing as an SVG of its own, with its title above it and its source under it. */
export function pictureSvg(drawing: Drawing, words: PictureWords): string {
  const room = drawing.width;
  const head = wrapText(words.title, room, 20, 2).map((text) => ({ text, size: 20, step: 26, bold: true }));
  const said = wrapText(words.says, room, 13, 3).map((text) => ({ text, size: 13, step: 18, bold: false }));
  const above = linesMarks([...head, ...said], EDGE, 0);
  const top = above.height + 18;
  const foot = [words.source, words.address, words.dated].map((text) => ({
    text: fitText(text, room, 12),
    size: 12,
    step: 17,
    bold: false,
  }));
  const below = linesMarks(foot, EDGE, top + drawing.height + 14);
  const [width, height] = [room + 2 * EDGE, EDGE + top + drawing.height + 14 + below.height + EDGE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${round(height)}" viewBox="0 0 ${width} ${round(height)}" role="img" aria-labelledby="titulo dizeres" font-family="${PICTURE_FAMILY}, Arial, Helvetica, sans-serif">`,
    `<title id="titulo">${elementText(words.title)}</title><desc id="dizeres">${elementText(`${words.says}. ${words.source}. ${words.dated}`)}</desc>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...above.marks,
    `<g transform="translate(${EDGE} ${round(EDGE + top)})">${drawing.marks.map(markSvg).join('')}</g>`,
    ...below.marks,
    '</svg>',
  ].join('\n');
}

interface WordLine {
  text: string;
  size: number;
  step: number;
  bold: boolean;
}

/** Lines of words under each other, and how high they are. */
function linesMarks(lines: readonly WordLine[], x: number, top: number): { marks: string[]; height: number } {
  let y = EDGE + top;
  const marks = lines.map(({ text, size, step, bold }) => {
    y += step;
    const tone = bold ? COLOURS.ink : COLOURS.muted;
    const weight = bold ? ' font-weight="700"' : '';
    return `<text x="${x}" y="${round(y - step * 0.3)}" font-size="${size}" fill="${tone}"${weight}>${elementText(text)}</text>`;
  });
  return { marks, height: y - EDGE - top };
}

function markSvg(mark: DrawingMark): string {
  if (mark.kind === 'line')
    return `<line x1="${round(mark.x1)}" x2="${round(mark.x2)}" y1="${round(mark.y)}" y2="${round(mark.y)}" stroke="${COLOURS.line}"/>`;
  if (mark.kind === 'words') {
    const { x, y, text, tone, anchor, bold, size = LETTER } = mark;
    const weight = bold ? ' font-weight="700"' : '';
    return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${colourOf(tone)}" text-anchor="${anchor}"${weight}>${elementText(text)}</text>`;
  }
  const { x, y, width, height, tone, title } = mark;
  const sides = `x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}"`;
  const inside = title ? `<title>${elementText(title)}</title>` : '';
  return `<rect ${sides} rx="2" fill="${colourOf(tone)}">${inside}</rect>`;
}
