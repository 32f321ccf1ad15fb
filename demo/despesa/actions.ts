import type { NonEmpty } from '../kit/words.ts';
import {
  ADMINISTRACAO,
  AGRICULTURA,
  CULTURA,
  EDUCACAO,
  FINANCAS,
  GABINETE,
  OBRAS,
  SAUDE,
  SOCIAL,
  TRANSPORTES,
} from '../town/units.ts';

/** A budget unit, with the codes that the budget gives it. */
interface BudgetUnit {
  org: string;
  orgName: string;
  code: string;
  name: string;
}

/** An action of the budget: the functional and programmatic half of a budget line, and the sources that may pay it. */
export interface BudgetAction {
  unit: BudgetUnit;
  /** Function and subfunction: `04.122`. */
  role: string;
  program: string;
  code: string;
  name: string;
  sources: NonEmpty<string>;
}

const unit = (org: string, orgName: string, name = orgName): BudgetUnit => ({ org, orgName, code: `${org}.001`, name });

const CAMARA = unit('01', 'Câmara Municipal');
const UNITS = {
  gabinete: unit('02', GABINETE),
  administracao: unit('03', ADMINISTRACAO),
  financas: unit('04', FINANCAS),
  educacao: unit('05', EDUCACAO),
  saude: unit('06', 'Secretaria Municipal de Saúde', SAUDE),
  social: unit('07', 'Secretaria Municipal de Assistência Social', SOCIAL),
  obras: unit('08', OBRAS),
  transportes: unit('09', TRANSPORTES),
  agricultura: unit('10', AGRICULTURA),
  cultura: unit('11', CULTURA),
};

/** Programmes of the multi-year plan, by code. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  '0000': 'Operações especiais',
  '0001': 'Processo legislativo',
  '0002': 'Gestão administrativa',
  '0010': 'Educação de qualidade',
  '0020': 'Saúde para todos',
  '0030': 'Proteção social',
  '0040': 'Cidade melhor',
  '0050': 'Caminhos do vale',
  '0060': 'Campo produtivo',
  '0070': 'Cultura viva',
  '9999': 'Reserva de contingência',
};

export const FREE_SOURCE = '1.500.0000';

const under =
  (program: string) =>
  (of: BudgetUnit, role: string, code: string, name: string, ...sources: readonly string[]): BudgetAction => {
    const [first = FREE_SOURCE, ...others] = sources;
    return { unit: of, role, program, code, name, sources: [first, ...others] };
  };

const manage = under('0002');
const teach = under('0010');
const heal = under('0020');
const protect = under('0030');
const urban = under('0040');
const special = under('0000');
const MDE = '1.500.1001';
const ASPS = '1.500.1002';

/** The actions of each unit. The first is the one that keeps the unit running; the others are known by the object. */
const GABINETE_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, manage(UNITS.gabinete, '04.122', '2001', 'Manutenção do Gabinete do Prefeito')],
  [
    /gráfic|faixas|publicação|divulga/i,
    manage(UNITS.gabinete, '04.131', '2002', 'Divulgação institucional e atos oficiais'),
  ],
];
const ADMINISTRACAO_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [
    /./,
    manage(
      UNITS.administracao,
      '04.122',
      '2003',
      'Manutenção da Secretaria de Administração',
      FREE_SOURCE,
      '1.501.0000',
    ),
  ],
  [
    /sistema|internet|computador/i,
    manage(UNITS.administracao, '04.126', '2004', 'Modernização e tecnologia da informação'),
  ],
];
const FINANCAS_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, manage(UNITS.financas, '04.123', '2005', 'Manutenção da Secretaria de Finanças')],
  [/tributári|IPTU/i, manage(UNITS.financas, '04.129', '2006', 'Administração tributária')],
];
const EDUCACAO_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, teach(UNITS.educacao, '12.361', '2010', 'Manutenção do ensino fundamental', MDE, '1.540.0000', '1.550.0000')],
  [
    /merenda|alimentíci|carnes|hortifruti|pão/i,
    teach(UNITS.educacao, '12.306', '2012', 'Alimentação escolar', '1.552.0000', FREE_SOURCE),
  ],
  [
    /transporte escolar|ônibus|vans/i,
    teach(UNITS.educacao, '12.361', '2013', 'Transporte escolar', '1.553.0000', MDE, '1.540.0000'),
  ],
  [/construção de creche/i, teach(UNITS.educacao, '12.365', '1012', 'Construção de creches', MDE, '1.542.0000')],
  [/creche/i, teach(UNITS.educacao, '12.365', '2011', 'Manutenção da educação infantil', MDE, '1.542.0000')],
  [
    /elétrica|predial|projetos executivos|reforma de escola/i,
    teach(UNITS.educacao, '12.361', '1010', 'Ampliação e reforma de escolas', MDE, '1.573.0000'),
  ],
];
const SAUDE_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, heal(UNITS.saude, '10.301', '2020', 'Manutenção da atenção básica', ASPS, '1.600.0000', '1.604.0000')],
  [
    /unidade básica de saúde/i,
    heal(UNITS.saude, '10.301', '1021', 'Construção e reforma de unidades básicas de saúde', ASPS, '1.601.0000'),
  ],
  [/casa de apoio/i, heal(UNITS.saude, '10.302', '1022', 'Reforma da casa de apoio ao paciente', ASPS, '1.601.0000')],
  [
    /hospital|imagem|laboratoria|plantões|especializada/i,
    heal(UNITS.saude, '10.302', '2021', 'Média e alta complexidade', '1.600.0000', ASPS, '1.621.0000'),
  ],
  [
    /medicamento|farmácia/i,
    heal(UNITS.saude, '10.303', '2022', 'Assistência farmacêutica', '1.600.0000', '1.621.0000'),
  ],
  [/endemias|vigilância em saúde/i, heal(UNITS.saude, '10.305', '2023', 'Vigilância em saúde', '1.600.0000')],
];
const SOCIAL_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, protect(UNITS.social, '08.244', '2030', 'Serviços de proteção social', '1.660.0000', FREE_SOURCE)],
  [/cestas|peixes|sementes|auxílio/i, protect(UNITS.social, '08.244', '2032', 'Benefícios eventuais', FREE_SOURCE)],
  [/conselho tutelar|criança/i, protect(UNITS.social, '08.243', '2031', 'Proteção à criança e ao adolescente')],
];
const OBRAS_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, urban(UNITS.obras, '15.122', '2042', 'Manutenção da Secretaria de Obras')],
  [
    /pavimentação|drenagem/i,
    urban(UNITS.obras, '15.451', '1040', 'Pavimentação e drenagem de vias', FREE_SOURCE, '1.704.0000', '1.700.0000'),
  ],
  [
    /resíduos|varrição|poda|limpeza/i,
    urban(UNITS.obras, '15.452', '2040', 'Limpeza urbana', FREE_SOURCE, '1.704.0000'),
  ],
  [/iluminação/i, urban(UNITS.obras, '15.452', '2041', 'Iluminação pública', '1.751.0000')],
  [
    /urbanização de praça|mercado/i,
    urban(UNITS.obras, '15.451', '1048', 'Urbanização de praças e do mercado público', FREE_SOURCE, '1.704.0000'),
  ],
  [/escola/i, urban(UNITS.obras, '12.361', '1043', 'Construção e reforma de escolas', MDE, '1.571.0000')],
  [/quadra/i, urban(UNITS.obras, '27.812', '1044', 'Construção de quadras esportivas', FREE_SOURCE, '1.704.0000')],
  [/estradas/i, urban(UNITS.obras, '26.782', '1045', 'Recuperação de estradas vicinais', FREE_SOURCE, '1.750.0000')],
];
const TRANSPORTES_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, under('0050')(UNITS.transportes, '26.782', '2050', 'Manutenção da frota municipal', FREE_SOURCE, '1.704.0000')],
  [/trânsito|sinalização/i, under('0050')(UNITS.transportes, '26.782', '2051', 'Trânsito', '1.752.0000')],
];
const AGRICULTURA_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, under('0060')(UNITS.agricultura, '20.606', '2060', 'Apoio ao produtor rural')],
  [
    /poço/i,
    under('0060')(UNITS.agricultura, '18.544', '1060', 'Poços e abastecimento de água', FREE_SOURCE, '1.704.0000'),
  ],
];
const CULTURA_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, under('0070')(UNITS.cultura, '13.392', '2072', 'Manutenção da Secretaria de Cultura e Turismo')],
  [
    /festa|festejos|carnaval|aniversário|feira|show/i,
    under('0070')(UNITS.cultura, '13.392', '2070', 'Festas populares e eventos culturais', FREE_SOURCE, '1.719.0000'),
  ],
];
const CAMARA_ACTIONS: NonEmpty<readonly [RegExp, BudgetAction]> = [
  [/./, under('0001')(CAMARA, '01.031', '2000', 'Manutenção das atividades legislativas')],
];

const ACTIONS: Readonly<Record<string, NonEmpty<readonly [RegExp, BudgetAction]>>> = {
  [GABINETE]: GABINETE_ACTIONS,
  [ADMINISTRACAO]: ADMINISTRACAO_ACTIONS,
  [FINANCAS]: FINANCAS_ACTIONS,
  [EDUCACAO]: EDUCACAO_ACTIONS,
  [SAUDE]: SAUDE_ACTIONS,
  [SOCIAL]: SOCIAL_ACTIONS,
  [OBRAS]: OBRAS_ACTIONS,
  [TRANSPORTES]: TRANSPORTES_ACTIONS,
  [AGRICULTURA]: AGRICULTURA_ACTIONS,
  [CULTURA]: CULTURA_ACTIONS,
  [CAMARA.name]: CAMARA_ACTIONS,
};

/** The action of a unit that an object belongs to. */
export function actionOf(name: string, object = ''): BudgetAction {
  const [usual, ...others] = ACTIONS[name] ?? ADMINISTRACAO_ACTIONS;
  return others.find(([words]) => words.test(object))?.[1] ?? usual[1];
}

/** The obligations of a town that no unit decides on. */
export const DEBT_ACTION = special(UNITS.financas, '28.843', '0001', 'Amortização e encargos da dívida');
export const TAXES_ACTION = special(UNITS.financas, '28.846', '0002', 'Contribuição ao PASEP');
export const SENTENCES_ACTION = special(UNITS.financas, '28.846', '0003', 'Cumprimento de sentenças judiciais');
export const RESERVE_ACTION = under('9999')(UNITS.financas, '99.999', '9999', 'Reserva de contingência');
export const COUNCIL_RESERVE_ACTION = under('9999')(CAMARA, '99.999', '9999', 'Reserva de contingência');

/** Works in the budget that wait for money of other bodies, with nothing committed yet. */
export const UNFUNDED_WORKS: NonEmpty<BudgetAction> = [
  urban(UNITS.obras, '15.451', '1046', 'Urbanização da orla do açude', '1.700.0000'),
  urban(UNITS.obras, '16.482', '1047', 'Construção de casas populares', '1.700.0000'),
  heal(UNITS.saude, '10.302', '1020', 'Construção da policlínica municipal', '1.601.0000'),
  teach(UNITS.educacao, '12.365', '1011', 'Construção de creche no conjunto Nova Vida', '1.570.0000'),
];

/** Every action that a budget names. */
export const BUDGET_ACTIONS: readonly BudgetAction[] = [
  ...Object.values(ACTIONS).flatMap((all) => all.map(([, action]) => action)),
  DEBT_ACTION,
  TAXES_ACTION,
  SENTENCES_ACTION,
  RESERVE_ACTION,
  COUNCIL_RESERVE_ACTION,
  ...UNFUNDED_WORKS,
];
