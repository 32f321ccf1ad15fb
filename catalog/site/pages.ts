import type { Dataset } from '../dataset.ts';

/**
 * What the web app knows of a dataset before it loads the definition: enough for routes, the site map, links to its
 * records and the page of a body that has no such thing.
 */
export interface Page
  extends Pick<Dataset, 'id' | 'title' | 'singular' | 'key' | 'menu' | 'range' | 'chamber' | 'bodies' | 'people'> {
  /** Rows have pages of their own. */
  detail?: true;
}

export const pageOf = ({ id, title, singular, key, menu, range, chamber, bodies, people, detail }: Dataset): Page => ({
  id,
  title,
  // Only the page of a record bears its name, and has its key in the address.
  singular: detail ? singular : '',
  key: detail ? key : [],
  ...(menu && { menu }),
  ...(detail && { detail: true }),
  ...(range && { range }),
  ...(chamber && { chamber }),
  ...(bodies && { bodies }),
  ...(people && { people }),
});
