import type { Bodies } from '../body.ts';
import type { FileCategory } from './category.ts';

/** A kind of document that bodies publish as files. */
export interface Category {
  /** As in the reference's addresses: `/arquivos/balanco-geral`. */
  slug: string;
  title: string;
  /** What one finds in it, in one sentence. */
  about: string;
  law: string;
  group: CategoryGroup;
  /** Short names by which people ask for it. */
  sigla?: string;
  /** Another name under which the reference's clients ask for it, alone or with others. */
  also?: string;
  bodies?: Bodies;
  /** The auditors' criteria that such files answer. */
  pntp?: readonly string[];
}

export const GROUPS = [
  'Planejamento',
  'Prestação de contas',
  'Gestão',
  'Atendimento e acesso à informação',
  'Saúde, educação e assistência social',
  'Atividade legislativa',
  'Dados abertos',
] as const;
export type CategoryGroup = (typeof GROUPS)[number];

const EXECUTIVE: Bodies = {
  only: ['prefeitura', 'fundo', 'autarquia', 'consorcio', 'estado'],
  why: 'É o Poder Executivo que elabora e publica este documento.',
};
const LEGISLATIVE: Bodies = { only: ['camara'], why: 'Só o Poder Legislativo tem sessões e comissões.' };

const LRF = 'LC 101/2000 (LRF)';
const LAI = 'Lei 12.527/2011 (LAI)';

export const CATEGORIES: readonly FileCategory[] = [
  {
    slug: 'plano-plurianual-ppa',
    sigla: 'PPA',
    title: 'Plano Plurianual',
    about: 'As diretrizes, os objetivos e as metas do governo para quatro anos.',
    law: `CF, art. 165, I; ${LRF}, art. 48`,
    group: 'Planejamento',
    bodies: EXECUTIVE,
    pntp: ['11.8'],
  },
  {
    slug: 'lei-de-diretrizes-orcamentarias-ldo',
    sigla: 'LDO',
    title: 'Lei de Diretrizes Orçamentárias',
    about: 'As metas e prioridades do ano seguinte, com os anexos de metas e de riscos fiscais.',
    law: `CF, art. 165, II; ${LRF}, arts. 4º e 48`,
    group: 'Planejamento',
    bodies: EXECUTIVE,
    pntp: ['11.9'],
  },
  {
    slug: 'lei-orcamentaria-anual-loa',
    sigla: 'LOA',
    also: 'orcamento',
    title: 'Lei Orçamentária Anual',
    about: 'Quanto se espera arrecadar no ano e em que se autoriza gastar, com os anexos.',
    law: `CF, art. 165, III; ${LRF}, arts. 5º e 48`,
    group: 'Planejamento',
    bodies: EXECUTIVE,
    pntp: ['11.10'],
  },
  {
    slug: 'quadro-de-detalhamento-da-despesa-qdd',
    sigla: 'QDD',
    also: 'orcamento',
    title: 'Quadro de Detalhamento da Despesa',
    about: 'O orçamento aberto por unidade, programa, ação e elemento.',
    law: 'Lei 4.320/1964, arts. 2º e 15',
    group: 'Planejamento',
  },
  {
    slug: 'plano-estrategico',
    title: 'Plano estratégico',
    about: 'Os objetivos, indicadores e metas do órgão.',
    law: 'Lei 14.129/2021, art. 47',
    group: 'Planejamento',
    pntp: ['11.7'],
  },
  {
    slug: 'relatorio-resumido-da-execucao-orcamentaria-rreo',
    sigla: 'RREO',
    title: 'Relatório Resumido da Execução Orçamentária',
    about: 'A cada dois meses, quanto foi arrecadado e gasto em relação ao orçamento.',
    law: `CF, art. 165, § 3º; ${LRF}, arts. 52 e 53`,
    group: 'Prestação de contas',
    bodies: EXECUTIVE,
    pntp: ['11.6'],
  },
  {
    slug: 'relatorio-de-gestao-fiscal-rgf',
    sigla: 'RGF',
    title: 'Relatório de Gestão Fiscal',
    about: 'A cada quatro meses, os gastos com pessoal e as dívidas em relação aos limites da lei.',
    law: `${LRF}, arts. 54 e 55`,
    group: 'Prestação de contas',
    pntp: ['11.5'],
  },
  {
    slug: 'balanco-geral',
    title: 'Balanço geral',
    about: 'As contas do ano: balanços orçamentário, financeiro e patrimonial e variações do patrimônio.',
    law: `Lei 4.320/1964, art. 101; ${LRF}, arts. 48 e 51`,
    group: 'Prestação de contas',
    pntp: ['11.1'],
  },
  {
    slug: 'prestacao-de-contas',
    title: 'Prestação de contas',
    about: 'O que o órgão envia todo ano ao Tribunal de Contas.',
    law: `CF, art. 31; ${LRF}, arts. 49 e 56`,
    group: 'Prestação de contas',
    pntp: ['11.1'],
  },
  {
    slug: 'parecer-do-tribunal-de-contas',
    title: 'Parecer do Tribunal de Contas',
    about: 'O que o Tribunal decidiu sobre as contas de cada ano, na íntegra.',
    law: `CF, arts. 31 e 71; ${LRF}, arts. 48 e 57`,
    group: 'Prestação de contas',
    pntp: ['11.3'],
  },
  {
    slug: 'julgamento-das-contas',
    title: 'Julgamento das contas do Executivo',
    about: 'O ato da Câmara que julgou as contas do Poder Executivo.',
    law: 'CF, art. 31, § 2º',
    group: 'Prestação de contas',
    pntp: ['11.4', '20.8'],
  },
  {
    slug: 'relatorio-de-gestao',
    title: 'Relatório de gestão ou de atividades',
    about: 'O que foi feito no ano, reunido em um documento.',
    law: `${LAI}, art. 7º, VII`,
    group: 'Prestação de contas',
    pntp: ['11.2'],
  },
  {
    slug: 'plano-de-contratacoes-anual-pca',
    sigla: 'PCA',
    title: 'Plano de Contratações Anual',
    about: 'O que o órgão pretende comprar e contratar no ano.',
    law: 'Lei 14.133/2021, art. 12, VII',
    group: 'Gestão',
    pntp: ['8.6'],
  },
  {
    slug: 'concursos-e-selecoes',
    title: 'Concursos e seleções',
    about: 'Editais, resultados e convocações.',
    law: `CF, art. 37, II; ${LAI}, art. 8º`,
    group: 'Gestão',
    pntp: ['6.6', '6.7'],
  },
  {
    slug: 'tabela-de-diarias',
    title: 'Tabela de valores de diárias',
    about: 'Quanto vale cada diária dentro do estado, fora dele e no exterior.',
    law: `${LAI}, art. 7º, VI`,
    group: 'Gestão',
    pntp: ['7.2'],
  },
  {
    slug: 'governo-digital-e-lgpd',
    title: 'Governo digital e proteção de dados',
    about: 'As normas locais de governo digital e de proteção de dados pessoais.',
    law: 'Lei 14.129/2021; Lei 13.709/2018 (LGPD)',
    group: 'Gestão',
    pntp: ['15.5'],
  },
  {
    slug: 'incentivos-a-cultura-e-ao-esporte',
    title: 'Incentivos à cultura e ao esporte',
    about: 'Os projetos incentivados, quem os faz e quanto foi aprovado.',
    law: `${LRF}, art. 14; ${LAI}, art. 8º`,
    group: 'Gestão',
    bodies: EXECUTIVE,
    pntp: ['16.4'],
  },
  {
    slug: 'carta-de-servicos',
    title: 'Carta de Serviços ao Usuário',
    about: 'Os serviços prestados: o que levar, onde, em quanto tempo e como reclamar.',
    law: 'Lei 13.460/2017, art. 7º',
    group: 'Atendimento e acesso à informação',
    pntp: ['14.3'],
  },
  {
    slug: 'regulamento-da-lei-de-acesso',
    sigla: 'LAI',
    title: 'Regulamento da Lei de Acesso à Informação',
    about: 'A norma local que diz como pedir informação e em que prazo se responde.',
    law: `${LAI}, arts. 42 e 45`,
    group: 'Atendimento e acesso à informação',
    pntp: ['12.5'],
  },
  {
    slug: 'relatorios-de-atendimento',
    title: 'Relatórios da ouvidoria e do e-SIC',
    about: 'Quantos pedidos e manifestações chegaram no ano e como foram respondidos.',
    law: `${LAI}, art. 30; Lei 13.460/2017, arts. 14 e 15`,
    group: 'Atendimento e acesso à informação',
  },
  {
    slug: 'documentos-classificados',
    title: 'Documentos classificados e desclassificados',
    about: 'O rol anual do que está sob sigilo e do que deixou de estar.',
    law: `${LAI}, art. 30, I e II`,
    group: 'Atendimento e acesso à informação',
  },
  {
    slug: 'saude',
    title: 'Saúde',
    about: 'O plano, a programação anual, os relatórios de gestão e a relação de medicamentos.',
    law: 'LC 141/2012, arts. 31 e 36; Lei 8.080/1990',
    group: 'Saúde, educação e assistência social',
    bodies: EXECUTIVE,
    pntp: ['18.1', '18.4'],
  },
  {
    slug: 'educacao',
    title: 'Educação',
    about: 'O plano de educação e o relatório de seus resultados.',
    law: 'Lei 13.005/2014, art. 8º',
    group: 'Saúde, educação e assistência social',
    bodies: EXECUTIVE,
    pntp: ['19.1'],
  },
  {
    slug: 'conselhos',
    title: 'Conselhos',
    about: 'Membros, contatos e atas dos conselhos de saúde, do Fundeb e de assistência social.',
    law: 'Lei 8.142/1990; Lei 14.113/2020; Lei 8.742/1993',
    group: 'Saúde, educação e assistência social',
    bodies: EXECUTIVE,
    pntp: ['18.6', '19.3', '19.4'],
  },
  {
    slug: 'pautas-das-sessoes',
    title: 'Pautas das sessões e das comissões',
    about: 'O que vai ser votado e discutido, antes de cada sessão e reunião.',
    law: `${LAI}, art. 8º`,
    group: 'Atividade legislativa',
    bodies: LEGISLATIVE,
    pntp: ['20.4', '20.5'],
  },
  {
    slug: 'atas-das-sessoes',
    title: 'Atas das sessões',
    about: 'O que foi decidido em cada sessão e quem esteve presente.',
    law: `${LAI}, art. 8º`,
    group: 'Atividade legislativa',
    bodies: LEGISLATIVE,
    pntp: ['20.6'],
  },
  {
    slug: 'modelos',
    title: 'Modelos para publicar dados',
    about: 'Um arquivo CSV de cada conjunto de dados, com as colunas que o portal lê, para quem publica.',
    law: `${LAI}, art. 8º, § 3º, II e III`,
    group: 'Dados abertos',
  },
  {
    slug: 'outros-documentos',
    title: 'Outros documentos',
    about: 'O que o órgão publica e não cabe nas outras categorias.',
    law: `${LAI}, art. 8º`,
    group: 'Gestão',
  },
];
