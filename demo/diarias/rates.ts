import { mandateStart } from '../calendar.ts';
import { CAREERS, postOf } from '../servidores/posts.ts';
import type { Servant } from '../servidores/staff.ts';
import type { World } from '../town/world.ts';

/** A line of the table of values: what a day is worth to some posts. Money is in cents. */
export interface DailyRate {
  group: string;
  inside: number;
  outside: number;
  /** Nothing where the norm foresees none. */
  abroad: number;
}

const rate = (group: string, inside: number, outside: number, abroad = 0): DailyRate => ({
  group,
  inside: inside * 100,
  outside: outside * 100,
  abroad: abroad * 100,
});

const TABLE = {
  pmdemo: {
    first: rate('Prefeito e Vice-Prefeito', 500, 900, 1_800),
    second: rate('Secretários e equivalentes', 360, 660, 1_400),
    third: rate('Cargos em comissão e de nível superior', 240, 440),
    other: rate('Demais servidores', 180, 320),
  },
  cmdemo: {
    first: rate('Vereadores', 420, 760),
    second: rate('Diretores, procurador e controlador', 320, 600),
    third: rate('Cargos em comissão e de nível superior', 240, 440),
    other: rate('Demais servidores', 180, 320),
  },
} as const;

type Rank = keyof (typeof TABLE)['pmdemo'];
const RANKS: readonly Rank[] = ['first', 'second', 'third', 'other'];

const POSTS: Readonly<Record<string, Rank>> = {
  Prefeito: 'first',
  'Vice-Prefeito': 'first',
  Vereador: 'first',
  'Secretário Municipal': 'second',
  'Chefe de gabinete': 'second',
  'Procurador-geral': 'second',
  'Controlador-geral': 'second',
  'Diretor-geral da Câmara': 'second',
  Médico: 'third',
  Enfermeiro: 'third',
  'Cirurgião-dentista': 'third',
  Farmacêutico: 'third',
  Fisioterapeuta: 'third',
  Nutricionista: 'third',
  'Especialista em saúde': 'third',
  'Auxiliar de sala': 'other',
};
const GRADUATES: readonly string[] = [CAREERS.comissao, CAREERS.magisterio, CAREERS.superior];

const rankOf = ({ post }: Servant): Rank =>
  POSTS[post] ?? (GRADUATES.includes(postOf(post).career) ? 'third' : 'other');

/** Those who take office raise the values by a tenth, to whole twenties so that half a day has no cents. */
const raised = (cents: number, year: number): number =>
  mandateStart(year) < 2025 ? cents : Math.round((cents * 11) / 20_000) * 2_000;

const inYear = (year: number, { group, inside, outside, abroad }: DailyRate): DailyRate => ({
  group,
  inside: raised(inside, year),
  outside: raised(outside, year),
  abroad: raised(abroad, year),
});

/** The table of a year. */
export const dailyRates = (tenant: World['tenant'], year: number): DailyRate[] =>
  RANKS.map((rank) => inYear(year, TABLE[tenant][rank]));

export const dailyRateOf = (tenant: World['tenant'], who: Servant, year: number): DailyRate =>
  inYear(year, TABLE[tenant][rankOf(who)]);
