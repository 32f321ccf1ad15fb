import { cnpj, dotted } from '../../catalog/samples/digits.ts';
import { addMonths, type Day } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import { barList, type NonEmpty } from '../kit/words.ts';
import { oncePerWorld } from '../town/once.ts';
import { ADMINISTRACAO, AGRICULTURA, EDUCACAO, GABINETE, SAUDE, SOCIAL } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';

/** An agreement of cooperation, without any transfer of money. */
export interface Acordo {
  number: string;
  year: number;
  kind: string;
  partner: string;
  partnerId: string;
  object: string;
  ours: NonEmpty<string>;
  theirs: NonEmpty<string>;
  unit: string;
  ground: string;
  process: string;
  signed: Day;
  end: Day;
  situation: string;
  path: string;
}

interface Idea {
  prefix: string;
  kind: string;
  partner: string;
  base: string;
  object: string;
  ours: NonEmpty<string>;
  theirs: NonEmpty<string>;
  unit: string;
  months: number;
}

const idea = (
  kind: string,
  partner: string,
  base: string,
  unit: string,
  months: number,
  [object, ours, theirs]: readonly [string, string, string],
): Idea => ({
  prefix: kind === 'Termo de cessão de uso' ? 'CU' : kind === 'Protocolo de intenções' ? 'PI' : 'ACT',
  kind,
  partner,
  base,
  unit,
  months,
  object,
  ours: barList(ours),
  theirs: barList(theirs),
});

const ACT = 'Acordo de cooperação técnica';
const CU = 'Termo de cessão de uso';
const CHAMBER = 'Câmara Municipal';
const COURT = 'Tribunal de Contas do Estado do Rio Grande do Norte';

const TOWN: NonEmpty<Idea> = [
  idea(ACT, COURT, '086410010001', ADMINISTRACAO, 24, [
    'Formação de servidores em contratações públicas e controle interno pela Escola de Contas',
    'Liberar os servidores inscritos nos dias de aula | Ceder o auditório e os equipamentos de projeção | Divulgar as turmas',
    'Oferecer as vagas sem custo | Certificar quem tiver três quartos de presença | Fornecer o material didático em meio digital',
  ]),
  idea(ACT, 'Universidade Federal Rural do Semi-Árido', '086410020001', AGRICULTURA, 24, [
    'Estágio curricular obrigatório e assistência técnica a agricultores familiares',
    'Receber os estagiários nas comunidades atendidas | Indicar um supervisor para cada grupo | Transportar os grupos até as comunidades',
    'Orientar os estagiários por professor do curso | Segurar os estagiários contra acidentes pessoais | Entregar um relatório por semestre',
  ]),
  idea(CU, 'Defensoria Pública do Estado do Rio Grande do Norte', '086410030001', GABINETE, 30, [
    'Cessão gratuita de duas salas do centro administrativo para atendimento jurídico à população',
    'Entregar as salas em condições de uso | Manter o fornecimento de água e energia',
    'Atender ao público em três dias da semana, ao menos | Zelar pelas salas e devolvê-las como as recebeu',
  ]),
  idea(ACT, 'Tribunal Regional Eleitoral do Rio Grande do Norte', '086410040001', EDUCACAO, 24, [
    'Uso das escolas municipais como locais de votação e coleta de dados biométricos',
    'Abrir as escolas nos dias marcados | Manter as instalações elétricas revisadas',
    'Responder por danos ao patrimônio | Devolver as salas limpas no primeiro dia útil seguinte',
  ]),
  idea(ACT, 'Corpo de Bombeiros Militar do Rio Grande do Norte', '086410050001', EDUCACAO, 24, [
    'Treinamento de brigadas de incêndio nas escolas da rede municipal',
    'Indicar dez profissionais por escola | Reservar dois sábados letivos para o treinamento',
    'Ministrar o curso | Vistoriar as rotas de fuga de cada escola e entregar parecer',
  ]),
  idea(ACT, 'Instituto Técnico-Científico de Perícia', '086410060001', SOCIAL, 30, [
    'Posto de emissão da carteira de identidade nacional no centro da cidade',
    'Ceder dois atendentes e a sala | Agendar os atendimentos, com preferência para inscritos no Cadastro Único',
    'Treinar os atendentes | Fornecer o equipamento de captura | Emitir as carteiras em até trinta dias',
  ]),
  idea('Protocolo de intenções', 'Município de Serra Azul', '086410070001', ADMINISTRACAO, 24, [
    'Estudo de uma solução comum para a destinação dos resíduos sólidos dos municípios da região',
    'Fornecer os dados de geração de resíduos | Indicar dois técnicos para o grupo de trabalho',
    'Coordenar o grupo de trabalho | Apresentar o estudo em doze meses',
  ]),
  idea(ACT, 'Universidade do Estado do Rio Grande do Norte', '086410080001', SAUDE, 24, [
    'Campo de prática dos cursos de enfermagem e medicina nas unidades básicas de saúde',
    'Receber até trinta estudantes por semestre | Designar preceptores entre os profissionais da rede',
    'Fornecer equipamentos de proteção aos estudantes | Oferecer formação continuada aos preceptores',
  ]),
  idea('Acordo de cooperação', 'Associação de Moradores do Tabuleiro', '086410090001', EDUCACAO, 24, [
    'Uso da quadra coberta da Escola Municipal Tabuleiro pela comunidade, à noite e nos fins de semana',
    'Ceder a quadra nos horários combinados | Custear a iluminação',
    'Organizar a agenda de uso | Limpar a quadra após cada uso | Comunicar danos em um dia',
  ]),
];

const COUNCIL: NonEmpty<Idea> = [
  idea(ACT, COURT, '086410010001', CHAMBER, 24, [
    'Formação de vereadores e servidores em orçamento e fiscalização pela Escola de Contas',
    'Liberar os inscritos nos dias de aula | Ceder o plenário para as turmas presenciais',
    'Oferecer as vagas sem custo | Certificar quem tiver três quartos de presença',
  ]),
  idea(
    ACT,
    'Assembleia Legislativa do Rio Grande do Norte, por sua Escola da Assembleia',
    '086410100001',
    CHAMBER,
    24,
    [
      'Instalação da escola do legislativo municipal e intercâmbio de cursos',
      'Manter uma sala de aula com acesso à internet | Designar um coordenador',
      'Abrir os cursos a distância aos inscritos do município | Formar os instrutores',
    ],
  ),
  idea(ACT, 'Senado Federal, por seu programa Interlegis', '086410110001', CHAMBER, 24, [
    'Uso sem custo dos sistemas de processo legislativo e de votação eletrônica',
    'Manter os dados atualizados | Indicar dois servidores para a operação',
    'Hospedar os sistemas | Treinar os servidores indicados',
  ]),
  idea(ACT, 'Tribunal de Justiça do Rio Grande do Norte', '086410120001', CHAMBER, 24, [
    'Sala de apoio à Procuradoria da Mulher e encaminhamento de medidas protetivas',
    'Ceder a sala e um servidor por turno | Garantir o sigilo dos atendimentos',
    'Treinar o servidor | Receber os encaminhamentos em um dia útil',
  ]),
  idea(CU, 'Instituto Federal do Rio Grande do Norte', '086410130001', CHAMBER, 24, [
    'Cessão gratuita do auditório do campus para audiências públicas',
    'Reservar o auditório com dez dias de antecedência | Devolver o espaço limpo',
    'Ceder o espaço e o equipamento de som | Manter o acesso para pessoas com deficiência',
  ]),
];

/** How many are signed in a whole year: few enough that each has ended before its turn comes again. */
const YEARLY = { pmdemo: 3, cmdemo: 2 } as const;

export const allAcordos = oncePerWorld((world): readonly Acordo[] =>
  world.exercises.flatMap((year) => [...ofYear(world, year)]),
);

function* ofYear(world: World, { year, days }: Exercise): Generator<Acordo> {
  const ideas = world.tenant === 'pmdemo' ? TOWN : COUNCIL;
  const count = YEARLY[world.tenant];
  for (let place = 0; place < count; place++) {
    const random = new Random(hash('acordo', world.seed, world.tenant, year, place));
    const signed = days[Math.floor(((place + 0.3) * 250) / count) + random.between(0, 20)];
    const chosen = ideas[(year * count + place) % ideas.length] ?? ideas[0];
    if (signed !== undefined) yield pact(world, chosen, year, place, signed);
  }
}

function pact({ until }: World, chosen: Idea, year: number, place: number, signed: Day): Acordo {
  const { prefix, base, months, kind, ...kept } = chosen;
  const number = `${prefix} ${padZeros(place + 1, 3)}/${year}`;
  const end = addMonths(signed, months) - 1;
  return {
    ...kept,
    kind,
    number,
    year,
    partnerId: dotted(cnpj(base)),
    ground: kind === 'Acordo de cooperação' ? 'Lei 13.019/2014, art. 2º, VIII-A' : 'Lei 14.133/2021, art. 184',
    process: `${year}.${padZeros(1 + (place % 12), 2)}.7${padZeros(place + 1, 3)}`,
    signed,
    end,
    situation: end < until ? 'Encerrado' : 'Vigente',
    path: `acordos/${year}/${number.replace('/', '-')}.pdf`,
  };
}
