import type { Random } from '../random.ts';
import type { Servant } from '../servidores/staff.ts';
import {
  ADMINISTRACAO,
  AGRICULTURA,
  CAMARA,
  CULTURA,
  EDUCACAO,
  FINANCAS,
  GABINETE,
  OBRAS,
  SAUDE,
  SOCIAL,
  TRANSPORTES,
} from '../town/units.ts';
import { barList, type NonEmpty } from '../words.ts';
import type { Destination } from './destinations.ts';

const ANYBODY = barList(
  'Curso sobre a Lei 14.133/2021 | Formação de fiscais de contratos | Reunião no Tribunal de Contas | Curso sobre a Lei de Acesso à Informação',
);

/** What the people of a unit travel for. */
const OF_UNIT: Readonly<Record<string, NonEmpty<string>>> = {
  [ADMINISTRACAO]: barList('Treinamento no sistema de folha de pagamento | Entrega de documentos na Junta Comercial'),
  [AGRICULTURA]: barList('Reunião sobre o corte de terra | Encontro de agricultura familiar | Vistoria de poços'),
  [CULTURA]: barList('Fórum de gestores de cultura | Acompanhamento da banda municipal em apresentação'),
  [EDUCACAO]: barList('Formação continuada de professores | Encontro da Undime | Jogos escolares | Reunião no FNDE'),
  [FINANCAS]: barList('Curso sobre a matriz de saldos contábeis | Reunião com a Secretaria da Fazenda'),
  [GABINETE]: barList(
    'Audiência na Governadoria do Estado | Reunião na federação dos municípios | Busca de recursos para obras | Audiência na bancada federal',
  ),
  [OBRAS]: barList(
    'Vistoria de usina de asfalto | Reunião na Caixa Econômica sobre convênio | Curso de orçamento de obras',
  ),
  [SAUDE]: barList('Reunião da comissão intergestores | Oficina de vigilância em saúde | Curso de vacinação'),
  [SOCIAL]: barList('Conferência de assistência social | Capacitação do Cadastro Único | Acompanhamento de audiência'),
  [TRANSPORTES]: barList('Entrega de veículo para revisão | Retirada de peças | Vistoria de ônibus escolares'),
  [CAMARA]: barList(
    'Encontro de legislativos municipais | Curso de processo legislativo | Reunião na Assembleia Legislativa | Visita ao Tribunal de Contas | Audiência sobre a adutora',
  ),
};

const ABROAD = 'Missão de intercâmbio com cidades que tratam do semiárido';
const PATIENTS = barList(
  'Transporte de pacientes para consultas | Transporte de pacientes para hemodiálise | Transporte de pacientes para exames | Transporte de paciente para cirurgia',
);

export function tripReason({ unit, post }: Servant, { reach }: Destination, random: Random): string {
  if (reach === 'abroad') return ABROAD;
  if (post === 'Motorista' && unit === SAUDE) return random.pick(PATIENTS);
  if (post === 'Motorista') return 'Condução de equipe em viagem a serviço';
  return random.pick(random.chance(0.25) ? ANYBODY : (OF_UNIT[unit] ?? ANYBODY));
}
