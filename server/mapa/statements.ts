import type { Dataset } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { maskedOf } from '../../catalog/site/record.ts';
import { binder, ident, type Statement } from '../database/sql/names.ts';

/** Addresses in one sitemap: the most that the protocol allows, and so also the span of ids that one covers. */
export const SITEMAP_PART = 50_000;

/**
 * Statement for the parts of a dataset that have rows: from each, one look into the index finds the next, however far. A
 * `min(id)` of the view would read every row.
 */
export function sitemapParts(set: Dataset, tenant: number): Statement {
  const values: Value[] = [];
  const own = binder(values)(tenant);
  const part = (from: string): string =>
    `(SELECT id FROM pub.${ident(set.id)} WHERE tenant = ${own} AND id >= ${from} ORDER BY tenant, id LIMIT 1) / ${SITEMAP_PART}`;
  const text = `WITH RECURSIVE partes(parte) AS (
SELECT ${part('0')}
UNION ALL SELECT ${part(`(parte + 1) * ${SITEMAP_PART}`)} FROM partes WHERE parte IS NOT NULL
) SELECT parte FROM partes WHERE parte IS NOT NULL`;
  return { text, values };
}

/**
 * The keys of a part, in the order of their ids, each with the day it was published. Several rows of one key have one
 * page: the first of them stands for it. A page about a person is for who looks for it here.
 */
export function sitemapKeys(set: Dataset, tenant: number, part: number): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const named = maskedOf(set).map((name) => ` AND coalesce(d.${ident(name)}, '') NOT LIKE '%*%'`);
  const same = set.key.map((name) => ` AND o.${ident(name)} = d.${ident(name)}`).join('');
  const own = bind(tenant);
  const view = `pub.${ident(set.id)}`;
  const text = `SELECT ${set.key.map((name) => `d.${ident(name)}`).join(', ')}, c."publicadaEm" AS publicada
FROM ${view} d JOIN pub._cargas c ON c.tenant = ${own} AND c.id = d.carga
WHERE d.tenant = ${own} AND d.id >= ${bind(part * SITEMAP_PART)} AND d.id < ${bind((part + 1) * SITEMAP_PART)}${named.join('')}
AND NOT EXISTS (SELECT 1 FROM ${view} o WHERE o.tenant = ${own} AND o.id < d.id${same})
ORDER BY d.id`;
  return { text, values };
}
