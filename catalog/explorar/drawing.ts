/** The colour of a mark by what it stands for: a series by its number, or a part of the drawing. */
export type DrawingTone = number | 'rest' | 'track' | 'line' | 'ink' | 'muted' | 'wash';

/** The parts of a drawing, in pixels: whoever shows it says which colours the tones are. */
export type DrawingMark =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; tone: DrawingTone; title?: string }
  | { kind: 'line'; x1: number; x2: number; y: number }
  | {
      kind: 'words';
      x: number;
      y: number;
      text: string;
      tone: 'ink' | 'muted';
      anchor: 'start' | 'middle' | 'end';
      bold?: boolean;
      size?: number;
    };

export interface Drawing {
  width: number;
  height: number;
  marks: readonly DrawingMark[];
}

/** Letters of a drawing, in pixels. */
export const LETTER = 13;

/** Widths of the letters of Arial and of those made like it, in shares of their size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!]/, 0.26],
  [/[ ftrI()[\]/-]/, 0.31],
  [/[mM%]/, 0.86],
  [/[wCDGHNORUÇÓÔÕÚ]/, 0.73],
  [/[W]/, 0.95],
  [/[A-ZÀ-Ý&]/, 0.67],
  [/[sckvxyzç]/, 0.5],
];

/** The width of a text in pixels, as nearly as its letters tell. */
export const textWidth = (text: string, size = LETTER): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([those]) => those.test(letter))?.[1] ?? 0.56), 0) * size;

/** As much of a text as fits, with a sign where it is cut. */
export function fitText(text: string, room: number, size = LETTER): string {
  if (textWidth(text, size) <= room) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, size) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** A text broken into lines at its blanks; the last one that may stand there is cut. */
export function wrapText(text: string, room: number, size = LETTER, most = 3): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most - 1);
  const rest = lines.slice(most - 1).join(' ');
  return [...kept, ...(rest === '' ? [] : [rest])].map((line) => fitText(line, room, size));
}

/** Round figures from the smallest to the largest of some, zero among them. */
export function roundTicks(values: readonly number[], about = 4): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(high - low, 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The series of a drawing with their colours, a line of them or more: how high they are, and their marks. */
export function legendMarks(
  names: readonly { name: string; tone: DrawingTone }[],
  width: number,
  top: number,
): { height: number; marks: DrawingMark[] } {
  const marks: DrawingMark[] = [];
  let [x, y] = [0, top];
  for (const { name, tone } of names) {
    const text = fitText(name, Math.min(width - 24, 220), 12);
    const room = 18 + textWidth(text, 12) + 18;
    if (x > 0 && x + room > width) [x, y] = [0, y + 20];
    marks.push({ kind: 'rect', x, y, width: 12, height: 12, tone });
    marks.push({ kind: 'words', x: x + 18, y: y + 10, text, tone: 'ink', anchor: 'start', size: 12 });
    x += room;
  }
  return { height: names.length > 0 ? y - top + 26 : 0, marks };
}
