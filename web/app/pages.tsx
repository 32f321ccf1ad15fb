import { isDayRange } from '../../catalog/list/cut.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { loadDefinition, pageFor } from '../catalog.ts';
import { useApplies } from '../portal.ts';
import { lazyPart } from '../ui/part.tsx';
import { useLocation, usePathPart } from '../ui/router.tsx';
import { extras } from './extras.ts';

const List = lazyPart('dataset/list.tsx', () => import('../dataset/list.tsx'));
const Detail = lazyPart('dataset/detail.tsx', () => import('../dataset/detail.tsx'));
const Days = lazyPart('dataset/days.tsx', () => import('../dataset/days.tsx'));
const Exempt = lazyPart('dataset/exempt.tsx', () => import('../dataset/exempt.tsx'));
const CargasHistory = lazyPart('cargas/history.tsx', () => import('../cargas/history.tsx'));
const Missing = lazyPart('app/missing.tsx', () => import('./missing.tsx'));

/** The list of a dataset. Its definition is asked for here, so that it travels together with the screen. */
export function Whole({ page }: { page: Page }) {
  const Own = extras[page.id]?.whole;
  const applies = useApplies()(page);
  begin(page);
  if (Own && applies) return <Own page={page} />;
  return applies ? <List page={page} extra={extras[page.id]?.list} /> : <Exempt page={page} />;
}

/** The page below a list, told by its number of segments: two days cut the list, a key finds a record. */
export function Below({ page }: { page: Page }) {
  const segments = useLocation().pathname.replace(/\/$/, '').split('/').slice(2);
  const Own = extras[page.id]?.whole;
  const applies = useApplies();
  begin(page);
  if (!applies(page)) return <Exempt page={page} />;
  if (Own) return <Own page={page} />;
  if (page.range && segments.length === 2)
    return isDayRange(segments) ? <Days page={page} segments={segments} /> : <Missing />;
  return page.detail ? <Detail page={page} extra={extras[page.id]} /> : <Missing />;
}

/** The loads of a dataset, if there is one of that name and the body has such things. */
export function Loaded() {
  const page = pageFor(usePathPart(1));
  const applies = useApplies();
  if (!page) return <Missing />;
  begin(page);
  return applies(page) ? <CargasHistory key={page.id} page={page} /> : <Exempt page={page} />;
}

/** Loads what a page of a dataset is made of, ahead of the page. */
export const loadDataset = ({ id }: Page, list: boolean): Promise<unknown> =>
  Promise.all([loadDefinition(id), (list ? List : Detail).load()]);

/** Asks for a definition ahead of its screen. A failure is the screen's to tell, which asks for the same again. */
const begin = ({ id }: Page): void => void loadDefinition(id).catch(() => undefined);
