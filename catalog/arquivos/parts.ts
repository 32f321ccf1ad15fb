import type { BodyKind } from '../body.ts';
import type { DutyPart, FileDuty } from './category.ts';

/** Those that have a budget law of their own; a fund or an agency is in theirs. */
const GOVERNMENTS: readonly BodyKind[] = ['prefeitura', 'estado'];
/** Those that publish fiscal reports; a consortium fewer annexes (Portaria STN 274/2016). */
const REPORTING: readonly BodyKind[] = [...GOVERNMENTS, 'consorcio'];

/** Due by the end of the year before the one it is for. */
const BEFORE_THE_YEAR = { years: -1, day: '12-31' } as const;
/** Due when the accounts of a closed year are. */
const WITH_THE_ACCOUNTS = { years: 1, day: '04-30' } as const;

/** Annexes as the Manual de Demonstrativos Fiscais of the Tesouro Nacional names them; it has no Anexo 5 any more. */
export const RREO: readonly FileDuty[] = [
  {
    every: 'bimestre',
    before: 3,
    bodies: REPORTING,
    parts: [
      { slug: 'anexo-1', title: 'Anexo 1 – Balanço orçamentário' },
      { slug: 'anexo-2', title: 'Anexo 2 – Despesas por função e subfunção' },
      { slug: 'anexo-3', title: 'Anexo 3 – Receita corrente líquida', bodies: GOVERNMENTS, halves: true },
      { slug: 'anexo-4', title: 'Anexo 4 – Receitas e despesas previdenciárias', bodies: GOVERNMENTS, halves: true },
      { slug: 'anexo-6', title: 'Anexo 6 – Resultados primário e nominal', bodies: GOVERNMENTS, halves: true },
      { slug: 'anexo-7', title: 'Anexo 7 – Restos a pagar por poder e órgão', bodies: GOVERNMENTS, halves: true },
      {
        slug: 'anexo-8',
        title: 'Anexo 8 – Receitas e despesas com manutenção e desenvolvimento do ensino',
        bodies: GOVERNMENTS,
      },
      {
        slug: 'anexo-9',
        title: 'Anexo 9 – Receitas de operações de crédito e despesas de capital',
        bodies: GOVERNMENTS,
        last: true,
      },
      {
        slug: 'anexo-10',
        title: 'Anexo 10 – Projeção atuarial do regime próprio de previdência',
        bodies: GOVERNMENTS,
        last: true,
      },
      {
        slug: 'anexo-11',
        title: 'Anexo 11 – Alienação de ativos e aplicação dos recursos',
        bodies: GOVERNMENTS,
        last: true,
      },
      {
        slug: 'anexo-12',
        title: 'Anexo 12 – Receitas e despesas com ações e serviços públicos de saúde',
        bodies: GOVERNMENTS,
      },
      { slug: 'anexo-13', title: 'Anexo 13 – Parcerias público-privadas', bodies: GOVERNMENTS },
      { slug: 'anexo-14', title: 'Anexo 14 – Demonstrativo simplificado', bodies: GOVERNMENTS },
    ],
  },
];

/** Annexes by power: debts, guarantees and loans are of the Executive alone (LRF, art. 55). */
export const RGF: readonly FileDuty[] = [
  {
    every: 'quadrimestre',
    before: 3,
    bodies: [...REPORTING, 'camara'],
    parts: [
      { slug: 'anexo-1', title: 'Anexo 1 – Despesa com pessoal' },
      { slug: 'anexo-2', title: 'Anexo 2 – Dívida consolidada líquida', bodies: GOVERNMENTS },
      { slug: 'anexo-3', title: 'Anexo 3 – Garantias e contragarantias de valores', bodies: GOVERNMENTS },
      { slug: 'anexo-4', title: 'Anexo 4 – Operações de crédito', bodies: GOVERNMENTS },
      { slug: 'anexo-5', title: 'Anexo 5 – Disponibilidade de caixa e restos a pagar', last: true },
      { slug: 'anexo-6', title: 'Anexo 6 – Demonstrativo simplificado' },
    ],
  },
];

export const BALANCES: readonly FileDuty[] = [
  {
    every: 'ano',
    due: WITH_THE_ACCOUNTS,
    before: 3,
    parts: [
      { slug: 'balanco-orcamentario', title: 'Balanço orçamentário' },
      { slug: 'balanco-financeiro', title: 'Balanço financeiro' },
      { slug: 'balanco-patrimonial', title: 'Balanço patrimonial' },
      { slug: 'variacoes-patrimoniais', title: 'Demonstração das variações patrimoniais' },
      { slug: 'fluxos-de-caixa', title: 'Demonstração dos fluxos de caixa', optional: true },
      { slug: 'notas-explicativas', title: 'Notas explicativas', optional: true },
    ],
  },
];

/** What the auditors look for in a plan: nobody can tell what came of one that names no goals. */
const GOALS: readonly DutyPart[] = [
  { slug: 'objetivos', title: 'Objetivos' },
  { slug: 'indicadores', title: 'Indicadores' },
  { slug: 'metas', title: 'Metas' },
];

export const PPA: readonly FileDuty[] = [
  {
    every: 'quadrienio',
    due: BEFORE_THE_YEAR,
    bodies: GOVERNMENTS,
    parts: [{ slug: 'lei', title: 'Lei do PPA' }, { slug: 'programas', title: 'Programas e ações' }, ...GOALS],
  },
];

export const LDO: readonly FileDuty[] = [
  {
    every: 'ano',
    due: BEFORE_THE_YEAR,
    bodies: GOVERNMENTS,
    parts: [
      { slug: 'lei', title: 'Lei de diretrizes orçamentárias' },
      { slug: 'metas-fiscais', title: 'Anexo de metas fiscais' },
      { slug: 'riscos-fiscais', title: 'Anexo de riscos fiscais' },
      { slug: 'metas-e-prioridades', title: 'Anexo de metas e prioridades', optional: true },
    ],
  },
];

/** Annexes as Lei 4.320/1964 numbers them (art. 2º, §§ 1º and 2º). */
export const LOA: readonly FileDuty[] = [
  {
    every: 'ano',
    due: BEFORE_THE_YEAR,
    bodies: GOVERNMENTS,
    parts: [
      { slug: 'lei', title: 'Lei orçamentária' },
      { slug: 'anexo-1', title: 'Anexo 1 – Receita e despesa por categoria econômica' },
      { slug: 'anexo-2', title: 'Anexo 2 – Receita e despesa por natureza' },
      { slug: 'anexo-6', title: 'Anexo 6 – Programa de trabalho por órgão e unidade' },
      { slug: 'anexo-7', title: 'Anexo 7 – Programa de trabalho por função, subfunção e programa' },
      { slug: 'anexo-8', title: 'Anexo 8 – Despesa por função e vínculo com os recursos' },
      { slug: 'anexo-9', title: 'Anexo 9 – Despesa por órgão e função' },
    ],
  },
  {
    every: 'ano',
    due: BEFORE_THE_YEAR,
    bodies: ['consorcio'],
    parts: [{ slug: 'orcamento', title: 'Orçamento do consórcio' }],
  },
];

export const STRATEGY: readonly FileDuty[] = [{ every: 'vigente', parts: GOALS }];

export const MANAGEMENT: readonly FileDuty[] = [{ every: 'ano', due: WITH_THE_ACCOUNTS, before: 3 }];

/** A list of accounts that await a decision helps, but does not take the place of the decision. */
const PENDING: DutyPart = { slug: 'pendentes', title: 'Relação das contas pendentes', optional: true };

/** Each closed year has a decision, or a statement that it is still pending. */
export const OPINIONS: readonly FileDuty[] = [
  {
    every: 'ano',
    due: WITH_THE_ACCOUNTS,
    before: 5,
    parts: [{ slug: 'parecer', title: 'Parecer ou decisão, na íntegra' }, PENDING],
  },
];

export const JUDGEMENTS: readonly FileDuty[] = [
  {
    every: 'ano',
    due: WITH_THE_ACCOUNTS,
    before: 5,
    bodies: [...GOVERNMENTS, 'camara'],
    parts: [
      { slug: 'ato', title: 'Ato do julgamento, na íntegra' },
      { slug: 'fundamentos', title: 'Fundamentos: ata, parecer da comissão ou resumo', bodies: ['camara'] },
      PENDING,
    ],
  },
];

/** One document in force that is replaced when it changes. */
export const IN_FORCE: readonly FileDuty[] = [{ every: 'vigente' }];

export const DIGITAL: readonly FileDuty[] = [
  {
    every: 'vigente',
    parts: [
      { slug: 'governo-digital', title: 'Regulamento do governo digital (Lei 14.129/2021)' },
      { slug: 'protecao-de-dados', title: 'Regulamento da proteção de dados (LGPD)', optional: true },
    ],
  },
];

export const HEALTH: readonly FileDuty[] = [
  {
    every: 'quadrienio',
    due: BEFORE_THE_YEAR,
    before: 3,
    bodies: GOVERNMENTS,
    parts: [{ slug: 'plano', title: 'Plano de saúde' }],
  },
  {
    every: 'ano',
    due: BEFORE_THE_YEAR,
    before: 3,
    bodies: GOVERNMENTS,
    parts: [{ slug: 'programacao', title: 'Programação anual de saúde' }],
  },
  {
    every: 'ano',
    due: { years: 1, day: '03-30' },
    before: 3,
    bodies: GOVERNMENTS,
    parts: [
      { slug: 'relatorio', title: 'Relatório anual de gestão da saúde' },
      { slug: 'relatorio-quadrimestral', title: 'Relatório detalhado do quadrimestre anterior', optional: true },
      { slug: 'medicamentos', title: 'Relação de medicamentos', optional: true },
    ],
  },
];

export const EDUCATION: readonly FileDuty[] = [
  { every: 'vigente', bodies: GOVERNMENTS, parts: [{ slug: 'plano', title: 'Plano de educação' }] },
  {
    every: 'ano',
    due: WITH_THE_ACCOUNTS,
    before: 3,
    bodies: GOVERNMENTS,
    parts: [{ slug: 'resultados', title: 'Relatório dos resultados do plano' }],
  },
];
