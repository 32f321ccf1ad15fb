import { createHash } from 'node:crypto';
import type { Tenant } from '../tenants/tenants.ts';

/** A contracting process by what it is known by: a licitação, or a contract that names none we publish. */
export type ProcessKey =
  | { tipo: 'licitacao'; numero: string; modalidade: string; unidade: string }
  | { tipo: 'contrato'; numero: string; ano: number };

/** What an ocid says of its process: of a licitação the number, and a digest of the rest of its key. */
export type ParsedOcid =
  | { tipo: 'licitacao'; numero: string; digest: string }
  | { tipo: 'contrato'; numero: string; ano: number };

type Body = Pick<Tenant, 'slug' | 'dados'>;

/** In place of a registered prefix: it does not begin with `ocds-`, which only the standard's register gives out. */
const LOCAL_PREFIX = 'local';

export const ocidPrefix = ({ dados }: Body): string => dados.prefixoOcds ?? LOCAL_PREFIX;

/** What every ocid of a body begins with. The slug keeps apart the bodies that publish under one prefix. */
export const ocidStem = (body: Body): string => `${ocidPrefix(body)}-${body.slug}-`;

/** The ocid of a process, from its natural key alone: no load and no correction of other fields changes it. */
export function printOcid(body: Body, key: ProcessKey): string {
  const own =
    key.tipo === 'licitacao'
      ? `l-${encodeNumber(key.numero)}-${digestOf(key.modalidade, key.unidade)}`
      : `c-${encodeNumber(key.numero)}-${key.ano}`;
  return ocidStem(body) + own;
}

const SHAPE = /^(?:l-(?<licitacao>.+)-(?<digest>[0-9a-f]{10})|c-(?<contrato>.+)-(?<ano>\d{4}))$/s;

/** What an ocid of this body says; null of any other text. */
export function parseOcid(body: Body, ocid: string): ParsedOcid | null {
  if (!ocid.startsWith(ocidStem(body))) return null;
  const found = SHAPE.exec(ocid.slice(ocidStem(body).length))?.groups ?? {};
  const numero = decodeNumber(found.licitacao ?? found.contrato ?? '');
  if (!numero) return null;
  if (found.digest) return { tipo: 'licitacao', numero, digest: found.digest };
  return { tipo: 'contrato', numero, ano: Number(found.ano) };
}

/** Modality and unit are long texts with accents: ten digits of their digest tell tenders of one number apart. */
export const digestOf = (modalidade: string, unidade: string): string =>
  createHash('sha256').update(`${modalidade}\u001f${unidade}`).digest('hex').slice(0, 10);

/** A number in letters that every address, file name and spreadsheet carries unharmed: `PE 004/2025` is `PE~004.2025`. */
const encodeNumber = (text: string): string =>
  text.replace(/[^A-Za-z0-9-]/gu, (letter) => LETTERS[letter] ?? hex(letter));

const LETTERS: Readonly<Record<string, string>> = { ' ': '~', '/': '.' };
const hex = (letter: string): string =>
  [...Buffer.from(letter)].map((byte) => `_${byte.toString(16).padStart(2, '0')}`).join('');

function decodeNumber(text: string): string | null {
  if (!/^(?:[A-Za-z0-9~.-]|_[0-9a-f]{2})*$/.test(text)) return null;
  const escaped = text.replace(/_/g, '%').replaceAll('~', ' ').replaceAll('.', '/');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
