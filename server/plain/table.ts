import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import { type Html, type HtmlPart, html } from './html.ts';

/** Rows of a table on a plain page; a link leads to the rest. */
export const PLAIN_ROWS = 20;

export interface HtmlColumn {
  label: string;
  end?: boolean;
}

/** A table with caption and named columns. On a phone, style sheets show every row as a card. */
export const htmlTable = (
  caption: string,
  columns: readonly HtmlColumn[],
  rows: readonly (readonly HtmlPart[])[],
): Html => html`
<table>
<caption>${caption}</caption>
<thead><tr>${columns.map(({ label, end }) => html`<th scope="col"${end && html` class="end"`}>${label}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => line(columns, cells))}</tbody>
</table>`;

const line = (columns: readonly HtmlColumn[], cells: readonly HtmlPart[]): Html =>
  html`<tr>${cells.map(
    (cell, i) => html`<td data-label="${columns[i]?.label}"${columns[i]?.end && html` class="end"`}>${cell}</td>`,
  )}</tr>
`;

type Names = readonly [string, ...string[]];
const namesOf = (column: string | readonly [string, string]): Names => (typeof column === 'string' ? [column] : column);

/** Rows of a dataset in the columns of its list, the first leading to the row's own page. */
export function rowsTable(set: Dataset, caption: string, rows: readonly Row[]): Html {
  const columns = set.list.columns.map(namesOf);
  const heads = columns.map((names) => ({
    label: names.map((name) => fieldOf(set, name).label).join(' / '),
    end: fieldOf(set, names[0]).align === 'end',
  }));
  return htmlTable(
    caption,
    heads,
    rows.map((row) =>
      columns.map((names, i) => (i === 0 ? led(set, row, cell(set, row, names)) : cell(set, row, names))),
    ),
  );
}

function led(set: Dataset, row: Row, inside: Html): Html {
  return set.detail && set.menu ? html`<a href="${printKey(set, row)}">${inside}</a>` : inside;
}

/** A cell of one field, or of a pair with the second in small print. */
function cell(set: Dataset, row: Row, names: Names): Html {
  const [first, ...others] = names.map((name) => fieldOf(set, name).format(row[name] ?? null));
  return html`${first}${others.map((text) => text && html` <small>${text}</small>`)}`;
}

/** A description list of names and values, without those that are empty. */
export function factList(pairs: readonly (readonly [HtmlPart, HtmlPart])[]): Html {
  const told = pairs.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return told.length > 0
    ? html`<dl>${told.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
    : html``;
}

export const fieldFacts = (set: Dataset, row: Row, names: readonly string[]): Html =>
  factList(names.map((name) => [fieldOf(set, name).label, fieldOf(set, name).format(row[name] ?? null)] as const));

export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
