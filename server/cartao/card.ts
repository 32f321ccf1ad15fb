import { PICTURE_FAMILY } from '../imagem/fonts.ts';
import { type Html, html } from '../page/html.ts';
import type { PageFigure } from '../page/question.ts';
import { type FittedText, fitText, textWidth } from './lines.ts';

/** What a card shows. */
export interface CardContent {
  /** Name of the body. */
  body: string;
  title: string;
  /** What is shown, in words. */
  says: string | null;
  figure: PageFigure | null;
  /** The small line under all: of when the data are, and where the page is. */
  foot: string;
}

/** The size that social networks ask for. */
export const CARD_WIDTH = 1_200;
export const CARD_HEIGHT = 630;

const SIDE = 72;
const ROOM = CARD_WIDTH - 2 * SIDE;
const HEAD = 108;
const FOOT = CARD_HEIGHT - 46;

/** The colours of the portal, dark on white: 12:1 and more, and 7:1 for what is small. */
const INK = '#0f172a';
const MUTED = '#475569';
const ACCENT = '#075985';

/** Draws the card of a page as SVG. Long titles take more lines and smaller letters, and end in an ellipsis. */
export function drawCard({ body, title, says, figure, foot }: CardContent): string {
  const name = nameOf(body);
  const head = fitText(title, [68, 56, 46, 40], ROOM, figure ? 2 : 4);
  const words = says ? fitText(capitalized(says), [32, 28], ROOM, 2) : { size: 0, lines: [] };
  const headTop = HEAD + 60;
  const wordsTop = headTop + heightOf(head) + 14;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="${PICTURE_FAMILY}, Arial, sans-serif">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#ffffff"/>
<rect width="${CARD_WIDTH}" height="${HEAD}" fill="${INK}"/>
<rect y="${HEAD}" width="${CARD_WIDTH}" height="8" fill="#38bdf8"/>
${linesOf(name, { top: (HEAD - heightOf(name)) / 2, fill: '#ffffff', bold: true })}
${linesOf(head, { top: headTop, fill: INK, bold: true })}
${linesOf(words, { top: wordsTop, fill: MUTED })}
${figure ? figureOf(figure) : ''}
${linesOf(fitText(foot, [26, 22, 18], ROOM, 1), { top: FOOT - 26, fill: MUTED })}
</svg>`.text;
}

/** The name of a body on one line, or smaller on two. */
const nameOf = (body: string): FittedText =>
  textWidth(body, 32) <= ROOM ? fitText(body, [38, 32], ROOM, 1) : fitText(body, [32, 28], ROOM, 2);

/** The figure that matters, large, above the foot. */
function figureOf({ label, value }: PageFigure): Html {
  const large = fitText(value, [92, 76, 60, 46], ROOM, 1);
  const small = fitText(capitalized(label), [30, 26], ROOM, 1);
  const top = FOOT - 64 - heightOf(large);
  return html`${linesOf(small, { top: top - heightOf(small), fill: MUTED })}
${linesOf(large, { top, fill: ACCENT, bold: true })}`;
}

/** Height of a line, and where letters stand in it, in parts of their size. */
const LEADING = 1.2;
const BASE = 0.93;

const heightOf = ({ size, lines }: FittedText): number => lines.length * size * LEADING;

interface Place {
  top: number;
  fill: string;
  bold?: boolean;
}

const linesOf = ({ size, lines }: FittedText, { top, fill, bold = false }: Place): Html[] =>
  lines.map(
    (line, i) =>
      html`<text x="${SIDE}" y="${Math.round(top + (i * LEADING + BASE) * size)}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${fill}">${line}</text>`,
  );

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
