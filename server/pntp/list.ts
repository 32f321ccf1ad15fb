import type pg from 'pg';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printed, printKey } from '../../catalog/key.ts';
import type { PntpCriterioAnswer, PntpPendencia } from '../../catalog/pntp/answer.ts';
import { dueWords } from '../../catalog/pntp/documents.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { ident } from '../database/sql/names.ts';
import { type ServingDataset, servingDatasets } from './datasets.ts';
import { missingDuties } from './files.ts';
import { hasWorkList, isEmpty, lackedBy, lackingFields, readConditions } from './pending.ts';
import type { MirrorSource } from './place.ts';

type PendingPage = Pick<PntpCriterioAnswer['data'], 'resumo' | 'linhas' | 'total'>;

const NO_LIST = 'Este critério não tem lista de trabalho: veja o que falta acima.';

/** What a criterion finds wanting, row by row and document by document: a page of it, and a sentence. */
export async function readPending(
  client: pg.ClientBase,
  source: MirrorSource,
  numero: string,
  { page, size }: { page: number; size: number },
): Promise<PendingPage> {
  const lists = servingDatasets(source.datasets, numero, source.tenant.tipo).filter(({ set, asked }) =>
    hasWorkList(set, asked),
  );
  const dues = lists.length > 0 ? [] : missingDuties(source, numero);
  const counts = lists.map(({ set }) => countsOf(source, set, numero));
  const linhas: PntpPendencia[] = dues.slice((page - 1) * size, page * size).map(documentLine);
  let skip = (page - 1) * size;
  for (const [i, one] of lists.entries()) {
    const here = counts[i]?.pendentes ?? 0;
    if (skip < here && linhas.length < size)
      linhas.push(...(await readLines(client, source.tenant.id, one, skip, size - linhas.length)));
    skip = Math.max(0, skip - here);
  }
  const said: string[] = [];
  for (const [i, one] of lists.entries())
    said.push(sentenceOf(one.set, counts[i]) + (await readLacked(client, source.tenant.id, one)));
  if (dues.length > 0)
    said.push(counted(dues.length, 'documento ou parte não publicado', 'documentos e partes não publicados'));
  const total = counts.reduce((sum, { pendentes }) => sum + pendentes, dues.length);
  return { resumo: said.join('; ') || NO_LIST, linhas, total };
}

/** The column that says of a row whether another dataset has none beside it. */
const ALONE = '_so';

const documentLine = (due: Dever): PntpPendencia => ({
  titulo: dueWords(due),
  para: `/arquivos/${due.categoria}`,
  falta: [due.ate === null ? 'Não publicado' : `Não publicado; o prazo era ${due.ate.split('-').reverse().join('/')}`],
});

interface PendingCount {
  linhas: number;
  pendentes: number;
}

function countsOf({ facts }: MirrorSource, { id }: Dataset, numero: string): PendingCount {
  const years = Object.values(facts.get(id)?.[numero]?.anos ?? {});
  return {
    linhas: years.reduce((sum, { linhas }) => sum + linhas, 0),
    pendentes: years.reduce((sum, { pendentes }) => sum + pendentes, 0),
  };
}

const sentenceOf = ({ plural }: Dataset, { linhas, pendentes }: PendingCount = { linhas: 0, pendentes: 0 }): string =>
  `${pendentes.toLocaleString('pt-BR')} de ${linhas.toLocaleString('pt-BR')} ${plural} sem o que se pede`;

/** How many of those rows lack each field, the most first: ` (Ata: 75; Parecer jurídico: 20)`. */
async function readLacked(client: pg.ClientBase, tenant: number, { set, asked }: ServingDataset): Promise<string> {
  const names = asked.exige ?? [];
  const beside = asked.acompanha?.label;
  if (names.length === 0 && !beside) return '';
  const { spoken, pending, alone, values } = await readConditions(client, set, asked, tenant);
  const counts = [
    ...names.map((name) => `count(*) FILTER (WHERE ${isEmpty(name)})::int AS ${ident(name)}`),
    `count(*) FILTER (WHERE ${alone})::int AS ${ident(ALONE)}`,
  ];
  const { rows } = await client.query<Record<string, number>>(
    `SELECT ${counts.join(', ')} FROM pub.${ident(set.id)} WHERE ${spoken} AND (${pending})`,
    values,
  );
  const lacked = [
    ...names.map((name) => ({ label: set.fields[name]?.label ?? name, count: rows[0]?.[name] ?? 0 })),
    { label: beside ?? '', count: rows[0]?.[ALONE] ?? 0 },
  ].filter(({ count }) => count > 0);
  const told = lacked
    .sort((a, b) => b.count - a.count)
    .map(({ label, count }) => `${label}: ${count.toLocaleString('pt-BR')}`);
  return told.length > 0 ? ` (${told.join('; ')})` : '';
}

async function readLines(
  client: pg.ClientBase,
  tenant: number,
  { set, asked }: ServingDataset,
  skip: number,
  most: number,
): Promise<PntpPendencia[]> {
  const names = [...new Set([...set.key, set.period, ...lackingFields(set, asked)])];
  const { spoken, pending, alone, values } = await readConditions(client, set, asked, tenant);
  const { rows } = await client.query<Row>(
    `SELECT ${names.map(ident).join(', ')}, ${alone} AS ${ident(ALONE)} FROM pub.${ident(set.id)} WHERE ${spoken} AND (${pending})
     ORDER BY ${ident(set.period)} DESC, id LIMIT ${most} OFFSET ${skip}`,
    values,
  );
  return rows.map((row) => ({
    titulo: `${set.singular} ${printed(set, set.name ?? set.key[0] ?? set.period, row)}, ${printed(set, set.period, row)}`,
    para: set.detail ? printKey(set, row) : null,
    falta: lackedBy(set, asked, row, row[ALONE] === true),
  }));
}
