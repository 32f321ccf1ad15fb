import { crc32, deflateRawSync } from 'node:zlib';
import yauzl from 'yauzl';

export interface Member {
  name: string;
  bytes: Uint8Array;
  /** Already compressed: then `bytes` are not looked at. */
  packed?: Uint8Array;
  /** What the archive says is in it, when that is not so. */
  says?: number;
}

/** A ZIP made by hand, as honest or dishonest as its members. */
export function zip(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, packed = deflateRawSync(bytes, { level: 9 }), says = bytes.length } of members) {
    const fields = common(name, crc32(bytes), packed.length, says);
    const local = Buffer.concat([word(0x04034b50), fields, Buffer.from(name), packed]);
    list.push(Buffer.concat([word(0x02014b50), half(20), fields, Buffer.alloc(10), word(at), Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const count = half(members.length);
  const end = [word(0x06054b50), half(0), half(0), count, count, word(directory.length), word(at), half(0)];
  return Buffer.concat([...parts, directory, ...end]);
}

/** Version, flags, deflate, no date; then what both places say of a member. */
const common = (name: string, sum: number, packed: number, size: number): Buffer =>
  Buffer.concat([
    half(20),
    half(0x800),
    half(8),
    word(0),
    word(sum),
    word(packed),
    word(size),
    half(name.length),
    half(0),
  ]);

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A spreadsheet of one sheet whose rows, and the texts that they share, are XML. The texts may hide in any part. */
export function workbook(rows: string, texts = '', textsIn = 'sharedStrings.xml'): Buffer {
  const relation = (...links: [type: string, target: string][]): string =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${links
      .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relation(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Plan1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', textsIn]),
    [`xl/${textsIn}`]: `${XML}<sst xmlns="${MAIN}">${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

/** The files of a ZIP file, read by a program that is not ours. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, file) => {
      if (error) return reject(error);
      const found = new Map<string, Buffer>();
      file.once('end', () => resolve(found)).once('error', reject);
      file.on('entry', (entry) =>
        file.openReadStream(entry, async (fault, content) => {
          if (fault) return reject(fault);
          found.set(entry.fileName, Buffer.concat(await content.toArray()));
          file.readEntry();
        }),
      );
      file.readEntry();
    });
  });
}
