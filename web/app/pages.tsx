import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { isDayRange } from '../../catalog/list/cut.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { appliesHere, loadDefinition, pageFor } from '../catalog.ts';
import { extras } from './extras.ts';

const List = lazy(() => import('../dataset/list.tsx'));
const Detail = lazy(() => import('../dataset/detail.tsx'));
const Days = lazy(() => import('../dataset/days.tsx'));
const Exempt = lazy(() => import('../dataset/exempt.tsx'));
const CargasHistory = lazy(() => import('../cargas/history.tsx'));
const Missing = lazy(() => import('./missing.tsx'));

/** The list of a dataset. Its definition is asked for here, so that it travels together with the screen. */
export function Whole({ page }: { page: Page }) {
  const Own = extras[page.id]?.whole;
  begin(page);
  if (Own && appliesHere(page)) return <Own page={page} />;
  return appliesHere(page) ? <List page={page} extra={extras[page.id]?.list} /> : <Exempt page={page} />;
}

/** The page below a list, told by its number of segments: two days cut the list, a key finds a record. */
export function Below({ page }: { page: Page }) {
  const segments = useLocation().pathname.replace(/\/$/, '').split('/').slice(2);
  const Own = extras[page.id]?.whole;
  begin(page);
  if (!appliesHere(page)) return <Exempt page={page} />;
  if (Own) return <Own page={page} />;
  if (page.range && segments.length === 2)
    return isDayRange(segments) ? <Days page={page} segments={segments} /> : <Missing />;
  return page.detail ? <Detail page={page} extra={extras[page.id]} /> : <Missing />;
}

/** The loads of a dataset, if there is one of that name and the body has such things. */
export function Loaded() {
  const page = pageFor(useParams().dataset ?? '');
  if (!page) return <Missing />;
  begin(page);
  return appliesHere(page) ? <CargasHistory key={page.id} page={page} /> : <Exempt page={page} />;
}

/** Asks for a definition ahead of its screen. A failure is the screen's to tell, which asks for the same again. */
const begin = ({ id }: Page): void => void loadDefinition(id).catch(() => undefined);
