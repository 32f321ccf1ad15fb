import { open } from 'node:fs/promises';
import { extname } from 'node:path';

/** What a file is by its content: its name is only what somebody called it. */
export interface FileType {
  type: string;
  /** Endings that such a file may have. */
  endings: readonly string[];
  /** A browser may open it by itself. Anything else is only saved: somebody's page could act in our name. */
  shown?: true;
  /** It could run in a reader's browser, so nobody may publish it. */
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
/** Also what other programs pack in their own way. */
const ZIP: FileType = { type: 'application/zip', endings: ['.zip', '.docx', '.xlsx', '.pptx', '.odp'] };
const CSV: FileType = { type: 'text/csv', endings: ['.csv'] };
const TEXT: FileType = { type: 'text/plain', endings: ['.txt', '.csv'] };
const MARKUP: FileType = { type: 'application/octet-stream', endings: [], active: true };
const UNKNOWN: FileType = { type: 'application/octet-stream', endings: [] };

/** How much of a file tells what it is. */
const HEAD = 4_096;

export function fileTypeOf(head: Buffer, name: string): FileType {
  if (begins(head, '%PDF-')) return PDF;
  if (begins(head, '\x89PNG\r\n\x1a\n')) return PNG;
  if (begins(head, '\xff\xd8\xff')) return JPEG;
  if (begins(head, 'PK\x03\x04')) return packed(head.toString('latin1'));
  if (!isText(head)) return UNKNOWN;
  if (/^\s*(?:<|#!|javascript:)/i.test(head.toString('utf8').replace(/^\ufeff/, ''))) return MARKUP;
  return extname(name).toLowerCase() === '.csv' ? CSV : /\.(?:m?js|css|s?html?)$/i.test(name) ? MARKUP : TEXT;
}

const begins = (head: Buffer, mark: string): boolean => head.subarray(0, mark.length).toString('latin1') === mark;

/** A zip says by the names of its first parts which program made it. */
function packed(head: string): FileType {
  if (head.includes(`mimetype${ODT.type}`)) return ODT;
  if (head.includes(`mimetype${ODS.type}`)) return ODS;
  if (!head.includes('[Content_Types].xml')) return ZIP;
  return head.includes('xl/') ? XLSX : head.includes('word/') ? DOCX : ZIP;
}

/** Neither a NUL nor another control sign: old systems write letters in any encoding. */
const isText = (head: Buffer): boolean =>
  head.length > 0 && !head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12);

/** Reads as much of a file as tells what it is. */
export async function sniffFile(path: string): Promise<FileType> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return fileTypeOf(buffer.subarray(0, bytesRead), path);
  } finally {
    await file.close();
  }
}
