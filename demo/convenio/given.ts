import { cnpj, dotted } from '../../catalog/samples/digits.ts';
import { dayOf } from '../calendar.ts';
import { padZeros } from '../text.ts';
import { oncePerWorld } from '../town/once.ts';
import { CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import { type Grant, grantOf } from './grant.ts';

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
  /** Whether it comes by the month or at once. */
  monthly: boolean;
  /** Every so many years, because not everybody is chosen each time. */
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
];

/** All that the body agreed to pass to who works with it: a council gives to nobody. */
export const givenGrants = oncePerWorld((world): readonly Grant[] =>
  world.tenant === 'pmdemo' ? world.exercises.flatMap((exercise) => [...ofYear(world, exercise)]) : [],
);

function* ofYear(world: World, exercise: Exercise): Generator<Grant> {
  const { year } = exercise;
  const chosen = PARTNERS.filter(({ every = 1 }) => year % every === 0);
  for (const [i, partner] of chosen.entries()) {
    const signed = exercise.days[18 + i * 3];
    if (signed === undefined) continue;
    const place = chosen.slice(0, i + 1).filter(({ prefix }) => prefix === partner.prefix).length;
    yield grantOf(world, {
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
