import type { Random } from '../random.ts';
import { commaList, type NonEmpty } from '../words.ts';

/** Where in Vale Claro things are built. Positions are in millionths of a degree, as on the map in `tenants/pmdemo`. */
export interface TownPlace {
  /** How an object names it. */
  word: string;
  name: string;
  lat: number;
  long: number;
  /** How far from its middle it reaches. */
  reach: number;
  streets: NonEmpty<string>;
}

const place = (word: string, name: string, lat: number, long: number, reach: number, streets: string): TownPlace => ({
  word,
  name,
  lat,
  long,
  reach,
  streets: commaList(streets),
});

const CENTRE = place(
  'Centro',
  'Centro',
  -5_800_000,
  -36_600_000,
  3_000,
  'Praça da Matriz, Rua Dom Pedro II, Rua da Independência, Avenida Rio Claro',
);

const PLACES: readonly TownPlace[] = [
  CENTRE,
  place('Alto da Conceição', 'Alto da Conceição', -5_790_500, -36_604_000, 3_400, 'Rua das Carnaúbas, Rua do Cruzeiro'),
  place('Cidade Nova', 'Cidade Nova', -5_802_000, -36_588_500, 3_600, 'Avenida Brasil, Rua dos Ipês, Rua Aroeira'),
  place('São Francisco', 'São Francisco', -5_811_000, -36_603_500, 3_400, 'Rua São Francisco, Travessa da Feira'),
  place('Boa Esperança', 'Boa Esperança', -5_799_500, -36_613_000, 3_000, 'Rua da Estação, Rua Boa Esperança'),
  place('Nova Vida', 'Conjunto Nova Vida', -5_788_500, -36_590_500, 2_800, 'Rua Projetada 4, Rua Projetada 11'),
  place('Barra do Rio', 'Distrito de Barra do Rio', -5_756_000, -36_569_000, 4_200, 'Rua da Beira-Rio, Rua do Porto'),
  place('Santa Fé', 'Distrito de Santa Fé', -5_844_000, -36_636_000, 4_000, 'Rua da Capela, Rua do Açude'),
  place('Lajedo', 'Comunidade Lajedo', -5_829_000, -36_557_000, 4_600, 'Estrada do Lajedo, Sítio Lajedo de Cima'),
  place('Natal', 'Natal/RN', -5_794_500, -35_211_000, 1_500, 'Avenida Hermes da Fonseca'),
];

/** The place that an object names; what names none is in the middle of town. */
export const placeOf = (object: string): TownPlace => PLACES.find(({ word }) => object.endsWith(word)) ?? CENTRE;

/** Somewhere within a place, nearer to its middle than to its edge. */
export function spotIn({ lat, long, reach }: TownPlace, random: Random): { lat: number; long: number } {
  const off = (): number => Math.round(reach * (random.next() + random.next() - 1));
  return { lat: lat + off(), long: long + off() };
}

/** Millionths of a degree as people write them: -5,800012. */
export function formatDegrees(millionths: number): string {
  const digits = String(Math.abs(millionths)).padStart(7, '0');
  return `${millionths < 0 ? '-' : ''}${digits.slice(0, -6)},${digits.slice(-6)}`;
}
