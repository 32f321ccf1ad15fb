import type pg from 'pg';
import type { AbertoAnswer } from '../../catalog/abertos/answer.ts';
import { exampleFilter, exampleQuestions, type KnownValue } from '../../catalog/abertos/questions.ts';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { merged } from '../../catalog/glossario/index.ts';
import { slugOfTerm } from '../../catalog/glossario/term.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { selectPeriods } from '../database/sql/periods.ts';
import { periodIs } from '../dataset/freshness.ts';
import { readCountedGroups } from '../dataset/totals.ts';
import type { Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { describeDataset, licenca, readState } from './catalogue.ts';
import { dictionaryOf, readBeginnings } from './dictionary.ts';

interface PeriodRow {
  periodo: string;
  carga: number;
  referencia: string;
  linhas: number;
}

/** One dataset of a body whole: its dictionary, what is published of it, and questions that its data answer. */
export function readDataset({ db, datasets }: Services, set: Dataset, tenant: Tenant): Promise<AbertoAnswer> {
  const { id, tipo, dados } = tenant;
  const explanations = new Map(merged(dados.glossario ?? []).map((term) => [slugOfTerm(term), term.explicacao]));
  return db.read(id, async (client) => {
    const told = await describeDataset(client, set, id, await readState(client, id));
    const { rows } = await client.query<PeriodRow>(selectPeriods(set, id));
    const beginnings = await readBeginnings(client, set, id, rows.toReversed());
    const data = {
      ...told,
      chave: [...set.key],
      campos: dictionaryOf(set, beginnings, explanations),
      apuradoAte: beginnings.until,
      publicados: rows.map(({ periodo, linhas, referencia, carga }) => ({ periodo, linhas, referencia, carga })),
      relacionados: relatedTo(
        set,
        datasets.filter((own) => concerns(own, tipo)),
      ),
      perguntas: await readQuestions(client, set, id),
    };
    return { ok: true, licenca, data };
  });
}

/** The datasets that a dataset's records lead to, or that lead to it. */
function relatedTo(set: Dataset, all: readonly Dataset[]): AbertoAnswer['data']['relacionados'] {
  const ledTo = (one: Dataset): Set<string> =>
    new Set(
      [
        ...(one.detail?.related ?? []).map(({ dataset }) => dataset),
        ...Object.values(one.links ?? {}).map((lead) => lead?.dataset ?? ''),
        ...(one.list.beside ?? []),
        one.cut?.of ?? '',
      ].filter((id) => id !== one.id),
    );
  const own = ledTo(set);
  return all
    .filter((other) => other.id !== set.id && (own.has(other.id) || ledTo(other).has(set.id)))
    .map(({ id, title }) => ({ dataset: id, title }));
}

/** Questions that have an answer: about the latest period that has rows, and the value that most of them share. */
async function readQuestions(client: pg.ClientBase, set: Dataset, tenant: number) {
  const latest = await readFirst(client, set, tenant, null, set.period, 'chave');
  if (latest === null) return [];
  const field = exampleFilter(set);
  const value = field === undefined ? null : await readFirst(client, set, tenant, latest, field, 'linhas');
  const known: KnownValue | null = field === undefined || value === null ? null : { field, value };
  return exampleQuestions(set, latest, known);
}

/** The value of a field that comes first by an order of its groups. */
async function readFirst(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  period: Value | null,
  field: string,
  order: 'chave' | 'linhas',
): Promise<Value | null> {
  const where = period === null ? [] : [periodIs(set, period)];
  const sort = [{ field: order, descending: true }];
  // The first group may be of the rows that have no value: two are read.
  const groups = await readCountedGroups(client, set, tenant, { ...ALL, where, by: { field }, sort, size: 2 });
  return groups.find(({ chave }) => chave !== null && chave !== '')?.chave ?? null;
}
