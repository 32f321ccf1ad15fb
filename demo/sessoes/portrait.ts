import { hash, Random } from '../kit/random.ts';
import { PaintSheet } from '../kit/sheet.ts';
import type { NonEmpty } from '../kit/words.ts';

const WIDTH = 240;
const HEIGHT = 300;

const SKINS: NonEmpty<number> = [0x8d5a3b, 0xa9714b, 0xc68863, 0xdba882, 0x6f4630];
const HAIRS: NonEmpty<number> = [0x2b211c, 0x4a3326, 0x6b6460, 0x8c6a3f];
const CLOTHES: NonEmpty<number> = [0x1e3a5f, 0x5b2333, 0x2f5d50, 0x4b4453, 0x7a5c1e];
const WALLS: Readonly<Record<string, number>> = {
  PDV: 0xcfe3f5,
  ALP: 0xf5e2cf,
  MCS: 0xd9ecd5,
  UPS: 0xf0dbe6,
  REN: 0xe4def2,
};

/** The drawing of a person, the same for the same name, before a wall in the colour of the party. */
export function drawPortrait(name: string, party: string): Buffer {
  const random = new Random(hash('retrato', name));
  const sheet = new PaintSheet(WIDTH, HEIGHT, {
    wall: WALLS[party] ?? 0xe5e7eb,
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    clothes: random.pick(CLOTHES),
    collar: 0xf8fafc,
    ink: 0x1f2937,
  });
  const long = random.chance(0.5);
  if (long) sheet.box(62, 110, 116, 120, 'hair');
  sheet.strip(222, 78, (row) => [120 - 50 - row * 0.9, 120 + 50 + row * 0.9], 'clothes');
  sheet.strip(218, 44, (row) => [120 - 26 + row * 0.55, 120 + 26 - row * 0.55], 'collar');
  sheet.box(102, 180, 36, 50, 'skin');
  sheet.disc(120, 104, 66, 'hair');
  sheet.disc(120, 134, 60, 'skin');
  sheet.strip(70, long ? 26 : 34, (row) => [120 - 40 - row * 0.6, 120 + 40 + row * 0.6], 'hair');
  for (const x of [98, 142]) sheet.disc(x, 134, 5, 'ink');
  sheet.box(104, 164, 32, 4, 'ink');
  if (random.chance(0.35)) glasses(sheet);
  return sheet.png();
}

function glasses(sheet: PaintSheet<'ink' | 'skin'>): void {
  for (const x of [80, 124]) {
    sheet.box(x, 122, 36, 24, 'ink');
    sheet.box(x + 3, 125, 30, 18, 'skin');
    sheet.disc(x + 18, 134, 5, 'ink');
  }
  sheet.box(116, 130, 8, 3, 'ink');
}
