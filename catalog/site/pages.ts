import type { Bodies } from '../body.ts';
import type { Dataset } from '../dataset.ts';

/**
 * What the web app knows of a dataset before it loads the definition: enough for routes, the site map, links to its
 * records and for whether a body has such a thing.
 */
export interface Page
  extends Pick<Dataset, 'id' | 'title' | 'singular' | 'key' | 'menu' | 'part' | 'range' | 'chamber' | 'people'> {
  /** The only bodies it concerns. Why is told by the definition: the sentences are long. */
  bodies?: Pick<Bodies, 'only'>;
  /** Rows have pages of their own. */
  detail?: true;
}

export function pageOf(set: Dataset): Page {
  const { id, title, singular, key, menu, part, range, chamber, bodies, people, detail } = set;
  return {
    id,
    title,
    // Only the page of a record bears its name, and has its key in the address.
    singular: detail ? singular : '',
    key: detail ? key : [],
    ...(menu && { menu }),
    ...(part && { part }),
    ...(detail && { detail: true }),
    ...(range && { range }),
    ...(chamber && { chamber }),
    ...(bodies && { bodies: { only: bodies.only } }),
    ...(people && { people }),
  };
}
