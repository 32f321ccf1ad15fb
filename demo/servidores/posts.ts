/** A post as the law that made it describes it. */
export interface PublicPost {
  name: string;
  career: string;
  /** Hours a week; none where there is no clock, as for those elected. */
  hours: number;
  /** Reais a month in 2023, minimum wages, or the share of the teachers' floor. */
  pay: number | { wages: number } | { floor: number };
  /** Fixed for a whole mandate. */
  subsidy?: true;
  /** Points of a hundred of the base: productivity, teaching, representation. */
  bonus?: number;
  /** Points of a hundred of the minimum wage: unhealthy or dangerous work. */
  hazard?: number;
  /** Works beyond hours now and then. */
  overtime?: true;
  /** Reais a month for meals or errands. */
  indemnity?: number;
}

export const CAREERS = {
  politico: 'Agentes políticos',
  comissao: 'Cargos em comissão',
  magisterio: 'Magistério',
  saude: 'Saúde',
  superior: 'Nível superior',
  medio: 'Nível médio e técnico',
  apoio: 'Nível fundamental e apoio',
  legislativo: 'Carreira legislativa',
} as const;

type Rest = Omit<PublicPost, 'name' | 'career' | 'hours' | 'pay'>;

const post =
  (career: keyof typeof CAREERS) =>
  (name: string, hours: number, pay: PublicPost['pay'], rest: Rest = {}): PublicPost => ({
    name,
    career: CAREERS[career],
    hours,
    pay,
    ...rest,
  });

const political = post('politico');
const trusted = post('comissao');
const teaching = post('magisterio');
const health = post('saude');
const graduate = post('superior');
const clerk = post('medio');
const support = post('apoio');
const legislative = post('legislativo');

const ALL: readonly PublicPost[] = [
  political('Prefeito', 0, 16_500, { subsidy: true }),
  political('Vice-Prefeito', 0, 8_250, { subsidy: true }),
  political('Secretário Municipal', 40, 7_200, { subsidy: true }),
  political('Vereador', 0, 8_500, { subsidy: true }),
  political('Conselheiro tutelar', 40, { wages: 1.5 }),
  trusted('Chefe de gabinete', 40, 5_400),
  trusted('Procurador-geral', 40, 6_800),
  trusted('Controlador-geral', 40, 6_200),
  trusted('Diretor de departamento', 40, 3_600),
  trusted('Coordenador', 40, 2_600),
  trusted('Assessor técnico', 40, 2_100),
  trusted('Diretor-geral da Câmara', 40, 6_500),
  trusted('Assessor parlamentar', 40, 2_400),
  teaching('Professor', 40, { floor: 100 }, { bonus: 10 }),
  teaching('Coordenador pedagógico', 40, { floor: 104 }, { bonus: 10 }),
  teaching('Especialista em educação', 40, { floor: 104 }),
  teaching('Auxiliar de sala', 40, { wages: 1 }),
  health('Médico', 40, 11_800, { bonus: 30, hazard: 20 }),
  health('Enfermeiro', 40, 4_750, { hazard: 20 }),
  health('Cirurgião-dentista', 40, 4_900, { bonus: 15, hazard: 20 }),
  health('Farmacêutico', 40, 3_400, { hazard: 20 }),
  health('Fisioterapeuta', 30, 3_200, { hazard: 20 }),
  health('Nutricionista', 40, 3_100),
  health('Especialista em saúde', 40, 3_600),
  health('Técnico de enfermagem', 40, 3_325, { hazard: 20, overtime: true }),
  health('Auxiliar de saúde bucal', 40, 1_500, { hazard: 20 }),
  health('Agente comunitário de saúde', 40, { wages: 2 }, { hazard: 20, indemnity: 180 }),
  health('Agente de combate às endemias', 40, { wages: 2 }, { hazard: 20, indemnity: 180 }),
  graduate('Psicólogo', 30, 3_100),
  graduate('Assistente social', 30, 3_100),
  graduate('Engenheiro civil', 40, 5_600, { bonus: 20 }),
  graduate('Contador', 40, 4_600, { bonus: 15 }),
  graduate('Procurador', 20, 6_400, { bonus: 20 }),
  graduate('Auditor de tributos', 40, 4_300, { bonus: 45 }),
  graduate('Médico veterinário', 30, 3_800),
  graduate('Analista de contratos', 40, 3_300),
  graduate('Extensionista rural', 40, 3_000),
  clerk('Agente de administração', 40, 1_950),
  clerk('Assistente de administração', 40, 1_800),
  clerk('Assistente de gabinete', 40, 1_800),
  clerk('Fiscal de obras', 40, 2_100, { bonus: 20 }),
  clerk('Fiscal de tributos', 40, 2_300, { bonus: 30 }),
  clerk('Fiscal de transportes', 40, 2_000, { bonus: 15 }),
  clerk('Agente de cultura', 40, 1_800),
  clerk('Técnico agrícola', 40, 2_000),
  clerk('Instrutor de música', 20, 1_600),
  clerk('Orientador social', 40, 1_700),
  clerk('Recepcionista', 40, { wages: 1 }),
  clerk('Guarda municipal', 40, 1_900, { hazard: 30, overtime: true }),
  support('Auxiliar de administração', 40, 1_400),
  support('Auxiliar de serviços gerais', 40, { wages: 1 }),
  support('Merendeiro', 40, { wages: 1 }, { hazard: 10 }),
  support('Vigia', 40, { wages: 1 }, { hazard: 20, overtime: true }),
  support('Motorista', 40, 1_650, { overtime: true }),
  support('Mecânico', 40, 1_850, { hazard: 20 }),
  support('Operador de máquinas', 40, 1_900, { hazard: 20, overtime: true }),
  support('Pedreiro', 40, 1_600, { hazard: 20 }),
  support('Eletricista', 40, 1_800, { hazard: 30, overtime: true }),
  support('Gari', 40, { wages: 1 }, { hazard: 40, overtime: true }),
  legislative('Agente de plenário', 40, 2_100, { indemnity: 450 }),
  legislative('Assistente de comissões', 40, 2_300, { indemnity: 450 }),
  legislative('Analista de processo legislativo', 40, 3_700, { indemnity: 450 }),
];

export const POSTS: ReadonlyMap<string, PublicPost> = new Map(ALL.map((one) => [one.name, one]));

export function postOf(name: string): PublicPost {
  const found = POSTS.get(name);
  if (!found) throw new Error(`no post is called ${name}`);
  return found;
}
