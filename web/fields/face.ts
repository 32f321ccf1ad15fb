import type { ReactNode } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field, Operator, Value } from '../../catalog/fields/field.ts';
import type { Problem, Query } from '../../catalog/query.ts';

export interface CellProps {
  field: Field;
  value: Value | null;
  /** Shortened to two lines, as in a table; on a page of its own a value is shown whole. */
  brief?: boolean;
}

export interface FilterProps {
  set: Dataset;
  name: string;
  field: Field;
  query: Query;
  problems: readonly Problem[];
}

/** The look of one kind of field: in a cell, and as a filter. */
export interface FieldFace {
  Cell(props: CellProps): ReactNode;
  /** The filter, whose controls carry the names of the address: `vlrContrato.gte`. */
  Filter(props: FilterProps): ReactNode;
  /** The operators that the filter's controls ask with; the conditions of others have no control. */
  asks(field: Field): readonly Operator[];
  /** The least width of the filter, in units of the text. */
  room: number;
  /** Values are words: in a table their column takes what the others leave, and cuts what is longer. */
  words?: true;
}

/** The values that the address now has for one control. */
export const valuesOf = (query: Query, name: string): readonly Value[] => {
  const [field, operator = 'eq'] = name.split('.');
  return query.where.find((own) => own.field === field && own.operator === operator)?.values ?? [];
};

export const problemOf = (problems: readonly Problem[], name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.message;

/** The operators of filters that ask for one value, for words in a text, and for a range. */
export const ONE: FieldFace['asks'] = () => ['eq'];
export const WORDS: FieldFace['asks'] = () => ['has'];
export const ENDS: FieldFace['asks'] = () => ['gte', 'lte'];
