import type { Datasets } from './datasets.ts';

/** The name of a dataset, as the address of its API says it. */
export type DatasetId = keyof Datasets;

/** A record of a dataset. */
export type RowOf<Id extends DatasetId> = Datasets[Id]['row'];

/** Names of the fields of a dataset. */
export type FieldOf<Id extends DatasetId> = keyof RowOf<Id> & string;

/** Of when the data of an answer are, and which load brought them: what a citation needs. */
export interface DataDate {
  referencia: string | null;
  carga: number | null;
  publicadaEm: string | null;
  linhas: number;
}

/** One page of a list, with the count and the sums of all of it. */
export interface ListResult<Id extends DatasetId, F extends FieldOf<Id> = FieldOf<Id>> {
  data: Pick<RowOf<Id>, F>[];
  page: number;
  size: number;
  total: number;
  totals: Record<Datasets[Id]['total'], number>;
  /** The cursor of the next page; null on the last. */
  proxima: string | null;
  /** The question in words. */
  says: string;
  dados: DataDate;
}

/** Rows that share a value, counted and added up. */
export type GroupResult<Id extends DatasetId> = {
  chave: string | number | boolean | null;
  rotulo: string;
  linhas: number;
} & Record<Datasets[Id]['total'], number>;

export interface GroupsResult<Id extends DatasetId> {
  data: GroupResult<Id>[];
  total: number;
  says: string;
  dados: DataDate;
}

/** Everything under one key, and what is related to it. */
export interface RecordResult<Id extends DatasetId> {
  data: RowOf<Id>[];
  related: { dataset: string; total: number; query: string; data: Record<string, unknown>[] }[];
  dados: DataDate;
}

type Order<Name extends string> = Name | `-${Name}`;

/** What a list is asked for. */
export interface ListQuery<Id extends DatasetId, F extends FieldOf<Id> = FieldOf<Id>> {
  filters?: Datasets[Id]['filters'];
  /** Names of fields, with `-` in front for descending. */
  sort?: readonly Order<FieldOf<Id>>[];
  /** Rows a page, 1,000 at most. */
  size?: number;
  /** Only these fields of each row. */
  fields?: readonly F[];
}

/** What groups are asked for. */
export interface GroupsQuery<Id extends DatasetId> {
  filters?: Datasets[Id]['filters'];
  sort?: Order<'chave' | 'linhas' | Datasets[Id]['total']>;
  size?: number;
}
