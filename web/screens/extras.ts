import { lazy } from 'react';
import type { Extra } from '../dataset/extra.ts';

/** By dataset, what it alone shows. Each is `lazy(() => import('./folder/file.tsx'))`: it travels only with its page. */
export const extras: Readonly<Record<string, Extra>> = {
  obras: { list: lazy(() => import('./works/list.tsx')), detail: lazy(() => import('./works/detail.tsx')) },
};
