import { type Day, dayOf, workingDaysOf } from '../calendar.ts';
import { padZeros } from '../text.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import { EDUCACAO, SAUDE, SOCIAL } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import { barList, type NonEmpty } from '../words.ts';
import type { ContractDraft } from './draft.ts';
import { drawContract } from './drafts.ts';
import { PANDEMIC } from './modality.ts';

type Need = Pick<PurchaseSubject, 'category' | 'trade' | 'what' | 'whom' | 'value'> & { unit: string };

const need = ({ unit, ...own }: Need): PurchaseSubject => ({
  ...own,
  units: [unit],
  weight: 1,
  months: [3, 6],
  renewed: 0,
  way: 'bid',
});

/** What a prefeitura bought without a tender when the pandemic came. */
const TOWN: NonEmpty<PurchaseSubject> = [
  need({
    category: 'Compras',
    unit: SAUDE,
    trade: 'saude',
    what: barList(
      'Aquisição emergencial de máscaras e álcool em gel | Aquisição de equipamentos de proteção individual | Aquisição de testes rápidos | Fornecimento de oxigênio medicinal',
    ),
    whom: barList('para as equipes de saúde | para o hospital municipal | para o centro de atendimento à COVID-19'),
    value: [18_000, 240_000],
  }),
  need({
    category: 'Serviços de saúde',
    unit: SAUDE,
    trade: 'clinica',
    what: barList('Plantões médicos | Exames laboratoriais de COVID-19 | Locação de leitos com suporte ventilatório'),
    whom: barList('para o centro de atendimento à COVID-19 | para a rede municipal de saúde'),
    value: [60_000, 380_000],
  }),
  need({
    category: 'Serviços',
    unit: SAUDE,
    trade: 'limpeza',
    what: barList('Desinfecção de ruas e prédios públicos | Instalação de barreiras sanitárias'),
    whom: barList('na sede do município | nos distritos'),
    value: [24_000, 96_000],
  }),
  need({
    category: 'Compras',
    unit: SOCIAL,
    trade: 'alimentos',
    what: barList('Aquisição de cestas básicas'),
    whom: barList('para famílias atingidas pela pandemia | para trabalhadores sem renda'),
    value: [40_000, 210_000],
  }),
  need({
    category: 'Compras',
    unit: EDUCACAO,
    trade: 'alimentos',
    what: barList('Aquisição de kits de gêneros alimentícios'),
    whom: barList('para os alunos durante a suspensão das aulas'),
    value: [90_000, 320_000],
  }),
];

const COUNCIL: NonEmpty<PurchaseSubject> = [
  need({
    category: 'Compras',
    unit: 'Câmara Municipal',
    trade: 'saude',
    what: barList('Aquisição de máscaras e álcool em gel | Aquisição de equipamentos de proteção individual'),
    whom: barList('para servidores e vereadores | para as sessões presenciais'),
    value: [4_000, 16_000],
  }),
];

/** From the decree of calamity to the end of each year: how many were signed in it. */
const YEARS: Record<World['tenant'], readonly (readonly [from: string, contracts: number])[]> = {
  pmdemo: [
    ['2020-03-23', 14],
    ['2021-01-11', 8],
  ],
  cmdemo: [
    ['2020-05-04', 2],
    ['2021-02-01', 1],
  ],
};

/** Contracts of the pandemic, in exercises before those of the world. */
export function* pandemicContracts(world: World): Generator<ContractDraft> {
  const subjects = world.tenant === 'pmdemo' ? TOWN : COUNCIL;
  for (const [from, contracts] of YEARS[world.tenant]) {
    const exercise = span(dayOf(from), Number(from.slice(0, 4)), contracts);
    for (let place = 0; place < contracts; place++) {
      const made = drawContract({ ...world, subjects }, exercise, place);
      const tender = `DL ${padZeros(place + 1, 3)}/${exercise.year}`;
      yield { ...made, modality: PANDEMIC, tender, registered: false, covid: true };
    }
  }
}

const span = (from: Day, year: number, contracts: number): Exercise => ({
  year,
  contracts,
  days: workingDaysOf(year, dayOf(`${year}-12-30`)).filter((day) => day >= from),
});
