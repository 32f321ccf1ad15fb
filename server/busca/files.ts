import type pg from 'pg';
import { categoryOf, FILE_TYPES, nameOf } from '../../catalog/arquivos/arquivos.ts';
import type { SearchFind } from '../../catalog/busca/answer.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { binder } from '../database/sql/names.ts';
import { fileText } from '../index/files.ts';
import { excerptOf, place } from './excerpt.ts';
import { MOST, type Pile, pileOf, SIZE, type TokenisedQuestion, WEIGHED } from './group.ts';
import { required, tsquery, vocabularyOf } from './question.ts';
import { scoreFile } from './rank.ts';

/** The kind, as an address names it. */
export const FILES = 'arquivos';
export const TITLE = 'Arquivos publicados';

/** The words that mean any file: which one, the rest of the question says. */
const MEANT = vocabularyOf('arquivo documento pdf anexo íntegra publicado');

interface Line {
  slug: string;
  categoria: string;
  titulo: string;
  ano: number;
  periodo: string | null;
  tipo: string;
  total: number;
}

/** The published files whose title or text answers, the best first, each with the place of its text that does. */
export async function filesFound(client: pg.ClientBase, tenant: number, asked: TokenisedQuestion): Promise<Pile> {
  const tokens = required(asked.tokens, MEANT);
  if (tokens.length === 0) return pileOf({ tipo: FILES, titulo: TITLE, total: 0, mais: false }, [], () => []);
  const values: Value[] = [];
  const bind = binder(values);
  const query = `${bind(tsquery(tenant, tokens, asked.any))}::tsquery`;
  const year = asked.ano === null ? '' : ` AND ano = ${bind(asked.ano)}`;
  const alone = asked.tipo === FILES;
  const { rows } = await client.query<Line>(
    `SELECT slug, categoria, titulo, ano, periodo, tipo, count(*) OVER () AS total FROM (
SELECT slug, categoria, titulo, ano, periodo, tipo, data, palavras FROM pub._arquivos
WHERE tenant = ${bind(tenant)} AND palavras @@ ${query}${year} LIMIT ${MOST + 1}) f
ORDER BY ts_rank('{0.1, 0.3, 0.7, 1}', palavras, ${query}) DESC, ano DESC, data DESC, slug
LIMIT ${Math.max(WEIGHED, alone ? asked.page * SIZE : 0)}`,
    values,
  );
  const total = rows[0]?.total ?? 0;
  const kind = { tipo: FILES, titulo: TITLE, total: Math.min(total, MOST), mais: total > MOST };
  return pileOf(kind, weigh(rows, asked), (some) => shown(client, tenant, some, asked));
}

type WeighedLine = Line & { nota: number };

/** Beyond the first few, the database's own order is good enough. */
function weigh(lines: readonly Line[], { tokens, any }: TokenisedQuestion): WeighedLine[] {
  const first = lines
    .slice(0, WEIGHED)
    .map((line) => ({ ...line, nota: scoreFile(fileText(line), tokens, MEANT, any) }));
  first.sort((a, b) => b.nota - a.nota);
  return [...first, ...lines.slice(WEIGHED).map((line) => ({ ...line, nota: 0 }))];
}

async function shown(
  client: pg.ClientBase,
  tenant: number,
  lines: readonly WeighedLine[],
  { tokens }: TokenisedQuestion,
): Promise<SearchFind[]> {
  if (lines.length === 0) return [];
  const { rows } = await client.query<{ slug: string; at: number; trecho: string }>(
    `SELECT slug, at, substr(texto, greatest(1, at - 120), 320) AS trecho FROM (
SELECT slug, texto, regexp_instr(texto, $3, 1, 1, 0, 'i') AS at FROM pub._arquivos WHERE tenant = $1 AND slug = ANY ($2)) f`,
    [tenant, lines.map(({ slug }) => slug), place(tokens)],
  );
  const texts = new Map(rows.map(({ slug, at, trecho }) => [slug, excerptOf(trecho, at > 121)]));
  return lines.map((line) => findOf(line, texts.get(line.slug) ?? ''));
}

function findOf({ slug, categoria, titulo, ano, periodo, tipo, nota }: WeighedLine, text: string): SearchFind {
  const category = categoryOf(categoria);
  const kind = [category ? nameOf(category) : '', periodo ?? '', FILE_TYPES[tipo] ?? 'arquivo']
    .filter(Boolean)
    .join(', ');
  const partes = [kind, text].filter(Boolean).map((part) => ({ label: '', text: part }));
  return { titulo, partes, para: `/arquivos/${slug}`, ano, valor: null, linhas: 1, nota };
}
