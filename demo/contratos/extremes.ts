import { companyOf, individualSupplier, soleTrader, type Trade } from '../town/companies.ts';
import { AGRICULTURA, CULTURA, EDUCACAO } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import type { ContractDraft } from './draft.ts';
import { AUCTION, COMPETITION, LEASE, type Modality, SMALL } from './modality.ts';

const SCHOOLS = ['Alto da Conceição', 'Barra do Rio', 'Lajedo', 'Nova Vida', 'Riacho Fundo', 'São José', 'Tabuleiro'];
const WORKS = [
  'revisão das instalações elétricas com troca do quadro de distribuição',
  'recuperação do telhado em telha cerâmica e do madeiramento',
  'pintura interna e externa em látex acrílico',
  'substituição de esquadrias, vidros e fechaduras',
  'reforma dos banheiros, com adaptação para pessoas com deficiência',
];

/** An object as some edital writes it: the whole scope in one sentence. */
const LONG = `Contratação de empresa especializada para a execução dos serviços comuns de engenharia de manutenção predial, preventiva e corretiva, com fornecimento de peças, equipamentos, materiais e mão de obra, nas unidades da rede municipal de ensino, compreendendo: ${SCHOOLS.map(
  (school) => `na Escola Municipal ${school}, ${WORKS.join('; ')}`,
).join('; ')}; tudo conforme as condições, quantidades e exigências do termo de referência.`;

/** How it was bought and in what trade, so that its tender fits the object. */
function bought({ subjects }: World, modality: Modality, trade: Trade, category: string): Partial<ContractDraft> {
  const subject = subjects.find((known) => known.trade === trade);
  return { modality, category, registered: false, ...(subject && { subject }) };
}

const LENT: Modality = { name: 'Dispensa', prefix: 'DL', ground: 'Código Civil, art. 579' };

/** Rows that every screen and export must bear. */
const CASES: readonly ((world: World) => Partial<ContractDraft>)[] = [
  (world) => ({
    ...bought(world, LENT, 'imoveis', 'Cessão'),
    kind: 'Comodato',
    unit: CULTURA,
    object: 'Comodato de salas da antiga estação para a biblioteca comunitária, sem custo para o município',
    supplier: individualSupplier('imoveis', 1, world.seed),
    initial: 0,
  }),
  (world) => ({
    ...bought(world, COMPETITION, 'engenharia', 'Serviços de engenharia'),
    supplier: companyOf('engenharia', 0, world.seed),
    unit: AGRICULTURA,
    object:
      'Execução do projeto "Água no Pote"; inclui:\n- perfuração de 3 (três) poços;\n- instalação de cataventos;\n- análise da água',
    initial: 21_467_390,
  }),
  (world) => ({
    ...bought(world, COMPETITION, 'engenharia', 'Serviços de engenharia'),
    supplier: companyOf('engenharia', 1, world.seed),
    unit: EDUCACAO,
    object: LONG,
    initial: 58_920_155,
  }),
  (world) => ({
    ...bought(world, SMALL, 'eventos', 'Serviços'),
    unit: CULTURA,
    object: 'Sonorização da feira de artesanato',
    supplier: soleTrader('eventos', 0, world.seed),
    initial: 1_250_000,
  }),
  (world) => ({
    ...bought(world, AUCTION, 'alimentos', 'Compras'),
    supplier: companyOf('alimentos', 0, world.seed),
    unit: EDUCACAO,
    object: 'Aquisição de pão, maçã, açúcar e café – 2ª chamada (item nº 3: +10 % “in natura”) para as creches',
    initial: 18_734_260,
  }),
  (world) => ({
    ...bought(world, LEASE, 'imoveis', 'Locação de imóveis'),
    unit: CULTURA,
    object: 'Locação de imóvel para funcionamento da Casa da Cultura',
    supplier: individualSupplier('imoveis', 0, world.seed),
    initial: 1_800_000,
  }),
];

/** What is particular about a contract: a few at the head of the prefeitura's last whole exercise are. */
export function extremeTerms(world: World, { year }: Exercise, place: number): Partial<ContractDraft> | undefined {
  const last = world.exercises.at(-2)?.year;
  return world.tenant === 'pmdemo' && year === last ? CASES[place - 1]?.(world) : undefined;
}
