import { barList, type NonEmpty } from '../kit/words.ts';
import type { PurchaseSubject } from './subjects.ts';
import { ADMINISTRACAO, EDUCACAO, OBRAS, SAUDE, SOCIAL, TRANSPORTES } from './units.ts';

/** What each secretaria orders of engineers, for buildings of its own. */
const ENGINEERING = {
  weight: 2.5,
  category: 'Serviços de engenharia',
  trade: 'engenharia',
  what: barList(
    'Manutenção elétrica | Elaboração de projetos executivos | Manutenção predial | Levantamento topográfico',
  ),
  value: [30_000, 760_000],
  months: [6, 12],
  renewed: 0.5,
  way: 'works',
} as const;

/** The goods and works that a prefeitura buys. */
export const TOWN_GOODS: NonEmpty<PurchaseSubject> = [
  {
    weight: 10,
    category: 'Compras',
    units: [EDUCACAO],
    trade: 'alimentos',
    what: barList(
      'Fornecimento de gêneros alimentícios | Fornecimento de carnes e laticínios | Fornecimento de hortifrutigranjeiros',
    ),
    whom: barList('para a merenda escolar | para as creches municipais | para as escolas da zona rural'),
    value: [60_000, 1_200_000],
    months: [12],
    renewed: 0.1,
    way: 'bid',
  },
  {
    weight: 9,
    category: 'Compras',
    units: [SAUDE],
    trade: 'saude',
    what: barList(
      'Aquisição de medicamentos da atenção básica | Aquisição de material médico-hospitalar | Aquisição de insumos odontológicos',
    ),
    whom: barList('para as unidades básicas de saúde | para o hospital municipal | para a farmácia básica'),
    value: [40_000, 900_000],
    months: [12],
    renewed: 0.1,
    way: 'bid',
  },
  {
    weight: 5,
    category: 'Compras',
    units: [TRANSPORTES],
    trade: 'combustiveis',
    what: barList('Fornecimento de combustíveis | Fornecimento de óleo diesel S10 e gasolina comum'),
    whom: barList('para a frota municipal | para as ambulâncias | para máquinas e caminhões'),
    value: [180_000, 1_900_000],
    months: [12],
    renewed: 0.2,
    way: 'bid',
  },
  {
    weight: 11,
    category: 'Compras',
    units: [ADMINISTRACAO, EDUCACAO, SOCIAL],
    trade: 'papelaria',
    what: barList(
      'Aquisição de material de expediente | Aquisição de material de limpeza | Aquisição de móveis e eletrodomésticos',
    ),
    whom: barList('para o almoxarifado | para os setores administrativos | para as unidades vinculadas'),
    value: [6_000, 180_000],
    months: [6, 12],
    renewed: 0.05,
    way: 'bid',
  },
  {
    weight: 8,
    category: 'Obras',
    units: [OBRAS],
    trade: 'construcao',
    what: barList(
      'Pavimentação em paralelepípedo | Reforma e ampliação de escola | Construção de quadra coberta | Recuperação de estradas vicinais | Drenagem de águas pluviais',
    ),
    whom: barList(
      'no bairro Alto da Conceição | no distrito de Barra do Rio | na comunidade Lajedo | no conjunto Nova Vida',
    ),
    value: [150_000, 4_800_000],
    months: [4, 6, 8, 12],
    renewed: 0.45,
    way: 'works',
  },
  {
    ...ENGINEERING,
    units: [OBRAS],
    whom: barList('de prédios e praças da sede | dos prédios da administração | do mercado e da rodoviária'),
  },
  {
    ...ENGINEERING,
    units: [EDUCACAO],
    whom: barList('das escolas municipais | das escolas da zona rural'),
  },
  {
    weight: 4,
    category: 'Compras',
    units: [SOCIAL],
    trade: 'alimentos',
    what: barList(
      'Aquisição de cestas básicas | Aquisição de peixes para a Semana Santa | Aquisição de sementes e mudas',
    ),
    whom: barList('para famílias em vulnerabilidade | para distribuição gratuita'),
    value: [18_000, 320_000],
    months: [3, 6],
    renewed: 0,
    way: 'bid',
  },
];
