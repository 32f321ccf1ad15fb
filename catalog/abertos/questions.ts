import { type Dataset, fieldOf } from '../dataset.ts';
import type { Value } from '../fields/field.ts';
import type { QueryGroup } from '../list/group.ts';
import { ALL } from '../list/opening.ts';
import { type Condition, printQuery, type Query, sayQuery } from '../query.ts';

/** A question about a dataset that has an answer: its words, its page, and its address in the API. */
export interface ExampleQuestion {
  texto: string;
  /** The page that shows the same; null where the dataset has none. */
  pagina: string | null;
  api: string;
}

/** A value that rows of the latest period have in common. */
export interface KnownValue {
  field: string;
  value: Value;
}

const FIRST = 10;
const GROUPS = 20;

/** The field by which an example filters: one whose values people choose from, else any that takes an exact value. */
export function exampleFilter(set: Dataset): string | undefined {
  const { main, more } = set.list.filters;
  const asked = [...main, ...more].filter((name) => {
    const { operators, sortable, privacy } = fieldOf(set, name);
    return name !== set.period && operators.includes('eq') && sortable && !privacy;
  });
  return asked.find((name) => fieldOf(set, name).listed) ?? asked[0];
}

/** What an example groups by: what the dataset's first chart does, else its filter. */
function exampleGroup(set: Dataset): QueryGroup | undefined {
  const [field = '', grain] = (set.list.charts[0]?.by ?? exampleFilter(set) ?? '').split('.');
  const slice = set.fields[field]?.grains.find((own) => own === grain);
  if (field === '') return undefined;
  return slice ? { field, grain: slice } : { field };
}

/** Questions of a dataset that find rows: about the latest period that has some, and a value that is among them. */
export function exampleQuestions(set: Dataset, latest: Value, known: KnownValue | null): ExampleQuestion[] {
  const where: Condition[] = [{ field: set.period, operator: 'eq', values: [latest] }];
  const [total] = set.list.totals;
  const by = exampleGroup(set);
  const largest = total ? [{ field: total, descending: true }] : [];
  const grouped = (group: QueryGroup, own: readonly Condition[], sort: string): Query => ({
    ...{ ...ALL, where: own, by: group, size: GROUPS },
    sort: [{ field: sort, descending: true }],
  });
  return [
    asked(set, { ...ALL, where, sort: largest, size: FIRST }),
    ...(known
      ? [asked(set, { ...ALL, where: [...where, { field: known.field, operator: 'eq', values: [known.value] }] })]
      : []),
    ...(by ? [asked(set, grouped(by, where, total ?? 'linhas'), true)] : []),
    asked(set, grouped({ field: set.period }, [], 'chave')),
  ];
}

/** A question with its two addresses. A page shows groups as charts where its list has the same. */
function asked(set: Dataset, query: Query, charted = false): ExampleQuestion {
  const said = sayQuery(set, query);
  const page = printQuery(set, { ...ALL, where: query.where, sort: query.by ? [] : query.sort });
  const charts = charted && set.list.charts.length > 0 ? '_aba=graficos' : '';
  const shown = [page, charts].filter(Boolean).join('&') || '_page=1';
  const hasPage = !query.by || charted;
  return {
    texto: said.charAt(0).toLocaleUpperCase('pt-BR') + said.slice(1),
    pagina: hasPage ? `/${set.id}?${shown}` : null,
    api: `/v1/${set.id}?${printQuery(set, query)}`,
  };
}
