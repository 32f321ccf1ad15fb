import type { Dataset } from '../../catalog/dataset.ts';
import { newsConditions, newsQuery, withQuery } from '../../catalog/novidades/address.ts';
import { awaitedField } from '../../catalog/novidades/calendar.ts';
import { type Query, sayWhere } from '../../catalog/query.ts';
import { AviseMe } from './avise.tsx';

/** The news of a list with its filters. */
export function AviseList({ set, query, className }: { set: Dataset; query: Query; className?: string | undefined }) {
  const where = newsConditions(set, query.where);
  const asked = newsQuery(set, where);
  return (
    <AviseMe
      about={sayWhere(set, where)}
      feed={withQuery(`/${set.id}.atom`, asked)}
      page={withQuery(`/${set.id}`, asked)}
      agenda={awaitedField(set) && withQuery(`/${set.id}.ics`, asked)}
      className={className}
    />
  );
}

/** The feed of a list with its filters, for the head of its page. */
export const listFeed = (set: Dataset, { where }: Query): string =>
  withQuery(`/${set.id}.atom`, newsQuery(set, newsConditions(set, where)));
