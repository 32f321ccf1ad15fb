import type { CkanPackage } from './ckan.ts';

/** What a search of CKAN asks for, read. */
export interface CkanSearch {
  q: string;
  fq: string;
  sort: string;
  rows: number;
  start: number;
}

type Keep = (one: CkanPackage) => boolean;

/** A search that cannot be answered as it is asked: a filter that were ignored would give a wrong answer. */
export class UnreadableSearch extends Error {}

const TERM = /^(-?)(\w+):(\[[^\]]*\]|"[^"]*"|\S+)$/;
const SINCE = /^\[(\S+) TO (?:\*|NOW)\]$/;

/** The filters that harvesters use: by organization, by group, by name, and since when. */
const FIELDS: Readonly<Record<string, (value: string) => Keep>> = {
  organization: (value) => (one) => one.organization.name === value,
  owner_org: (value) => (one) => one.owner_org === value,
  groups: (value) => (one) => one.groups.some(({ name }) => name === value),
  name: (value) => (one) => one.name === value,
  id: (value) => (one) => one.id === value,
  type: (value) => (one) => one.type === value,
  dataset_type: (value) => (one) => one.type === value,
  state: (value) => (one) => one.state === value,
  tags: (value) => (one) => one.tags.some(({ name }) => name === value),
  res_format: (value) => (one) => one.resources.some(({ format }) => format.toLowerCase() === value.toLowerCase()),
  metadata_modified: modifiedSince,
};

function modifiedSince(range: string): Keep {
  const [, from = ''] = SINCE.exec(range) ?? [];
  const since = from === '*' ? Number.NEGATIVE_INFINITY : Date.parse(from);
  if (Number.isNaN(since)) throw new UnreadableSearch(`metadata_modified:${range}`);
  return (one) => Date.parse(`${one.metadata_modified}Z`) >= since;
}

/** Reads a filter: terms beside one another must all hold, and of those joined by OR one. */
function filterOf(fq: string): Keep {
  const parts = fq.trim() === '' ? [] : fq.trim().match(/(?:\[[^\]]*\]|"[^"]*"|[^\s["]+)+/g);
  const groups: Keep[][] = [];
  let joins = false;
  for (const part of parts ?? []) {
    if (part === 'OR') joins = true;
    else if (part !== 'AND') {
      const keep = termOf(part.replace(/^\+/, '').replace(/[()]/g, ''));
      if (joins) groups.at(-1)?.push(keep);
      else groups.push([keep]);
      joins = false;
    }
  }
  return (one) => groups.every((any) => any.some((keep) => keep(one)));
}

function termOf(term: string): Keep {
  const [, minus = '', field = '', value = ''] = TERM.exec(term) ?? [];
  const read = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  if (!read) throw new UnreadableSearch(term);
  const keep = read(value.replace(/^"|"$/g, ''));
  return minus ? (one) => !keep(one) : keep;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(q: string): Keep {
  const words = q === '' || q === '*:*' ? [] : fold(q).split(/\s+/);
  return (one) => words.every((word) => fold(`${one.name} ${one.title} ${one.notes}`).includes(word));
}

const ORDERS = ['id', 'name', 'title', 'metadata_modified', 'metadata_created'] as const;

/** An order by one field; what CKAN calls the score is no order here. */
function orderOf(sort: string): (a: CkanPackage, b: CkanPackage) => number {
  const [field = '', direction = 'asc'] = (sort.split(',').find((part) => !/score/.test(part)) ?? 'id asc')
    .trim()
    .split(/\s+/);
  const known = ORDERS.find((own) => own === field.replace('title_string', 'title'));
  if (!known) throw new UnreadableSearch(`sort=${sort}`);
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => sign * (a[known] < b[known] ? -1 : a[known] > b[known] ? 1 : 0);
}

/** Searches packages as CKAN does, for what harvesters ask. */
export function searchPackages(packages: readonly CkanPackage[], { q, fq, sort, rows, start }: CkanSearch) {
  const [words, filter] = [wordsOf(q), filterOf(fq)];
  const found = packages.filter((one) => words(one) && filter(one)).sort(orderOf(sort));
  return { count: found.length, sort, facets: {}, search_facets: {}, results: found.slice(start, start + rows) };
}
