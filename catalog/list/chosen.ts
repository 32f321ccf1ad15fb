import type { Dataset } from '../dataset.ts';
import type { Field } from '../fields/field.ts';

/** The names that a question chose, if it did. */
interface Chosen {
  fields?: readonly string[];
}

/** The fields that an answer shows, in its order: those that `_campos` names, or all. */
export function shownFields(set: Dataset, { fields }: Chosen): [string, Field][] {
  const all = Object.entries(set.fields);
  if (!fields) return all;
  const known = new Map(all);
  return fields.flatMap((name) => {
    const field = known.get(name);
    return field ? [[name, field] satisfies [string, Field]] : [];
  });
}

/** A dataset as a file of a question writes it: its columns are those that are shown. */
export const shownDataset = (set: Dataset, query: Chosen): Dataset =>
  query.fields
    ? { ...set, fields: Object.fromEntries(shownFields(set, query)), list: { ...set.list, columns: query.fields } }
    : set;

/** Says why a list of names chooses no fields of a dataset; null where it does. */
export function chosenRefusal(set: Dataset, names: readonly string[]): string | null {
  const strange = names.find((name) => !Object.hasOwn(set.fields, name));
  if (strange === '') return '“_campos” tem um nome vazio; separe os campos por vírgula.';
  if (strange !== undefined) return `“${strange.slice(0, 60)}” não é um campo de ${set.plural}.`;
  return new Set(names).size < names.length ? '“_campos” repete um campo; informe cada um só uma vez.' : null;
}
