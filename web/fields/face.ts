import type { ReactNode } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field, Value } from '../../catalog/fields/field.ts';
import type { Problem, Query } from '../../catalog/query.ts';

export interface CellProps {
  field: Field;
  value: Value | null;
  /** In a table there is room for two lines; on a page of its own a value is shown whole. */
  brief?: boolean;
}

export interface FilterProps {
  set: Dataset;
  name: string;
  field: Field;
  query: Query;
  problems: readonly Problem[];
}

/** How one kind of field looks: in a cell, and as a filter. */
export interface Face {
  Cell(props: CellProps): ReactNode;
  /** Its controls carry the names of the address: `vlrContrato.gte`. */
  Filter(props: FilterProps): ReactNode;
}

/** What the address says now of one control. */
export const valuesOf = (query: Query, name: string): readonly Value[] => {
  const [field, operator = 'eq'] = name.split('.');
  return query.where.find((own) => own.field === field && own.operator === operator)?.values ?? [];
};

export const problemOf = (problems: readonly Problem[], name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.message;
