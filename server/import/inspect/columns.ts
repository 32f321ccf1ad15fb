import type { Dataset } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';
import { unmark } from '../../../catalog/fields/style.ts';
import { brief } from '../../../catalog/query.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { concealCell, isPersonalColumn } from '../check/refused.ts';
import { type Hints, headerLayout } from '../columns/header.ts';
import { type SourceLayout, usedBy } from '../columns/layout.ts';
import { likelyFields } from '../columns/likely.ts';
import { columnNames, leftColumns } from '../columns/names.ts';
import { nearestField } from '../columns/suggestion.ts';
import { filledFields } from '../columns/unmet.ts';

/** Where the field of a column comes from. */
export type ColumnReason =
  | 'dito'
  | 'nome'
  | 'rotulo'
  | 'leiaute'
  | 'calculado'
  | 'ignorada'
  | 'semNome'
  | 'desconhecida';

/** One column of a file, and what becomes of it. */
export interface InspectedColumn {
  column: string;
  field: string | null;
  /** Fields that a layout makes of it besides, or together with other columns. */
  also: readonly string[];
  samples: readonly string[];
  reason: ColumnReason;
  /** The field with the nearest name, for a column that nobody explained. */
  near: string | null;
}

/** What becomes of every column of a header, and the layout that says so. */
export function inspectColumns(
  set: Dataset,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  hints: Hints,
): { columns: InspectedColumn[]; layout: SourceLayout | null; fields: Set<string> } {
  const layout = headerLayout(set, header, hints);
  const known = columnNames(set, hints);
  const told = layout ? layoutTeller(layout, header, hints) : nameTeller(set, known, hints);
  const columns = header.map((column, at) => {
    const one = told(column, at);
    return { ...one, column: hideCpf(column), samples: samplesOf(set, column, one.field, rows, at) };
  });
  const likely = likelyFields(set);
  const near = columns.map((one) =>
    one.reason === 'desconhecida' ? { ...one, near: nearestField(one.column, known) ?? likely(one.column) } : one,
  );
  const fields = layout ? filledFields(layout, header) : columns.flatMap(({ field }) => field ?? []);
  return { columns: near, layout, fields: new Set(fields) };
}

type ToldColumn = Omit<InspectedColumn, 'column' | 'samples'>;
const alone = (field: string | null, reason: ColumnReason): ToldColumn => ({ field, also: [], reason, near: null });

const isChosen = ({ choices = {} }: Hints, column: string): boolean =>
  Object.keys(choices).some((name) => fold(name) === fold(column));

/** What the catalog and the publisher say of a column by its name. */
function nameTeller(set: Dataset, known: ReadonlyMap<string, string>, hints: Hints): (column: string) => ToldColumn {
  const left = leftColumns(set, hints);
  const derived = leftColumns(set, { ignore: [] });
  return (column) => {
    const name = fold(column);
    const field = known.get(name) ?? null;
    if (name === '') return alone(null, 'semNome');
    if (isChosen(hints, column)) return alone(field, 'dito');
    if (left.has(name)) return alone(null, derived.has(name) ? 'calculado' : 'ignorada');
    if (field === null) return alone(null, 'desconhecida');
    return alone(field, fold(field) === name ? 'nome' : 'rotulo');
  };
}

/** What a layout makes of a column: the field that it fills alone, and those that it has a part in. */
function layoutTeller(
  layout: SourceLayout,
  header: readonly string[],
  hints: Hints,
): (column: string, at: number) => ToldColumn {
  const picks = Object.entries(layout.campos).map(([field, pick]) => ({ field, used: usedBy(pick).map(fold) }));
  const names = (layout.cabecalho ?? header).map(fold);
  return (column, at) => {
    const own = picks.filter(({ used }) => used.includes(names[at] ?? ''));
    const main = own.find(({ used }) => used.length === 1) ?? own[0];
    const also = own.filter((one) => one !== main).map(({ field }) => field);
    if (isChosen(hints, column)) return { ...alone(main?.field ?? null, 'dito'), also };
    return main ? { ...alone(main.field, 'leiaute'), also } : alone(null, names[at] === '' ? 'semNome' : 'ignorada');
  };
}

const SAMPLES = 3;

/** Three different values of a column as they may be shown. */
function samplesOf(
  set: Dataset,
  column: string,
  field: string | null,
  rows: readonly (readonly string[])[],
  at: number,
): string[] {
  const known = field === null ? undefined : set.fields[field];
  const found = new Set<string>();
  for (const row of rows) {
    const cell = unmark((row[at] ?? '').trim());
    if (cell === '') continue;
    const concealed = concealCell(cell, isPersonalColumn(column));
    found.add(brief(concealed === cell && known ? known.conceal(cell) : concealed));
    if (found.size === SAMPLES) break;
  }
  return [...found];
}
