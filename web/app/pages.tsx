import { lazy } from 'react';
import type { Page } from '../../catalog/pages.ts';
import { definition } from '../catalog.ts';

const List = lazy(() => import('../dataset/list.tsx'));
const Detail = lazy(() => import('../dataset/detail.tsx'));
const Missing = lazy(() => import('../screens/missing/missing.tsx'));

/** The list of a dataset. Its definition is asked for here, so that it travels together with the screen. */
export function Whole({ page }: { page: Page }) {
  begin(page);
  return <List page={page} />;
}

/** What is below a list. */
export function Below({ page }: { page: Page }) {
  if (!page.detail) return <Missing />;
  begin(page);
  return <Detail page={page} />;
}

/** A definition that does not come is the screen's to tell, which asks for the same again. */
const begin = ({ id }: Page): void => void definition(id).catch(() => undefined);
