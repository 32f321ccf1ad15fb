import type { FunctionComponent } from 'react';
import type { RelatedAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import type { Page } from '../../catalog/site/pages.ts';

export interface ListExtra {
  set: Dataset;
  query: Query;
}

export interface DetailExtra {
  set: Dataset;
  row: Row;
  related: readonly RelatedAnswer[];
}

/**
 * The parts that one dataset alone shows: with its list, between the figures and the fields of its record, and under
 * it.
 */
export interface DatasetExtra {
  list?: FunctionComponent<ListExtra>;
  above?: FunctionComponent<DetailExtra>;
  detail?: FunctionComponent<DetailExtra>;
  /** The headings that the part above or under its record adds to the index of the page. */
  sections?: readonly string[];
  /** A screen of its own in place of list and record. */
  whole?: FunctionComponent<{ page: Page }>;
}
