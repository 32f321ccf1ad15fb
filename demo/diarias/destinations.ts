import type { Random } from '../random.ts';
import { commaList, type NonEmpty } from '../words.ts';

/** Where people are sent. */
export interface Destination {
  city: string;
  state: string;
  country: string;
  reach: 'inside' | 'outside' | 'abroad';
  /** Cents of a usual return ticket; nothing where one drives. */
  fare: number;
}

const inside = (city: string): Destination => ({ city, state: 'RN', country: 'Brasil', reach: 'inside', fare: 0 });
const outside = (city: string, state: string, fare = 0): Destination => ({
  city,
  state,
  country: 'Brasil',
  reach: 'outside',
  fare: fare * 100,
});

const list = (cities: NonEmpty<string>): NonEmpty<Destination> => {
  const [first, ...rest] = cities;
  return [inside(first), ...rest.map(inside)];
};

/** The capital more than once, as everybody goes there. */
export const STATE_DESTINATIONS = list(
  commaList(`
    Natal, Natal, Natal, Natal, Natal, Mossoró, Mossoró, Caicó, Currais Novos, Açu, Pau dos Ferros, Parnamirim,
    João Câmara, Santa Cruz, Macau
  `),
);

/** Where the hospitals are. */
export const HEALTH_DESTINATIONS = list(commaList('Natal, Natal, Natal, Mossoró, Caicó, Currais Novos'));

const FAR: NonEmpty<Destination> = [
  outside('João Pessoa', 'PB'),
  outside('Campina Grande', 'PB'),
  outside('Recife', 'PE'),
  outside('Fortaleza', 'CE'),
  outside('Brasília', 'DF', 1_700),
  outside('Brasília', 'DF', 1_700),
  outside('Brasília', 'DF', 1_700),
  outside('Salvador', 'BA', 1_300),
  outside('São Paulo', 'SP', 1_600),
  outside('Gramado', 'RS', 2_100),
];

/** Beyond the state: neighbours by road, the others by air. */
export const pickFarDestination = (random: Random): Destination => random.pick(FAR);

export const OVERSEAS_DESTINATIONS: NonEmpty<Destination> = [
  { city: 'Lisboa', state: '', country: 'Portugal', reach: 'abroad', fare: 520_000 },
  { city: 'Buenos Aires', state: '', country: 'Argentina', reach: 'abroad', fare: 310_000 },
];
