import type { DetailAnswer, RelatedRows } from '../../catalog/dataset/answer.ts';
import type { Dataset, Related as Relation } from '../../catalog/dataset.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { parse, type Query, sayWhere } from '../../catalog/query.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { pageFor } from '../catalog.ts';
import type { PageSection } from '../ui/contents.tsx';
import type { Extra } from './extra.ts';

/** The sections of a record's page in their order: its own parts, its fields, and the tables that have rows. */
export function sectionsOf(set: Dataset, { data, related }: DetailAnswer, extra: Extra): PageSection[] {
  const own = (extra.sections ?? []).map((title) => sectionOf(set, title));
  const fields = data.length === 1 ? (set.detail?.sections ?? []) : [];
  return [
    ...(extra.above ? own : []),
    ...fields.map(({ title }) => sectionOf(set, title)),
    ...(extra.above ? [] : own),
    ...related
      .filter(({ total }) => total > 0)
      .map((kin) => ({ id: relatedId(set, kin), label: relatedTitle(set, kin), count: kin.total })),
  ];
}

/** A section by its heading. The dataset is part of its id, because a page may show records of two. */
export const sectionOf = ({ id }: Dataset, title: string): PageSection => ({
  id: slugOf(`${id} ${title}`),
  label: title,
});

/** The relation of the definition that related rows come from: to that dataset, by these fields. */
export function relationOf(of: Dataset, { dataset, query }: RelatedRows): Relation | undefined {
  const names = [...new URLSearchParams(query).keys()].sort().join();
  return of.detail?.related.find((own) => own.dataset === dataset && Object.keys(own.by).sort().join() === names);
}

/** The title of related rows. Rows of the same dataset are named by what relates them. */
export function relatedTitle(of: Dataset, related: RelatedRows): string {
  const { title } = relationOf(of, related) ?? {};
  if (title) return title;
  if (related.dataset === of.id) return `Mais ${sayWhere(of, asked(of, related.query).where)}`;
  return pageFor(related.dataset)?.title ?? '';
}

/** The id of related rows on the page: a dataset may stand there twice, related by other fields. */
export function relatedId(of: Dataset, related: RelatedRows): string {
  const names = Object.values(relationOf(of, related)?.by ?? {});
  return slugOf([of.id, related.dataset, ...names].join(' '));
}

/** The question that finds related rows. */
export function asked(set: Dataset, query: string): Query {
  const answer = parse(set, [...new URLSearchParams(query)]);
  return answer.ok ? answer.query : ALL;
}
