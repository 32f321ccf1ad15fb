import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { receitaFileParameters } from '../../catalog/receita/answer.ts';
import { FILE_LEVELS, FILE_MONTHS, type FileLevel, RECEITA_FILE } from '../../catalog/receita/file.ts';
import { forecastOf, monthsOf, type Names, receitaName, within } from '../../catalog/receita/receita.ts';
import { type Node, printNode, yearNode } from '../../catalog/sums/node.ts';
import { ident, literal } from '../database/sql/names.ts';
import { whereClause } from '../database/sql/where.ts';
import { hasTag, readFileTag } from '../dataset/tag.ts';
import { csvStream } from '../export/csv.ts';
import { jsonStream } from '../export/json.ts';
import { xlsxStream } from '../export/xlsx.ts';
import { readParameters } from '../http/parameters.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { ignoreEarlyClose, streamReply } from '../http/stream.ts';
import { receitaYears, type Slice } from './sums.ts';
import { RECEITA_SOURCES, readReceitaNames } from './view.ts';

const COLUMNS = Object.entries(RECEITA_FILE);

type WriteCell = (field: Field, column: string) => string;

/** One column of the file as its format writes it, under the name that the format gives it. */
const columns = (write: WriteCell, as: (name: string, field: Field) => string = () => ''): string =>
  COLUMNS.map(([name, field]) => `${write(field, ident(name))}${as(name, field)}`).join(', ');

interface ReceitaFile {
  client: pg.ClientBase;
  /** The statement of all rows, whose columns are those of the file. */
  rows: string;
  sheet: boolean;
  shape: Dataset;
}

const copied = (rows: string, shown: string, options: string): string =>
  `COPY (SELECT ${shown} FROM (${rows}) r ORDER BY "codTipo", "codUnidade", "codFonte", "blnDeducao") TO STDOUT (${options}ENCODING 'UTF8')`;

const FORMATS = {
  csv: {
    type: 'text/csv; charset=utf-8',
    open: ({ client, rows, sheet }: ReceitaFile) =>
      sheet
        ? csvStream(client, copied(rows, forSheets(), "FORMAT csv, HEADER, DELIMITER ';', "), { bom: true })
        : csvStream(client, copied(rows, forPrograms(), 'FORMAT csv, HEADER, ')),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: ({ client, rows, shape }: ReceitaFile) =>
      xlsxStream(
        client,
        copied(
          rows,
          columns((field, column) => field.cell(column)),
          '',
        ),
        shape,
      ),
  },
  json: {
    type: 'application/json; charset=utf-8',
    open: ({ client, rows, shape }: ReceitaFile) =>
      jsonStream(
        client,
        copied(
          rows,
          columns((field, column) => field.plain(column)),
          '',
        ),
        shape,
        {
          head: '{"ok":true,"data":[',
          tail: ']}',
        },
      ),
  },
} as const satisfies Record<string, { type: string; open(file: ReceitaFile): Readable }>;

export type ReceitaFormat = keyof typeof FORMATS;
export const RECEITA_FORMATS: readonly ReceitaFormat[] = ['csv', 'xlsx', 'json'];

const forSheets = (): string =>
  columns(
    (field, column) => field.sheet(column),
    (_, { label }) => ` AS ${ident(label)}`,
  );

const forPrograms = (): string =>
  columns(
    (field, column) => field.plain(column),
    (name) => ` AS ${ident(name)}`,
  );

/** Sends what was foreseen and what came of a node of the revenue as one file. */
export async function sendReceitaFile(
  services: Services,
  format: ReceitaFormat,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { no, corte, _planilha: sheet } = readParameters(receitaFileParameters, request);
  const { id: tenant, slug } = request.site.tenant;
  const sets = RECEITA_SOURCES.map((id) => datasetOf(services, id));
  const sent = services.db.export(tenant, async (client) => {
    const node = no ?? (await latestNode(client, tenant));
    const etag = await readFileTag(client, sets, tenant, `receita.${format} ${sheet} ${printNode(node)} ${corte?.id}`);
    if (hasTag(request, etag)) return void reply.code(304).header('etag', etag).send();
    const slice: Slice = { tenant, where: within(node, corte), months: monthsOf(node) };
    const names = await readReceitaNames(client, tenant);
    const found = await codesOf(client, slice);
    const rows = fileRows(slice, forecastOf(node, corte) !== null, found, names);
    const shape = { ...datasetOf(services, RECEITA_SOURCES[0]), title: 'Receitas', fields: RECEITA_FILE };
    const headers = {
      etag,
      'content-type': FORMATS[format].type,
      'content-disposition': `attachment; filename="${nameOf(slug, node, corte?.id)}.${format}"`,
    };
    return streamReply(services, request, reply, headers, async () =>
      FORMATS[format].open({ client, rows, sheet: sheet !== undefined, shape }),
    );
  });
  await sent.catch(ignoreEarlyClose);
}

async function latestNode(client: pg.ClientBase, tenant: number): Promise<Node> {
  const { rows } = await client.query<{ numExercicio: number }>(receitaYears(tenant, []));
  return yearNode(rows[0]?.numExercicio ?? 0);
}

const nameOf = (slug: string, node: Node, cut = ''): string =>
  [slug, 'receita', cut, printNode(node)]
    .filter(Boolean)
    .join('-')
    .replace(/[^\w.-]+/g, '-');

/** The codes that the rows of a slice have at each level. */
async function codesOf(client: pg.ClientBase, slice: Slice): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { code } of FILE_LEVELS) {
    const { rows } = await client.query<{ codigo: string }>(
      `SELECT DISTINCT ${ident(code)} AS codigo FROM pub._receita WHERE ${whereClause(slice.tenant, slice.where, literal)}`,
    );
    found.set(
      code,
      rows.map(({ codigo }) => codigo),
    );
  }
  return found;
}

/** The statement of the rows: sums by every classification, with the names that the codes have by law or by the body. */
function fileRows(slice: Slice, foreseen: boolean, codes: ReadonlyMap<string, string[]>, names: Names): string {
  const { tenant, where, months } = slice;
  const [from, to] = months.map(literal);
  const came = `"dtMes" BETWEEN ${from} AND ${to}`;
  const group = [...FILE_LEVELS.map(({ code }) => ident(code)), '"numExercicio"', '"blnDeducao"'].join(', ');
  const year = months[0].slice(0, 4);
  const forecast = (column: string) => (foreseen ? `coalesce(sum(${ident(column)}), 0)` : 'NULL::numeric');
  const monthly = FILE_MONTHS.map(
    (month) =>
      `CASE WHEN ${literal(`${year}-${month}`)} BETWEEN ${from} AND ${to} THEN coalesce(sum("vlrArrecadacao") FILTER (WHERE "dtMes" = ${literal(`${year}-${month}`)}), 0) END AS "vlrMes${month}"`,
  );
  const sums = `SELECT ${group}, ${forecast('vlrPrevisaoInicial')} AS "vlrPrevisaoInicial", ${forecast('vlrPrevisaoAtualizado')} AS "vlrPrevisaoAtualizado",
coalesce(sum("vlrLancado"), 0) AS "vlrLancado", coalesce(sum("vlrArrecadacao"), 0) AS "vlrArrecadacao", ${monthly.join(', ')}
FROM pub._receita WHERE ${whereClause(tenant, where, literal)} AND ("dtMes" = '' OR ${came}) GROUP BY ${group}`;
  const share = `CASE WHEN "vlrPrevisaoAtualizado" > 0 THEN round("vlrArrecadacao" / "vlrPrevisaoAtualizado" * 100, 2) END AS "pctRealizado"`;
  const joins = FILE_LEVELS.map((level) => nameJoin(level, codes.get(level.code) ?? [], names));
  return `SELECT s.*, ${share}, ${FILE_LEVELS.map(({ name }) => ident(name)).join(', ')} FROM (${sums}) s${joins.join('')}`;
}

function nameJoin({ dimension, code, name }: FileLevel, codes: readonly string[], names: Names): string {
  const known = codes.map((own) => `(${literal(own)}, ${literal(receitaName(dimension, own, names))})`);
  const values = known.length > 0 ? `VALUES ${known.join(', ')}` : "VALUES ('', '')";
  return ` LEFT JOIN (${values}) ${dimension} (${ident(`${dimension}.codigo`)}, ${ident(name)}) ON ${ident(`${dimension}.codigo`)} = s.${ident(code)}`;
}
