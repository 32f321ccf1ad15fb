import { type Dataset, type Leads, sourceOf } from '../dataset.ts';

/** Where a dataset outside the menu belongs. */
export interface DatasetPart {
  /** The way from a row to its record in the parent's list; a table beside a list has no such record. */
  lead: Leads;
  /** The fields that name the record: the one in its title, and the next of the key. */
  names: readonly string[];
}

/**
 * The list that the rows of a dataset outside the menu belong to: the one whose records they are related to by the whole
 * key, else by some of it, else the one that they stand beside.
 */
export function datasetPart(datasets: readonly Dataset[], { id, menu }: Dataset): DatasetPart | null {
  if (menu) return null;
  const listed = datasets.filter((set) => set.menu && !set.cut);
  for (const relation of [keyRelation, partialRelation])
    for (const parent of listed) {
      const by = relation(parent, id);
      if (by) return { lead: { dataset: parent.id, by }, names: namesOf(parent, by) };
    }
  const beside = listed.find(({ list }) => list.beside?.includes(id));
  return beside ? { lead: { dataset: beside.id, by: {} }, names: [] } : null;
}

/** The fields of a child that hold the key of the parent: field there → field here. */
function keyRelation({ key, detail }: Dataset, id: string): Leads['by'] | null {
  for (const { dataset, by } of detail?.related ?? []) {
    const here = new Map(Object.entries(by).map(([child, parent]) => [parent, child]));
    if (dataset === id && key.every((name) => here.has(name)))
      return Object.fromEntries(key.map((name) => [name, here.get(name) ?? '']));
  }
  return null;
}

/** The fields of a child that hold some of the parent's key: a paper of a council belongs to it in every year. */
function partialRelation({ key, detail }: Dataset, id: string): Leads['by'] | null {
  const related = detail?.related.find(({ dataset }) => dataset === id);
  const held = Object.entries(related?.by ?? {}).filter(([, parent]) => key.includes(parent));
  return held.length > 0 ? Object.fromEntries(held.map(([child, parent]) => [parent, child])) : null;
}

function namesOf({ key, name = '' }: Dataset, by: Leads['by']): string[] {
  const at = Math.max(key.indexOf(name), 0);
  return key.slice(at, at + 2).flatMap((part) => by[part] ?? []);
}

/** A dataset as its own list shows it: each row begins with the record that it belongs to, and leads there. */
export function withParent(set: Dataset, part: DatasetPart | null | undefined): Dataset {
  if (!part) return set;
  const own = { ...set, part: part.lead.dataset };
  const [name, next] = part.names;
  if (!name) return Object.freeze(own);
  const column = next ? ([name, next] as const) : name;
  const { columns } = set.list;
  const list = columns.flat().includes(name) ? set.list : { ...set.list, columns: [column, ...columns] };
  return Object.freeze({ ...own, list, links: { ...set.links, [name]: set.links?.[name] ?? part.lead } });
}

/** Every dataset as its own list shows it. */
export const withParents = (datasets: readonly Dataset[]): readonly Dataset[] =>
  datasets.map((set) => withParent(set, datasetPart(datasets, set)));

/** The columns of rows under the record that they belong to, without those that only repeat which record that is. */
export function columnsUnder({ menu, list }: Dataset, by: Leads['by']): Dataset['list']['columns'] {
  if (menu) return list.columns;
  const own: Dataset['list']['columns'][number][] = [];
  for (const column of list.columns) {
    const [first, second] = [column].flat().filter((name) => !Object.hasOwn(by, name));
    if (first) own.push(second ? [first, second] : first);
  }
  return own;
}

/** A dataset outside the menu whose rows belong to records of another. */
export interface RecordPart {
  set: Dataset;
  /** field of the record → field of the part */
  by: Leads['by'];
}

/** The datasets whose rows belong to the records of one; those of a cut are those of what it is cut from. */
export const recordParts = (datasets: readonly Dataset[], of: Dataset): RecordPart[] =>
  datasets.flatMap((set) => {
    if (set.part !== sourceOf(of)) return [];
    const lead = datasetPart(datasets, set)?.lead;
    return lead && Object.keys(lead.by).length > 0 ? [{ set, by: lead.by }] : [];
  });
