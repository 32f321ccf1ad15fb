import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { OcdsDocument, OcdsPeriod, OcdsValue } from '../../catalog/ocds/release.ts';

/** The text of a cell, empty where there is none. */
export const cellText = (row: Row | undefined, name: string): string => String(row?.[name] ?? '').trim();

/** The text of a cell, or nothing at all: OCDS wants no empty texts. */
export const textOrNone = (row: Row | undefined, name: string): string | undefined => cellText(row, name) || undefined;

/** An amount of a cell in reais; nothing where none was published, which is not the same as zero. */
export function amountIn(row: Row | undefined, name: string): OcdsValue | undefined {
  const amount = row?.[name];
  return amount === null || amount === undefined ? undefined : reaisOf(Number(amount));
}

export const reaisOf = (amount: number): OcdsValue => ({ amount, currency: 'BRL' });

/** The sum of amounts to the cent; nothing where none was published. */
export function sumOf(rows: readonly Row[], name: string): OcdsValue | undefined {
  const amounts = rows.flatMap((row) => amountIn(row, name)?.amount ?? []);
  if (amounts.length === 0) return undefined;
  return reaisOf(amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100);
}

/** Brasília's hour, in which all bodies date: the data have days, and OCDS wants moments. */
const ZONE = '-03:00';

/** The beginning of the day of a cell. */
export const momentOf = (row: Row | undefined, name: string): string | undefined => startOf(cellText(row, name));

const startOf = (day: string): string | undefined => (day ? `${day}T00:00:00${ZONE}` : undefined);
const endOf = (day: string): string | undefined => (day ? `${day}T23:59:59${ZONE}` : undefined);

/** A period of whole days. Of one that would end before it begins only the end is told. */
export function periodOf(start: string, end: string): OcdsPeriod | undefined {
  if (start === '' && end === '') return undefined;
  return { startDate: end !== '' && start > end ? undefined : startOf(start), endDate: endOf(end) };
}

const FORMATS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  html: 'text/html',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Where the pages and files of a body are, for the addresses in a release. */
export interface SiteAddresses {
  origin: string;
}

/** A document of the body, by the path of its file. */
export function documentAt(
  { origin }: SiteAddresses,
  path: string,
  own: Pick<OcdsDocument, 'documentType' | 'title' | 'description' | 'datePublished'>,
): OcdsDocument {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return {
    id: path,
    ...own,
    url: `${origin}/api/v1/arquivos/${path.split('/').map(encodeURIComponent).join('/')}`,
    format: FORMATS[extension],
    language: 'pt',
  };
}

const ADDRESS = /^https?:\/\/[^\s"'<>\\^`{|}]+$/;

/** A page elsewhere that tells of a record, as the PNCP does; none where the cell holds no address. */
export function pageElsewhere(row: Row, name: string, documentType: string, title: string): OcdsDocument[] {
  const url = cellText(row, name);
  if (!ADDRESS.test(url) || !URL.canParse(url)) return [];
  return [{ id: url, documentType, title, url: new URL(url).href, format: 'text/html', language: 'pt' }];
}

/** The page of a record, or what the API answers of one that has no page of its own. */
export const recordAddress = ({ origin }: SiteAddresses, set: Dataset, row: Row): string =>
  `${origin}${set.detail ? '' : '/api/v1'}${printKey(set, row)}`;

/** Gives every member of a list an id of its own: what was published twice is told twice, and a merge by id keeps both. */
export function withOwnIds<T extends { id: string }>(members: readonly T[]): T[] {
  const taken = new Map<string, number>();
  return members.map((member) => {
    const times = (taken.get(member.id) ?? 0) + 1;
    taken.set(member.id, times);
    return times === 1 ? member : { ...member, id: `${member.id}#${times}` };
  });
}

/** A list, or nothing in place of an empty one. */
export const listed = <T>(members: T[]): T[] | undefined => (members.length > 0 ? members : undefined);
