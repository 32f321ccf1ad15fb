import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDeflateRaw } from 'node:zlib';
import { zip } from '../../../test/zip.ts';
import { ms } from '../../figure.ts';
import type { Attack, AttackedPortal } from '../attack.ts';
import { shoot } from '../shot.ts';

/** Strings deflated at a time. */
const BATCH = 50_000;

/** Workbooks of one cell and very many shared strings, which a reader holds in memory before it sees a row. */
export const WORKBOOK_ATTACKS: readonly Attack[] = [
  { id: '1a', name: 'XLSX of 10 M shared strings, by key', ...bombOf(10_000_000) },
  { id: '1b', name: 'XLSX of 2 M shared strings, by key', ...bombOf(2_000_000) },
];

function bombOf(strings: number): Pick<Attack, 'prepare' | 'run'> {
  const fileIn = (folder: string): string => join(folder, `strings-${strings}.xlsx`);
  return {
    prepare: async ({ folder }) => {
      if (!existsSync(fileIn(folder))) await writeFile(fileIn(folder), await workbookOf(strings));
    },
    run: async (portal) => {
      const bytes = await readFile(fileIn(portal.folder));
      const { status, ms: time } = await sendWorkbook(portal, bytes);
      const sent = `${(bytes.length / 1e6).toFixed(0)} MB sent`;
      return {
        success: status === 0 ? `${sent}, never answered` : `${sent}, answered ${status} after ${ms(time)}`,
        held: status === 202 || (status >= 400 && status < 500),
      };
    },
  };
}

const sendWorkbook = ({ port, token }: AttackedPortal, body: Buffer) =>
  shoot(port, {
    method: 'PUT',
    path: `/api/v1/envios/contratos/contratos.xlsx`,
    headers: { authorization: `Bearer ${token}`, 'content-length': String(body.length) },
    body,
    patience: 50_000,
  });

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

async function workbookOf(strings: number): Promise<Buffer> {
  const { packed, size } = await deflated(sharedStrings(strings));
  const texts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Plan1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
  };
  const members = Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  return zip([...members, { name: 'xl/sharedStrings.xml', bytes: Buffer.alloc(0), packed, says: size }]);
}

function relations(...all: readonly (readonly [string, string])[]): string {
  const list = all.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

function* sharedStrings(count: number): Generator<string> {
  yield `${XML}<sst xmlns="${MAIN}" count="${count}" uniqueCount="${count}">`;
  for (let at = 0; at < count; at += BATCH)
    yield Array.from({ length: BATCH }, (_, i) => `<si><t>${(at + i).toString(36)}</t></si>`).join('');
  yield '</sst>';
}

async function deflated(texts: Iterable<string>): Promise<{ packed: Buffer; size: number }> {
  const stream = createDeflateRaw({ level: 6 });
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  let size = 0;
  for (const text of texts) {
    size += text.length;
    if (!stream.write(text)) await new Promise((done) => stream.once('drain', done));
  }
  await new Promise<void>((done) => stream.on('end', done).end());
  return { packed: Buffer.concat(pieces), size };
}
