import type pg from 'pg';
import type { z } from 'zod';
import type {
  AnoCount,
  Arquivo,
  ArquivoAnswer,
  ArquivosAnswer,
  arquivosParameters,
  CategoriaCount,
  PeriodoCount,
} from '../../catalog/arquivos/answer.ts';
import type { DocumentStatement } from '../../catalog/arquivos/dever.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { binder } from '../database/sql/names.ts';
import { readStatements } from './statements.ts';

/** Parameters by which files are chosen; each that is absent chooses all. */
type FilesQuestion = z.output<typeof arquivosParameters>;

const COLUMNS = 'slug, categoria, titulo, ano, periodo, parte, partes, data, tamanho, tipo, sha256, caminho';
/** Order of files: the latest year, day and period first. */
const ORDER = 'ano DESC, data DESC, periodo DESC NULLS FIRST, titulo, id';
/** Order within a category: what the body put in order stands so; what came after that is above it, the latest first. */
const OWN_ORDER = ORDER.replace('ano DESC', 'ano DESC, ordem NULLS FIRST');

const orderOf = ({ categoria }: FilesChoice): string => (categoria === undefined ? ORDER : OWN_ORDER);

type Bound = { text: string; values: Value[] };

/** Parameters that choose files; how many are on a page is another matter. */
export type FilesChoice = Partial<Omit<FilesQuestion, '_page' | '_size'>>;

function where(tenant: number, { categoria, ano, periodo, parte, termo }: FilesChoice): Bound {
  const values: Value[] = [];
  const bind = binder(values);
  const words = (termo ?? '').split(/\s+/).filter(Boolean);
  const parts = [
    `tenant = ${bind(tenant)}`,
    ...(categoria === undefined ? [] : [`categoria = ${bind(categoria)}`]),
    ...(ano === undefined ? [] : [`ano = ${bind(ano)}`]),
    ...(periodo === undefined ? [] : [`periodo = ${bind(periodo)}`]),
    ...(parte === undefined ? [] : [`${bind(parte)} = ANY (partes)`]),
    ...words.map((word) => `strpos(portal.norm(titulo), portal.norm(${bind(word)})) > 0`),
  ];
  return { text: parts.join(' AND '), values };
}

/** A page of the files asked for, and how many there are of each category and of each year. */
export async function listFiles(client: pg.ClientBase, tenant: number, asked: FilesQuestion): Promise<ArquivosAnswer> {
  const { _page: page, _size: size, ...choice } = asked;
  const { text, values } = where(tenant, asked);
  const { rows } = await client.query<Arquivo>(
    `SELECT ${COLUMNS} FROM pub._arquivos WHERE ${text} ORDER BY ${orderOf(asked)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
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
    categorias: await countBy<CategoriaCount>(client, 'categoria', where(tenant, { ...choice, categoria: undefined })),
    anos: await countBy<AnoCount>(client, 'ano', where(tenant, { ...choice, ano: undefined })),
    periodos: await countBy<PeriodoCount>(client, 'periodo', where(tenant, { ...choice, periodo: undefined })),
    partes: await countParts(client, where(tenant, { ...choice, parte: undefined })),
    declaracoes: (await readStatements(client, tenant)).filter((one) => isChosen(one, choice)),
    dados: { referencia: data },
  };
}

/** How many files there would be of each value of a column, were it chosen instead. */
async function countBy<Count extends CategoriaCount | AnoCount | PeriodoCount>(
  client: pg.ClientBase,
  column: 'categoria' | 'ano' | 'periodo',
  { text, values }: Bound,
): Promise<Count[]> {
  const { rows } = await client.query<Count>(
    `SELECT ${column} AS chave, count(*) AS linhas, max(data) AS data FROM pub._arquivos
     WHERE ${text} AND ${column} IS NOT NULL GROUP BY ${column} ORDER BY ${column} DESC`,
    values,
  );
  return rows;
}

/** How many files bring each part. */
async function countParts(client: pg.ClientBase, { text, values }: Bound): Promise<PeriodoCount[]> {
  const { rows } = await client.query<PeriodoCount>(
    `SELECT chave, count(*) AS linhas, max(data) AS data FROM pub._arquivos, unnest(partes) AS chave WHERE ${text}
     GROUP BY chave ORDER BY chave`,
    values,
  );
  return rows;
}

/** Whether a statement is about what was chosen: one without period or part is about all of them. */
function isChosen(one: DocumentStatement, { categoria, ano, periodo, parte, termo = '' }: FilesChoice): boolean {
  const about = (own: string | null, asked: string | undefined) => own === null || asked === undefined || own === asked;
  const words = slugOf(termo).split('-').filter(Boolean);
  return (
    (categoria === undefined || one.categoria === categoria) &&
    (ano === undefined || one.ano === ano) &&
    about(one.periodo, periodo) &&
    about(one.parte, parte) &&
    words.every((word) => slugOf(one.texto).includes(word))
  );
}

/** Every file that was chosen, for a list of them, and the statements beside them. */
export async function chosenFiles(
  client: pg.ClientBase,
  tenant: number,
  choice: FilesChoice,
): Promise<{ files: Arquivo[]; statements: DocumentStatement[] }> {
  const { text, values } = where(tenant, choice);
  const { rows: files } = await client.query<Arquivo>(
    `SELECT ${COLUMNS} FROM pub._arquivos WHERE ${text} ORDER BY ${orderOf(choice)}`,
    values,
  );
  return { files, statements: (await readStatements(client, tenant)).filter((one) => isChosen(one, choice)) };
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
       periodo AS "txtPeriodo", categoria FROM pub._arquivos WHERE tenant = $1 AND categoria = ANY ($2)
     ORDER BY ${categories.length === 1 ? OWN_ORDER : ORDER}`,
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
