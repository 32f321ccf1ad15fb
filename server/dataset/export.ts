import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { shownDataset } from '../../catalog/list/chosen.ts';
import { viewedColumns } from '../../catalog/list/view.ts';
import { printQuery, type Query, sayQuery } from '../../catalog/query.ts';
import type { GroupQuery } from '../database/sql/aggregate.ts';
import { copyCells, copyCsv, copySheet, copyValues } from '../database/sql/copy.ts';
import { selectAll } from '../database/sql/select.ts';
import { fileAbout } from '../export/about.ts';
import { csvStream } from '../export/csv.ts';
import { jsonLinesStream, jsonStream } from '../export/json.ts';
import { parquetPlan, parquetStream } from '../export/parquet.ts';
import { layOutPdf, type Meta } from '../export/pdf.ts';
import { xlsxStream } from '../export/xlsx.ts';
import { enterPast, openPast, type PastView } from '../historico/view.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, pastQueryOf, type Services } from '../http/request.ts';
import { ignoreEarlyClose, streamReply } from '../http/stream.ts';
import { citedAs } from './cite.ts';
import { readPastFreshness } from './freshness.ts';
import { groupCsv, groupJson, groupSheet, groupWorkbook } from './groupfile.ts';
import { isGrouped } from './groups.ts';
import { filePartsOf, type PartsFile, partsWorkbook, partsZip } from './parts.ts';
import { hasTag, namesTag, readFileTag } from './tag.ts';
import { type QueryTotals, readTotals } from './totals.ts';

interface Job {
  client: pg.ClientBase;
  set: Dataset;
  /** The same with the columns that the file has. */
  shown: Dataset;
  tenant: number;
  query: Query;
  planilha: boolean;
  /** The records with what belongs to them, where the file has that too. */
  parts: PartsFile['parts'];
  /** Counted and added up only for who says it: a million rows take a second that a plain file need not wait. */
  meta(): Promise<Meta>;
  /** What a file says of itself, where its format has a place for it. */
  about: Readonly<Record<string, string>>;
}

/** What a file of rows alone is made of. */
export type FileRows = Pick<Job, 'client' | 'set' | 'shown' | 'tenant' | 'query'>;

/** Opens the CSV of some rows, as programs read it. */
export const openCsv = ({ client, set, tenant, query }: FileRows): Readable =>
  csvStream(client, copyCsv(set, tenant, query));

/** Opens the workbook of some rows. */
export const openSheet = ({ client, set, shown, tenant, query }: FileRows): Readable =>
  xlsxStream(client, copyCells(set, tenant, query), shown);

interface Format {
  type: string;
  open(job: Job): Promise<Readable>;
  /** The same of the groups of a question; without it, its file has rows only. */
  openGroups?(job: Job & { query: GroupQuery }): Promise<Readable>;
  /** Whether it is drawn from rows that were read before: the connection is free by then, a printer is not. */
  drawn?: true;
  /** Whether it holds the parts of the records too: always, or where `_partes` asks for them. */
  parts?: 'always' | 'asked';
  /** Whether `_planilha` has it written for a spreadsheet. */
  sheet?: true;
}

const FORMATS: Readonly<Record<string, Format>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    open: async (job) =>
      job.planilha ? csvStream(job.client, copySheet(job.set, job.tenant, job.query), { bom: true }) : openCsv(job),
    openGroups: async ({ planilha, ...file }) => (planilha ? groupSheet : groupCsv)(file),
    sheet: true,
  },
  zip: {
    type: 'application/zip',
    open: async (job) => partsZip(job),
    parts: 'always',
    sheet: true,
  },
  json: {
    type: 'application/json; charset=utf-8',
    open: async ({ client, set, shown, tenant, query, meta }) =>
      jsonStream(client, copyValues(set, tenant, query), shown, envelope(await meta(), query)),
    openGroups: async ({ meta, ...file }) => {
      const whole = await meta();
      const around = (total: number) => envelope({ ...whole, total }, file.query);
      return groupJson(file, around(0).head, (total) => around(total).tail);
    },
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    open: async ({ client, set, shown, tenant, query }) =>
      jsonLinesStream(client, copyValues(set, tenant, query), shown),
  },
  parquet: {
    type: 'application/vnd.apache.parquet',
    open: async ({ client, set, shown, tenant, query, about }) =>
      parquetStream(client, copyValues(set, tenant, query), parquetPlan(shown, about)),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: async (job) => (job.parts.length > 0 ? partsWorkbook(job, job.shown) : openSheet(job)),
    parts: 'asked',
    openGroups: async (file) => groupWorkbook(file),
  },
  pdf: {
    type: 'application/pdf',
    open: async ({ client, set, shown, tenant, query, meta }) =>
      layOutPdf(client, selectAll(set, tenant, query), { ...set, list: shown.list }, await meta()),
    drawn: true,
  },
};

function envelope(
  { total, totals: sums, says, referencia, publicadaEm }: Meta,
  { fields: campos }: Query,
): { head: string; tail: string } {
  const rest = JSON.stringify({
    ...(campos && { campos }),
    total,
    totals: sums,
    says,
    dados: { referencia, publicadaEm },
  });
  return { head: '{"ok":true,"data":[', tail: `],${rest.slice(1)}` };
}

/** What is sent: headers, and how the file is opened. */
type SendFile<T> = (headers: Record<string, string>, open: () => Promise<Readable>) => Promise<T>;

/** The whole filtered result as a file, from one snapshot: its rows, its count and its sums agree. */
export function exportRoute(services: Services) {
  return async (set: Dataset, format: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const chosen = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!chosen) throw new Fault(404, 'NOT_FOUND', `Os formatos de exportação são ${Object.keys(FORMATS).join(', ')}.`);
    const { query, planilha, partes } = wholeOf(set, chosen, request);
    const { id: tenant, tipo } = request.site.tenant;
    const parts = partes ? filePartsOf(services.datasets, tipo, set, query) : [];
    const tagOf = (client: pg.ClientBase) =>
      readFileTag(
        client,
        [set, ...parts.map((part) => part.set)],
        tenant,
        `${set.id}.${format} ${planilha} ${partes} ${printQuery(set, query)}`,
      );
    // Asked ahead only for who may have the file: it would otherwise wait for a turn to download what it has.
    if (namesTag(request)) {
      const etag = await services.db.read(tenant, tagOf);
      if (hasTag(request, etag)) return void reply.code(304).header('etag', etag).send();
    }
    const past = await openPast(services, set, tenant, query);
    const during = <T>(send: SendFile<T>): Promise<T> =>
      services.db.export(tenant, async (client) => {
        const own = await enterPast(client, set, tenant, past);
        const dados = await readPastFreshness(client, set, tenant, query, past);
        const headers = {
          etag: await tagOf(client),
          'content-type': chosen.type,
          'content-disposition': `attachment; filename="${nameOf(set, request, dados, past)}.${format}"`,
        };
        const meta = async () =>
          metaOf(services, set, query, request, dados, past, await readTotals(client, own, tenant, query));
        const about = fileAbout(
          request.site.tenant.dados.txtCliente,
          set,
          citedAs(services, request, set, query),
          dados,
        );
        const shown = shownDataset(viewedColumns(set, query.where), query);
        return send(headers, () =>
          openFile(chosen, { client, set: own, shown, tenant, query, planilha, parts, meta, about }),
        );
      });
    const sent = chosen.drawn
      ? sendDrawn(services, request, reply, during)
      : during((headers, open) => streamReply(services, request, reply, headers, open));
    await sent.catch(ignoreEarlyClose);
  };
}

/** Opens the file of the rows of a question, or of its groups. */
const openFile = (chosen: Format, job: Job): Promise<Readable> =>
  chosen.openGroups && isGrouped(job.query) ? chosen.openGroups({ ...job, query: job.query }) : chosen.open(job);

/** Sends a file that takes long to draw: its turn comes before the connection, and the connection goes before the drawing. */
async function sendDrawn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  during: <T>(send: SendFile<T>) => Promise<T>,
): Promise<void> {
  const leave = await services.downloads.takePrinter();
  try {
    const { headers, pages } = await during(async (headers, open) => ({
      headers,
      pages: request.method === 'HEAD' ? Readable.from([]) : await open(),
    }));
    await streamReply(services, request, reply, headers, async () => pages);
  } finally {
    leave();
  }
}

/** What a file is asked to hold, and how. */
interface WholeQuestion {
  query: Query;
  planilha: boolean;
  partes: boolean;
}

/** A file holds every row, or every group: asking for a page of it is a mistake worth telling. */
function wholeOf(set: Dataset, chosen: Format, request: FastifyRequest): WholeQuestion {
  const asked = pairsOf(request);
  const paging = ['_page', '_size', '_topo', '_apos', ...(chosen.openGroups ? [] : ['_por'])];
  const stray = asked.find(([name]) => paging.includes(name));
  if (stray)
    throw new Fault(
      400,
      'BAD_QUERY',
      `“${stray[0]}” não se usa em um arquivo: ele traz todas as linhas da consulta${chosen.openGroups ? ', ou todos os grupos de “_por”' : ''}.`,
    );
  const marks = [...(chosen.sheet ? ['_planilha'] : []), ...(chosen.parts === 'asked' ? ['_partes'] : [])];
  const taken = marks.filter((name) => asked.some(([own, value]) => own === name && value === '1'));
  for (const name of taken)
    if (asked.filter(([own]) => own === name).length > 1)
      throw new Fault(400, 'BAD_QUERY', `“${name}” aparece mais de uma vez.`);
  const query = pastQueryOf(
    set,
    asked.filter(([name]) => !taken.includes(name)),
  );
  const partes = chosen.parts === 'always' || taken.includes('_partes');
  if (partes && isGrouped(query))
    throw new Fault(400, 'BAD_QUERY', 'Grupos não têm partes: retire “_por”, ou “_partes”.');
  return { query, planilha: taken.includes('_planilha'), partes };
}

function metaOf(
  services: Services,
  set: Dataset,
  query: Query,
  request: FastifyRequest,
  { referencia, publicadaEm }: Dados,
  past: PastView | null,
  sums: QueryTotals,
): Meta {
  return {
    body: request.site.tenant.dados.txtCliente,
    says: sayQuery(set, query, past?.day),
    address: citedAs(services, request, set, query),
    ...sums,
    referencia,
    publicadaEm,
  };
}

const nameOf = (set: Dataset, request: FastifyRequest, { referencia, carga }: Dados, past: PastView | null): string =>
  [request.site.tenant.slug, set.id, referencia, ...(past ? ['carga', carga] : [])].filter(Boolean).join('-');
