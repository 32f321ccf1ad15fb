import {
  citeNorm,
  FUNDEB_COUNCIL_NORM,
  HEALTH_COUNCIL_NORM,
  MEALS_COUNCIL_NORM,
  SOCIAL_COUNCIL_NORM,
} from '../town/norms.ts';
import { EDUCACAO, SAUDE, SOCIAL } from '../town/units.ts';

export interface CouncilSeat {
  segment: string;
  entity: string;
  /** The unit whose staff take the seat; without it, people from outside. */
  unit?: string;
}

/** When and where a council meets. */
export interface CouncilMeeting {
  /** The week of the month, from 1, or the last one, and the day of it, Sunday being 0. */
  week: number | 'last';
  weekday: number;
  words: string;
  hour: string;
  place: string;
  /** The months of its meetings. */
  months: readonly number[];
}

/** The mandate of a council: its months, and the day of a year of the mayor's own, counted from 0, on which one begins. */
export interface CouncilMandate {
  months: number;
  year: number;
  day: string;
}

const TWO_YEARS: CouncilMandate = { months: 24, year: 0, day: '01-15' };
/** School meals: four years (Lei 11.947/2009, art. 18, § 3º). */
const FOUR_YEARS: CouncilMandate = { ...TWO_YEARS, months: 48 };
/** The Fundeb: four years from January of the mayor's third, so that no mayor chooses who watches him (Lei 14.113/2020, art. 34, § 9º). */
const ACROSS_MAYORS: CouncilMandate = { months: 48, year: 2, day: '01-01' };

/** What the law that made a council says of it. */
export interface CouncilTerms {
  name: string;
  /** A short word for files. */
  slug: string;
  area: string;
  law: string;
  about: string;
  phone: string;
  email: string;
  address: string;
  meeting: CouncilMeeting;
  mandate: CouncilMandate;
  seats: readonly CouncilSeat[];
  /** What it deliberates on at its meetings, in turn. */
  agenda: readonly string[];
  /** What it gives an opinion on every year, and in what month. */
  opinion: string;
}

export const COUNCILS: readonly CouncilTerms[] = [
  {
    name: 'Conselho Municipal de Saúde',
    slug: 'saude',
    area: 'Saúde',
    law: citeNorm(HEALTH_COUNCIL_NORM),
    about: 'Delibera sobre a política municipal de saúde e fiscaliza as contas do Fundo Municipal de Saúde.',
    phone: '(84) 3000-0056',
    email: 'cms@valeclaro.example',
    address: 'Avenida Presidente Dutra, 310, Centro',
    meeting: {
      week: 'last',
      weekday: 3,
      words: 'Última quarta-feira do mês',
      hour: '14h',
      place: 'na sede da Secretaria de Saúde',
      months: [2, 3, 5, 8, 10],
    },
    mandate: TWO_YEARS,
    seats: [
      { segment: 'Usuários', entity: 'Federação das Associações de Moradores de Vale Claro' },
      { segment: 'Usuários', entity: 'Sindicato dos Trabalhadores Rurais' },
      { segment: 'Usuários', entity: 'Associação de Pais e Amigos dos Excepcionais de Vale Claro' },
      { segment: 'Usuários', entity: 'Pastoral da Criança' },
      { segment: 'Trabalhadores da saúde', entity: 'Sindicato dos Servidores Municipais', unit: SAUDE },
      { segment: 'Trabalhadores da saúde', entity: 'Associação dos Agentes Comunitários de Saúde', unit: SAUDE },
      { segment: 'Governo', entity: 'Secretaria Municipal de Saúde', unit: SAUDE },
      { segment: 'Prestadores de serviços', entity: 'Hospital Maternidade São Vicente' },
    ],
    agenda: [
      'Programação Anual de Saúde',
      'Relatório Anual de Gestão do ano anterior',
      'Relatório do quadrimestre e aplicação dos recursos (LC 141/2012, art. 36)',
      'Fila de consultas e exames e metas da atenção primária',
    ],
    opinion: 'Relatório Anual de Gestão da saúde',
  },
  {
    name: 'Conselho de Acompanhamento e Controle Social do Fundeb',
    slug: 'fundeb',
    area: 'Fundeb',
    law: citeNorm(FUNDEB_COUNCIL_NORM),
    about: 'Acompanha a distribuição, a transferência e a aplicação dos recursos do Fundeb (Lei 14.113/2020).',
    phone: '(84) 3000-0047',
    email: 'cacs@valeclaro.example',
    address: 'Rua do Grupo Escolar, 55, Centro',
    meeting: {
      week: 2,
      weekday: 4,
      words: 'Segunda quinta-feira do mês',
      hour: '9h',
      place: 'na sede da Secretaria de Educação',
      months: [2, 3, 5, 8, 10],
    },
    mandate: ACROSS_MAYORS,
    seats: [
      { segment: 'Pais de alunos', entity: 'Assembleia de pais das escolas municipais' },
      { segment: 'Professores', entity: 'Sindicato dos Trabalhadores em Educação', unit: EDUCACAO },
      { segment: 'Poder Executivo', entity: 'Secretaria Municipal de Educação', unit: EDUCACAO },
      { segment: 'Diretores de escolas', entity: 'Colegiado de diretores', unit: EDUCACAO },
      { segment: 'Servidores das escolas', entity: 'Sindicato dos Servidores Municipais', unit: EDUCACAO },
      { segment: 'Estudantes', entity: 'Grêmios das escolas municipais' },
      { segment: 'Organizações da sociedade civil', entity: 'Associação Comunitária do Riacho Fundo' },
    ],
    agenda: [
      'Demonstrativo do Fundeb do bimestre e folha dos profissionais da educação',
      'Prestação de contas do Fundeb do ano anterior',
      'Aplicação mínima de 70% na remuneração dos profissionais',
      'Transporte escolar: visita às rotas e parecer sobre o PNATE',
    ],
    opinion: 'prestação de contas do Fundeb',
  },
  {
    name: 'Conselho Municipal de Assistência Social',
    slug: 'assistencia-social',
    area: 'Assistência social',
    law: citeNorm(SOCIAL_COUNCIL_NORM),
    about: 'Delibera sobre a política de assistência social e fiscaliza o Fundo Municipal de Assistência Social.',
    phone: '(84) 3000-0064',
    email: 'cmas@valeclaro.example',
    address: 'Rua São José, 78, Centro',
    meeting: {
      week: 1,
      weekday: 2,
      words: 'Primeira terça-feira do mês',
      hour: '9h',
      place: 'na Casa dos Conselhos',
      months: [2, 4, 6, 8, 10],
    },
    mandate: TWO_YEARS,
    seats: [
      { segment: 'Usuários', entity: 'Fórum de usuários do SUAS' },
      { segment: 'Entidades', entity: 'Lar dos Idosos Santa Rita' },
      { segment: 'Trabalhadores do SUAS', entity: 'Fórum de trabalhadores do SUAS', unit: SOCIAL },
      { segment: 'Governo', entity: 'Secretaria Municipal de Assistência Social', unit: SOCIAL },
      { segment: 'Governo', entity: 'Secretaria Municipal de Educação', unit: EDUCACAO },
    ],
    agenda: [
      'Plano de ação e critérios dos benefícios eventuais',
      'Demonstrativo do cofinanciamento federal',
      'Inscrição e fiscalização de entidades',
      'Programa Bolsa Família: acompanhamento das condicionalidades',
    ],
    opinion: 'demonstrativo do cofinanciamento da assistência social',
  },
  {
    name: 'Conselho de Alimentação Escolar',
    slug: 'alimentacao-escolar',
    area: 'Alimentação escolar',
    law: citeNorm(MEALS_COUNCIL_NORM),
    about: 'Acompanha a compra e a qualidade da merenda e as contas do PNAE (Lei 11.947/2009).',
    phone: '(84) 3000-0048',
    email: 'cae@valeclaro.example',
    address: 'Rua do Grupo Escolar, 55, Centro',
    meeting: {
      week: 3,
      weekday: 4,
      words: 'Terceira quinta-feira do mês',
      hour: '9h',
      place: 'na sede da Secretaria de Educação',
      months: [2, 4, 6, 9],
    },
    mandate: FOUR_YEARS,
    seats: [
      { segment: 'Pais de alunos', entity: 'Conselhos escolares' },
      { segment: 'Professores e alunos', entity: 'Sindicato dos Trabalhadores em Educação', unit: EDUCACAO },
      { segment: 'Poder Executivo', entity: 'Secretaria Municipal de Educação', unit: EDUCACAO },
      { segment: 'Sociedade civil', entity: 'Sindicato dos Trabalhadores Rurais' },
    ],
    agenda: [
      'Cardápios do semestre e compra da agricultura familiar',
      'Visita a cozinhas e depósitos',
      'Prestação de contas do PNAE',
    ],
    opinion: 'prestação de contas do PNAE',
  },
];
