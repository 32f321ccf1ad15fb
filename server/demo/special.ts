import { company, individual, oneself } from './companies.ts';
import type { Draft } from './draft.ts';
import { LONG } from './long.ts';
import { AGRICULTURA, CULTURA, EDUCACAO } from './units.ts';
import type { Exercise, World } from './world.ts';

const direct = (year: number, ground: string): Partial<Draft> => ({
  modality: { name: 'Dispensa', prefix: 'DL', ground },
  tender: `DL 001/${year}`,
  registered: false,
});

/** Rows that every screen and export must bear. */
const CASES: readonly ((world: World, year: number) => Partial<Draft>)[] = [
  (_, year) => ({
    ...direct(year, 'Código Civil, art. 579'),
    kind: 'Comodato',
    category: 'Cessão',
    unit: CULTURA,
    object: 'Comodato de salas da antiga estação para a biblioteca comunitária, sem custo para o município',
    initial: 0,
  }),
  ({ seed }) => ({
    supplier: company('engenharia', 0, seed),
    category: 'Serviços de engenharia',
    unit: AGRICULTURA,
    object:
      'Execução do projeto "Água no Pote"; inclui:\n- perfuração de 3 (três) poços;\n- instalação de cataventos;\n- análise da água',
  }),
  ({ seed }) => ({
    supplier: company('engenharia', 1, seed),
    category: 'Serviços de engenharia',
    unit: EDUCACAO,
    object: LONG,
  }),
  ({ seed }, year) => ({
    ...direct(year, 'Lei 14.133/2021, art. 75, II'),
    category: 'Serviços',
    unit: CULTURA,
    object: 'Sonorização da feira de artesanato',
    supplier: oneself('eventos', 0, seed),
    initial: 1_250_000,
  }),
  ({ seed }) => ({
    supplier: company('alimentos', 0, seed),
    category: 'Compras',
    unit: EDUCACAO,
    object: 'Aquisição de pão, maçã, açúcar e café – 2ª chamada (item nº 3: +10 % “in natura”) para as creches',
  }),
  ({ seed }) => ({
    category: 'Locação de imóveis',
    unit: CULTURA,
    object: 'Locação de imóvel para funcionamento da Casa da Cultura',
    supplier: individual('imoveis', 0, seed),
    initial: 1_800_000,
  }),
];

/** What is particular about a contract: a few at the head of the prefeitura's last whole exercise are. */
export function special(world: World, { year }: Exercise, place: number): Partial<Draft> | undefined {
  const last = world.exercises.at(-2)?.year;
  return world.tenant === 'pmdemo' && year === last ? CASES[place - 1]?.(world, year) : undefined;
}
