import type pg from 'pg';
import type { z } from 'zod';
import type {
  AnoCount,
  Arquivo,
  ArquivoAnswer,
  ArquivosAnswer,
  arquivosParameters,
  CategoriaCount,
} from '../../catalog/arquivos/answer.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { binder } from '../database/sql/names.ts';

/** Parameters by which files are chosen; each that is absent chooses all. */
type FilesQuestion = z.output<typeof arquivosParameters>;

const COLUMNS = 'slug, categoria, titulo, ano, periodo, data, tamanho, tipo, sha256, caminho';
/** Order of files: the latest year, day and period first. */
const ORDER = 'ano DESC, data DESC, periodo DESC NULLS FIRST, titulo, id';

type Bound = { text: string; values: Value[] };

function where(tenant: number, { categoria, ano, termo }: Partial<FilesQuestion>): Bound {
  const values: Value[] = [];
  const bind = binder(values);
  const words = (termo ?? '').split(/\s+/).filter(Boolean);
  const parts = [
    `tenant = ${bind(tenant)}`,
    ...(categoria === undefined ? [] : [`categoria = ${bind(categoria)}`]),
    ...(ano === undefined ? [] : [`ano = ${bind(ano)}`]),
    ...words.map((word) => `strpos(portal.norm(titulo), portal.norm(${bind(word)})) > 0`),
  ];
  return { text: parts.join(' AND '), values };
}

/** A page of the files asked for, and how many there are of each category and of each year. */
export async function listFiles(client: pg.ClientBase, tenant: number, asked: FilesQuestion): Promise<ArquivosAnswer> {
  const { categoria, ano, termo, _page: page, _size: size } = asked;
  const { text, values } = where(tenant, asked);
  const { rows } = await client.query<Arquivo>(
    `SELECT ${COLUMNS} FROM pub._arquivos WHERE ${text} ORDER BY ${ORDER} LIMIT ${size} OFFSET ${(page - 1) * size}`,
    values,
  );
  const found = await client.query<{ total: number; data: string | null }>(
    `SELECT count(*) AS total, max(data) AS data FROM pub._arquivos WHERE ${text}`,
    values,
  );
  const { total = 0, data = null } = found.rows[0] ?? {};
  return {
    ok: true,
    data: rows,
    page,
    size,
    total,
    categorias: await countBy<CategoriaCount>(client, 'categoria', where(tenant, { ano, termo })),
    anos: await countBy<AnoCount>(client, 'ano', where(tenant, { categoria, termo })),
    dados: { referencia: data },
  };
}

/** How many files there would be of each value of a column, were it chosen instead. */
async function countBy<Count extends CategoriaCount | AnoCount>(
  client: pg.ClientBase,
  column: 'categoria' | 'ano',
  { text, values }: Bound,
): Promise<Count[]> {
  const { rows } = await client.query<Count>(
    `SELECT ${column} AS chave, count(*) AS linhas, max(data) AS data FROM pub._arquivos WHERE ${text}
     GROUP BY ${column} ORDER BY ${column} DESC`,
    values,
  );
  return rows;
}

export async function findFile(
  client: pg.ClientBase,
  tenant: number,
  slug: string,
): Promise<ArquivoAnswer['data'][0] | null> {
  const text = `SELECT ${COLUMNS}, texto FROM pub._arquivos WHERE tenant = $1 AND slug = $2`;
  return (await client.query<ArquivoAnswer['data'][0]>(text, [tenant, slug])).rows[0] ?? null;
}

/** A file under the names that the reference's clients read. */
interface ReferenceFile {
  idArquivo: number;
  descArquivo: string;
  anoPub: number;
  dtInclusao: string;
  txtPeriodo: string | null;
  categoria: string;
}

/** The files of some categories as the calls of the reference system answer them. */
export async function filesByCategory(
  client: pg.ClientBase,
  tenant: number,
  categories: readonly string[],
): Promise<ReferenceFile[]> {
  const { rows } = await client.query<ReferenceFile>(
    `SELECT id AS "idArquivo", titulo AS "descArquivo", ano AS "anoPub", to_char(data, 'YYYY-MM-DD"T00:00:00"') AS "dtInclusao",
       periodo AS "txtPeriodo", categoria FROM pub._arquivos WHERE tenant = $1 AND categoria = ANY ($2) ORDER BY ${ORDER}`,
    [tenant, categories],
  );
  return rows;
}

/** The path of a file below the folder of its body, by its number. */
export async function filePath(client: pg.ClientBase, tenant: number, id: number): Promise<string | null> {
  const { rows } = await client.query<{ caminho: string }>(
    'SELECT caminho FROM pub._arquivos WHERE tenant = $1 AND id = $2',
    [tenant, id],
  );
  return rows[0]?.caminho ?? null;
}
