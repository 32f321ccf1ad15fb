import type { z } from 'zod';
import type { BuscaAnswer } from '../../catalog/busca/answer.ts';
import type { UltimasCargasAnswer } from '../../catalog/cargas/answer.ts';
import type { DetailAnswer, GroupAnswer, ListAnswer } from '../../catalog/dataset/answer.ts';
import { sourceOf } from '../../catalog/dataset.ts';
import { pathOf } from '../../catalog/key.ts';
import { recordTitle } from '../../catalog/novidades/record.ts';
import { type Pairs, printQuery } from '../../catalog/query.ts';
import { queryOf } from '../http/request.ts';
import { type BodyAsker, pagePath } from './asking.ts';
import { dictionaryOf } from './dictionary.ts';
import { filterPairs, type INPUTS, pairOf } from './inputs.ts';

type Asked<Name extends keyof typeof INPUTS> = z.output<(typeof INPUTS)[Name]>;

/** The datasets of the body, each with its last load. */
export async function listDatasets(body: BodyAsker): Promise<object> {
  const { data } = await body.ask<UltimasCargasAnswer>('/cargas');
  const last = new Map(data.map((one) => [one.dataset, one]));
  return {
    conjuntos: body.datasets.map((set) => {
      const { referencia = null, carga = null, publicadaEm = null } = last.get(sourceOf(set)) ?? {};
      return {
        conjunto: set.id,
        titulo: set.title,
        sobre: set.about,
        pagina: `${body.site}${pagePath(set)}`,
        dados: { referencia, carga, publicadaEm },
      };
    }),
    fonte: body.source('os conjuntos de dados do órgão', '/cargas', '/cargas'),
  };
}

/** What a dataset holds and what can be asked of it. */
export async function describeDataset(body: BodyAsker, { conjunto }: Asked<'descrever'>): Promise<object> {
  const set = body.datasetNamed(conjunto);
  const path = `/${set.id}?_size=1`;
  const { total, dados } = await body.ask<ListAnswer>(path);
  return { ...dictionaryOf(set), linhas: total, fonte: body.source(set.about, pagePath(set), path, dados) };
}

/** A question to a list, read by the parser of the API and printed in its one spelling. */
function questionOf(body: BodyAsker, conjunto: string, pairs: Pairs) {
  const set = body.datasetNamed(conjunto);
  const query = queryOf(set, pairs);
  return { set, query, path: `/${set.id}?${printQuery(set, query)}` };
}

/** Rows of a list, with the count and the sums of all of them. */
export async function readRows(
  body: BodyAsker,
  { conjunto, filtros, ordem, campos, tamanho, depois }: Asked<'consultar'>,
): Promise<object> {
  const { set, query, path } = questionOf(body, conjunto, [
    ...filterPairs(filtros),
    ...pairOf('_sort', ordem),
    ...pairOf('_campos', campos?.join(',')),
    ...pairOf('_size', tamanho),
    ...pairOf('_apos', depois),
  ]);
  const { data, total, totals, proxima, says, dados, declaracao } = await body.ask<ListAnswer>(path);
  return {
    linhas: data,
    total,
    totais: totals,
    proxima,
    ...(declaracao && { declaracao }),
    fonte: body.sourceOfQuery(set, query, path, says, dados),
  };
}

/** One record by its key, with what is related to it. */
export async function readRecord(body: BodyAsker, { conjunto, chave }: Asked<'obter'>): Promise<object> {
  const set = body.datasetNamed(conjunto);
  const key = chave.map((part) => (part === null ? '' : String(part)));
  const path = pathOf(set.id, key);
  const { data, related, correcoes, dados } = await body.ask<DetailAnswer>(path);
  const page = set.detail ? path : pagePath(set);
  return {
    linhas: data,
    relacionados: related.map(({ dataset, total, query, data: rows }) => ({
      conjunto: dataset,
      total,
      pagina: pageOfQuery(body, dataset, query),
      linhas: rows.slice(0, FEW_RELATED),
    })),
    ...(correcoes && { correcoes }),
    fonte: body.source(recordTitle(set, key, data[0] ?? null), page, path, dados),
  };
}

/** Rows of each related dataset that come with a record; its page has all of them. */
const FEW_RELATED = 10;

function pageOfQuery(body: BodyAsker, id: string, query: string): string {
  return `${body.site}/${id}?${query}`;
}

/** What answers to some words, of every kind, and of when the data of each kind are. */
export async function searchAll(body: BodyAsker, { termo, tipo, ano, pagina }: Asked<'buscar'>): Promise<object> {
  const asked = new URLSearchParams({ termo });
  for (const [name, value] of [...pairOf('tipo', tipo), ...pairOf('ano', ano), ...pairOf('_page', pagina)])
    asked.set(name, value);
  const path = `/busca?${asked}`;
  const [found, last] = await Promise.all([body.ask<BuscaAnswer>(path), body.ask<UltimasCargasAnswer>('/cargas')]);
  const kinds = new Set(found.tipos.map(({ tipo: kind }) => kind));
  return {
    resultados: found.data.map(({ para, nota: _, ...find }) => ({ ...find, pagina: `${body.site}${para}` })),
    total: found.total,
    ...(found.mais && { haMais: true }),
    paginas: found.paginas,
    ...(found.parcial && { aviso: 'Nada tem todas as palavras: estes têm algumas.' }),
    ...(found.quisDizer.length > 0 && { quisDizer: found.quisDizer }),
    cargas: last.data
      .filter(({ dataset }) => kinds.has(dataset))
      .map(({ dataset, referencia, carga, publicadaEm }) => ({ conjunto: dataset, referencia, carga, publicadaEm })),
    fonte: body.source(`busca por “${found.termo}”`, path, path),
  };
}

/** The count and the sums of a question: of all its rows, or of each of its groups. */
export async function sumRows(
  body: BodyAsker,
  { conjunto, filtros, por, ordem, tamanho }: Asked<'somar'>,
): Promise<object> {
  const { set, query, path } = questionOf(body, conjunto, [
    ...filterPairs(filtros),
    ...pairOf('_por', por),
    ...pairOf('_sort', ordem),
    ...pairOf('_size', por === undefined ? 1 : tamanho),
  ]);
  if (por !== undefined) {
    const { data, total, says, dados } = await body.ask<GroupAnswer>(path);
    return { grupos: data, total, fonte: body.sourceOfQuery(set, query, path, says, dados) };
  }
  const { total, totals, apart, says, dados, declaracao } = await body.ask<ListAnswer>(path);
  return {
    linhas: total,
    somas: totals,
    ...(apart && { separados: apart }),
    ...(declaracao && { declaracao }),
    fonte: body.sourceOfQuery(set, query, path, says, dados),
  };
}
