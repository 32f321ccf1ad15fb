import { crc32 } from 'node:zlib';

/** Pictures of a browser, 16 by 8 pixels, the JPEG and the WebP with the profile of their colours. */
export const PLAIN_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAFRABAQAAAAAAAAAAAAAAAAAAAAL/xAAUAQEAAAAAAAAAAAAAAAAAAAAE/8QAFhEBAQEAAAAAAAAAAAAAAAAAAARB/9oADAMBAAIRAxEAPwDMtCwMiw+t/9k=',
  'base64',
);
export const PLAIN_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAz0lEQVR4AVRRURXCMBBL+QEJSMABOAAH4AAcgANwAA7AATgAB5MwCfAXkt27revWpcld0u518sWULeZssOAHKz6x5gM7XrHnBSceceYBN25x5wYvLvHmAg3naDnDjxOgIAe7RQH1FOnmRVpydLqE/iUUkIyyeG3MEFsgPbhXhIdjjagD3GQxsMiWOwe6RqmB/npWJ0BfLPDObnZYokR10FDNUUAUaxNlGbhjHV754xdCdLNLxsEUxw8OxREe5kZEwFjMopGyFHUaBf0tJAf+AAAA//+vMCwxAAAABklEQVQDAGzeWPH4XS45AAAAAElFTkSuQmCC',
  'base64',
);
export const PLAIN_WEBP = Buffer.from(
  'UklGRiACAABXRUJQVlA4WAoAAAAgAAAADwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggMgAAALABAJ0BKhAACAAPwGglsAJ0YH+B3AAA/u7kdsJ/AG/bP7sef5tdat/5NZASH+Z/54AA',
  'base64',
);

/** Words that a camera or a program writes, and that must not reach whoever reads a message. */
export const SECRETS = ['SERIAL-4711', 'Maria das Dores', 'GPS-5-47-42S', 'MINIATURA'] as const;
const SECRET = SECRETS.join(' ');

/** An Exif of a camera, big-endian: how the photo is turned, who and where, a thumbnail. */
export function cameraExif(orientation: number): Buffer {
  const entries = [
    [0x010f, 2, SECRET.length, 8 + 2 + 4 * 12 + 4],
    [0x0112, 3, 1, orientation << 16],
    [0x8825, 4, 1, 8],
    [0x9286, 2, SECRET.length, 8 + 2 + 4 * 12 + 4],
  ];
  const ifd = Buffer.alloc(2 + entries.length * 12 + 4);
  ifd.writeUInt16BE(entries.length);
  for (const [i, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    ifd.writeUInt16BE(tag, 2 + i * 12);
    ifd.writeUInt16BE(type, 4 + i * 12);
    ifd.writeUInt32BE(count, 6 + i * 12);
    ifd.writeUInt32BE(value, 10 + i * 12);
  }
  return Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), ifd, Buffer.from(SECRET)]);
}

const jpegSegment = (marker: number, content: string | Buffer): Buffer => {
  const data = Buffer.from(content as string, 'latin1');
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A photo of a phone: its picture, all that phones and programs write around it, and a second photo behind. */
export function phoneJpeg(orientation: number): Buffer {
  const exif = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), cameraExif(orientation)]));
  return Buffer.concat([
    PLAIN_JPEG.subarray(0, 2),
    exif,
    PLAIN_JPEG.subarray(2, 20),
    jpegSegment(0xe0, `JFXX\0\x10${SECRET}`),
    jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`),
    jpegSegment(0xe2, `MPF\0${SECRET}`),
    jpegSegment(0xed, `Photoshop 3.0\x008BIM${SECRET}`),
    jpegSegment(0xef, SECRET),
    jpegSegment(0xfe, SECRET),
    PLAIN_JPEG.subarray(20),
    PLAIN_JPEG.subarray(0, 2),
    exif,
    PLAIN_JPEG.subarray(2),
    Buffer.from(SECRET),
  ]);
}

export const pngChunk = (type: string, data: Buffer | string): Buffer => {
  const content = Buffer.from(data as string, 'latin1');
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content, Buffer.alloc(4)]);
  framed.writeUInt32BE(content.length);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
};

export const programPng = (orientation: number): Buffer =>
  Buffer.concat([
    PLAIN_PNG.subarray(0, 33),
    pngChunk('eXIf', cameraExif(orientation)),
    pngChunk('tEXt', `Author\0${SECRET}`),
    pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SECRET}`),
    pngChunk('zTXt', `Comment\0\0${SECRET}`),
    pngChunk('tIME', '\x07\xea\x0b\x11\0\0\0'),
    pngChunk('caBX', SECRET),
    PLAIN_PNG.subarray(33),
    Buffer.from(SECRET),
  ]);

export const riffChunk = (type: string, data: Buffer | string): Buffer => {
  const content = Buffer.from(data as string, 'latin1');
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** A WebP of its chunks, with the size of them all before. */
export const riff = (...chunks: Buffer[]): Buffer => {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const file = riffChunk('RIFF', content);
  return file;
};

export function phoneWebp(orientation: number): Buffer {
  const chunks = Buffer.from(PLAIN_WEBP.subarray(12));
  // The flags of VP8X announce Exif and XMP.
  chunks[8] = (chunks[8] ?? 0) | 0x0c;
  return Buffer.concat([
    riff(chunks, riffChunk('EXIF', cameraExif(orientation)), riffChunk('XMP ', SECRET), riffChunk('ABCD', SECRET)),
    Buffer.from(SECRET),
  ]);
}

export const mediaBox = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const data = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
  head.writeUInt32BE(data.length + 8);
  return Buffer.concat([head, data]);
};

const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [i, value] of numbers.entries()) bytes.writeUInt16BE(value, i * 2);
  return bytes;
};

export const HEIC_PIXELS = Buffer.from('the pixels of a picture, compressed');

/** A HEIC photo as phones lay it out: a picture, its Exif and its XMP among the data, which a table finds. */
export function phoneHeic(): Buffer {
  const exif = Buffer.concat([Buffer.from('\0\0\0\x06Exif\0\0', 'latin1'), cameraExif(6)]);
  const xmp = Buffer.from(`<x:xmpmeta>${SECRET}</x:xmpmeta>`);
  const item = (id: number, kind: string, more = '') => mediaBox('infe', '\x02\0\0\0', words(id, 0), kind, `\0${more}`);
  const items = mediaBox(
    'iinf',
    '\0\0\0\0',
    words(3),
    item(1, 'hvc1'),
    item(2, 'Exif'),
    item(3, 'mime', 'application/rdf+xml\0'),
  );
  const turned = mediaBox('iprp', mediaBox('ipco', mediaBox('irot', '\x03'), mediaBox('udes', SECRET)));
  const build = (start: number): Buffer[] => {
    const places = [HEIC_PIXELS, exif, xmp].reduce<{ at: number; rows: Buffer[] }>(
      ({ at, rows }, { length }) => {
        const numbers = Buffer.alloc(8);
        numbers.writeUInt32BE(at);
        numbers.writeUInt32BE(length, 4);
        return { at: at + length, rows: [...rows, Buffer.concat([words(rows.length + 1, 0, 1), numbers])] };
      },
      { at: start, rows: [] },
    );
    return [
      mediaBox('ftyp', 'heic\0\0\0\0mif1heic'),
      mediaBox(
        'meta',
        '\0\0\0\0',
        mediaBox('hdlr', Buffer.alloc(25)),
        items,
        mediaBox('iloc', '\0\0\0\0\x44\0', words(3), ...places.rows),
        turned,
        mediaBox('xml ', SECRET),
      ),
      mediaBox('uuid', SECRET),
    ];
  };
  const head = Buffer.concat(build(0)).length;
  return Buffer.concat([...build(head + 8), mediaBox('mdat', HEIC_PIXELS, exif, xmp, SECRET)]);
}

export const M4A_SOUND = Buffer.from('the sound of a voice');

/** A recording of a phone, with its moment and the tags that say where and by whom. */
export const phoneM4a = (): Buffer =>
  Buffer.concat([
    mediaBox('ftyp', 'M4A \0\0\0\0M4A '),
    mediaBox(
      'moov',
      mediaBox('mvhd', '\0\0\0\0MOMEMOME', Buffer.alloc(88)),
      mediaBox('trak', mediaBox('tkhd', '\0\0\0\0MOMEMOME'), mediaBox('mdia', mediaBox('mdhd', '\0\0\0\0MOMEMOME'))),
      mediaBox('udta', mediaBox('meta', SECRET)),
      mediaBox('meta', SECRET),
    ),
    mediaBox('uuid', SECRET),
    mediaBox('mdat', M4A_SOUND),
  ]);
