import type pg from 'pg';
import type { StatementEntry } from '../../catalog/arquivos/entry.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { Refusal } from '../refusal.ts';
import { DOCUMENT_ACTS } from '../tenants/mark.ts';
import type { FoundFile } from './register.ts';
import { statementName } from './statements.ts';

/** What a folder says of the files of a body. */
export interface ListedFiles {
  files: readonly FoundFile[];
  statements: readonly StatementEntry[];
  /** Act of the body's log that the folder was exported after; null where that is not known. */
  since: number | null;
}

/** What people did in the panel and the folder does not know of: every act where it does not say when it was made. */
const ACTS = `WITH acts AS (
  SELECT * FROM portal.atos WHERE tenant = $1 AND acao IN ${DOCUMENT_ACTS} AND numero > coalesce($2::bigint, 0))`;

/** Documents that people published in the panel, or withdrew there, and that stand so today. */
const BY_HAND = `${ACTS} SELECT a.slug, a.titulo, a.sha256, false AS retirado FROM portal.arquivos a
  JOIN portal.acervo e ON e.tenant = a.tenant AND e.slug = a.slug AND e.sha256 = a.sha256
  WHERE a.tenant = $1 AND e.fim IS NULL AND e.quem IS NOT NULL
  AND EXISTS (SELECT FROM acts t WHERE t.depois->>'slug' = a.slug)
  UNION ALL
  SELECT DISTINCT e.slug, e.titulo, e.sha256, true FROM portal.acervo e WHERE e.tenant = $1 AND e.fim = 'retirada'
  AND EXISTS (SELECT FROM acts t WHERE t.antes->>'slug' = e.slug)
  AND NOT EXISTS (SELECT FROM portal.arquivos a WHERE a.tenant = e.tenant AND a.slug = e.slug)`;

/** Sheets that people corrected, while they say what the last correction said. */
const CORRECTED = `${ACTS}, last AS (
    SELECT DISTINCT ON (depois->>'slug') depois FROM acts WHERE acao = 'documento.corrigido'
    ORDER BY depois->>'slug', numero DESC)
  SELECT a.slug, a.titulo, a.categoria, a.periodo, a.partes, a.data::text AS data
  FROM last t JOIN portal.arquivos a ON a.tenant = $1 AND a.slug = t.depois->>'slug'
  WHERE a.categoria = t.depois->>'categoria' AND a.data::text = t.depois->>'data'
    AND a.periodo IS NOT DISTINCT FROM nullif(t.depois->>'periodo', '')`;

/** Documents whose place people gave, while they have it: none, where the order was given up. */
const ORDERED = `${ACTS}, last AS (
    SELECT DISTINCT ON (alvo) alvo, depois FROM acts WHERE acao = 'documento.ordenado' ORDER BY alvo, numero DESC)
  SELECT a.slug, a.ordem, t.alvo FROM last t JOIN portal.arquivos a
    ON a.tenant = $1 AND a.categoria || ', ' || a.ano = t.alvo
  WHERE CASE WHEN t.depois = '[]' THEN a.ordem IS NULL ELSE t.depois->>(a.ordem - 1) = a.slug END`;

/** Statements that people made in the panel and that stand, and those that they took back and that do not. */
const SAID = `${ACTS} SELECT DISTINCT ON (alvo) alvo, acao = 'ausencia.retirada' AS retirada,
    CASE acao WHEN 'ausencia.retirada' THEN antes ELSE depois END #>> '{}' AS texto
  FROM acts WHERE acao LIKE 'ausencia.%' ORDER BY alvo, numero DESC`;
const STANDING = 'SELECT texto FROM portal.declarados WHERE tenant = $1';

/** Refuses a folder that would undo what people did to the documents in the panel after it was written. */
export async function refuseLostDocuments(
  client: pg.ClientBase,
  tenant: number,
  { slug, ...listed }: ListedFiles & { slug: string },
): Promise<void> {
  const ask = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
    (await client.query<T>(text, [tenant, listed.since])).rows;
  const standing = (await client.query<{ texto: string }>(STANDING, [tenant])).rows.map(({ texto }) => texto);
  const lost = [
    ...lostFiles(listed, await ask<ByHand>(BY_HAND)),
    ...lostSheets(listed, await ask<Sheet>(CORRECTED)),
    ...lostOrders(listed, await ask<Placed>(ORDERED)),
    ...lostWords(listed, await ask<Said>(SAID), standing),
  ];
  if (lost.length > 0) throw new Refusal(sentence(slug, [...new Set(lost)]));
}

interface ByHand {
  slug: string;
  titulo: string;
  sha256: string;
  retirado: boolean;
}

function lostFiles({ files }: ListedFiles, done: readonly ByHand[]): string[] {
  const listed = new Map(files.map((file) => [file.slug, file.sha256]));
  const isLost = (one: ByHand) => (one.retirado ? listed.has(one.slug) : listed.get(one.slug) !== one.sha256);
  return done.filter(isLost).map(({ titulo }) => titulo);
}

type Sheet = Pick<FoundFile, 'slug' | 'titulo' | 'categoria' | 'periodo' | 'partes' | 'data'>;

const saidOf = ({ categoria, periodo, partes, data }: Sheet): string =>
  JSON.stringify([categoria, periodo, [...partes].sort(), data]);

function lostSheets({ files }: ListedFiles, corrected: readonly Sheet[]): string[] {
  return corrected
    .filter((one) => files.some((file) => file.slug === one.slug && saidOf(file) !== saidOf(one)))
    .map(({ titulo }) => titulo);
}

interface Placed {
  slug: string;
  ordem: number | null;
  alvo: string;
}

function lostOrders({ files }: ListedFiles, placed: readonly Placed[]): string[] {
  return placed
    .filter((one) => files.some((file) => file.slug === one.slug && file.ordem !== one.ordem))
    .map(({ alvo }) => `a ordem de ${alvo}`);
}

interface Said {
  alvo: string;
  retirada: boolean;
  texto: string;
}

function lostWords({ statements }: ListedFiles, said: readonly Said[], standing: readonly string[]): string[] {
  const isListed = ({ alvo, texto }: Said) =>
    statements.some((one) => one.declaracao === texto && statementName(one) === alvo);
  return said
    .filter((one) => standing.includes(one.texto) !== one.retirada && isListed(one) === one.retirada)
    .map(({ texto }) => texto);
}

/** Names that are said of a long list. */
const NAMED = 5;

function sentence(slug: string, lost: readonly string[]): string {
  const named = lost.slice(0, NAMED).map((name) => `“${name}”`);
  const rest = lost.length > NAMED ? [`mais ${lost.length - NAMED}`] : [];
  const said = new Intl.ListFormat('pt-BR').format([...named, ...rest]);
  return `arquivos.yaml desfaria o que foi feito no painel com ${counted(lost.length, 'documento ou declaração', 'documentos ou declarações')}: ${said}. Exporte o que está no ar (portal tenant export ${slug} PASTA-NOVA) e mude ali; ou, para ficar com o que a pasta diz, repita com --sobrescrever.`;
}
