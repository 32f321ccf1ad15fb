import { concerns } from '../../catalog/body.ts';
import type { Dados, RelatedAnswer } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { parseKey, printKey } from '../../catalog/key.ts';
import { aboutRow, isPersonal, recordName } from '../../catalog/site/record.ts';
import { countedRecords } from '../../catalog/texto/plural.ts';
import { missingFault } from '../plain/failed.ts';
import { type Html, html } from '../plain/html.ts';
import { below, datasetOfVisit, type Plain, type Visit } from '../plain/page.ts';
import { fieldFacts, rowsTable } from '../plain/table.ts';
import { detailSources } from './detail.ts';
import { exempt } from './exempt.ts';

export interface RecordFound {
  data: Row[];
  related: RelatedAnswer[];
  dados: Dados;
}

/** Rows of a relative: enough to know it. */
const FEW = 5;

/** The record, or the several, that a key finds. */
export async function detailPage(visit: Visit): Promise<Plain> {
  const set = datasetOfVisit(visit);
  if (!concerns(set, visit.site.tenant.tipo)) return exempt(visit, set);
  return recordPage(visit, set, visit.path);
}

/** The same for a record that is found at another address than its own. */
export async function recordPage(visit: Visit, set: Dataset, path: string, called = set.singular): Promise<Plain> {
  const key = parseKey(set, below({ path }, 1));
  if (!key.ok) throw missingFault(`Este endereço não pode ser lido: ${key.message}.`);
  const found = await visit.ask<RecordFound>(path);
  const [first = {}] = found.data;
  return {
    title: recordName(set, key.values, found.data, called),
    about: aboutRow(set, first),
    // The same and more follows, name by name.
    lead: html``,
    path: printKey(set, first),
    personal: found.data.some((row) => isPersonal(set, row)),
    dados: found.dados,
    content: contentOf(visit, set, found),
    sources: detailSources(visit.services, set),
  };
}

export const contentOf = (visit: Visit, set: Dataset, { data, related }: RecordFound): Html => html`
${set.closed && html`<p>${set.closed}</p>`}
${data.map((row, i) => record(set, row, data.length > 1 ? `Registro ${i + 1} de ${data.length}` : null))}
${related.map((kin) => relatives(visit, set, kin))}
<p><a href="/${set.id}">${set.title}</a>: a lista inteira. <a href="/api/v1${data[0] && printKey(set, data[0])}" rel="nofollow">Esta página em JSON</a>.</p>
<p>Base legal: ${set.law.join('; ')}.</p>`;

const record = (set: Dataset, row: Row, place: string | null): Html => html`
${place && html`<h2>${place}</h2>`}
${fieldFacts(set, row, [...new Set([...(set.detail?.lead ?? []), ...(set.detail?.figures ?? [])])])}
${set.detail?.sections.map(
  ({ title, fields }) =>
    fields.some((name) => fieldOf(set, name).format(row[name] ?? null) !== '') &&
    html`<section><h2>${title}</h2>${fieldFacts(set, row, fields)}</section>
`,
)}`;

/** What belongs to the record in another dataset, and where all of it is. */
function relatives({ services, site }: Visit, of: Dataset, { dataset, data, total, query }: RelatedAnswer): Html {
  const set = services.datasets.find(({ id }) => id === dataset);
  if (!set || total === 0) return html``;
  const title = of.detail?.related.find((one) => one.dataset === dataset)?.title ?? set.title;
  const listed = set.menu && concerns(set, site.tenant.tipo);
  return html`<section><h2>${title}</h2>
<p>${countedRecords(total)}${listed && html`: <a href="/${dataset}?${query}">ver todos em ${set.title}</a>`}.</p>
${rowsTable(set, title, data.slice(0, FEW))}</section>
`;
}
