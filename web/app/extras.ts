import { lazy } from 'react';
import type { Extra } from '../dataset/extra.ts';
import { PERCURSO_TITLE } from '../despesa/heading.ts';

const PercursoSection = lazy(() => import('../despesa/percurso.tsx'));

/** What one dataset alone shows, by its id. Each is lazy, so that it travels only with its page. */
export const extras: Readonly<Record<string, Extra>> = {
  obras: { list: lazy(() => import('../obras/list.tsx')), detail: lazy(() => import('../obras/detail.tsx')) },
  contratos: { above: PercursoSection, sections: [PERCURSO_TITLE] },
  covidcontratos: { above: PercursoSection, sections: [PERCURSO_TITLE] },
  empenhos: { detail: PercursoSection, sections: [PERCURSO_TITLE] },
  liquidacoes: { detail: PercursoSection, sections: [PERCURSO_TITLE] },
  pagamentos: { detail: PercursoSection, sections: [PERCURSO_TITLE] },
  coviddespesa: { whole: lazy(() => import('../despesa/covid.tsx')) },
};
