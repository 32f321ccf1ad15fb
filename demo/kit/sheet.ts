import { constants, crc32, deflateSync } from 'node:zlib';

/** A sheet to paint boxes and slanted strips on, in the colours of a palette. What lies outside of it is cut off. */
export class PaintSheet<C extends string> {
  readonly #pixels: Uint8Array;
  readonly #colours: readonly string[];

  readonly width: number;
  readonly height: number;
  readonly palette: Readonly<Record<C, number>>;

  /** Takes colours as 0xRRGGBB; the first fills the sheet. */
  constructor(width: number, height: number, palette: Readonly<Record<C, number>>) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.#pixels = new Uint8Array(width * height);
    this.#colours = Object.keys(palette);
  }

  box(left: number, top: number, width: number, height: number, colour: C): void {
    this.strip(top, height, () => [left, left + width], colour);
  }

  /** Paints rows that each have their own ends. */
  strip(top: number, height: number, ends: (row: number) => readonly [number, number], colour: C): void {
    const paint = this.#colours.indexOf(colour);
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y++) {
      const [from, to] = ends(y - top);
      this.#pixels.fill(paint, y * this.width + this.#clip(from), y * this.width + this.#clip(to));
    }
  }

  disc(x: number, y: number, radius: number, colour: C): void {
    const half = (row: number): number => Math.sqrt(Math.max(0, radius * radius - (row - radius) * (row - radius)));
    this.strip(y - radius, radius * 2, (row) => [x - half(row), x + half(row)], colour);
  }

  /** Encodes each row as its difference from the one above, so that flat pictures are small. */
  png(): Buffer {
    const { width, height } = this;
    const rows = Buffer.alloc(height * (width + 1));
    for (let y = 0; y < height; y++) {
      rows[y * (width + 1)] = 2;
      for (let x = 0; x < width; x++) {
        const [here, above] = [this.#pixels[y * width + x] ?? 0, this.#pixels[(y - 1) * width + x] ?? 0];
        rows[y * (width + 1) + 1 + x] = here - above;
      }
    }
    return this.#encode(rows);
  }

  #encode(rows: Buffer): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 3, 0, 0, 0], 8);
    const colours = Object.values<number>(this.palette);
    const palette = Buffer.from(colours.flatMap((value) => [value >> 16, (value >> 8) & 255, value & 255]));
    // Z_RLE only: the search for longer repetitions differs between machines, and the bytes must not.
    const data = deflateSync(rows, { strategy: constants.Z_RLE });
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND')]);
  }

  #clip = (x: number): number => Math.max(0, Math.min(this.width, Math.round(x)));
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
