import { nextWorkingDay } from '../kit/calendar.ts';
import { padZeros } from '../kit/text.ts';
import { barList } from '../kit/words.ts';
import { courtCase } from '../town/court.ts';
import { inventPerson } from '../town/people.ts';
import type { AtoMatter } from './model.ts';
import { spelledDate } from './model.ts';
import { tenderTeam } from './orders.ts';
import type { AtoSeries } from './series.ts';

const BOARD = 'Mesa Diretora';
const CHAIR = 'Presidência da Câmara';
const matter =
  (kind: string, author: string) =>
  (id: string, subject: string, rest: Pick<AtoMatter, 'say' | 'month' | 'upon' | 'brief' | 'single'>): AtoMatter => ({
    id,
    kind,
    subject,
    author,
    ...rest,
  });

const resolution = matter('Resolução', BOARD);
const decree = matter('Decreto Legislativo', BOARD);
const ruling = matter('Ato da Mesa', BOARD);
const order = matter('Portaria', CHAIR);

const CAUSES = barList(
  'da água e do semiárido | da primeira infância | da mulher | do empreendedor local | da cultura',
);

const RESOLUTIONS: readonly AtoMatter[] = [
  resolution('frente', 'Funcionamento da Câmara', {
    say: ({ random }) => {
      const cause = random.pick(CAUSES);
      return {
        summary: `Cria a Frente Parlamentar ${cause} na Câmara Municipal.`,
        articles: [
          `Fica criada a Frente Parlamentar ${cause}, com a participação de ao menos cinco vereadores.`,
          'A Frente reúne-se uma vez por mês, em sessão aberta, e elege um coordenador.',
          'As atas e a lista de presença são publicadas em dez dias.',
          'A participação não é remunerada e não gera diárias.',
        ],
      };
    },
  }),
  resolution('sessões', 'Funcionamento da Câmara', {
    single: 'year',
    say: () => ({
      summary: 'Dispõe sobre as sessões ordinárias e sua transmissão pela internet.',
      articles: [
        'As sessões ordinárias são realizadas às terças e quintas-feiras, às 9 horas.',
        'As sessões e as reuniões das comissões são transmitidas ao vivo e ficam disponíveis para consulta.',
        'A pauta é publicada com quarenta e oito horas de antecedência, com o texto de cada proposição.',
        'As votações de projetos são nominais, e o voto de cada vereador consta da ata.',
      ],
    }),
  }),
  resolution('novas sessões', 'Funcionamento da Câmara', {
    upon: { matter: 'sessões', bond: 'Altera', part: 'Dá nova redação ao art. 3º' },
    say: ({ old }) => ({
      summary: `Altera a ${old}, que dispõe sobre as sessões ordinárias.`,
      articles: [
        `O art. 3º da ${old}, passa a vigorar com a seguinte redação: “Art. 3º A pauta é publicada com setenta e duas horas de antecedência, com o texto de cada proposição e os pareceres.” (NR)`,
        'As pautas já publicadas seguem a regra anterior.',
      ],
    }),
  }),
  resolution('escola', 'Educação legislativa', {
    single: 'ever',
    say: () => ({
      summary: 'Dispõe sobre a Escola do Legislativo da Câmara Municipal de Vale Claro.',
      articles: [
        'A Escola do Legislativo oferece cursos gratuitos a vereadores, servidores e moradores.',
        'A coordenação é exercida por servidor efetivo, sem gratificação.',
        'O plano anual de cursos é aprovado pela Mesa Diretora até 1º de março.',
        'A Escola pode firmar acordos de cooperação sem repasse de recursos.',
      ],
    }),
  }),
];

const DECREES: readonly AtoMatter[] = [
  decree('contas', 'Fiscalização', {
    month: 6,
    say: ({ year }) => ({
      summary: `Dispõe sobre o julgamento das contas anuais do Poder Executivo do exercício de ${year - 3}.`,
      articles: [
        `Ficam aprovadas, com ressalvas, as contas anuais do Poder Executivo do exercício de ${year - 3}, acolhido o parecer prévio do Tribunal de Contas do Estado no processo nº ${courtCase(year - 3)}.`,
        'A Prefeitura informa à Câmara, em noventa dias, o que fez para atender às recomendações do Tribunal.',
        'O parecer da comissão de finanças e a ata da sessão de julgamento são publicados na íntegra.',
        'Cópia deste Decreto Legislativo é enviada ao Tribunal de Contas em quinze dias.',
      ],
    }),
  }),
  decree('título', 'Homenagens', {
    say: ({ random, year }) => {
      const { name } = inventPerson('cidadania', year, random.between(0, 9_999));
      return {
        summary: `Concede o título de cidadania vale-clarense a ${name}.`,
        articles: [
          `Fica concedido o título de cidadania vale-clarense a ${name}, pelos serviços prestados ao Município.`,
          'A entrega é feita em sessão solene, em data marcada pela Presidência.',
          'As despesas correm por conta do orçamento da Câmara Municipal.',
        ],
      };
    },
  }),
  decree('medalha', 'Homenagens', {
    say: ({ random, year }) => {
      const { name } = inventPerson('medalha', year, random.between(0, 9_999));
      return {
        summary: `Concede a Medalha do Mérito Legislativo a ${name}.`,
        articles: [
          `Fica concedida a Medalha do Mérito Legislativo a ${name}.`,
          'A outorga é registrada em livro próprio e entregue em sessão solene.',
        ],
      };
    },
  }),
];

const RULINGS: readonly AtoMatter[] = [
  ruling('calendário', 'Funcionamento da Câmara', {
    month: 1,
    upon: { matter: 'calendário', bond: 'Revoga', part: 'Ato inteiro' },
    say: ({ year }) => ({
      summary: `Fixa o calendário das sessões e dos recessos do ano de ${year}.`,
      articles: [
        `No ano de ${year} as sessões ordinárias vão de 2 de fevereiro a 17 de julho e de 1º de agosto a 22 de dezembro.`,
        'Não há sessão nos feriados; a que cair em ponto facultativo passa para o dia útil seguinte.',
        'As audiências públicas de metas fiscais são em fevereiro, maio e setembro.',
      ],
    }),
  }),
  ruling('transparência', 'Transparência', {
    single: 'year',
    say: () => ({
      summary: 'Define responsáveis e prazos para a atualização do Portal da Transparência da Câmara.',
      articles: [
        'O setor de contabilidade atualiza despesas e duodécimos no primeiro dia útil seguinte ao registro.',
        'O setor de pessoal atualiza a folha até o dia dez; o de compras, licitações e contratos em cinco dias úteis.',
        'O controle interno confere o Portal por mês e informa a Mesa do que faltar.',
        'Os pedidos de informação são respondidos em vinte dias.',
      ],
    }),
  }),
  ruling('recesso', 'Funcionamento da Câmara', {
    brief: true,
    say: ({ day }) => ({
      summary: `Dispõe sobre o expediente da Câmara na semana de ${spelledDate(nextWorkingDay(day + 10))}.`,
      articles: [
        `Na semana de ${spelledDate(nextWorkingDay(day + 10))} o expediente é das 8 às 12 horas.`,
        'O protocolo e a ouvidoria funcionam pela internet sem interrupção.',
        'Os prazos internos não se suspendem.',
      ],
    }),
  }),
];

const ORDERS: readonly AtoMatter[] = [
  order('agente', 'Licitações', {
    month: 1,
    upon: { matter: 'agente', bond: 'Revoga', part: 'Portaria inteira' },
    say: tenderTeam,
  }),
  order('inventário', 'Administração', {
    single: 'year',
    say: ({ year }) => ({
      summary: `Constitui comissão de inventário dos bens da Câmara no exercício de ${year}.`,
      articles: [
        'Constituir comissão de três servidores para o inventário dos bens móveis e do almoxarifado.',
        'O levantamento é feito sala por sala, com foto e número de tombamento de cada bem.',
        'O relatório é entregue em sessenta dias ao controle interno.',
      ],
    }),
  }),
  order('ponto', 'Calendário', {
    brief: true,
    say: ({ day }) => ({
      summary: `Estabelece ponto facultativo na Câmara Municipal em ${spelledDate(nextWorkingDay(day + 6))}.`,
      articles: [
        `É facultativo o ponto na Câmara Municipal em ${spelledDate(nextWorkingDay(day + 6))}.`,
        'As reuniões marcadas para esse dia passam para o dia útil seguinte.',
      ],
    }),
  }),
  order('solene', 'Homenagens', {
    brief: true,
    say: ({ day, random }) => ({
      summary: `Convoca sessão solene para ${spelledDate(nextWorkingDay(day + 15))}.`,
      articles: [
        `Convocar sessão solene para ${spelledDate(nextWorkingDay(day + 15))}, às ${random.pick([18, 19])} horas, no plenário.`,
        'A sessão é transmitida pela internet e conta com intérprete de Libras.',
      ],
    }),
  }),
];

/** The acts of a city council. */
export const COUNCIL_SERIES: readonly AtoSeries[] = [
  { kind: 'Resolução', yearly: 4, first: 210, number: String, matters: RESOLUTIONS },
  { kind: 'Decreto Legislativo', yearly: 6, first: 430, number: String, matters: DECREES },
  { kind: 'Ato da Mesa', yearly: 4, number: (place, year) => `AM ${padZeros(place, 2)}/${year}`, matters: RULINGS },
  { kind: 'Portaria', yearly: 7, number: (place, year) => `PR ${padZeros(place, 3)}/${year}`, matters: ORDERS },
];
