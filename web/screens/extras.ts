import { lazy } from 'react';
import type { Extra } from '../dataset/extra.ts';

const Course = lazy(() => import('./expense/course.tsx'));

/** By dataset, what it alone shows. Each is `lazy(() => import('./folder/file.tsx'))`: it travels only with its page. */
export const extras: Readonly<Record<string, Extra>> = {
  obras: { list: lazy(() => import('./works/list.tsx')), detail: lazy(() => import('./works/detail.tsx')) },
  empenhos: { detail: Course },
  liquidacoes: { detail: Course },
  pagamentos: { detail: Course },
  coviddespesa: { whole: lazy(() => import('./expense/covid.tsx')) },
};
