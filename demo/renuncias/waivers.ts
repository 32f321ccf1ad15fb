import { beneficiarios } from '../../catalog/datasets/beneficiarios.ts';
import { renuncias } from '../../catalog/datasets/renuncias.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { reais } from '../contratos/rows.ts';
import type { Part } from '../maker.ts';
import { hash, Random } from '../random.ts';
import { townSize } from '../servidores/seats.ts';
import { companyOf, type Trade } from '../town/companies.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';

/** Tax that a law tells the town not to ask for. */
interface Law {
  tax: string;
  kind: string;
  name: string;
  ground: string;
  aim: string;
  since: string;
  /** The last day it is given, where the law says one. */
  until?: string;
  /** Reais that each gets in the first year, companies by name and persons together. */
  companies: readonly Trade[];
  each: number;
  persons: number;
  every: number;
}

const law = (one: Law): Law => one;

const LAWS: readonly Law[] = [
  law({
    tax: 'IPTU',
    kind: 'Isenção',
    name: 'IPTU do único imóvel de aposentado ou pensionista',
    ground: 'Lei Complementar municipal 12/2009, art. 31',
    aim: 'Proteger a moradia de quem tem renda de até dois salários mínimos',
    since: '01/01/2010',
    companies: [],
    each: 0,
    persons: 1_240,
    every: 310,
  }),
  law({
    tax: 'IPTU',
    kind: 'Desconto',
    name: 'IPTU pago em cota única',
    ground: 'Lei Complementar municipal 12/2009, art. 44',
    aim: 'Antecipar a arrecadação do exercício',
    since: '01/01/2010',
    companies: ['construcao', 'imoveis', 'alimentos'],
    each: 4_800,
    persons: 3_900,
    every: 64,
  }),
  law({
    tax: 'ISS',
    kind: 'Redução de alíquota',
    name: 'ISS da construção de moradias populares',
    ground: 'Lei Complementar municipal 27/2018, art. 5º',
    aim: 'Baratear a construção de casas de interesse social',
    since: '01/01/2019',
    until: '31/12/2028',
    companies: ['construcao', 'engenharia', 'construcao'],
    each: 31_000,
    persons: 0,
    every: 0,
  }),
  law({
    tax: 'ISS',
    kind: 'Redução de base de cálculo',
    name: 'ISS de empresas do distrito industrial',
    ground: 'Lei Complementar municipal 31/2020, art. 3º',
    aim: 'Atrair empresas e empregos para o distrito industrial',
    since: '01/03/2020',
    until: '28/02/2030',
    companies: ['grafica', 'informatica', 'oficina', 'transporte', 'limpeza'],
    each: 18_500,
    persons: 0,
    every: 0,
  }),
  law({
    tax: 'ITBI',
    kind: 'Isenção',
    name: 'ITBI da primeira casa própria',
    ground: 'Lei municipal 1.122/2015, art. 2º',
    aim: 'Facilitar a compra da primeira moradia',
    since: '01/01/2016',
    companies: [],
    each: 0,
    persons: 84,
    every: 1_650,
  }),
  law({
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
  }),
  law({
    tax: 'IPTU',
    kind: 'Remissão',
    name: 'IPTU de imóveis atingidos por enchente',
    ground: 'Lei municipal 1.287/2022, art. 1º',
    aim: 'Amparar famílias e comércio das ruas alagadas',
    since: '01/05/2022',
    until: '31/12/2024',
    companies: ['alimentos', 'papelaria'],
    each: 2_900,
    persons: 136,
    every: 280,
  }),
  law({
    tax: 'Multas',
    kind: 'Anistia',
    name: 'Multas e juros no programa de regularização fiscal',
    ground: 'Lei Complementar municipal 38/2023, art. 4º',
    aim: 'Receber dívidas antigas à vista ou em parcelas',
    since: '01/06/2023',
    until: '31/12/2026',
    companies: ['eventos', 'clinica', 'combustiveis', 'saude'],
    each: 9_700,
    persons: 410,
    every: 390,
  }),
];

interface Share {
  name: string;
  cnpj: string;
  count: number;
  cents: number;
}

interface Waiver {
  year: number;
  law: Law;
  planned: number;
  shares: readonly Share[];
}

/** A council taxes nobody. */
export function waivers(made: World): Part {
  if (made.tenant !== 'pmdemo') return { datasets: [] };
  return {
    datasets: [
      { dataset: renuncias, rows: () => granted(made).map(renuncia) },
      {
        dataset: beneficiarios,
        rows: () => granted(made).flatMap((one) => one.shares.map((share) => beneficiario(one, share))),
      },
    ],
  };
}

const granted = oncePerWorld((world): readonly Waiver[] =>
  world.exercises.flatMap(({ year, days }, age) =>
    LAWS.filter((one) => inForce(one, year)).map((one) =>
      waiver(world, one, year, Math.min(1, days.length / 250) * (1 + age * 0.05)),
    ),
  ),
);

/** In some part of a year at least. */
const inForce = ({ since, until = '9999' }: Law, year: number): boolean =>
  Number(since.slice(-4)) <= year && year <= Number(until.slice(-4));

function waiver(world: World, one: Law, year: number, growth: number): Waiver {
  const random = new Random(hash('renúncia', world.seed, year, one.name));
  const about = (value: number): number => Math.round(value * growth * random.between(80, 125));
  const firms = one.companies.map((trade, place): Share => {
    const { name, id } = companyOf(trade, place * 2, world.seed);
    return { name, cnpj: id, count: 1, cents: about(one.each) };
  });
  const count = Math.max(1, Math.round(one.persons * townSize(world) * growth));
  const together = { name: 'Pessoas físicas, somadas', cnpj: '', count, cents: about(one.every * count) };
  const shares = one.persons > 0 ? [...firms, together] : firms;
  const planned = Math.round(
    (one.each * firms.length + one.every * one.persons * townSize(world)) * (1 + (year % 5) / 40),
  );
  return { year, law: one, planned: Math.max(1, Math.round(planned / 500)) * 50_000, shares };
}

const total = ({ shares }: Waiver, of: 'count' | 'cents'): number => shares.reduce((sum, share) => sum + share[of], 0);

const renuncia = (one: Waiver): Cells => ({
  numExercicio: String(one.year),
  txtTributo: one.law.tax,
  txtEspecie: one.law.kind,
  txtTipoRenuncia: one.law.name,
  txtFundamento: one.law.ground,
  txtObjetivo: one.law.aim,
  txtCompensacao: 'Considerada na estimativa de receita da lei orçamentária (LC 101/2000, art. 14, I)',
  dtInicioVigencia: one.law.since,
  dtFimVigencia: one.law.until ?? '',
  qtdBeneficiarios: String(total(one, 'count')),
  vlrPrevisto: reais(one.planned),
  vlrRealizado: reais(total(one, 'cents')),
});

const beneficiario = ({ year, law: { kind, name } }: Waiver, share: Share): Cells => ({
  numExercicio: String(year),
  txtEspecie: kind,
  txtTipoRenuncia: name,
  txtBeneficiario: share.name,
  txtCnpj: share.cnpj,
  qtdBeneficiarios: String(share.count),
  vlrRenunciado: reais(share.cents),
});
