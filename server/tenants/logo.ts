import { cleanSvg } from './svg.ts';

/** The picture of a body as it is stored: bare base64, and the ending that says its kind. */
export interface TenantLogo {
  imgLogo: string;
  txtLogoExtensao: string;
}

/** Most bytes of a logo, which is part of every page. */
const MAX_LOGO_BYTES = 100_000;
/** Most pixels of a side: a small file can unpack into gigabytes. */
const MAX_SIDE = 2_000;

type Size = readonly [width: number, height: number];

/** A kind of picture, known by its content: an ending says nothing. */
interface PictureKind {
  ending: string;
  matches(bytes: Buffer): boolean;
  /** Width and height; null where the picture is broken. */
  size(bytes: Buffer): Size | null;
}

const KINDS: readonly PictureKind[] = [
  {
    ending: 'png',
    matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    size: (bytes) => (bytes.length < 24 ? null : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]),
  },
  { ending: 'jpg', matches: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff', size: jpegSize },
  {
    ending: 'webp',
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && /^WEBPVP8[ LX]$/.test(bytes.toString('latin1', 8, 16)),
    size: webpSize,
  },
];

/** Width and height of a picture by its bytes; null where it is of no known kind, or broken. */
export const pictureSize = (bytes: Buffer): Size | null =>
  KINDS.find(({ matches }) => matches(bytes))?.size(bytes) ?? null;

/** A picture as a logo, or what is wrong with it: the rest of a sentence that begins with its name. */
export function logoOf(bytes: Buffer): { logo: TenantLogo } | { problem: string } {
  if (bytes.length > MAX_LOGO_BYTES) return { problem: 'tem mais de 100 kB; reduza a imagem' };
  const read = readPixels(bytes);
  if (!read) return svgLogo(bytes);
  return 'problem' in read ? read : { logo: { imgLogo: bytes.toString('base64'), txtLogoExtensao: read.ending } };
}

/** The ending of a picture of pixels, by its content, or what is wrong with it; null where it is no such picture. */
export function readPixels(bytes: Buffer): { ending: string } | { problem: string } | null {
  const kind = KINDS.find(({ matches }) => matches(bytes));
  if (!kind) return null;
  const size = kind.size(bytes);
  if (!size || size.includes(0)) return { problem: 'está incompleta ou danificada; salve a imagem de novo' };
  if (Math.max(...size) > MAX_SIDE)
    return { problem: `tem ${size.join(' por ')} pontos; reduza a imagem a no máximo 2.000 por 2.000` };
  return { ending: kind.ending };
}

function svgLogo(bytes: Buffer): { logo: TenantLogo } | { problem: string } {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!/^\s*<(?:\?xml|svg|!--|!doctype)/i.test(text)) return { problem: 'não é uma imagem PNG, JPEG, WebP ou SVG' };
  const cleaned = cleanSvg(text);
  if ('problem' in cleaned) return cleaned;
  return { logo: { imgLogo: Buffer.from(cleaned.svg).toString('base64'), txtLogoExtensao: 'svg' } };
}

/** Markers of JPEG that begin a frame, which says its size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    if (isFrame(bytes[at + 1] ?? 0)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)];
  if (form === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const packed = bytes.readUInt32LE(21);
  return [1 + (packed & 0x3fff), 1 + ((packed >> 14) & 0x3fff)];
}
