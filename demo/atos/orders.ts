import { padZeros } from '../text.ts';
import { officialOf } from '../town/people.ts';
import { ADMINISTRACAO, CAMARA } from '../town/units.ts';
import { barList } from '../words.ts';
import type { ActCircumstances, ActMatter, ActText } from './act.ts';
import type { ActSeries } from './series.ts';

const MAYOR = 'Gabinete do Prefeito';
const CONTROL = 'Controladoria-Geral do Município';

/** The team that conducts the tenders, from among those who look after contracts. */
export function tenderTeam({ world, random, year }: ActCircumstances): ActText {
  const unit = world.tenant === 'pmdemo' ? ADMINISTRACAO : CAMARA;
  const first = random.between(0, 8);
  const [agent, ...support] = [0, 1, 2].map((i) => officialOf(unit, first + i, world.seed, world.tenant));
  return {
    summary: `Designa o agente de contratação e a equipe de apoio para o exercício de ${year}.`,
    articles: [
      `Designar ${agent?.name}, matrícula ${agent?.number}, para exercer a função de agente de contratação e de pregoeiro, na forma do art. 8º da Lei nº 14.133, de 2021.`,
      `Compõem a equipe de apoio: ${support.map(({ name, number }) => `${name}, matrícula ${number}`).join('; ')}.`,
      'O agente toma decisões, acompanha o trâmite da licitação e dá impulso ao procedimento até a homologação.',
      'Os designados não podem atuar em processo em que tenham interesse próprio ou de parente até o terceiro grau.',
    ],
  };
}

const COMMITTEES = barList(`
  avaliação e baixa de bens inservíveis | organização da festa da padroeira | inventário do patrimônio |
  acompanhamento do concurso público | revisão dos contratos de locação
`);
const TASKS = barList(`
  a assinatura de ordens de compra até o limite da dispensa | a concessão de diárias no Estado |
  a abertura de processos administrativos | a autorização de férias
`);

const ORDERS: readonly ActMatter[] = [
  {
    id: 'agente',
    kind: 'Portaria',
    subject: 'Licitações',
    author: MAYOR,
    month: 1,
    upon: { matter: 'agente', bond: 'Revoga', part: 'Portaria inteira' },
    say: tenderTeam,
  },
  {
    id: 'comissão',
    kind: 'Portaria',
    subject: 'Administração',
    author: MAYOR,
    say: ({ random }) => {
      const work = random.pick(COMMITTEES);
      return {
        summary: `Constitui comissão de ${work}.`,
        articles: [
          `Constituir comissão de ${work}, com três servidores efetivos, um deles na presidência.`,
          'A comissão tem noventa dias para concluir, prorrogáveis uma vez por igual prazo.',
          'Os membros ficam dispensados de suas funções nos dias de reunião, sem prejuízo da remuneração.',
          'O relatório é entregue à Secretaria Municipal de Administração, que o publica.',
        ],
      };
    },
  },
  {
    id: 'fim de comissão',
    kind: 'Portaria',
    subject: 'Administração',
    author: MAYOR,
    upon: { matter: 'comissão', bond: 'Altera', part: 'Dá nova redação ao art. 2º' },
    say: ({ old }) => ({
      summary: `Prorroga o prazo da comissão de que trata a ${old}.`,
      articles: [
        `O art. 2º da ${old}, passa a vigorar com a seguinte redação: “Art. 2º A comissão tem cento e oitenta dias para concluir.” (NR)`,
        'Ficam ratificados os atos praticados pela comissão até esta data.',
      ],
    }),
  },
  {
    id: 'delegação',
    kind: 'Portaria',
    subject: 'Administração',
    author: MAYOR,
    say: ({ random }) => {
      const task = random.pick(TASKS);
      return {
        summary: `Delega competência ao Secretário Municipal de Administração para ${task}.`,
        articles: [
          `Delegar ao Secretário Municipal de Administração a competência para ${task}.`,
          'Os atos praticados por delegação mencionam esta Portaria.',
          'A delegação não impede que o Prefeito pratique o ato e pode ser revogada a qualquer tempo.',
        ],
      };
    },
  },
  {
    id: 'sindicância',
    kind: 'Portaria',
    subject: 'Controle interno',
    author: MAYOR,
    say: ({ random, year }) => ({
      summary: `Instaura sindicância para apurar os fatos do processo nº ${year}.${padZeros(random.between(1, 12), 2)}.9${random.between(100, 999)}.`,
      articles: [
        'Instaurar sindicância investigativa para apurar os fatos narrados no processo, com comissão de três servidores estáveis.',
        'O prazo é de trinta dias, prorrogável uma vez.',
        'Asseguram-se o sigilo necessário à apuração e o direito de defesa.',
      ],
    }),
  },
];

const INSTRUCTIONS: readonly ActMatter[] = [
  {
    id: 'instrução de fiscais',
    kind: 'Instrução Normativa',
    subject: 'Controle interno',
    author: CONTROL,
    say: () => ({
      summary: 'Orienta gestores e fiscais sobre o acompanhamento da execução dos contratos.',
      articles: [
        'Cada contrato tem um fiscal titular, e os de maior risco também um substituto e um gestor.',
        'O fiscal registra, por mês: I – o que foi entregue; II – o que faltou; III – as notificações; IV – o que recomenda pagar.',
        'O atesto da nota fiscal é feito em cinco dias úteis e só por quem acompanhou a entrega.',
        'Constatada falta, o fiscal notifica a contratada e propõe, se for o caso, a abertura de processo de apuração.',
        'O fiscal que não puder acompanhar pede substituição por escrito.',
      ],
    }),
  },
  {
    id: 'instrução de diárias',
    kind: 'Instrução Normativa',
    subject: 'Controle interno',
    author: CONTROL,
    upon: {
      matter: 'instrução de fiscais',
      bond: 'Altera',
      part: 'Acrescenta o relatório mensal ao art. 2º',
    },
    say: ({ old }) => ({
      summary: `Altera a ${old}, para exigir relatório mensal dos fiscais de contratos.`,
      articles: [
        `O art. 2º da ${old}, passa a vigorar acrescido do seguinte parágrafo único: “Parágrafo único. O registro é enviado ao gestor até o dia cinco do mês seguinte, em formulário eletrônico.”`,
        'Os registros dos meses anteriores são enviados em sessenta dias.',
      ],
    }),
  },
];

/** The mayor's orders and the comptroller's instructions; those that appoint inspectors are drawn apart. */
export const ORDER_SERIES: readonly ActSeries[] = [
  { kind: 'Portaria', yearly: 12, number: (place, year) => `GP ${padZeros(place, 3)}/${year}`, matters: ORDERS },
  {
    kind: 'Instrução Normativa',
    yearly: 2,
    number: (place, year) => `IN ${padZeros(place, 2)}/${year}`,
    matters: INSTRUCTIONS,
  },
];
