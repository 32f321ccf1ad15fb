import { lazy } from 'react';
import type { Extra } from '../dataset/extra.ts';
import { WAY_TITLE } from '../despesa/way.ts';

const Course = lazy(() => import('../despesa/course.tsx'));

/** By dataset, what it alone shows. Each is `lazy(() => import('./folder/file.tsx'))`: it travels only with its page. */
export const extras: Readonly<Record<string, Extra>> = {
  obras: { list: lazy(() => import('../obras/list.tsx')), detail: lazy(() => import('../obras/detail.tsx')) },
  contratos: { above: Course, sections: [WAY_TITLE] },
  covidcontratos: { above: Course, sections: [WAY_TITLE] },
  empenhos: { detail: Course, sections: [WAY_TITLE] },
  liquidacoes: { detail: Course, sections: [WAY_TITLE] },
  pagamentos: { detail: Course, sections: [WAY_TITLE] },
  coviddespesa: { whole: lazy(() => import('../despesa/covid.tsx')) },
};
