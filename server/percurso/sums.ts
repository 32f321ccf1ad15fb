import type { Dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { type Bind, binder, ident, type Statement } from '../database/sql/names.ts';
import { keyIs, orderBy } from '../database/sql/where.ts';

type Key = readonly (Value | null)[];

/** How many of the newest documents are named; of the others the count and the sum are enough. */
export const NEWEST = 4;

/** Settlements and payments name no contract: they are found through the empenhos that do. */
function ofContract(tenant: number, key: Key, bind: Bind): string {
  const own = empenhos.key.map(ident).join(', ');
  const named = `tenant = ${bind(tenant)} AND ${keyIs(contratos, key, bind)}`;
  return `tenant = ${bind(tenant)} AND (${own}) IN (SELECT ${own} FROM pub.${ident(empenhos.id)} WHERE ${named})`;
}

function statement(build: (bind: Bind) => string): Statement {
  const values: Value[] = [];
  return { text: build(binder(values)), values };
}

/** The newest documents of a stage of expense that belong to a contract. */
export const contractRows = (set: Dataset, tenant: number, key: Key): Statement =>
  statement((bind) => {
    const columns = Object.keys(set.fields).map(ident).join(', ');
    const order = orderBy([{ field: set.date ?? set.period, descending: true }]);
    return `SELECT ${columns} FROM pub.${ident(set.id)} WHERE ${ofContract(tenant, key, bind)} ORDER BY ${order} LIMIT ${NEWEST}`;
  });

/** How many documents of a stage belong to a contract, and what they come to. */
export const contractTotals = (set: Dataset, tenant: number, key: Key): Statement =>
  statement((bind) => {
    const sum = ident(set.list.totals[0] ?? '');
    return `SELECT count(*) AS linhas, coalesce(sum(${sum}), 0) AS soma FROM pub.${ident(set.id)} WHERE ${ofContract(tenant, key, bind)}`;
  });
