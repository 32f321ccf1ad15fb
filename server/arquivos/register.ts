import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { ARQUIVOS, FILE_TYPES } from '../../catalog/arquivos/arquivos.ts';
import { type FileEntry, slugFor } from '../../catalog/arquivos/entry.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import { indexFiles } from '../index/files.ts';
import { Refusal } from '../refusal.ts';
import { type FileType, sniffFile } from './filetype.ts';
import { readDocument } from './text.ts';

/** A file as it was found, ready to be registered. */
export interface FoundFile {
  slug: string;
  categoria: string;
  titulo: string;
  ano: number;
  periodo: string | null;
  data: string;
  tamanho: number;
  tipo: string;
  sha256: string;
  caminho: string;
  texto: string;
  /** Whether the file shows a CPF that somebody checked and answers for. */
  conferido: boolean;
}

export interface FilesReport {
  files: readonly FoundFile[];
  /** Sentences about files that the publisher should check again. */
  warnings: readonly string[];
}

const COLUMNS = 'slug, categoria, titulo, ano, periodo, data, tamanho, tipo, sha256, caminho, texto, conferido';

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
    const { pages, ...found } = await look(entry, folder, known);
    files.push(found);
    if (pages.length > 0) warnings.push(`${entry.arquivo}: publicado com CPF ${pagesIn(pages)}, como conferido.`);
    if (found.tipo === 'application/pdf' && found.texto === '') warnings.push(`${entry.arquivo}: ${UNREAD}`);
  }
  return { files, warnings };
}

/** Warning about a PDF without text, a scan or one under a password: neither we nor a screen reader can read it. */
const UNREAD =
  'o PDF não tem texto que se possa ler (digitalização ou senha). A busca não o alcança, e cabe a você conferir se mostra CPFs.';

/** Inspects one file. Text that was read before from the same bytes, with nothing to mask, is not read again. */
async function look(
  entry: FileEntry,
  folder: string,
  known: ReadonlyMap<string, string>,
): Promise<FoundFile & { pages: readonly number[] }> {
  const { path, size } = await locate(folder, entry.arquivo);
  const kind = await sniffFile(path);
  accept(entry.arquivo, kind);
  const sha256 = await fileDigest(path);
  const before = known.get(sha256);
  const { text, cpfs } =
    before === undefined ? await readDocument(path, { type: kind.type, size }) : { text: before, cpfs: [] };
  if (cpfs.length > 0 && !entry.cpf) throw new Refusal(shows(entry.arquivo, cpfs));
  const { categoria, titulo, ano, periodo = null, arquivo } = entry;
  const day = parseDay(entry.data);
  const data = day.ok ? day.value : entry.data;
  const own = { slug: slugFor(entry), categoria, titulo, ano, periodo, data, caminho: arquivo.normalize('NFC') };
  return {
    ...own,
    tamanho: size,
    tipo: kind.type,
    sha256,
    texto: text,
    conferido: entry.cpf !== undefined,
    pages: cpfs,
  };
}

const pagesIn = (pages: readonly number[]): string =>
  pages.length === 1
    ? `na página ${pages[0]}`
    : `nas páginas ${new Intl.ListFormat('pt-BR').format(pages.map(String))}`;

/** Refusal of a document that shows a CPF: masking the extracted text would not help whoever it is of. */
const shows = (name: string, pages: readonly number[]): string =>
  `arquivos/${name} traz um CPF ${pagesIn(pages)}. Tarje-o no documento, como ***.456.789-**, ou, se não for um CPF ou uma lei mandar publicá-lo, escreva “cpf: conferido” na entrada dele em arquivos.yaml.`;

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

/** Refuses a file whose name promises another type: it would mislead whoever saves it. */
function accept(name: string, { type, endings, active }: FileType): void {
  if (active)
    throw new Refusal(
      `arquivos/${name} é uma página ou um programa (HTML, SVG, script), que não se publica. Envie-o em PDF.`,
    );
  const ending = extname(name).toLowerCase();
  if (endings.includes(ending) || (endings.length === 0 && !FAMILIAR.has(ending))) return;
  const really = FILE_TYPES[type] ? `é ${FILE_TYPES[type]}` : 'é outra coisa';
  throw new Refusal(
    `arquivos/${name} não é o que o nome diz: o conteúdo ${really}. Envie o arquivo certo ou mude o nome.`,
  );
}

/** Endings whose content we recognise: a file that has one and is of another type is mislabelled. */
const FAMILIAR = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.odt', '.ods', '.docx', '.xlsx', '.zip', '.csv', '.txt']);

export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Makes the register of a body and its search entries equal to a list, and notifies every server. Gives the paths that left the register. */
export async function registerFiles(
  client: pg.ClientBase,
  tenant: number,
  files: readonly FoundFile[],
): Promise<string[]> {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<{ caminho: string }>('SELECT caminho FROM portal.arquivos WHERE tenant = $1', [
      tenant,
    ]);
    await client.query(EQUAL, [tenant, JSON.stringify(files)]);
    await indexFiles(client, tenant);
    await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: ARQUIVOS })]);
    await client.query('COMMIT');
    const kept = new Set(files.map(({ caminho }) => caminho));
    return rows.map(({ caminho }) => caminho).filter((path) => !kept.has(path));
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const EQUAL = `WITH sent AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS sent (slug text, categoria text, titulo text, ano int, periodo text,
      data date, tamanho bigint, tipo text, sha256 text, caminho text, texto text, conferido boolean)
  ), gone AS (
    DELETE FROM portal.arquivos WHERE tenant = $1 AND slug NOT IN (SELECT slug FROM sent)
  )
  INSERT INTO portal.arquivos (tenant, ${COLUMNS}) SELECT $1, ${COLUMNS} FROM sent
  ON CONFLICT (tenant, slug) DO UPDATE SET (${COLUMNS}) = (SELECT ${COLUMNS.replace(/\w+/g, 'excluded.$&')})`;
