import type { Random } from '../kit/random.ts';
import { barList, type NonEmpty } from '../kit/words.ts';
import type { Servidor } from '../servidores/model.ts';
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
import type { Destination } from './destinations.ts';

const ANYBODY = barList(
  'Curso sobre a Lei 14.133/2021 | Formação de fiscais de contratos | Reunião no Tribunal de Contas @ Natal | Curso sobre a Lei de Acesso à Informação',
);

/** The reasons for which the people of a unit travel: some after an @ that says in which city or state alone. */
const OF_UNIT: Readonly<Record<string, NonEmpty<string>>> = {
  [ADMINISTRACAO]: barList(
    'Treinamento no sistema de folha de pagamento | Entrega de documentos na Junta Comercial @ Natal',
  ),
  [AGRICULTURA]: barList(
    'Reunião sobre o corte de terra @ RN | Encontro de agricultura familiar | Vistoria de poços @ RN',
  ),
  [CULTURA]: barList('Fórum de gestores de cultura | Acompanhamento da banda municipal em apresentação'),
  [EDUCACAO]: barList(
    'Formação continuada de professores | Encontro da Undime | Jogos escolares @ RN | Reunião no FNDE @ Brasília',
  ),
  [FINANCAS]: barList('Curso sobre a matriz de saldos contábeis | Reunião com a Secretaria da Fazenda @ Natal'),
  [GABINETE]: barList(
    'Audiência na Governadoria do Estado @ Natal | Reunião na federação dos municípios @ Natal | Encontro de prefeitos e gestores | Audiência com a bancada federal @ Brasília',
  ),
  [OBRAS]: barList(
    'Vistoria de usina de asfalto @ RN | Reunião na Caixa Econômica sobre convênio @ Natal | Curso de orçamento de obras',
  ),
  [SAUDE]: barList('Reunião da comissão intergestores @ Natal | Oficina de vigilância em saúde | Curso de vacinação'),
  [SOCIAL]: barList(
    'Conferência de assistência social | Capacitação do Cadastro Único | Acompanhamento de audiência @ RN',
  ),
  [TRANSPORTES]: barList(
    'Entrega de veículo para revisão @ RN | Retirada de peças @ RN | Vistoria de ônibus escolares @ RN | Encontro de gestores de transporte',
  ),
  [CAMARA]: barList(
    'Encontro de legislativos municipais | Curso de processo legislativo | Reunião na Assembleia Legislativa @ Natal | Visita ao Tribunal de Contas @ Natal | Audiência sobre a adutora @ Natal',
  ),
};

const ABROAD = 'Missão de intercâmbio com cidades que tratam do semiárido';
const PATIENTS = barList(
  'Transporte de pacientes para consultas | Transporte de pacientes para hemodiálise | Transporte de pacientes para exames | Transporte de paciente para cirurgia',
);

export function diariaReason({ unit, post }: Servidor, to: Destination, random: Random): string {
  if (to.reach === 'abroad') return ABROAD;
  if (post === 'Motorista' && unit === SAUDE) return random.pick(PATIENTS);
  if (post === 'Motorista') return 'Condução de equipe em viagem a serviço';
  return random.pick(reasonsAt(to, random.chance(0.25) ? ANYBODY : (OF_UNIT[unit] ?? ANYBODY)));
}

/** The reasons that take somebody to a place: nobody meets the Court of Accounts in a city where it does not sit. */
function reasonsAt({ city, state }: Destination, reasons: readonly string[]): NonEmpty<string> {
  const [first = '', ...rest] = reasons.flatMap((reason) => {
    const [what = '', where = city] = reason.split(' @ ');
    return where === city || where === state ? [what] : [];
  });
  return [first, ...rest];
}
