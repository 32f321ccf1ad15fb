import { addMonths, dayOf, nextWorkingDay } from '../calendar.ts';
import { type Earmark, earmarkAccount, earmarks } from '../emendas/earmarks.ts';
import { hash, Random } from '../random.ts';
import { padZeros } from '../text.ts';
import { oncePerWorld } from '../town/once.ts';
import { AGRICULTURA, CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import { type Grant, type GrantTerms, grantOf } from './grant.ts';

const STATE = 'Governo do Estado do Rio Grande do Norte';
const PORTAL = 'https://discricionarias.transferegov.sistema.gov.br/voluntarias/convenio';

interface Idea {
  kind: string;
  grantor: string;
  unit: string;
  program: string;
  object: NonEmpty<string>;
  /** Reais, from the least to the most. */
  value: readonly [number, number];
  months: number;
}

/** What a small town asks of the Union and of its state, besides what members of parliament have put down for it. */
const IDEAS: NonEmpty<Idea> = [
  {
    kind: 'Termo de compromisso',
    grantor: 'Fundo Nacional de Desenvolvimento da Educação',
    unit: EDUCACAO,
    program: 'Caminho da Escola',
    object: ['Aquisição de ônibus escolares para o transporte rural', 'Construção de creche no bairro Nova Vida'],
    value: [380_000, 1_900_000],
    months: 36,
  },
  {
    kind: 'Convênio',
    grantor: 'Fundação Nacional de Saúde',
    unit: OBRAS,
    program: 'Saneamento básico',
    object: [
      'Melhorias sanitárias domiciliares na zona rural',
      'Sistema de abastecimento de água do distrito do Lajedo',
    ],
    value: [450_000, 1_600_000],
    months: 36,
  },
  {
    kind: 'Convênio',
    grantor: 'Ministério da Agricultura e Pecuária',
    unit: AGRICULTURA,
    program: 'Agropecuária sustentável',
    object: ['Aquisição de patrulha mecanizada', 'Recuperação de estradas vicinais'],
    value: [280_000, 900_000],
    months: 24,
  },
  {
    kind: 'Convênio',
    grantor: STATE,
    unit: SAUDE,
    program: 'Rede materna e infantil',
    object: ['Reforma e equipamentos da maternidade municipal', 'Custeio de cirurgias eletivas em regime de mutirão'],
    value: [120_000, 600_000],
    months: 18,
  },
  {
    kind: 'Contrato de repasse',
    grantor: 'Ministério do Esporte, por meio da Caixa Econômica Federal',
    unit: EDUCACAO,
    program: 'Esporte para a vida',
    object: ['Construção de quadra coberta na Escola Municipal São José', 'Areninha esportiva no bairro Tabuleiro'],
    value: [350_000, 800_000],
    months: 30,
  },
  {
    kind: 'Convênio',
    grantor: STATE,
    unit: CULTURA,
    program: 'Cultura em todo canto',
    object: ['Realização do festival de quadrilhas juninas', 'Restauro da antiga estação ferroviária'],
    value: [40_000, 260_000],
    months: 12,
  },
  {
    kind: 'Convênio',
    grantor: 'Ministério do Desenvolvimento e Assistência Social, Família e Combate à Fome',
    unit: SOCIAL,
    program: 'Segurança alimentar',
    object: ['Implantação de cozinha comunitária', 'Construção de cisternas de placas'],
    value: [180_000, 700_000],
    months: 24,
  },
];

/** All that others agreed to pass to the body: a council is kept by its duodécimo and asks nobody. */
export const receivedGrants = oncePerWorld((world): readonly Grant[] => {
  if (world.tenant !== 'pmdemo') return [];
  const asked = world.exercises.flatMap((exercise) => [...school(world, exercise), ...ofYear(world, exercise)]);
  const given = earmarks(world).flatMap((one) => ofEarmark(world, one));
  return [...asked, ...given].sort((a, b) => a.signed - b.signed || (a.number < b.number ? -1 : 1));
});

const YEARLY = 4;

function* ofYear(world: World, { year, days }: Exercise): Generator<Grant> {
  for (let place = 0; place < YEARLY; place++) {
    const random = new Random(hash('convênio', world.seed, year, place));
    const idea = IDEAS[(year * YEARLY + place) % IDEAS.length] ?? IDEAS[0];
    const signed = days[40 + place * 55 + random.between(0, 20)];
    if (signed === undefined) continue;
    const [least, most] = idea.value;
    const passed = random.spread(least, most) * 100;
    const federal = idea.grantor !== STATE;
    const number = federal
      ? `${970_000 + (year % 100) * 100 + place}/${year}`
      : `${padZeros(20 + place, 3)}/${year}-SEPLAN`;
    yield grantOf(world, {
      ...plain(world, idea, random),
      number,
      year,
      signed,
      end: addMonths(signed, idea.months) - 1,
      passed,
      own: Math.round(passed * (federal ? 0.02 : 0.05)),
      link: federal ? `${PORTAL}/${number.slice(0, 6)}` : '',
      instalments: [60, 200, 340],
    });
  }
}

const plain = (world: World, { kind, grantor, unit, program, object }: Idea, random: Random) => ({
  kind,
  grantor,
  unit,
  program,
  object: random.pick(object),
  taker: { name: world.name, id: world.cnpj },
});

/** Every February the state agrees to pay for its own pupils on the town's buses. */
function* school(world: World, { year, days }: Exercise): Generator<Grant> {
  const signed = days[28];
  if (signed === undefined) return;
  const passed = (280_000 + (year % 10) * 14_000) * 100;
  yield grantOf(world, {
    number: `${padZeros(32, 3)}/${year}-SEEC`,
    year,
    kind: 'Convênio',
    grantor: STATE,
    taker: { name: world.name, id: world.cnpj },
    object: 'Transporte escolar dos alunos da rede estadual que moram na zona rural',
    unit: EDUCACAO,
    program: 'Programa Estadual de Transporte Escolar',
    signed,
    end: dayOf(`${year}-12-31`),
    passed,
    instalments: [20, 50, 80, 110, 140, 170, 200, 230, 260, 290],
  });
}

/** What an earmark brings through an agreement or straight into the town's account; funds pass theirs without either. */
function ofEarmark(world: World, one: Earmark): Grant[] {
  const special = one.form === 'Transferência especial';
  // Of what nothing was done with, nothing came: it is paid when the plan of work is approved.
  if (special ? one.contract === null : one.agreement === '') return [];
  const until = Math.max(addMonths(one.day, special ? 18 : 30), (one.contract?.end ?? 0) + 90);
  const terms: GrantTerms = {
    number: special ? `0903${one.year}-${one.number.replace(/\D/g, '').slice(-6)}` : one.agreement,
    year: one.year,
    kind: one.form,
    grantor: grantorOf(one, special),
    taker: { name: world.name, id: world.cnpj },
    object: one.contract?.draft.object ?? 'Pavimentação de ruas do bairro Alto da Conceição',
    unit: one.contract?.draft.unit ?? OBRAS,
    program: special ? 'Transferências especiais' : 'Desenvolvimento regional e urbano',
    earmark: one.number,
    account: earmarkAccount(one),
    signed: one.day,
    end: nextWorkingDay(until),
    passed: one.planned,
    own: special ? 0 : Math.round(one.planned / 100),
    link: special ? '' : `${PORTAL}/${one.agreement.slice(0, 6)}`,
    // All at once, on the day that the list of earmarks gives, and not before something is signed with it.
    instalments: one.contract ? [45] : [],
  };
  return [grantOf(world, terms)];
}

function grantorOf({ origin }: Earmark, special: boolean): string {
  if (origin === 'Estadual') return STATE;
  return special ? 'União' : 'Ministério das Cidades, por meio da Caixa Econômica Federal';
}
