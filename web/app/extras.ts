import type { DatasetExtra } from '../dataset/extra.ts';
import { PERCURSO_TITLE } from '../despesa/heading.ts';
import { DOSSIE_TITLE } from '../dossie/heading.ts';
import { lazyPart } from '../ui/part.tsx';

const PercursoSection = lazyPart('despesa/percurso.tsx', () => import('../despesa/percurso.tsx'));

const Dossie = lazyPart('dossie/dossie.tsx', () => import('../dossie/dossie.tsx'));

/** What one dataset alone shows, by its id. Each is lazy, so that it travels only with its page. */
export const extras: Readonly<Record<string, DatasetExtra>> = {
  obras: {
    list: lazyPart('obras/list.tsx', () => import('../obras/list.tsx')),
    detail: lazyPart('obras/detail.tsx', () => import('../obras/detail.tsx')),
  },
  licitacao: { detail: Dossie, sections: [DOSSIE_TITLE] },
  covidlicitacao: { detail: Dossie, sections: [DOSSIE_TITLE] },
  contratos: { above: PercursoSection, sections: [PERCURSO_TITLE] },
  covidcontratos: { above: PercursoSection, sections: [PERCURSO_TITLE] },
  empenhos: { detail: PercursoSection, sections: [PERCURSO_TITLE] },
  liquidacoes: { detail: PercursoSection, sections: [PERCURSO_TITLE] },
  pagamentos: { detail: PercursoSection, sections: [PERCURSO_TITLE] },
  vereadores: { detail: lazyPart('vereadores/work.tsx', () => import('../vereadores/work.tsx')) },
  coviddespesa: { whole: lazyPart('despesa/covid.tsx', () => import('../despesa/covid.tsx')) },
};
