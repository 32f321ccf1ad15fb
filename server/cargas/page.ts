import { decodeSegment } from '../../catalog/texto/segment.ts';
import { noPageFault } from '../plain/failed.ts';
import { below, type Plain, type Visit } from '../plain/page.ts';

/** What was published of a dataset, and when. */
export function loadsPage(visit: Visit): Plain {
  const name = decodeSegment(below(visit, 1)[0] ?? '');
  const set = visit.services.datasets.find(({ id }) => id === name);
  if (!set) throw noPageFault();
  return {
    title: `Cargas: ${set.title}`,
    about: `Cada arquivo que o órgão publicou em ${set.title}, quando e com quantas linhas.`,
    path: visit.path,
    sources: [],
  };
}
