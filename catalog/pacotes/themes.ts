import type { Dataset, Menu } from '../dataset.ts';

/** A concept of a public vocabulary: where it is and what people call it. */
export interface Concept {
  uri: string;
  label: string;
}

const vcge = (name: string, label: string): Concept => ({ uri: `http://vocab.e.gov.br/id/governo#${name}`, label });
const europe = (name: string, label: string): Concept => ({
  uri: `http://publications.europa.eu/resource/authority/data-theme/${name}`,
  label,
});

/** The category in the controlled vocabulary of the Brazilian government (VCGE 2.1), by the part of the menu. */
const VCGE: Readonly<Record<Menu, Concept>> = {
  Despesas: vcge('orcamento', 'Orçamento'),
  Receitas: vcge('orcamento', 'Orçamento'),
  Pessoal: vcge('recursos-humanos', 'Recursos humanos'),
  'Licitações e contratos': vcge('compras-governamentais', 'Compras governamentais'),
  'Planejamento e contas': vcge('planejamento', 'Planejamento'),
  Obras: vcge('infraestrutura-urbana', 'Infraestrutura urbana'),
  Legislativo: vcge('administracao', 'Administração'),
  'Saúde e educação': vcge('protecao-social', 'Proteção social'),
  'Dados abertos': vcge('fiscalizacao-do-estado', 'Fiscalização do Estado'),
  'Ouvidoria e e-SIC': vcge('fiscalizacao-do-estado', 'Fiscalização do Estado'),
};
const ADMINISTRATION = vcge('administracao', 'Administração');

/** Parts of the menu that are about money. */
const MONEY: readonly Menu[] = ['Despesas', 'Receitas', 'Planejamento e contas'];

export const vcgeOf = ({ menu }: Pick<Dataset, 'menu'>): Concept => (menu ? VCGE[menu] : ADMINISTRATION);

/** The themes by which data portals of other countries sort. */
export const themesOf = ({ menu }: Pick<Dataset, 'menu'>): Concept[] => [
  europe('GOVE', 'Government and public sector'),
  ...(menu && MONEY.includes(menu) ? [europe('ECON', 'Economy and finance')] : []),
];

/** How often data come, in the vocabulary of the Union's portals, by the days between two loads. */
const FREQUENCIES: readonly (readonly [most: number, code: string])[] = [
  [2, 'DAILY'],
  [9, 'WEEKLY'],
  [20, 'BIWEEKLY'],
  [45, 'MONTHLY'],
  [75, 'BIMONTHLY'],
  [135, 'QUARTERLY'],
  [270, 'ANNUAL_2'],
  [500, 'ANNUAL'],
];

/** The code of a frequency; of loads too few to tell it is not known, and of a dataset that is closed it is never. */
export function frequencyCode({ closed }: Pick<Dataset, 'closed'>, days: number | null): string {
  if (closed) return 'NEVER';
  return days === null ? 'UNKNOWN' : (FREQUENCIES.find(([most]) => days <= most)?.[1] ?? 'IRREG');
}
