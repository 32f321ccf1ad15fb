import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { type FileEntry, partsIn, type StatementEntry, slugFor } from '../../catalog/arquivos/entry.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import { atomically } from '../database/atomic.ts';
import { indexFiles } from '../index/files.ts';
import { Refusal } from '../refusal.ts';
import { BROUGHT_DOCUMENT } from '../tenants/mark.ts';
import { unmentionedAnnexes } from './claims.ts';
import { sniffFile } from './filetype.ts';
import { refuseMislabelled, refuseUnopenable } from './refuse.ts';
import { registerStatements } from './statements.ts';
import { readDocument, UNREAD_DOCUMENT } from './text.ts';

/** A file as it was found, ready to be registered. */
export interface FoundFile {
  slug: string;
  categoria: string;
  titulo: string;
  ano: number;
  periodo: string | null;
  parte: string | null;
  partes: readonly string[];
  data: string;
  tamanho: number;
  tipo: string;
  sha256: string;
  caminho: string;
  texto: string;
  /** Whether the file shows a CPF that somebody checked and answers for. */
  conferido: boolean;
  /** Its place among those of its category and year, where somebody put them in order. */
  ordem: number | null;
}

export interface FilesReport {
  files: readonly FoundFile[];
  /** Sentences about files that the publisher should check again. */
  warnings: readonly string[];
}

const COLUMNS =
  'slug, categoria, titulo, ano, periodo, parte, partes, data, tamanho, tipo, sha256, caminho, texto, conferido, ordem';

/** Inspects every file of a list below a folder, or refuses the first that cannot be published with one sentence. */
export async function inspectFiles(
  client: pg.ClientBase,
  tenant: number,
  list: readonly FileEntry[],
  folder: string,
): Promise<FilesReport> {
  const { rows } = await client.query<{ sha256: string; texto: string }>(
    "SELECT sha256, texto FROM portal.arquivos WHERE tenant = $1 AND strpos(texto, '-**') = 0",
    [tenant],
  );
  const known = new Map(rows.map(({ sha256, texto }) => [sha256, texto]));
  const files: FoundFile[] = [];
  const warnings: string[] = [];
  for (const entry of list) {
    const { shown, ...found } = await look(entry, folder, known);
    files.push(found);
    if (shown !== null) warnings.push(`${entry.arquivo}: publicado com CPF ${shown}, como conferido.`);
    if (found.tipo === 'application/pdf' && found.texto === '') warnings.push(`${entry.arquivo}: ${UNREAD}`);
    const unmentioned = unmentionedAnnexes(entry, found.texto);
    if (unmentioned.length > 0) warnings.push(`${entry.arquivo}: ${claimed(unmentioned)}`);
  }
  return { files, warnings };
}

/** Warning about a document whose entry promises more than its text has. */
const claimed = (titles: readonly string[]): string =>
  `a entrada diz que traz ${new Intl.ListFormat('pt-BR').format(titles)}, e o texto do documento não fala disso. Confira as partes.`;

/** Warning about a PDF without text, a scan, a damaged or a huge one: neither we nor a screen reader can read it. */
const UNREAD =
  'o PDF não tem texto que se possa ler (digitalização, ou arquivo danificado ou grande demais). A busca não o alcança, e cabe a você conferir se mostra CPFs.';

/** Inspects one file. Text that was read before from the same bytes, with nothing to mask, is not read again. */
async function look(
  entry: FileEntry,
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<FoundFile & { shown: string | null }> {
  const { path, size } = await locate(folder, entry.arquivo);
  const kind = await sniffFile(path);
  refuseMislabelled(`arquivos/${entry.arquivo}`, entry.arquivo, kind);
  const sha256 = await fileDigest(path);
  const before = texts.get(sha256);
  const known = before === undefined ? null : { ...UNREAD_DOCUMENT, text: before };
  const read = known ?? (await readDocument(path, { type: kind.type, size }));
  refuseUnopenable(`arquivos/${entry.arquivo}`, read);
  const { text, cpfs, pages } = read;
  if (cpfs.length > 0 && !entry.cpf) throw new Refusal(shows(entry.arquivo, placesIn(cpfs, pages > 0)));
  const { categoria, titulo, ano, periodo = null, parte = null, arquivo } = entry;
  const day = parseDay(entry.data);
  const data = day.ok ? day.value : entry.data;
  const own = { slug: slugFor(entry), categoria, titulo, ano, periodo, parte, partes: partsIn(entry) };
  return {
    ...own,
    data,
    caminho: arquivo.normalize('NFC'),
    tamanho: size,
    tipo: kind.type,
    sha256,
    texto: text,
    conferido: entry.cpf !== undefined,
    ordem: entry.ordem ?? null,
    shown: cpfs.length > 0 ? placesIn(cpfs, pages > 0) : null,
  };
}

/** Places that are said of a long list. */
const NAMED = 10;

function placesIn(places: readonly number[], hasPages: boolean): string {
  if (places.length === 1) return `na ${hasPages ? 'página' : 'linha'} ${places[0]}`;
  const rest = places.length > NAMED ? [`mais ${places.length - NAMED}`] : [];
  const said = new Intl.ListFormat('pt-BR').format([...places.slice(0, NAMED).map(String), ...rest]);
  return `nas ${hasPages ? 'páginas' : 'linhas'} ${said}`;
}

/** Refusal of a document that shows a CPF: masking the extracted text would not help whoever it is of. */
const shows = (name: string, where: string): string =>
  `arquivos/${name} traz um CPF ${where}. Tarje-o no documento, como ***.456.789-**, ou, se não for um CPF ou uma lei mandar publicá-lo, escreva “cpf: conferido” na entrada dele em arquivos.yaml.`;

/** Finds a file below the folder: neither dots nor a link may lead out of it. */
async function locate(folder: string, name: string): Promise<{ path: string; size: number }> {
  const home = await realpath(folder).catch(() => null);
  const path = await realpath(join(folder, name)).catch(() => null);
  if (!home || !path) throw new Refusal(`Não há arquivos/${name}: ponha o arquivo na pasta ou corrija arquivos.yaml.`);
  const stat = await lstat(path);
  if (!path.startsWith(home + sep) || !stat.isFile())
    throw new Refusal(
      `arquivos/${name} não é um arquivo desta pasta: copie para ela o próprio arquivo, e não um atalho.`,
    );
  if (stat.size === 0) throw new Refusal(`arquivos/${name} está vazio: envie-o de novo.`);
  return { path, size: stat.size };
}

export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Makes whoever changes the files of a body wait for whoever else does, until the end of the transaction. */
export async function lockFiles(client: pg.ClientBase, tenant: number): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('portal.arquivos'), $1)", [tenant]);
}

/** Brings the search of a body's files up to date, of the years that changed or of all, and notifies every server. */
export async function announceFiles(client: pg.ClientBase, tenant: number, years?: readonly number[]): Promise<void> {
  await indexFiles(client, tenant, years);
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: ARQUIVOS })]);
}

/** Puts one file into the register, in the place of the one that had its address. The transaction is the caller's. */
export async function registerFile(client: pg.ClientBase, tenant: number, file: FoundFile): Promise<void> {
  await client.query(PUT, [tenant, JSON.stringify([file])]);
}

/** Makes the register of a body and its search entries equal to a list, and notifies every server. Gives the paths that left the register. */
export async function registerFiles(
  client: pg.ClientBase,
  tenant: number,
  files: readonly FoundFile[],
  statements: readonly StatementEntry[] = [],
): Promise<string[]> {
  return atomically(client, async () => {
    await lockFiles(client, tenant);
    const { rows } = await client.query<{ caminho: string }>('SELECT caminho FROM portal.arquivos WHERE tenant = $1', [
      tenant,
    ]);
    await client.query(EQUAL, [tenant, JSON.stringify(files)]);
    await registerStatements(client, tenant, statements);
    await announceFiles(client, tenant);
    const kept = new Set(files.map(({ caminho }) => caminho));
    return rows.map(({ caminho }) => caminho).filter((path) => !kept.has(path));
  });
}

const SENT = `sent AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS sent (slug text, categoria text, titulo text, ano int, periodo text,
      parte text, partes text[], data date, tamanho bigint, tipo text, sha256 text, caminho text, texto text, conferido boolean, ordem int)
  )`;

const INSERT = `INSERT INTO portal.arquivos (tenant, ${COLUMNS}) SELECT $1, ${COLUMNS} FROM sent
  ON CONFLICT (tenant, slug) DO UPDATE SET (${COLUMNS}) = (SELECT ${COLUMNS.replace(/\w+/g, 'excluded.$&')})`;

const PUT = `WITH ${SENT} ${INSERT}`;

const EQUAL = `WITH ${SENT}, gone AS (
    DELETE FROM portal.arquivos WHERE tenant = $1 AND slug NOT IN (SELECT slug FROM sent) AND NOT ${BROUGHT_DOCUMENT}
  ) ${INSERT}`;
