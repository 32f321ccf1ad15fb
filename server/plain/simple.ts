import type { Plain, Visit } from './page.ts';

/** A page of which only its title and its sentence are known here. */
export const simplePage = ({ route, path }: Visit): Plain => ({
  title: route.title,
  about: route.about ?? '',
  path,
  sources: [],
});
