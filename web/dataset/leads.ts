import type { Dataset } from '../../catalog/dataset.ts';
import { keyOf, parsePayee } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pathOf, printed } from '../../catalog/key.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { pageFor } from '../catalog.ts';
import { useApplies } from '../portal.ts';

/**
 * The page that a value leads to: the record whose key these fields are, else the list they filter. Null without one of
 * them, or where this body has no such page. The name of a favorecido leads to all there is of them.
 */
export function valueLink(set: Dataset, name: string, row: Row, find: (id: string) => Page | undefined): string | null {
  const lead = set.links?.[name];
  if (!lead) return payeeOf(set, name, row);
  const page = find(lead.dataset);
  if (!page) return null;
  const texts = new Map(Object.entries(lead.by).map(([there, here]) => [there, printed(set, here, row)]));
  if ([...texts.values()].includes('')) return null;
  const whole = page.detail && page.key.length === texts.size && page.key.every((part) => texts.has(part));
  return whole
    ? pathOf(
        page.id,
        page.key.map((part) => texts.get(part) ?? ''),
      )
    : `/${page.id}?${ask(texts)}`;
}

function payeeOf(set: Dataset, name: string, row: Row): string | null {
  const document = set.holders?.[name];
  if (!document || (row[name] ?? null) === null) return null;
  const key = keyOf(printed(set, document, row), printed(set, name, row));
  return parsePayee(key) && `/favorecidos/${key}`;
}

/** A function that finds the list of a dataset, where this body has one. */
export function useListed(): (id: string) => Page | undefined {
  const applies = useApplies();
  return (id) => {
    const page = pageFor(id);
    return page && applies(page) ? page : undefined;
  };
}

const ask = (texts: ReadonlyMap<string, string>): string =>
  [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
