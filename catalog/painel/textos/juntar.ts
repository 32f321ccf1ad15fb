import { type FormField, type FormGroup, type FormValue, isGroup, type ListField } from './campos.ts';
import { namesOf, sameValue } from './diferenca.ts';

/** What two people changed at once, put together. */
export interface MergedText {
  valor: FormGroup;
  /** Where both changed the same thing differently; there the value is the first person's. */
  conflitos: string[];
}

interface Three {
  base: FormValue | undefined;
  mine: FormValue | undefined;
  theirs: FormValue | undefined;
}

/** Joins two versions that began from the same one: what only one of them changed is kept. */
export function mergeTexts(
  fields: readonly FormField[],
  base: FormValue,
  mine: FormValue,
  theirs: FormValue,
): MergedText {
  const conflitos: string[] = [];
  const valor = mergedGroup(fields, { base, mine, theirs }, [], conflitos);
  return { valor, conflitos };
}

function mergedGroup(
  fields: readonly FormField[],
  { base, mine, theirs }: Three,
  where: readonly string[],
  conflicts: string[],
): FormGroup {
  const at = (value: FormValue | undefined, name: string) => (isGroup(value) ? value[name] : undefined);
  const known = fields.map((field) => {
    const three = { base: at(base, field.name), mine: at(mine, field.name), theirs: at(theirs, field.name) };
    return [field.name, mergedField(field, three, [...where, field.label], conflicts) ?? null] as const;
  });
  return Object.fromEntries(known);
}

function mergedField(
  field: FormField,
  three: Three,
  where: readonly string[],
  conflicts: string[],
): FormValue | undefined {
  const { base, mine, theirs } = three;
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  if (field.entry === 'grupo' && isGroup(mine) && isGroup(theirs))
    return mergedGroup(field.fields, three, where, conflicts);
  if (field.entry === 'lista' && Array.isArray(mine) && Array.isArray(theirs))
    return mergedList(field, { base: Array.isArray(base) ? base : [], mine, theirs }, where, conflicts);
  conflicts.push(where.join(' › '));
  return mine;
}

/** Joins two lists by the names of their items, in the order of mine; what only they added comes at the end. */
function mergedList(
  field: ListField,
  { base, mine, theirs }: { base: FormValue[]; mine: FormValue[]; theirs: FormValue[] },
  where: readonly string[],
  conflicts: string[],
): FormValue[] {
  const [were, own, others] = [base, mine, theirs].map((list) => namesOf(list, field));
  const find = (list: readonly FormValue[], names: readonly string[] = [], name: string) => list[names.indexOf(name)];
  const names = [...new Set([...(own ?? []), ...(others ?? [])])];
  return names.flatMap((name) => {
    const three = { base: find(base, were, name), mine: find(mine, own, name), theirs: find(theirs, others, name) };
    return mergedItem(field, three, [...where, name], conflicts);
  });
}

function mergedItem(field: ListField, three: Three, where: readonly string[], conflicts: string[]): FormValue[] {
  const { base, mine, theirs } = three;
  if (mine !== undefined && theirs !== undefined) return [mergedGroup(field.fields(), three, where, conflicts)];
  const kept = mine ?? theirs;
  if (kept === undefined) return [];
  // One of the two took it away: it stays only if the other changed it meanwhile, and then it is asked about.
  if (base === undefined) return [kept];
  if (sameValue(base, kept)) return [];
  conflicts.push(where.join(' › '));
  return mine === undefined ? [] : [mine];
}
