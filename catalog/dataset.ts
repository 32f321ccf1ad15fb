import type { Bodies } from './body.ts';
import type { Counted } from './counted.ts';
import type { Field, Row, TimeScale, Value } from './fields/field.ts';
import type { Criterion } from './pntp/criterion.ts';
import type { MoneyStage } from './sums/stage.ts';

export type Menu =
  | 'Despesas'
  | 'Receitas'
  | 'Pessoal'
  | 'Licitações e contratos'
  | 'Planejamento e contas'
  | 'Obras'
  | 'Legislativo'
  | 'Saúde e educação'
  | 'Dados abertos'
  | 'Ouvidoria e e-SIC';

type Fields = Readonly<Record<string, Field>>;
type Name<F> = keyof F & string;
/** Names of the fields that can be added up: the compiler refuses a total over anything else. */
type Summable<F> = { [K in Name<F>]: F[K] extends Field<Value, true> ? K : never }[Name<F>];

/** A condition between fields of one row, checked at import. The message tells the publisher what to mend. */
export interface Rule {
  fields: readonly string[];
  holds(row: Row): boolean;
  message: string;
}

/**
 * Advice about a row that is right, but falls short of what the law or the auditors ask. The row is published all the same:
 * the import tells which lines are meant, and the page of the load says it too.
 */
export interface Advice extends Omit<Rule, 'message'> {
  /** What stands after the number of the rows, of one and of many: `empenhos citam dispensa sem número`. */
  one: string;
  many: string;
  /** The sentence that says how to mend them. */
  remedy: string;
}

export interface Chart<N extends string = string, S extends string = string> {
  title: string;
  /** A field, or a slice of a date: `dtFimVigencia.mes`. */
  by: N | `${N}.mes` | `${N}.ano`;
  /** What is added up; without it, rows are counted. */
  sum?: S;
  /** What the sum is measured against, in the same unit and the same drawing: what was foreseen of what came. */
  against?: S;
  shape: 'bars' | 'columns';
}

export interface DetailSection<N extends string = string> {
  title: string;
  fields: readonly N[];
}

/** Rows of another dataset that belong to one row of this, found by equal fields. */
export interface RelatedRows {
  dataset: string;
  /** field there → field here */
  by: Readonly<Record<string, string>>;
  /** Over the table; without it, the title of the dataset. */
  title?: string;
  /** A picture of the rows over time, above them. */
  chart?: { title: string; by: string; sum: string };
}

/** Where the value of a field leads: the record there if these fields are its key, else the list they filter. */
export interface Leads {
  dataset: string;
  /** field there → field here */
  by: Readonly<Record<string, string>>;
}

interface Shape<F extends Fields, N extends string, S extends string> {
  /** First segment of its page and of its address in the API. */
  id: string;
  title: string;
  /** One row in a title (`Contrato`), many in a sentence (`contratos`). */
  singular: string;
  plural: string;
  about: string;
  /** What people call it beside its title. A question that uses one of these words is about it: its rows need only have the rest. */
  asked?: string;
  law: readonly string[];
  /** What finds a detail page, in the order of the route's parameters. Not always unique in real data. */
  key: readonly N[];
  /** The part of the key that names a record in its title; without it, the first. */
  name?: N;
  /** The field whose values a load replaces. */
  period: N;
  /** A field of which a load brings every value that its periods have, or is refused: the registers that are copied together. */
  whole?: N;
  /** Where its page stands in the menu. Without it, a page of the menu leads to its list and its rows are seen with their parent's. */
  menu?: Menu;
  /** The dataset of the menu that one outside it belongs to. No definition says it: it is found in the relations of the others. */
  part?: string;
  /** The date the reference wire asks by. */
  date?: N;
  /** The field that the two days of an address `/id/{from}/{to}` cut the list by. */
  range?: N;
  /** A view of another dataset: its rows that have these values. Nothing is ever loaded into it. */
  cut?: { of: string; where: Readonly<Partial<Record<N, Value>>> };
  bodies?: Bodies;
  /** The page of other bodies that a câmara shows this list in place of. */
  chamber?: string;
  /** The stage of expense or revenue that its rows record: a load of it writes the sums of that stage again. */
  stage?: MoneyStage<S>;
  /** Its rows are people: a page that is about one of them, or a list that has no other, asks not to be indexed. */
  people?: true;
  /** Nothing new will come: the sentence that says since when and why. */
  closed?: string;
  fields: F;
  /**
   * The search shows rows of one year that agree in these as one find, as the payments to a creditor. It leads to the record
   * if they name one, else to the list of them.
   */
  once?: readonly N[];
  /** Fields that no file brings: the database works them out from other datasets, as what was paid of an empenho. */
  derived?: readonly N[];
  rules?: readonly Rule[];
  advice?: readonly Advice[];
  list: {
    /** A pair shares one cell, the second in small print. */
    columns: readonly (N | readonly [N, N])[];
    /** Columns in place of those where only rows with some values are asked for, written as an address writes them. */
    views?: readonly (Counted<N> & { columns: readonly (N | readonly [N, N])[] })[];
    filters: { main: readonly N[]; more: readonly N[] };
    sort: N | `-${N}`;
    totals: readonly S[];
    /** A total that adds up only the rows with some values: `{ vlrTotal: { field: 'txtSituacao', values: ['Homologada'] } }`. */
    counted?: Readonly<Partial<Record<S, Counted<N>>>>;
    /** Totals that are told as the mean of the rows, as days of waiting: every row has a value of them. */
    means?: readonly S[];
    /** A field whose values are never added up together in silence, as payrolls of different types. */
    apart?: N;
    charts: readonly Chart<N, S>[];
    /** Datasets outside the menu that are shown under this list, as a table of values. */
    beside?: readonly string[];
  };
  /** Values that lead somewhere else, on the list and in the detail. */
  links?: Readonly<Partial<Record<N, Leads>>>;
  /** Who gets the body's money or asks for it, the name → its CPF/CNPJ: the name leads to all there is of them. */
  holders?: Readonly<Partial<Record<N, N>>>;
  /** Without it, a row has no page of its own. */
  detail?: {
    lead: readonly N[];
    figures: readonly S[];
    sections: readonly DetailSection<N>[];
    related: readonly RelatedRows[];
  };
  pntp?: Readonly<Record<string, Criterion<N>>>;
}

type Definition<F extends Fields> = Shape<F, Name<F>, Summable<F>>;

/** A definition as the machinery sees it: names are plain text, already checked. */
export type Dataset = Shape<Fields, string, string>;

/** Declares a dataset. What the compiler cannot see is checked here, when the program starts. */
export function dataset<const F extends Fields>(definition: Definition<F>): Dataset {
  const plain: Dataset = definition;
  const faults = inspect(plain);
  if (faults.length > 0) throw new Error(`dataset ${definition.id}: ${faults.join('; ')}`);
  return Object.freeze(plain);
}

const OURS = ['tenant', 'id', 'carga'];

function inspect(set: Dataset): string[] {
  const faults = inspectFields(set);
  if (!/^[a-z][a-z-]*$/.test(set.id)) faults.push('id must be lower case letters and hyphens');
  if (set.menu && !set.asked) faults.push('has a page, but no words that people ask for it by');
  const unadded = (set.list.means ?? []).filter((name) => !set.list.totals.includes(name));
  if (unadded.length > 0) faults.push(`tells the mean of what is no total: ${unadded.join(', ')}`);
  for (const chart of set.list.charts) faults.push(...inspectGroup(set, chart.by), ...inspectAgainst(set, chart));
  return [...faults, ...inspectLabels(set), ...inspectNames(set), ...inspectLeads(set), ...inspectHolders(set)];
}

/** Names begin as their kind's do, and what identifies a row is always there. */
function inspectFields(set: Dataset): string[] {
  const faults: string[] = [];
  for (const [name, { prefixes }] of Object.entries(set.fields)) {
    if (!prefixes.some((prefix) => new RegExp(`^${prefix}[A-Z]`).test(name)))
      faults.push(`field ${name} lacks a prefix of its kind: ${prefixes.join(', ')}`);
    if (OURS.includes(name)) faults.push(`field ${name} is a name of the machinery`);
  }
  for (const name of set.derived ?? [])
    if (set.fields[name]?.required) faults.push(`${name} is worked out and cannot be required of a file`);
  for (const name of [...set.key, set.period, set.whole ?? set.period])
    if (!set.fields[name]?.required) faults.push(`${name} identifies rows and must be required`);
  return faults;
}

/** Two sums share one axis and are told together for each group, so both must be totals of the list. */
function inspectAgainst({ list }: Dataset, { title, sum, against }: Chart): string[] {
  if (!against) return [];
  const missing = [sum ?? '', against].filter((name) => !list.totals.includes(name));
  return missing.length > 0 ? [`chart “${title}” compares sums that are no totals: ${missing.join(', ')}`] : [];
}

/** A publisher's header may carry labels: two alike would make a column anybody's guess. */
function inspectLabels(set: Dataset): string[] {
  const labels = Object.values(set.fields).map(({ label }) => label.toLocaleLowerCase('pt-BR'));
  const twice = Object.values(set.fields).filter(
    (field, i) => labels.indexOf(field.label.toLocaleLowerCase('pt-BR')) < i,
  );
  return twice.map(({ label }) => `label ${label} is used twice`);
}

/** Names that the definition's own types leave as plain text. */
function inspectNames(set: Dataset): string[] {
  const rules = [...(set.rules ?? []), ...(set.advice ?? [])].flatMap(({ fields }) =>
    fields.map((name) => ['rule', name] as const),
  );
  const related = (set.detail?.related ?? []).flatMap(({ dataset: id, by }) =>
    Object.values(by).map((name) => [`relation to ${id}`, name] as const),
  );
  return [...rules, ...related]
    .filter(([, name]) => !Object.hasOwn(set.fields, name))
    .map(([where, name]) => `${where} names ${name}, which is no field`);
}

/** A value leads somewhere by fields of its own row; periods, dates and ranges are of time. */
function inspectLeads(set: Dataset): string[] {
  const leads = Object.entries(set.links ?? {}).flatMap(([name, lead]) =>
    Object.values(lead?.by ?? {})
      .filter((own) => !Object.hasOwn(set.fields, own))
      .map((own) => `the link of ${name} names ${own}, which is no field`),
  );
  const times = [set.period, set.date ?? set.period, set.range ?? set.period].filter((name) => !set.fields[name]?.time);
  return [...leads, ...times.map((name) => `${name} counts no time`)];
}

/** All of a holder is found by the document, so it must be one, and a filter: filters have indexes. */
function inspectHolders(set: Dataset): string[] {
  const { main, more } = set.list.filters;
  const found = (document: string): boolean =>
    set.fields[document]?.privacy === 'mask' && [...main, ...more].includes(document);
  return holdersOf(set)
    .filter(([name, document]) => !found(document) || !set.fields[name]?.operators.includes('eq'))
    .map(([name, document]) => `the holder ${name} is not found by ${document}, which must be a CPF/CNPJ and a filter`);
}

export const holdersOf = ({ holders }: Pick<Dataset, 'holders'>): [name: string, document: string][] =>
  Object.entries(holders ?? {}).flatMap(([name, document]) => (document ? [[name, document]] : []));

/** The dataset whose rows it shows: its own, or those it is cut from. */
export const sourceOf = ({ id, cut }: Dataset): string => cut?.of ?? id;

function inspectGroup(set: Dataset, by: string): string[] {
  const [name = '', grain] = by.split('.');
  const field = set.fields[name];
  const known = field && (grain === undefined || field.grains.some((own) => own === grain));
  return known ? [] : [`chart by ${by} is not possible`];
}

/** The fields that a file brings and a table holds. */
export const storedOf = ({ fields, derived = [] }: Pick<Dataset, 'fields' | 'derived'>): [string, Field][] =>
  Object.entries(fields).filter(([name]) => !derived.includes(name));

export function fieldOf(set: Dataset, name: string): Field {
  const field = Object.hasOwn(set.fields, name) ? set.fields[name] : undefined;
  if (!field) throw new Error(`dataset ${set.id} has no field ${name}`);
  return field;
}

/** How a field of a dataset counts time, its period where no other is named. */
export function timeOf(set: Dataset, name: string = set.period): TimeScale<Value> {
  const { time } = fieldOf(set, name);
  if (!time) throw new Error(`${name} of dataset ${set.id} counts no time`);
  return time;
}
