import { slugOf } from '../../catalog/texto/slug.ts';
import { dayOf, mandateStart } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import { barList, commaList } from '../kit/words.ts';
import { allServidores, isServing } from '../servidores/model.ts';
import { headOf } from '../town/officers.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { PROFILES } from './profiles.ts';

/** A member of the house in a year. */
export interface CouncilMember {
  name: string;
  slug: string;
  party: string;
  biography: string;
  /** The place on the board that directs the house, or an empty text. */
  mesa: string;
  /** The office, counted from 1 in the order in which the house lists its members. */
  office: number;
}

const PARTIES = commaList('PDV, ALP, MCS, UPS, REN');
const LIVES = barList(`
  Comerciante. Representou a associação do bairro antes de se eleger. |
  Professora da rede municipal. Acompanhou as escolas da zona rural. |
  Servidor público aposentado. Presidiu a comissão de obras. |
  Técnica de enfermagem. Trabalhou no posto de saúde do Tabuleiro.
`);
const MESA = commaList('Presidente, Vice-Presidente, 1º Secretário, 2º Secretário');

/** Who sat in each exercise, those who direct the house first. */
export const benches = oncePerWorld((world): ReadonlyMap<number, readonly CouncilMember[]> => {
  const all = allServidores(world).filter(({ post }) => post === 'Vereador');
  return new Map(
    world.exercises.map(({ year }) => {
      const names = all.filter((one) => isServing(one, dayOf(`${year}-06-30`))).map(({ name }) => name);
      return [year, seated(world, names, headOf('cmdemo', dayOf(`${year}-06-30`)).name)];
    }),
  );
});

export const benchOf = (world: World, year: number): readonly CouncilMember[] => benches(world).get(year) ?? [];

/** The members of a year. The house of 2025 is the one that its structure tells; an older one has a board of its own. */
function seated(world: World, names: readonly string[], head: string): CouncilMember[] {
  const told = Object.keys(PROFILES);
  const known = names.length === told.length && names.every((name) => told.includes(name));
  const first = (name: string): number => (name === head ? 0 : 1);
  const ordered = known ? told : [...names].sort((a, b) => first(a) - first(b) || (a < b ? -1 : 1));
  return ordered.map((name, place) => {
    const random = new Random(hash('vereador', world.seed, name));
    const { party = random.pick(PARTIES), biography = random.pick(LIVES) } = PROFILES[name] ?? {};
    const mesa = known ? (PROFILES[name]?.mesa ?? '') : (MESA[place] ?? '');
    return { name, slug: slugOf(name), party, biography, mesa, office: place + 1 };
  });
}

export const mandateOf = (year: number): string => `${mandateStart(year)} a ${mandateStart(year) + 3}`;

/** The address of a member's office, which only who sits today has. */
export const mailOf = ({ slug }: CouncilMember): string => {
  const [first = '', ...rest] = slug.split('-');
  return `${first}.${rest.at(-1)}@camaravaleclaro.example`;
};
export const phoneOf = ({ office }: CouncilMember): string => `(84) 3000-01${padZeros(20 + office, 2)}`;
