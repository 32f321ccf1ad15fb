import { expect, it } from 'vitest';
import { drawPng } from './png.ts';

const svg = (inside: string, [width, height] = [200, 50]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** Width and height that a PNG says of itself. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('draws an SVG as a PNG of its size, or of twice as many pixels', async () => {
  const square = svg('<rect width="200" height="50" fill="#0369a1"/>');
  const [plain, sharp] = await Promise.all([drawPng(square), drawPng(square, 2)]);
  expect(plain.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(plain)).toEqual([200, 50]);
  expect(sizeOf(sharp)).toEqual([400, 100]);
});

it('writes letters, accents included, and bold ones, without the fonts of the machine', async () => {
  const text = (words: string, weight = 400) =>
    drawPng(svg(`<text x="2" y="30" font-family="Arial, sans-serif" font-weight="${weight}">${words}</text>`));
  const [nothing, cafe, accented, bold] = await Promise.all([
    text(''),
    text('Orgao'),
    text('Órgão'),
    text('Órgão', 700),
  ]);
  expect(new Set([nothing, cafe, accented, bold].map((png) => png.toString('base64'))).size).toBe(4);
});

it('tells of a fault in one drawing, and draws the next', async () => {
  await expect(drawPng('<svg')).rejects.toThrow('png:');
  await expect(drawPng(svg('', [5_000, 5_000]))).rejects.toThrow('pixels');
  expect(sizeOf(await drawPng(svg('')))).toEqual([200, 50]);
});

it('refuses more than it could draw in good time', async () => {
  const many = Array.from({ length: 40 }, () => drawPng(svg('')));
  const ends = await Promise.allSettled(many);
  const refused = ends.filter((one) => one.status === 'rejected');
  expect(refused.length).toBe(8);
  expect(refused[0]?.reason).toMatchObject({ status: 503 });
});
