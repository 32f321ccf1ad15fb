import type { Random } from '../random.ts';
import { CAMARA } from '../servidores/seats.ts';
import type { Servant } from '../servidores/staff.ts';
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
import { phrases, type Some } from '../words.ts';
import type { Destination } from './destinations.ts';

const ANYBODY = phrases(
  'Curso sobre a Lei 14.133/2021 | Formação de fiscais de contratos | Reunião no Tribunal de Contas | Curso sobre a Lei de Acesso à Informação',
);

/** What the people of a unit travel for. */
const OF_UNIT: Readonly<Record<string, Some<string>>> = {
  [ADMINISTRACAO]: phrases('Treinamento no sistema de folha de pagamento | Entrega de documentos na Junta Comercial'),
  [AGRICULTURA]: phrases('Reunião sobre o corte de terra | Encontro de agricultura familiar | Vistoria de poços'),
  [CULTURA]: phrases('Fórum de gestores de cultura | Acompanhamento da banda municipal em apresentação'),
  [EDUCACAO]: phrases('Formação continuada de professores | Encontro da Undime | Jogos escolares | Reunião no FNDE'),
  [FINANCAS]: phrases('Curso sobre a matriz de saldos contábeis | Reunião com a Secretaria da Fazenda'),
  [GABINETE]: phrases(
    'Audiência na Governadoria do Estado | Reunião na federação dos municípios | Busca de recursos para obras | Audiência na bancada federal',
  ),
  [OBRAS]: phrases(
    'Vistoria de usina de asfalto | Reunião na Caixa Econômica sobre convênio | Curso de orçamento de obras',
  ),
  [SAUDE]: phrases('Reunião da comissão intergestores | Oficina de vigilância em saúde | Curso de vacinação'),
  [SOCIAL]: phrases('Conferência de assistência social | Capacitação do Cadastro Único | Acompanhamento de audiência'),
  [TRANSPORTES]: phrases('Entrega de veículo para revisão | Retirada de peças | Vistoria de ônibus escolares'),
  [CAMARA]: phrases(
    'Encontro de legislativos municipais | Curso de processo legislativo | Reunião na Assembleia Legislativa | Visita ao Tribunal de Contas | Audiência sobre a adutora',
  ),
};

const ABROAD = 'Missão de intercâmbio com cidades que tratam do semiárido';
const PATIENTS = phrases(
  'Transporte de pacientes para consultas | Transporte de pacientes para hemodiálise | Transporte de pacientes para exames | Transporte de paciente para cirurgia',
);

export function reasonOf({ unit, post }: Servant, { reach }: Destination, random: Random): string {
  if (reach === 'abroad') return ABROAD;
  if (post === 'Motorista' && unit === SAUDE) return random.pick(PATIENTS);
  if (post === 'Motorista') return 'Condução de equipe em viagem a serviço';
  return random.pick(random.chance(0.25) ? ANYBODY : (OF_UNIT[unit] ?? ANYBODY));
}
