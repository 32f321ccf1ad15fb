import { PaintSheet } from '../kit/sheet.ts';

const WIDTH = 480;
const HEIGHT = 300;

/** The colours a picture is made of, in the order of the palette. */
const PALETTE = {
  sky: 0xcfe8fb,
  haze: 0xe8f3fb,
  sun: 0xfde68a,
  hill: 0x9dbf8f,
  grass: 0xb7cf8a,
  earth: 0xc9a36b,
  sand: 0xe2c695,
  brick: 0xc2703d,
  mortar: 0xd9a079,
  plaster: 0xf3ead8,
  roof: 0x9a3f2b,
  dark: 0x3f4a56,
  stone: 0x8d97a3,
  joint: 0x737d89,
  white: 0xffffff,
  plate: 0x0369a1,
};

type Colour = keyof typeof PALETTE;
type Sheet = PaintSheet<Colour>;

/** The row of pixels where the ground begins. */
const HORIZON = 190;

/** The picture of a work at a share of its execution: a road that gets its stones, or a house whose walls rise. */
export function obraPicture(way: boolean, share: number, variant: number): Buffer {
  const sheet = new PaintSheet(WIDTH, HEIGHT, PALETTE);
  landscape(sheet, variant);
  if (way) road(sheet, share);
  else house(sheet, share, variant);
  sign(sheet, variant);
  return sheet.png();
}

function landscape(sheet: Sheet, variant: number): void {
  sheet.box(0, 0, WIDTH, HORIZON, 'sky');
  sheet.box(0, 110, WIDTH, HORIZON - 110, 'haze');
  sheet.disc(60 + ((variant * 67) % 360), 48, 22, 'sun');
  const top = 60 + ((variant * 41) % 340);
  sheet.strip(135, HORIZON - 135, (row) => [top - 60 - row * 3, top + 60 + row * 3], 'hill');
  sheet.box(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'grass');
}

/** Paints a road in perspective, its finished part nearest to the viewer. */
function road(sheet: Sheet, share: number): void {
  const length = HEIGHT - HORIZON;
  const ends = (row: number): [number, number] => [240 - 14 - row * 1.7, 240 + 14 + row * 1.7];
  sheet.strip(HORIZON, length, ends, 'earth');
  const from = Math.round(length * (1 - share));
  sheet.strip(HORIZON + from, length - from, (row) => ends(row + from), 'stone');
  for (let row = from - (from % 6) + 6; row < length; row += 6) sheet.strip(HORIZON + row, 1, () => ends(row), 'joint');
  const kerb =
    (side: 0 | 1) =>
    (row: number): [number, number] => [ends(row + from)[side] - 3, ends(row + from)[side] + 3];
  for (const side of [0, 1] as const) sheet.strip(HORIZON + from, length - from, kerb(side), 'white');
}

const WALL = 110;

/** Paints a house: bare brick walls first, then a roof, then plaster. */
function house(sheet: Sheet, share: number, variant: number): void {
  const [left, width, ground] = [130 + (variant % 3) * 12, 230, HORIZON + 30];
  sheet.box(left - 40, ground - 6, width + 80, 40, share < 0.97 ? 'sand' : 'grass');
  const height = Math.round(WALL * Math.min(1, share / 0.7));
  const plastered = share > 0.9;
  sheet.box(left, ground - height, width, height, plastered ? 'plaster' : 'brick');
  if (!plastered) for (let y = 8; y < height; y += 8) sheet.box(left, ground - y, width, 1, 'mortar');
  for (let x = 26; x < width - 30; x += 58) openings(sheet, left + x, ground, height);
  if (share > 0.78)
    sheet.strip(ground - height - 34, 34, (row) => [left + 40 - row * 2, left + width - 40 + row * 2], 'roof');
  if (share < 0.97) scaffold(sheet, left + width + 6, ground, height);
}

function openings(sheet: Sheet, x: number, ground: number, height: number): void {
  const top = Math.min(height, 82);
  if (top > 34) sheet.box(x, ground - top, 30, top - 34, 'dark');
}

function scaffold(sheet: Sheet, x: number, ground: number, height: number): void {
  for (const pole of [0, 34]) sheet.box(x + pole, ground - height - 20, 3, height + 20, 'dark');
  for (let y = 20; y < height + 20; y += 26) sheet.box(x, ground - y, 37, 2, 'dark');
}

/** Paints the board that every public work must have. */
function sign(sheet: Sheet, variant: number): void {
  const x = 28 + (variant % 2) * 8;
  for (const leg of [6, 58]) sheet.box(x + leg, 232, 4, 40, 'dark');
  sheet.box(x, 196, 70, 42, 'white');
  sheet.box(x, 196, 70, 12, 'plate');
  for (const line of [214, 221, 228]) sheet.box(x + 6, line, 58 - (line % 5) * 4, 3, 'stone');
}
