import type pg from 'pg';
import type { Arquivo } from '../../catalog/arquivos/arquivos.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { binder } from '../database/sql/names.ts';

/** Which of a body's files are asked for. */
export interface FilesQuestion {
  categoria: string | null;
  ano: number | null;
  termo: string;
  page: number;
  size: number;
}

const COLUMNS = 'slug, categoria, titulo, ano, periodo, data, tamanho, tipo, sha256, caminho';
/** The latest year first and in it what came out last; of what came out on one day, the last period. */
const ORDER = 'ano DESC, data DESC, periodo DESC NULLS FIRST, titulo, id';

type Bound = { text: string; values: Value[] };

function where(tenant: number, { categoria, ano, termo }: Omit<FilesQuestion, 'page' | 'size'>): Bound {
  const values: Value[] = [];
  const bind = binder(values);
  const words = termo.split(/\s+/).filter(Boolean);
  const parts = [
    `tenant = ${bind(tenant)}`,
    ...(categoria === null ? [] : [`categoria = ${bind(categoria)}`]),
    ...(ano === null ? [] : [`ano = ${bind(ano)}`]),
    ...words.map((word) => `strpos(portal.norm(titulo), portal.norm(${bind(word)})) > 0`),
  ];
  return { text: parts.join(' AND '), values };
}

/** A page of the files asked for, and how many there are of each category and of each year. */
export async function listFiles(client: pg.ClientBase, tenant: number, wanted: FilesQuestion) {
  const { text, values } = where(tenant, wanted);
  const offset = (wanted.page - 1) * wanted.size;
  const rows = await client.query(
    `SELECT ${COLUMNS} FROM pub._arquivos WHERE ${text} ORDER BY ${ORDER} LIMIT ${wanted.size} OFFSET ${offset}`,
    values,
  );
  const total = await client.query(
    `SELECT count(*) AS total, max(data) AS data FROM pub._arquivos WHERE ${text}`,
    values,
  );
  return {
    ok: true,
    data: rows.rows as Arquivo[],
    page: wanted.page,
    size: wanted.size,
    total: total.rows[0].total,
    categorias: await counts(client, tenant, 'categoria', { ...wanted, categoria: null }),
    anos: await counts(client, tenant, 'ano', { ...wanted, ano: null }),
    dados: { referencia: total.rows[0].data },
  };
}

/** How many there would be of each, were it chosen instead. */
async function counts(client: pg.ClientBase, tenant: number, column: 'categoria' | 'ano', wanted: FilesQuestion) {
  const { text, values } = where(tenant, wanted);
  const { rows } = await client.query(
    `SELECT ${column} AS chave, count(*) AS linhas, max(data) AS data FROM pub._arquivos WHERE ${text}
     GROUP BY ${column} ORDER BY ${column} DESC`,
    values,
  );
  return rows as { chave: string | number; linhas: number; data: string }[];
}

export async function findFile(
  client: pg.ClientBase,
  tenant: number,
  slug: string,
): Promise<(Arquivo & { texto: string }) | null> {
  const text = `SELECT ${COLUMNS}, texto FROM pub._arquivos WHERE tenant = $1 AND slug = $2`;
  return (await client.query(text, [tenant, slug])).rows[0] ?? null;
}

/** Some categories as the reference's clients read them: one answer, their files by year. */
export async function filesByCategory(client: pg.ClientBase, tenant: number, categories: readonly string[]) {
  const { rows } = await client.query(
    `SELECT id AS "idArquivo", titulo AS "descArquivo", ano AS "anoPub", to_char(data, 'YYYY-MM-DD"T00:00:00"') AS "dtInclusao",
       periodo AS "txtPeriodo", categoria FROM pub._arquivos WHERE tenant = $1 AND categoria = ANY ($2) ORDER BY ${ORDER}`,
    [tenant, categories],
  );
  return rows as ({ categoria: string } & Row)[];
}

export async function filePath(client: pg.ClientBase, tenant: number, id: number): Promise<string | null> {
  const { rows } = await client.query('SELECT caminho FROM pub._arquivos WHERE tenant = $1 AND id = $2', [tenant, id]);
  return rows[0]?.caminho ?? null;
}
