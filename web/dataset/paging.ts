import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import { lastPage, rowsOf } from '../ui/pages.ts';
import { ARRIVE } from './arrive.ts';
import { turn, write } from './url.ts';

/** The pages of a list for the two pagers of it, over and under the table. */
export const pagingOf = (set: Dataset, query: Query, { total, size }: Pick<ListAnswer, 'total' | 'size'>) => ({
  page: query.page,
  last: lastPage(total, size),
  says: rowsOf(query.page, size, total),
  to: (page: number): string => write(set, turn(query, page)),
  state: ARRIVE,
});
