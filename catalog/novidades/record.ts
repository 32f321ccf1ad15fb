import { type Dataset, fieldOf } from '../dataset.ts';
import type { Row, Value } from '../fields/field.ts';
import { recordName } from '../site/record.ts';

/** A fact of a record as people read it. */
export interface RecordFact {
  label: string;
  text: string;
}

/** The main facts of a record: what its page shows first, then the columns of its list, without what is empty. */
export function mainFacts(set: Dataset, row: Row): RecordFact[] {
  const { lead = [], figures = [] } = set.detail ?? {};
  const names = new Set([...set.list.columns.flat(), ...lead, ...figures]);
  return [...names].flatMap((name) => factOf(set, name, row));
}

function factOf(set: Dataset, name: string, row: Row): RecordFact[] {
  const value = row[name] ?? null;
  if (value === null || value === '') return [];
  const { label, format } = fieldOf(set, name);
  return [{ label, text: format(value) }];
}

/** The name of a record by the canonical texts of its key and, of a person, by the row itself. */
export function recordTitle(set: Dataset, key: readonly string[], row: Row | null): string {
  return recordName(
    set,
    set.key.map((name, i) => keyValue(set, name, key[i] ?? '')),
    row ? [row] : [],
  );
}

function keyValue(set: Dataset, name: string, text: string): Value | null {
  const parsed = text === '' ? null : fieldOf(set, name).parse(text, 'plain');
  return parsed?.ok ? parsed.value : null;
}
