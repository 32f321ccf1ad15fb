import { cnpj, dotted } from '../../catalog/samples/digits.ts';
import { dayOf } from '../kit/calendar.ts';
import { padZeros } from '../kit/text.ts';
import { oncePerWorld } from '../town/once.ts';
import { CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import { type Convenio, convenioOf } from './model.ts';

interface Partner {
  prefix: string;
  kind: string;
  name: string;
  /** First twelve digits of the CNPJ. */
  base: string;
  unit: string;
  program: string;
  object: string;
  /** Reais in the first year; a little more in each that follows. */
  yearly: number;
  /** Whether it is paid by the month or at once. */
  monthly: boolean;
  /** Years between two agreements with the same partner. */
  every?: number;
}

const MONTHLY = [10, 40, 70, 100, 130, 160, 190, 220, 250, 280];

const PARTNERS: readonly Partner[] = [
  {
    prefix: 'TC',
    kind: 'Termo de colaboração',
    name: 'Associação de Pais e Amigos dos Excepcionais de Vale Claro',
    base: '087410020001',
    unit: SOCIAL,
    program: 'Proteção social especial',
    object: 'Atendimento de pessoas com deficiência e de suas famílias, em dois turnos',
    yearly: 168_000,
    monthly: true,
  },
  {
    prefix: 'TC',
    kind: 'Termo de colaboração',
    name: 'Lar dos Idosos Santa Rita',
    base: '087410030001',
    unit: SOCIAL,
    program: 'Proteção social especial',
    object: 'Acolhimento de trinta pessoas idosas sem família que as ampare',
    yearly: 144_000,
    monthly: true,
  },
  {
    prefix: 'SUB',
    kind: 'Subvenção',
    name: 'Hospital Maternidade São Vicente',
    base: '087410040001',
    unit: SAUDE,
    program: 'Atenção hospitalar',
    object: 'Custeio do plantão obstétrico de vinte e quatro horas',
    yearly: 600_000,
    monthly: true,
  },
  {
    prefix: 'TF',
    kind: 'Termo de fomento',
    name: 'Associação Cultural Boi de Reis do Lajedo',
    base: '087410050001',
    unit: CULTURA,
    program: 'Cultura viva',
    object: 'Oficinas de dança e figurino e apresentações nas festas do município',
    yearly: 38_000,
    monthly: false,
  },
  {
    prefix: 'TF',
    kind: 'Termo de fomento',
    name: 'Liga Desportiva Vale-Clarense',
    base: '087410060001',
    unit: EDUCACAO,
    program: 'Esporte e lazer',
    object: 'Organização do campeonato municipal de futebol, com dezoito equipes',
    yearly: 45_000,
    monthly: false,
    every: 2,
  },
  {
    prefix: 'TC',
    kind: 'Termo de colaboração',
    name: 'Associação de Catadores Recicla Vale',
    base: '087410070001',
    unit: OBRAS,
    program: 'Resíduos sólidos',
    object: 'Coleta seletiva de porta em porta em seis bairros',
    yearly: 96_000,
    monthly: true,
  },
  {
    prefix: 'CV',
    kind: 'Convênio',
    name: 'Consórcio Intermunicipal de Saúde do Vale',
    base: '087410080001',
    unit: SAUDE,
    program: 'Atenção especializada',
    object: 'Consultas e exames especializados para quem é encaminhado pelas unidades básicas',
    yearly: 216_000,
    monthly: true,
  },
  {
    prefix: 'AUX',
    kind: 'Auxílio',
    name: 'Associação Comunitária do Riacho Fundo',
    base: '087410090001',
    unit: SOCIAL,
    program: 'Apoio a entidades',
    object: 'Reforma da cozinha e do refeitório do centro comunitário',
    yearly: 32_000,
    monthly: false,
    every: 2,
  },
  {
    prefix: 'TF',
    kind: 'Termo de fomento',
    name: 'Sociedade Musical Lira do Vale',
    base: '087410100001',
    unit: CULTURA,
    program: 'Cultura viva',
    object: 'Banda de música: aulas para sessenta jovens e apresentações nas praças',
    yearly: 52_000,
    monthly: false,
  },
  {
    prefix: 'TF',
    kind: 'Termo de fomento',
    name: 'Associação Junina Arraial do Vale',
    base: '087410110001',
    unit: CULTURA,
    program: 'Cultura viva',
    object: 'Quadrilhas juninas: figurinos e festival de seis grupos',
    yearly: 30_000,
    monthly: false,
  },
  {
    prefix: 'TF',
    kind: 'Termo de fomento',
    name: 'Instituto Bola no Sertão',
    base: '087410120001',
    unit: EDUCACAO,
    program: 'Esporte e lazer',
    object: 'Escolinhas de futebol para duzentas crianças em cinco bairros',
    yearly: 48_000,
    monthly: false,
  },
];

/** The grants that the body gave to partners. A council gives none. */
export const givenConvenios = oncePerWorld((world): readonly Convenio[] =>
  world.tenant === 'pmdemo' ? world.exercises.flatMap((exercise) => [...ofYear(world, exercise)]) : [],
);

function* ofYear(world: World, exercise: Exercise): Generator<Convenio> {
  const { year } = exercise;
  const chosen = PARTNERS.filter(({ every = 1 }) => year % every === 0);
  for (const [i, partner] of chosen.entries()) {
    const signed = exercise.days[18 + i * 3];
    if (signed === undefined) continue;
    const place = chosen.slice(0, i + 1).filter(({ prefix }) => prefix === partner.prefix).length;
    yield convenioOf(world, {
      number: `${partner.prefix} ${padZeros(place, 3)}/${year}`,
      year,
      kind: partner.kind,
      grantor: world.name,
      taker: { name: partner.name, id: dotted(cnpj(partner.base)) },
      object: partner.object,
      unit: partner.unit,
      program: partner.program,
      signed,
      end: dayOf(`${year}-12-31`),
      passed: Math.round(partner.yearly * (1 + 0.05 * (year % 5))) * 100,
      instalments: partner.monthly ? MONTHLY : [15],
    });
  }
}
