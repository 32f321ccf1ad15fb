import { describe, expect, it } from 'vitest';
import {
  HEIC_PIXELS,
  M4A_SOUND,
  mediaBox,
  PLAIN_JPEG,
  PLAIN_PNG,
  PLAIN_WEBP,
  phoneHeic,
  phoneJpeg,
  phoneM4a,
  phoneWebp,
  pngChunk,
  programPng,
  riff,
  riffChunk,
  SECRETS,
} from '../../../test/photos.ts';
import { acceptedType } from '../filetype.ts';
import { orientationOnly } from './orientation.ts';
import { removeMetadata } from './remove.ts';

const SOS = Buffer.of(0xff, 0xda);

const tells = (bytes: Buffer): string[] => SECRETS.filter((secret) => bytes.includes(secret));

describe.each([
  ['JPEG', 'image/jpeg', phoneJpeg(6), PLAIN_JPEG],
  ['PNG', 'image/png', programPng(6), PLAIN_PNG],
  ['WebP', 'image/webp', phoneWebp(6), PLAIN_WEBP],
])('a photo in %s', (_name, type, photo, plain) => {
  const copy = removeMetadata(photo, type, 'foto');

  it('tells neither who took it, nor where, nor with what', () => {
    expect(tells(photo)).toEqual(SECRETS);
    expect(tells(copy)).toEqual([]);
  });

  it('is the same picture, turned as before: nothing of it is added or missing but the turn', async () => {
    const turn = copy.indexOf(orientationOnly(6));
    expect(turn).toBeGreaterThan(0);
    expect(copy.length).toBeLessThan(plain.length + 64);
    expect(await acceptedType(copy, 'foto')).toBe(type);
  });

  it('that stands upright loses all of it, and one that had none stays byte by byte', () => {
    expect(removeMetadata(plain, type, 'foto').equals(plain)).toBe(true);
  });

  it('cut anywhere is still a photo, or refused in words', () => {
    for (let cut = 12; cut < photo.length; cut += 3) {
      try {
        expect(tells(removeMetadata(photo.subarray(0, cut), type, 'foto'))).toEqual([]);
      } catch (error) {
        expect(error).toMatchObject({ status: 415, message: expect.stringContaining('“foto” está danificado') });
      }
    }
  });

  it('with any byte changed does not fail', () => {
    for (let at = 12; at < photo.length; at += 2) {
      const changed = Buffer.from(photo);
      changed[at] = 255 - (changed[at] ?? 0);
      try {
        removeMetadata(changed, type, 'foto');
      } catch (error) {
        expect(error).toMatchObject({ status: 415 });
      }
    }
  });
});

it('the pixels and colours of a JPEG are kept to the byte, up to its end', () => {
  const copy = removeMetadata(phoneJpeg(8), 'image/jpeg', 'foto');
  expect(copy.subarray(copy.indexOf(SOS)).equals(PLAIN_JPEG.subarray(PLAIN_JPEG.indexOf(SOS)))).toBe(true);
  expect(copy.includes('ICC_PROFILE')).toBe(true);
});

it('a thumbnail in the header of a JPEG, which may show what was cut off, goes', () => {
  const jfif = Buffer.concat([Buffer.from('ffe0001e', 'hex'), PLAIN_JPEG.subarray(6, 18), Buffer.of(1, 4)]);
  const photo = Buffer.concat([
    PLAIN_JPEG.subarray(0, 2),
    jfif,
    Buffer.from('MINIATURA...'),
    Buffer.of(0, 0),
    PLAIN_JPEG.subarray(20),
  ]);
  expect(removeMetadata(photo, 'image/jpeg', 'foto').equals(PLAIN_JPEG)).toBe(true);
});

it('an animation in WebP keeps its frames and nothing among them', () => {
  const pixels = riffChunk('VP8 ', 'pixels');
  const animated = (...more: Buffer[]) =>
    riff(
      riffChunk('VP8X', `\x02${'\0'.repeat(9)}`),
      riffChunk('ANIM', '\0'.repeat(6)),
      riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), pixels, ...more])),
    );
  const copy = removeMetadata(animated(riffChunk('EXIF', SECRETS.join())), 'image/webp', 'foto');
  expect(copy.equals(animated())).toBe(true);
});

describe('a photo in HEIC', () => {
  const photo = phoneHeic();
  const copy = removeMetadata(photo, 'image/heic', 'foto');

  it('tells neither who took it, nor where, and keeps its pixels where its table finds them', () => {
    expect(tells(photo)).toEqual(SECRETS);
    expect(tells(copy)).toEqual([]);
    expect(copy.length).toBe(photo.length);
    expect(copy.indexOf(HEIC_PIXELS)).toBe(photo.indexOf(HEIC_PIXELS));
    expect(copy.includes(mediaBox('irot', '\x03'))).toBe(true);
    expect(['Exif', 'mime', 'xmpmeta'].filter((word) => copy.includes(word))).toEqual([]);
  });

  it('whose parts cannot be told apart is refused in words', () => {
    const headless = Buffer.concat([mediaBox('ftyp', 'heic\0\0\0\0mif1heic'), mediaBox('mdat', HEIC_PIXELS)]);
    expect(() => removeMetadata(headless, 'image/heic', 'foto')).toThrow('“foto” está danificado');
  });

  it('cut or changed anywhere tells nothing, or is refused', () => {
    for (let at = 12; at < photo.length; at += 2) {
      const changed = Buffer.from(photo);
      changed[at] = 255 - (changed[at] ?? 0);
      for (const hostile of [changed, photo.subarray(0, at)]) {
        try {
          removeMetadata(hostile, 'image/heic', 'foto');
        } catch (error) {
          expect(error).toMatchObject({ status: 415 });
        }
      }
    }
  });
});

describe('a recording', () => {
  it('of a phone loses place, author and moment, and keeps its sound', () => {
    const copy = removeMetadata(phoneM4a(), 'audio/x-m4a', 'voz');
    expect(tells(phoneM4a())).toEqual(SECRETS);
    expect([...tells(copy), ...['MOME'].filter((word) => copy.includes(word))]).toEqual([]);
    expect(copy.indexOf(M4A_SOUND)).toBe(phoneM4a().indexOf(M4A_SOUND));
  });

  it('in MP3 loses the tags before and after its sound', () => {
    const sound = Buffer.from('fffb9064', 'hex');
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0', 'latin1'), Buffer.of(9), Buffer.from('MINIATURA')]);
    const ape = Buffer.concat([Buffer.from('Maria das DoresAPETAGEX', 'latin1'), Buffer.alloc(24)]);
    ape.writeUInt32LE(ape.length, ape.length - 20);
    const tail = Buffer.concat([Buffer.from('TAGSERIAL-4711'), Buffer.alloc(114)]);
    const copy = removeMetadata(Buffer.concat([tag, tag, sound, ape, tail]), 'audio/mpeg', 'voz');
    expect(copy.equals(sound)).toBe(true);
    expect(() => removeMetadata(tag, 'audio/mpeg', 'voz')).toThrow('“voz” está danificado');
  });
});

describe('ten megabytes of the smallest parts', () => {
  const many = (part: Buffer): Buffer => Buffer.alloc(10 * 1024 ** 2, Uint8Array.from(part));

  it.each([
    ['image/jpeg', [PLAIN_JPEG.subarray(0, 2), many(Buffer.of(0xff, 0xfe, 0, 2)), PLAIN_JPEG.subarray(2)]],
    ['image/png', [PLAIN_PNG.subarray(0, 33), many(pngChunk('tEXt', '')).subarray(0, -4), PLAIN_PNG.subarray(33)]],
    ['image/webp', [riff(many(riffChunk('XMP ', '')), PLAIN_WEBP.subarray(12))]],
    ['audio/x-m4a', [many(mediaBox('free')), mediaBox('mdat', M4A_SOUND)]],
    ['image/heic', [many(mediaBox('mdat')), phoneHeic()]],
  ])('are refused before they are all walked through: %s', (type, parts) => {
    expect(() => removeMetadata(Buffer.concat(parts), type, 'foto')).toThrow('“foto” está danificado');
  });

  it('of padding before a marker are no parts', () => {
    const photo = Buffer.concat([PLAIN_JPEG.subarray(0, 2), many(Buffer.of(0xff)), PLAIN_JPEG.subarray(2)]);
    expect(removeMetadata(photo, 'image/jpeg', 'foto').equals(PLAIN_JPEG)).toBe(true);
  });

  it.each([
    ['parts of a picture', mediaBox('iloc', '\0\0\0\0\x44\0\xff\xff', Buffer.alloc(1024 ** 2, 0x11))],
    ['parts that take no room', mediaBox('iloc', '\0\0\0\0\x00\0\xff\xff', Buffer.alloc(1024 ** 2, 0xff))],
  ])('of HEIC are refused, not followed: %s', (_what, places) => {
    const item = mediaBox('infe', '\x02\0\0\0\x11\x11\0\0hvc1\0');
    const photo = Buffer.concat([
      mediaBox('ftyp', 'heic\0\0\0\0mif1heic'),
      mediaBox('meta', '\0\0\0\0', mediaBox('iinf', '\0\0\0\0\0\x01', item), places),
      mediaBox('mdat', HEIC_PIXELS),
    ]);
    expect(() => removeMetadata(photo, 'image/heic', 'foto')).toThrow('“foto” está danificado');
  });
});
