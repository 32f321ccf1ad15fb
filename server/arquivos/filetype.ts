import { open } from 'node:fs/promises';
import { extname } from 'node:path';

/** The type of a file by its content; its name proves nothing. */
export interface FileType {
  type: string;
  /** Endings that such a file may have. */
  endings: readonly string[];
  /** Whether a browser may open the file. Any other is only saved: a page could act under the portal's origin. */
  shown?: true;
  /** Whether the file could run in a reader's browser; nobody may publish such a one. */
  active?: true;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const OASIS = 'application/vnd.oasis.opendocument.';

const PDF: FileType = { type: 'application/pdf', endings: ['.pdf'], shown: true };
const PNG: FileType = { type: 'image/png', endings: ['.png'], shown: true };
const JPEG: FileType = { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], shown: true };
const ODT: FileType = { type: `${OASIS}text`, endings: ['.odt'] };
const ODS: FileType = { type: `${OASIS}spreadsheet`, endings: ['.ods'] };
const DOCX: FileType = { type: `${OFFICE}wordprocessingml.document`, endings: ['.docx'] };
const XLSX: FileType = { type: `${OFFICE}spreadsheetml.sheet`, endings: ['.xlsx'] };
/** ZIP, and the formats that other programs pack in it. */
const ZIP: FileType = { type: 'application/zip', endings: ['.zip', '.docx', '.xlsx', '.pptx', '.odp'] };
const CSV: FileType = { type: 'text/csv', endings: ['.csv'] };
const TEXT: FileType = { type: 'text/plain', endings: ['.txt', '.csv'] };
const MARKUP: FileType = { type: 'application/octet-stream', endings: [], active: true };
const UNKNOWN: FileType = { type: 'application/octet-stream', endings: [] };

/** Bytes that tell the type of a file. */
const HEAD = 4_096;

function fileTypeOf(head: Buffer, name: string): FileType {
  if (begins(head, '%PDF-')) return PDF;
  if (begins(head, '\x89PNG\r\n\x1a\n')) return PNG;
  if (begins(head, '\xff\xd8\xff')) return JPEG;
  if (begins(head, 'PK\x03\x04')) return packed(head.toString('latin1'));
  if (begins(head, 'MZ') || begins(head, '\x7fELF')) return MARKUP;
  if (!isText(head)) return UNKNOWN;
  if (/^\s*(?:<|#!|javascript:)/i.test(head.toString('utf8').replace(/^\ufeff/, ''))) return MARKUP;
  return extname(name).toLowerCase() === '.csv' ? CSV : /\.(?:m?js|css|s?html?)$/i.test(name) ? MARKUP : TEXT;
}

const begins = (head: Buffer, mark: string): boolean => head.subarray(0, mark.length).toString('latin1') === mark;

/** The type of a ZIP, by the names of its first parts. */
function packed(head: string): FileType {
  if (head.includes(`mimetype${ODT.type}`)) return ODT;
  if (head.includes(`mimetype${ODS.type}`)) return ODS;
  if (!head.includes('[Content_Types].xml')) return ZIP;
  return head.includes('xl/') ? XLSX : head.includes('word/') ? DOCX : ZIP;
}

/** Whether bytes are text: no control signs, in any encoding, since old systems write many. */
const isText = (head: Buffer): boolean =>
  head.length > 0 && !head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12);

/** The type of the file at a path, by its first bytes; its name may be another than that of the path. */
export async function sniffFile(path: string, name: string = path): Promise<FileType> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return fileTypeOf(buffer.subarray(0, bytesRead), name);
  } finally {
    await file.close();
  }
}
