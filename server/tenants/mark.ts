import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';

/** File of an exported folder that says which version of the body it was exported at. */
export const EDITION_FILE = '.edicao';

/** A number that counts through something of a body, and when it was given. */
interface Counted {
  numero: number;
  /** Empty where there was nothing yet. */
  quando: string;
}

/** What a body was like at some moment: its newest version and, in the log, the newest act that changed its documents. */
export interface EditionMark extends Counted {
  /** Null in a folder of an older portal. */
  documentos: Counted | null;
}

const TIME = `to_char(quando AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Acts that change what is published of documents. */
export const DOCUMENT_ACTS = `('documento.publicado', 'documento.substituido', 'documento.retirado', 'documento.corrigido',
  'documento.ordenado', 'ausencia.declarada', 'ausencia.retirada')`;

/** A document that stands as a harvest brought it is its source's affair, and no folder's. */
export const BROUGHT_DOCUMENT = `EXISTS (SELECT FROM portal.trazidos t
  WHERE t.tenant = arquivos.tenant AND t.slug = arquivos.slug AND t.sha256 = arquivos.sha256)`;

const NEWEST = `SELECT numero, ${TIME} AS quando FROM portal.redacoes WHERE tenant = $1 ORDER BY numero DESC LIMIT 1`;
const NEWEST_ACT = `SELECT numero::float8 AS numero, ${TIME} AS quando FROM portal.atos
  WHERE tenant = $1 AND acao IN ${DOCUMENT_ACTS} ORDER BY numero DESC LIMIT 1`;

/** The mark of what stands now. */
export async function editionMark(client: pg.ClientBase, tenant: number): Promise<EditionMark> {
  const read = async (text: string): Promise<Counted> =>
    (await client.query<Counted>(text, [tenant])).rows[0] ?? { numero: 0, quando: '' };
  return { ...(await read(NEWEST)), documentos: await read(NEWEST_ACT) };
}

const printed = ({ numero, quando }: Counted): string => `${numero} ${quando}`.trimEnd();

export const printEditionMark = (mark: EditionMark): string =>
  [printed(mark), ...(mark.documentos ? [`documentos ${printed(mark.documentos)}`] : []), ''].join('\n');

const MARK =
  /^(\d{1,9})(?: (\d{4}-\d\d-\d\dT[\d:.]{8,15}Z))?(?:\r?\ndocumentos (\d{1,9})(?: (\d{4}-\d\d-\d\dT[\d:.]{8,15}Z))?)?\s*$/;

/** The mark of a file; null where it is none. */
export function parseEditionMark(text: string): EditionMark | null {
  const [, numero = '', quando = '', acts, since = ''] = MARK.exec(text) ?? [];
  const documentos = acts === undefined ? null : { numero: Number(acts), quando: since };
  return numero === '' ? null : { numero: Number(numero), quando, documentos };
}

/** The moment that a folder was exported at, as its file says it; null in one that somebody wrote. */
export async function readEditionMark(folder: string): Promise<EditionMark | null> {
  const text = await readFile(join(folder, EDITION_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  const mark = parseEditionMark(text);
  if (mark) return mark;
  throw new Refusal(
    `${join(folder, EDITION_FILE)} não está como “portal tenant export” escreve: apague o arquivo, ou exporte o órgão de novo.`,
  );
}

/**
 * The number that a mark means in this database; null where the folder comes from another installation, whose numbers say
 * nothing here.
 */
export async function editionOfMark(client: pg.ClientBase, tenant: number, mark: EditionMark): Promise<number | null> {
  if (mark.numero === 0) return 0;
  const { rows } = await client.query<{ numero: number }>(
    `SELECT numero FROM portal.redacoes WHERE tenant = $1 AND numero = $2 AND ${TIME} = $3`,
    [tenant, mark.numero, mark.quando],
  );
  return rows[0]?.numero ?? null;
}

/** The act of this body's log up to which a folder knows its documents; null where it does not say, or speaks of another log. */
export async function documentActOf(
  client: pg.ClientBase,
  tenant: number,
  mark: EditionMark | null,
): Promise<number | null> {
  const { numero, quando } = mark?.documentos ?? { numero: -1, quando: '' };
  if (numero <= 0) return numero === 0 ? 0 : null;
  const { rowCount } = await client.query(
    `SELECT FROM portal.atos WHERE tenant = $1 AND numero = $2 AND ${TIME} = $3`,
    [tenant, numero, quando],
  );
  return rowCount ? numero : null;
}
