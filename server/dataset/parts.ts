import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { recordParts } from '../../catalog/list/part.ts';
import type { Query } from '../../catalog/query.ts';
import { copyCells, copyCsv, copySheet } from '../database/sql/copy.ts';
import type { PartParents } from '../database/sql/select.ts';
import { csvStream } from '../export/csv.ts';
import { readableFrom } from '../export/readable.ts';
import { workbookStream } from '../export/xlsx.ts';
import { ZipWriter } from '../export/zip.ts';
import { Fault } from '../http/fault.ts';

/** One dataset of a file that holds records with their parts. */
interface FilePart {
  set: Dataset;
  query: Query;
  parents?: PartParents;
}

/** A file of records with their parts: what was asked for, and how it is written. */
export interface PartsFile {
  client: ClientBase;
  tenant: number;
  parts: readonly FilePart[];
  planilha: boolean;
  about: Readonly<Record<string, string>>;
}

/** The records of a question and the rows that belong to them, dataset by dataset; the records have the chosen columns. */
export function filePartsOf(datasets: readonly Dataset[], tipo: string, set: Dataset, query: Query): FilePart[] {
  const known = recordParts(datasets, set);
  const parts = known.filter((part) => concerns(part.set, tipo));
  if (known.length === 0)
    throw new Fault(404, 'NOT_FOUND', `${set.title} não tem partes em outras tabelas: peça o arquivo em csv ou xlsx.`);
  if (query.carga !== undefined)
    throw new Fault(400, 'BAD_QUERY', 'As partes são sempre de hoje: retire “_carga”, ou peça o arquivo sem elas.');
  return [
    { set, query },
    ...parts.map((part) => ({ set: part.set, query: ALL, parents: { set, query, by: part.by } })),
  ];
}

/** Streams a ZIP file with one CSV for each dataset and a text that says what they are. */
export const partsZip = (file: PartsFile): Readable => readableFrom(zipped(file));

async function* zipped({ client, tenant, parts, planilha, about }: PartsFile): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter();
  for (const { set, query, parents } of parts) {
    const rows = (planilha ? copySheet : copyCsv)(set, tenant, query, parents);
    yield* zip.file(`${set.id}.csv`, csvStream(client, rows, { bom: planilha }));
  }
  yield* zip.file('LEIA-ME.txt', [Buffer.from(readMe(parts, about))]);
  yield zip.end();
}

/** Streams a workbook with a sheet for each dataset. */
export const partsWorkbook = ({ client, tenant, parts }: PartsFile, shown: Dataset): Readable =>
  workbookStream(
    client,
    parts.map(({ set, query, parents }) => ({
      copy: copyCells(set, tenant, query, parents),
      set: parents ? set : shown,
    })),
  );

/** What the file holds, of whom and of when, and how its tables belong together. */
function readMe(parts: readonly FilePart[], about: Readonly<Record<string, string>>): string {
  const lines = parts.flatMap(({ set, parents }) => [
    `${set.id}.csv: ${set.title}. ${set.about}`,
    ...(parents ? [`  pertence a ${parents.set.id}.csv por ${joinedBy(parents)}`] : []),
  ]);
  const facts = Object.entries(about).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', ...facts, ''].join('\r\n');
}

const joinedBy = ({ by }: PartParents): string =>
  Object.entries(by)
    .map(([there, here]) => (there === here ? here : `${here} = ${there}`))
    .join(', ');
