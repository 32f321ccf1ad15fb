import { nextWorkingDay } from '../kit/calendar.ts';
import { barList } from '../kit/words.ts';
import { inventPerson } from '../town/people.ts';
import { dottedNumber, PROGRAM_LAW } from './laws.ts';
import type { AtoMatter } from './model.ts';
import { spelledDate } from './model.ts';
import type { AtoSeries } from './series.ts';

type Rest = Pick<AtoMatter, 'say' | 'month' | 'upon' | 'brief' | 'single'>;
const decree = (id: string, subject: string, rest: Rest): AtoMatter => ({
  id,
  kind: 'Decreto',
  subject,
  author: 'Poder Executivo',
  ...rest,
});

const PLACES = barList('Alto da Conceição | Barra do Rio | Lajedo | Nova Vida | Riacho Fundo | São José | Tabuleiro');
const OCCASIONS = barList(`
  da festa da padroeira | dos festejos juninos | do aniversário da cidade | da Semana Santa | do dia do servidor público
`);
const GROUPS = barList(`
  a revisão do plano diretor | a atualização do cadastro imobiliário | a implantação do processo eletrônico |
  o plano municipal da primeira infância | a avaliação dos bens imóveis | o plano de arborização
`);

const STALLS = barList(
  'no mercado público | na feira de artesanato | no terminal de passageiros | no parque da cidade',
);
const THEMES = barList('de Saúde | de Educação | de Assistência Social | da Cidade | da Juventude | de Cultura');

const DECREES: readonly AtoMatter[] = [
  decree('calendário', 'Calendário', {
    month: 1,
    say: ({ year }) => ({
      summary: `Divulga os feriados e estabelece os dias de ponto facultativo do ano de ${year} nos órgãos do Poder Executivo.`,
      articles: [
        `São feriados municipais no ano de ${year} o dia da padroeira e o dia da emancipação política, além dos nacionais e estaduais.`,
        'São dias de ponto facultativo a segunda e a terça-feira de carnaval, a quinta-feira santa, o dia de Corpus Christi, o do servidor público e a véspera do Natal.',
        'Os serviços de saúde, limpeza urbana, segurança e abastecimento funcionam em escala.',
        'É vedado antecipar ou adiar ponto facultativo sem decreto.',
      ],
    }),
  }),
  decree('programação', 'Orçamento', {
    month: 1,
    say: ({ year }) => ({
      summary: `Estabelece a programação financeira e o cronograma mensal de desembolso do exercício de ${year}.`,
      articles: [
        `Ficam aprovados a programação financeira e o cronograma mensal de desembolso de ${year}, na forma do art. 8º da Lei Complementar nº 101, de 2000.`,
        'Cada unidade orçamentária empenha até a cota do mês, conforme o anexo, e a sobra passa para o mês seguinte.',
        'Têm preferência as despesas com pessoal, encargos, dívida, precatórios e mínimos da saúde e da educação.',
        'A Secretaria Municipal de Finanças publica o acompanhamento até o dia vinte de cada mês.',
        'Verificado que a receita não comporta as metas, as cotas são revistas em trinta dias.',
      ],
    }),
  }),
  decree('tributos', 'Tributos', {
    month: 1,
    say: ({ year }) => ({
      summary: `Fixa o calendário de pagamento dos tributos municipais no exercício de ${year}.`,
      articles: [
        `O imposto predial e territorial urbano de ${year} vence em cota única em 30 de abril ou em seis parcelas, a partir da mesma data.`,
        'Quem paga em cota única tem desconto de quinze por cento.',
        'A taxa de licença de funcionamento vence em 31 de março; a de coleta de resíduos acompanha o imposto predial.',
        'O imposto sobre serviços vence no dia dez do mês seguinte ao da prestação.',
        'Os carnês são emitidos pela internet e entregues em papel a quem pedir, sem custo.',
      ],
    }),
  }),
  decree('encerramento', 'Orçamento', {
    month: 10,
    say: ({ year }) => ({
      summary: `Estabelece prazos e procedimentos para o encerramento do exercício de ${year}.`,
      articles: [
        'Empenhos novos são emitidos até 30 de novembro, salvo os de pessoal, dívida, saúde, educação e emergência.',
        'As liquidações são encerradas em 20 de dezembro e os pagamentos em 29 de dezembro.',
        'Adiantamentos têm prestação de contas até 10 de dezembro.',
        'Só se inscreve em restos a pagar não processados a despesa com recurso disponível na fonte.',
        'O inventário de almoxarifado e de bens móveis é entregue até 20 de janeiro.',
      ],
    }),
  }),
  decree('ponto', 'Calendário', {
    brief: true,
    say: ({ day, random }) => ({
      summary: `Decreta ponto facultativo em ${spelledDate(nextWorkingDay(day + 8))}, por ocasião ${random.pick(OCCASIONS)}.`,
      articles: [
        `É facultativo o ponto nas repartições do Poder Executivo em ${spelledDate(nextWorkingDay(day + 8))}.`,
        'Os serviços que não podem parar funcionam em escala definida por seus dirigentes.',
        'Os prazos que vencerem nesse dia passam para o primeiro dia útil seguinte.',
      ],
    }),
  }),
  decree('luto', 'Homenagens', {
    brief: true,
    say: ({ random, year }) => {
      const { name } = inventPerson('luto', year, random.between(0, 9_999));
      return {
        summary: `Declara luto oficial de três dias pelo falecimento de ${name}.`,
        articles: [
          `Fica declarado luto oficial de três dias no Município pelo falecimento de ${name}, por seus serviços à comunidade.`,
          'As bandeiras são hasteadas a meio mastro nos prédios públicos.',
          'Os eventos festivos promovidos pelo Município nesses dias são remarcados.',
        ],
      };
    },
  }),
  decree('regulamento', 'Políticas públicas', {
    upon: { matter: PROGRAM_LAW, bond: 'Regulamenta', part: 'Lei inteira' },
    say: ({ old, about }) => ({
      summary: `Regulamenta a ${old}, que ${about.replace(/^Institui/, 'institui').replace(/ e dá outras providências\.$/, '.')}`,
      articles: [
        `Este Decreto regulamenta a ${old}.`,
        'A secretaria coordenadora publica, em trinta dias, o plano do programa, com metas, responsáveis e custos.',
        'A inscrição de interessados é gratuita, pela internet ou em qualquer posto de atendimento.',
        'Se houver mais inscritos que vagas, têm preferência, nesta ordem: I – inscritos no Cadastro Único; II – famílias com crianças de até seis anos; III – a ordem de inscrição.',
        'Os dados pessoais dos inscritos são usados só para o programa e guardados na forma da Lei nº 13.709, de 2018.',
        'A cada seis meses publica-se quantas pessoas foram atendidas e quanto se gastou.',
      ],
    }),
  }),
  decree('emergência', 'Defesa civil', {
    brief: true,
    single: 'year',
    say: ({ random }) => ({
      summary: 'Declara situação de emergência nas áreas do Município afetadas pela estiagem.',
      articles: [
        `Fica declarada situação de emergência, por ${random.pick([90, 120, 180])} dias, nas áreas rurais afetadas pela estiagem (COBRADE 1.4.1.1.0).`,
        'Os órgãos municipais atuam sob a coordenação da Defesa Civil nas ações de resposta e de reabilitação.',
        'Autoriza-se a convocação de voluntários e a distribuição de água potável por carros-pipa.',
        'As contratações diretas por emergência observam o art. 75, VIII, da Lei nº 14.133, de 2021, e são publicadas no Portal da Transparência.',
      ],
    }),
  }),
  decree('grupo', 'Administração', {
    say: ({ random }) => {
      const work = random.pick(GROUPS);
      return {
        summary: `Institui grupo de trabalho para ${work}.`,
        articles: [
          `Fica instituído grupo de trabalho para ${work}.`,
          'O grupo tem um representante de cada secretaria, indicado em dez dias, e pode ouvir especialistas e moradores.',
          'As reuniões são registradas em ata e a participação não é remunerada.',
          'O relatório final é entregue ao Prefeito em cento e vinte dias e publicado na íntegra.',
        ],
      };
    },
  }),
  decree('fim de grupo', 'Administração', {
    upon: { matter: 'grupo', bond: 'Revoga', part: 'Decreto inteiro' },
    say: ({ old }) => ({
      summary: `Encerra os trabalhos do grupo de que trata o ${old}.`,
      articles: [
        `Ficam encerrados os trabalhos do grupo de que trata o ${old}, que entregou seu relatório.`,
        'As recomendações são acompanhadas pela Controladoria-Geral do Município, que informa o Prefeito a cada trimestre.',
      ],
    }),
  }),
  decree('expediente', 'Administração', {
    single: 'year',
    say: () => ({
      summary: 'Dispõe sobre o horário de funcionamento das repartições do Poder Executivo.',
      articles: [
        'As repartições atendem ao público de segunda a sexta-feira, das 7 às 13 horas.',
        'As unidades básicas de saúde funcionam das 7 às 11 e das 13 às 17 horas; a urgência, o dia todo.',
        'A jornada dos servidores não se altera; o tempo fora do atendimento é de trabalho interno.',
        'O horário é afixado na entrada de cada prédio e publicado no sítio do Município.',
      ],
    }),
  }),
  decree('novo expediente', 'Administração', {
    upon: { matter: 'expediente', bond: 'Altera', part: 'Dá nova redação ao art. 2º' },
    say: ({ old }) => ({
      summary: `Altera o ${old}, que dispõe sobre o horário de funcionamento das repartições.`,
      articles: [
        `O art. 2º do ${old}, passa a vigorar com a seguinte redação: “Art. 2º As unidades básicas de saúde funcionam das 7 às 17 horas, sem intervalo, e uma delas até as 21 horas.” (NR)`,
        'A Secretaria de Saúde divulga em quinze dias qual unidade atende à noite.',
      ],
    }),
  }),
  decree('desapropriação', 'Patrimônio', {
    say: ({ random }) => {
      const place = random.pick(PLACES);
      return {
        summary: `Declara de utilidade pública, para desapropriação, imóvel no bairro ${place}, destinado a equipamento público.`,
        articles: [
          `Fica declarado de utilidade pública, para desapropriação amigável ou judicial, o terreno de ${random.between(400, 4_800)} m² no bairro ${place}, descrito na matrícula do registro de imóveis.`,
          'O imóvel destina-se à instalação de equipamento público de saúde, educação ou lazer.',
          'A avaliação é feita por comissão própria e o valor corre por conta do orçamento vigente.',
          'A Procuradoria-Geral do Município pode alegar urgência para a imissão na posse.',
        ],
      };
    },
  }),
  decree('trânsito', 'Trânsito', {
    say: ({ random }) => {
      const place = random.pick(PLACES);
      return {
        summary: `Altera a circulação de veículos em vias do bairro ${place}.`,
        articles: [
          `As ruas do entorno da praça do bairro ${place} passam a ter mão única, conforme o mapa anexo.`,
          'O estacionamento fica permitido de um só lado, com vagas reservadas a pessoas com deficiência e idosas.',
          'A sinalização é instalada antes da mudança, e nos primeiros trinta dias os agentes apenas orientam.',
        ],
      };
    },
  }),
  decree('permissão', 'Patrimônio', {
    say: ({ random }) => {
      const place = random.pick(STALLS);
      return {
        summary: `Disciplina a permissão de uso de espaços ${place}.`,
        articles: [
          `A permissão de uso de ${random.between(6, 40)} espaços ${place} depende de chamamento público e é dada a título precário.`,
          'Cada permissionário ocupa um só espaço, paga o preço público e não pode transferir a permissão.',
          'Têm preferência moradores do Município, agricultores familiares e artesãos inscritos no cadastro.',
          'A falta de uso por trinta dias ou de três pagamentos encerra a permissão, ouvido o interessado.',
        ],
      };
    },
  }),
  decree('conferência', 'Participação social', {
    say: ({ random, day }) => {
      const theme = random.pick(THEMES);
      return {
        summary: `Convoca a Conferência Municipal ${theme}.`,
        articles: [
          `Fica convocada a Conferência Municipal ${theme}, para ${spelledDate(nextWorkingDay(day + 45))}, aberta a todos os moradores.`,
          'As reuniões preparatórias são feitas nos bairros e na zona rural, com transporte para quem precisar.',
          'A comissão organizadora tem metade de seus membros da sociedade civil.',
          'As propostas aprovadas são publicadas em quinze dias e respondidas pelo Poder Executivo em noventa.',
        ],
      };
    },
  }),
  decree('dados', 'Transparência', {
    single: 'ever',
    say: () => ({
      summary: 'Dispõe sobre a publicação de dados abertos e o acesso à informação no Poder Executivo.',
      articles: [
        'Os dados publicados no Portal da Transparência são oferecidos em formato aberto, sem cadastro e sem custo.',
        'Cada secretaria indica um responsável por seus conjuntos de dados e o prazo de atualização de cada um.',
        'Pedidos de informação são respondidos em vinte dias, prorrogáveis por dez com justificativa.',
        'Os números do cadastro de pessoas físicas são publicados com os três primeiros e os dois últimos dígitos ocultos.',
        'A negativa de acesso indica o fundamento e como recorrer.',
      ],
    }),
  }),
];

export const DECREE_SERIES: AtoSeries = {
  kind: 'Decreto',
  yearly: 24,
  first: 3_010,
  number: dottedNumber,
  matters: DECREES,
};
