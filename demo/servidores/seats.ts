import {
  ADMINISTRACAO,
  AGRICULTURA,
  CAMARA,
  CULTURA,
  EDUCACAO,
  FINANCAS,
  GABINETE,
  OBRAS,
  OFFICES,
  SAUDE,
  SOCIAL,
  TRANSPORTES,
} from '../town/units.ts';
import { townSize, type World } from '../town/world.ts';

export type EmploymentBond =
  | 'Efetivo'
  | 'Efetivo em função gratificada'
  | 'Comissionado'
  | 'Contratado temporário'
  | 'Agente político'
  | 'Conselheiro tutelar'
  | 'Requisitado'
  | 'Aposentado'
  | 'Pensionista';

export interface SeatGroup {
  unit: string;
  post: string;
  bond: EmploymentBond;
  count: number;
  /** What is done beyond the post. */
  role: string;
  /** A town of any size has so many. */
  fixed: boolean;
}

type Counts = Readonly<Record<string, number>>;

const many =
  (fixed: boolean) =>
  (unit: string, bond: EmploymentBond, counts: Counts, role = ''): SeatGroup[] =>
    Object.entries(counts).map(([post, count]) => ({ unit, post, bond, count, role, fixed }));

const some = many(false);
const always = many(true);

/** What a prefeitura of 50,000 people has besides the twelve of each unit who look after its contracts. */
const PREFEITURA: readonly SeatGroup[] = [
  ...always(GABINETE, 'Agente político', { Prefeito: 1, 'Vice-Prefeito': 1 }),
  ...always(GABINETE, 'Comissionado', { 'Chefe de gabinete': 1, 'Procurador-geral': 1, 'Controlador-geral': 1 }),
  ...OFFICES.flatMap((unit) => always(unit, 'Agente político', { 'Secretário Municipal': 1 })),
  ...[...OFFICES, GABINETE].flatMap((unit) =>
    some(unit, 'Comissionado', { 'Diretor de departamento': 1, Coordenador: 2, 'Assessor técnico': 2 }),
  ),
  ...some(EDUCACAO, 'Efetivo', {
    Professor: 150,
    'Coordenador pedagógico': 10,
    Merendeiro: 26,
    'Auxiliar de serviços gerais': 34,
    Vigia: 12,
    Motorista: 9,
    Nutricionista: 2,
    Psicólogo: 2,
  }),
  ...some(EDUCACAO, 'Efetivo em função gratificada', { Professor: 14 }, 'Diretor de escola'),
  ...some(EDUCACAO, 'Contratado temporário', { Professor: 40, 'Auxiliar de sala': 28 }),
  ...some(SAUDE, 'Efetivo', {
    Médico: 5,
    Enfermeiro: 16,
    'Técnico de enfermagem': 38,
    'Agente comunitário de saúde': 58,
    'Agente de combate às endemias': 18,
    'Cirurgião-dentista': 8,
    'Auxiliar de saúde bucal': 8,
    Farmacêutico: 3,
    Fisioterapeuta: 3,
    Motorista: 9,
    'Auxiliar de serviços gerais': 10,
  }),
  ...some(SAUDE, 'Contratado temporário', { Médico: 7, 'Técnico de enfermagem': 12, Recepcionista: 10 }),
  ...some(SOCIAL, 'Efetivo', { Psicólogo: 3, 'Assistente social': 4 }),
  ...some(SOCIAL, 'Contratado temporário', { 'Orientador social': 8 }),
  ...always(SOCIAL, 'Conselheiro tutelar', { 'Conselheiro tutelar': 5 }),
  ...some(OBRAS, 'Efetivo', {
    Gari: 26,
    Pedreiro: 6,
    'Operador de máquinas': 5,
    Eletricista: 2,
    'Engenheiro civil': 2,
  }),
  ...some(ADMINISTRACAO, 'Efetivo', { Vigia: 5, 'Auxiliar de serviços gerais': 5 }),
  ...some(ADMINISTRACAO, 'Requisitado', { 'Agente de administração': 4 }),
  ...some(ADMINISTRACAO, 'Aposentado', { Professor: 14, 'Auxiliar de serviços gerais': 8, Motorista: 4 }),
  ...some(ADMINISTRACAO, 'Pensionista', { Professor: 8, Vigia: 8 }),
  ...some(FINANCAS, 'Efetivo', { 'Auditor de tributos': 3, Contador: 2 }),
  ...some(TRANSPORTES, 'Efetivo', { Motorista: 8, Mecânico: 2 }),
  ...some(AGRICULTURA, 'Efetivo', { 'Técnico agrícola': 3, 'Operador de máquinas': 2, 'Médico veterinário': 1 }),
  ...some(CULTURA, 'Efetivo', { 'Instrutor de música': 3 }),
  ...some(GABINETE, 'Efetivo', { Procurador: 2, 'Guarda municipal': 8 }),
];

const CHAMBER: readonly SeatGroup[] = [
  ...always(CAMARA, 'Agente político', { Vereador: 13 }),
  ...always(CAMARA, 'Comissionado', {
    'Diretor-geral da Câmara': 1,
    'Chefe de gabinete': 1,
    'Procurador-geral': 1,
    'Controlador-geral': 1,
    'Assessor parlamentar': 13,
  }),
  ...always(CAMARA, 'Efetivo', { 'Auxiliar de serviços gerais': 2, Motorista: 1 }),
];

const SEATS: Record<World['tenant'], readonly SeatGroup[]> = { pmdemo: PREFEITURA, cmdemo: CHAMBER };

/** The seats of a body, as many as its size asks for and one of each kind at least. */
export function seatGroups(world: World): SeatGroup[] {
  const times = townSize(world);
  return SEATS[world.tenant].map((one) =>
    one.fixed ? one : { ...one, count: Math.max(1, Math.round(one.count * times)) },
  );
}
