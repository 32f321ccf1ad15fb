import type { Plain, Visit } from './page.ts';

/** A page with the title and the sentence of its route alone. */
export const simplePage = ({ route, path }: Visit): Plain => ({
  title: route.title,
  about: route.about ?? '',
  path,
  sources: [],
});
