import type { Trade } from '../town/companies.ts';
import {
  citeNorm,
  DEBT_RELIEF_NORM,
  FIRST_HOME_NORM,
  FLOOD_NORM,
  HOUSING_NORM,
  INDUSTRY_NORM,
  TAX_CODE_NORM,
} from '../town/norms.ts';

/** A law by which the town waives a tax. */
export interface RenunciaLaw {
  tax: string;
  kind: string;
  name: string;
  ground: string;
  aim: string;
  since: string;
  /** The last day of the waiver, where the law sets one. */
  until?: string;
  /** The trades of the companies and the reais of each; then the number of persons and the reais of each. */
  companies: readonly Trade[];
  each: number;
  persons: number;
  every: number;
}

export const RENUNCIA_LAWS: readonly RenunciaLaw[] = [
  {
    tax: 'IPTU',
    kind: 'Isenção',
    name: 'IPTU do único imóvel de aposentado ou pensionista',
    ground: `${citeNorm(TAX_CODE_NORM)}, art. 4º`,
    aim: 'Proteger a moradia de quem tem renda de até dois salários mínimos',
    since: '01/01/2010',
    companies: [],
    each: 0,
    persons: 1_240,
    every: 310,
  },
  {
    tax: 'IPTU',
    kind: 'Desconto',
    name: 'IPTU pago em cota única',
    ground: `${citeNorm(TAX_CODE_NORM)}, art. 5º`,
    aim: 'Antecipar a arrecadação do exercício',
    since: '01/01/2010',
    companies: ['construcao', 'imoveis', 'alimentos'],
    each: 4_800,
    persons: 3_900,
    every: 64,
  },
  {
    tax: 'ISS',
    kind: 'Redução de alíquota',
    name: 'ISS da construção de moradias populares',
    ground: `${citeNorm(HOUSING_NORM)}, art. 1º`,
    aim: 'Baratear a construção de casas de interesse social',
    since: '01/01/2019',
    until: '31/12/2028',
    companies: ['construcao', 'engenharia', 'construcao'],
    each: 31_000,
    persons: 0,
    every: 0,
  },
  {
    tax: 'ISS',
    kind: 'Redução de base de cálculo',
    name: 'ISS de empresas do distrito industrial',
    ground: `${citeNorm(INDUSTRY_NORM)}, art. 2º`,
    aim: 'Atrair empresas e empregos para o distrito industrial',
    since: '01/03/2020',
    until: '28/02/2030',
    companies: ['grafica', 'informatica', 'oficina', 'transporte', 'limpeza'],
    each: 18_500,
    persons: 0,
    every: 0,
  },
  {
    tax: 'ITBI',
    kind: 'Isenção',
    name: 'ITBI da primeira casa própria',
    ground: `${citeNorm(FIRST_HOME_NORM)}, art. 1º`,
    aim: 'Facilitar a compra da primeira moradia',
    since: '01/01/2016',
    companies: [],
    each: 0,
    persons: 84,
    every: 1_650,
  },
  {
    tax: 'Taxas',
    kind: 'Isenção',
    name: 'Taxa de alvará de microempreendedor individual',
    ground: 'LC 123/2006, art. 4º, § 3º',
    aim: 'Formalizar pequenos negócios',
    since: '01/07/2009',
    companies: [],
    each: 0,
    persons: 620,
    every: 145,
  },
  {
    tax: 'IPTU',
    kind: 'Remissão',
    name: 'IPTU de imóveis atingidos por enchente',
    ground: `${citeNorm(FLOOD_NORM)}, art. 1º`,
    aim: 'Amparar famílias e comércio das ruas alagadas',
    since: '01/05/2022',
    until: '31/12/2024',
    companies: ['alimentos', 'papelaria'],
    each: 2_900,
    persons: 136,
    every: 280,
  },
  {
    tax: 'Multas',
    kind: 'Anistia',
    name: 'Multas e juros no programa de regularização fiscal',
    ground: `${citeNorm(DEBT_RELIEF_NORM)}, art. 2º`,
    aim: 'Receber dívidas antigas à vista ou em parcelas',
    since: '01/06/2023',
    until: '31/12/2026',
    companies: ['eventos', 'clinica', 'combustiveis', 'saude'],
    each: 9_700,
    persons: 410,
    every: 390,
  },
];
