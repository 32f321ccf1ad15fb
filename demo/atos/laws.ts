import { inventPerson } from '../town/people.ts';
import { barList } from '../words.ts';
import type { ActMatter } from './act.ts';
import type { ActSeries } from './series.ts';

const EXECUTIVE = 'Poder Executivo';
const COUNCIL = 'Poder Legislativo';
const law = (
  id: string,
  subject: string,
  author: string,
  rest: Pick<ActMatter, 'say' | 'month' | 'upon'>,
): ActMatter => ({
  id,
  kind: 'Lei Ordinária',
  subject,
  author,
  ...rest,
});

const COSTS = 'As despesas decorrentes desta Lei correm por conta das dotações próprias do orçamento.';
const RULES = 'O Poder Executivo regulamentará esta Lei no prazo de noventa dias.';

const PROGRAMS = barList(`
  Horta na Escola, com o plantio e o preparo de alimentos pelos alunos da rede municipal |
  Rua de Lazer, com o fechamento de vias aos domingos para brincadeiras e esporte |
  Primeiro Livro, com a entrega de um livro a cada criança que aprende a ler |
  Quintal Produtivo, com mudas e assistência técnica a famílias da zona rural |
  Saúde na Feira, com vacinação e exames simples nas feiras livres |
  Árvore de Cada Um, com o plantio de espécies da caatinga nas calçadas e praças |
  Volta por Cima, com apoio à mulher em situação de violência |
  Cidade Limpa, com pontos de entrega voluntária de recicláveis
`);
const PLACES = barList(
  'Alto da Conceição | Barra do Rio | Lajedo | Nova Vida | Riacho Fundo | São José | Tabuleiro | Centro',
);
const GROUPS = barList(`
  Associação dos Artesãos do Vale | Associação de Agricultores do Riacho Fundo | Clube de Mães do Tabuleiro |
  Associação Amigos dos Animais | Banda de Música Santa Cecília | Associação dos Apicultores do Lajedo
`);
const DAYS = barList(`
  da Rendeira | do Vaqueiro | da Agente Comunitária de Saúde | do Feirante | da Pessoa com Autismo | do Mestre Poeta
`);
const BOARDS = barList(`
  da Pessoa Idosa | da Juventude | de Política Cultural | de Segurança Alimentar | de Proteção Animal | da Mulher
`);

export const PROGRAM_LAW = 'programa';
const AREA = 'Políticas públicas';

const ORDINARY: readonly ActMatter[] = [
  law('temporarios', 'Pessoal', EXECUTIVE, {
    month: 1,
    say: ({ year }) => ({
      summary: `Autoriza a contratação por tempo determinado de profissionais da educação para o ano letivo de ${year} e dá outras providências.`,
      articles: [
        `Fica o Poder Executivo autorizado a contratar, por tempo determinado, até quarenta professores para o ano letivo de ${year}, na forma do art. 37, IX, da Constituição Federal.`,
        'A contratação depende de processo seletivo simplificado, com edital publicado por quinze dias, ao menos.',
        'Os contratos duram até o último dia letivo e podem ser prorrogados uma vez, por motivo justificado.',
        'O contratado recebe o vencimento inicial do cargo equivalente e contribui para o regime geral de previdência.',
        COSTS,
      ],
    }),
  }),
  law('subvencao', 'Saúde', EXECUTIVE, {
    month: 2,
    say: ({ year }) => ({
      summary: `Autoriza a concessão de subvenção social ao Hospital Maternidade São Vicente no exercício de ${year} e dá outras providências.`,
      articles: [
        `Fica o Poder Executivo autorizado a conceder subvenção social ao Hospital Maternidade São Vicente no exercício de ${year}, para o custeio do plantão obstétrico.`,
        'A subvenção é paga em dez parcelas mensais, em conta específica aberta em banco oficial.',
        'A segunda parcela e as seguintes dependem de regularidade fiscal e da prestação de contas da anterior.',
        'A entidade publica em seu sítio, e o Município no Portal da Transparência, o valor recebido e o plano de trabalho.',
        'O descumprimento desta Lei obriga à devolução dos valores, corrigidos, em trinta dias.',
        COSTS,
      ],
    }),
  }),
  law('piso', 'Pessoal', EXECUTIVE, {
    month: 3,
    say: ({ year, random }) => ({
      summary: `Atualiza os vencimentos dos profissionais do magistério público municipal para o ano de ${year}.`,
      articles: [
        `Os vencimentos do magistério público municipal ficam reajustados em ${random.between(3, 6)},${random.between(10, 95)} %, com efeitos a partir de 1º de janeiro de ${year}.`,
        'O reajuste alcança os ocupantes de cargos efetivos, os contratados por tempo determinado e os aposentados com direito à paridade.',
        'As diferenças dos meses anteriores à publicação desta Lei são pagas em até três parcelas.',
        'Nenhum vencimento pode ser menor que o piso salarial profissional nacional, na proporção da jornada.',
        COSTS,
      ],
    }),
  }),
  law('diretrizes', 'Orçamento', EXECUTIVE, {
    month: 7,
    say: ({ year }) => ({
      summary: `Dispõe sobre as diretrizes para a elaboração e a execução da lei orçamentária de ${year + 1} e dá outras providências.`,
      articles: [
        `Esta Lei estabelece as diretrizes orçamentárias do Município para ${year + 1}, em cumprimento ao art. 165, § 2º, da Constituição Federal e à Lei Complementar nº 101, de 2000, e compreende: I – as metas e prioridades; II – a estrutura do orçamento; III – as regras para alterações; IV – as despesas com pessoal; V – a legislação tributária.`,
        'As prioridades são a conclusão das obras em andamento, a atenção primária à saúde e a educação infantil.',
        'O orçamento discrimina a despesa por unidade, função, subfunção, programa, ação, grupo de natureza e fonte de recursos.',
        'A reserva de contingência é de um por cento da receita corrente líquida, ao menos.',
        'Se a receita de um bimestre não comportar as metas, os Poderes limitam empenhos nos trinta dias seguintes, em proporção às suas dotações.',
        'As emendas impositivas dos vereadores somam até dois por cento da receita corrente líquida do ano anterior, metade para a saúde.',
        'Enquanto a lei orçamentária não for sancionada, executa-se um doze avos da proposta por mês.',
      ],
    }),
  }),
  law('orcamento', 'Orçamento', EXECUTIVE, {
    month: 12,
    say: ({ year }) => ({
      summary: `Estima a receita e fixa a despesa do Município de Vale Claro para o exercício financeiro de ${year + 1}.`,
      articles: [
        `Esta Lei estima a receita e fixa a despesa do Município para o exercício de ${year + 1}, compreendendo o orçamento fiscal e o da seguridade social, dos órgãos da administração direta e de seus fundos.`,
        'A receita total é estimada conforme o Anexo I, por categoria econômica e origem.',
        'A despesa total é fixada em valor igual ao da receita, conforme o Anexo II, por órgão, função e natureza.',
        'Fica o Poder Executivo autorizado a abrir créditos suplementares até o limite de vinte por cento da despesa fixada.',
        'Ficam fora desse limite os créditos para pessoal, dívida e recursos vinculados.',
        'Os repasses à Câmara Municipal são feitos até o dia vinte de cada mês.',
        `Esta Lei entra em vigor em 1º de janeiro de ${year + 1}.`,
      ],
    }),
  }),
  law('rua', 'Logradouros', COUNCIL, {
    say: ({ random, year }) => {
      const { name } = inventPerson('homenagem', year, random.between(0, 9_999));
      const place = random.pick(PLACES);
      return {
        summary: `Denomina Rua ${name} a via pública que especifica, no bairro ${place}.`,
        articles: [
          `Fica denominada Rua ${name} a via conhecida como Rua Projetada ${random.between(2, 40)}, no bairro ${place}.`,
          'O Poder Executivo fará colocar as placas e comunicará o nome aos Correios, às concessionárias e ao cadastro imobiliário em sessenta dias.',
          'Os moradores não pagam nada pela atualização de endereço em documentos do Município.',
          COSTS,
        ],
      };
    },
  }),
  law('utilidade', 'Entidades', COUNCIL, {
    say: ({ random }) => {
      const group = random.pick(GROUPS);
      return {
        summary: `Reconhece de utilidade pública municipal a entidade ${group}.`,
        articles: [
          `Fica reconhecida de utilidade pública municipal a entidade ${group}, sem fins lucrativos, com sede no bairro ${random.pick(PLACES)}.`,
          'A entidade entrega à Secretaria Municipal de Administração, até 30 de abril de cada ano, o relatório de suas atividades.',
          'Perde o reconhecimento quem deixar de servir à comunidade, distribuir sobras entre associados ou não entregar o relatório por dois anos.',
        ],
      };
    },
  }),
  law(PROGRAM_LAW, AREA, EXECUTIVE, {
    say: ({ random }) => {
      const program = random.pick(PROGRAMS);
      const [name, ...how] = program.split(',');
      return {
        summary: `Institui no Município o programa ${name} e dá outras providências.`,
        articles: [
          `Fica instituído o programa ${name},${how.join(',')}.`,
          'São objetivos do programa: I – aproximar o serviço público de quem dele precisa; II – dar preferência às comunidades com menos acesso; III – publicar o que foi feito e quanto custou.',
          'A coordenação cabe à secretaria que o Prefeito indicar, ouvido o conselho municipal da área.',
          'O Município pode firmar acordos de cooperação com universidades, associações e outros órgãos.',
          'O resultado do programa é apresentado em audiência pública, uma vez por ano.',
          RULES,
          COSTS,
        ],
      };
    },
  }),
  law('mudança de programa', AREA, EXECUTIVE, {
    upon: { matter: PROGRAM_LAW, bond: 'Altera', part: 'Dá nova redação ao art. 3º e acrescenta parágrafo ao art. 4º' },
    say: ({ old, about }) => ({
      summary: `Altera a ${old}, que ${about.replace(/^Institui/, 'institui').replace(/ e dá outras providências\.$/, '.')}`,
      articles: [
        `O art. 3º da ${old}, passa a vigorar com a seguinte redação: “Art. 3º A coordenação cabe a comitê com um representante de cada secretaria envolvida e dois da sociedade civil, sem remuneração.” (NR)`,
        `O art. 4º da ${old}, passa a vigorar acrescido do seguinte parágrafo único: “Parágrafo único. Os acordos são publicados na íntegra no Portal da Transparência em cinco dias úteis.”`,
        'O comitê é nomeado em trinta dias e elege seu coordenador na primeira reunião.',
      ],
    }),
  }),
  law('dia', 'Calendário', COUNCIL, {
    say: ({ random }) => {
      const day = random.pick(DAYS);
      const date = `${random.between(2, 28)} de ${random.pick(barList('março | maio | agosto | outubro'))}`;
      return {
        summary: `Institui o Dia Municipal ${day}, a ser celebrado em ${date}.`,
        articles: [
          `Fica instituído o Dia Municipal ${day}, celebrado todos os anos em ${date}.`,
          'A data passa a integrar o calendário oficial de eventos do Município.',
          'Na semana da data as escolas da rede municipal podem promover rodas de conversa, exposições e apresentações.',
        ],
      };
    },
  }),
  law('fim de dia', 'Calendário', COUNCIL, {
    upon: { matter: 'dia', bond: 'Revoga', part: 'Lei inteira' },
    say: ({ old }) => ({
      summary: `Reúne em uma só semana as datas municipais de valorização do trabalho e revoga a ${old}.`,
      articles: [
        'Fica instituída a Semana Municipal de Valorização do Trabalho, na primeira semana de maio.',
        'A programação é feita pelas secretarias de Educação e de Cultura e Turismo, com as entidades de cada ofício.',
        'A data de que trata a lei revogada passa a ser lembrada nessa semana.',
      ],
    }),
  }),
  law('conselho', AREA, EXECUTIVE, {
    say: ({ random }) => {
      const board = random.pick(BOARDS);
      return {
        summary: `Cria o Conselho Municipal ${board} e dá outras providências.`,
        articles: [
          `Fica criado o Conselho Municipal ${board}, órgão permanente, de caráter consultivo e fiscalizador.`,
          'O Conselho tem dez membros titulares e igual número de suplentes, metade do poder público e metade da sociedade civil.',
          'Os membros da sociedade civil são eleitos em assembleia aberta; o mandato é de dois anos, com uma recondução.',
          'A função de conselheiro é de relevante interesse público e não é remunerada.',
          'As reuniões são mensais e abertas; as atas são publicadas em dez dias.',
          'O regimento interno é aprovado em sessenta dias da posse.',
          COSTS,
        ],
      };
    },
  }),
];

const COMPLEMENTARY: readonly ActMatter[] = [
  {
    id: 'tributos',
    kind: 'Lei Complementar',
    subject: 'Tributos',
    author: EXECUTIVE,
    say: ({ year }) => ({
      summary: `Dispõe sobre o parcelamento de créditos tributários do Município inscritos até 31 de dezembro de ${year - 1}.`,
      articles: [
        `Os créditos tributários do Município inscritos em dívida ativa até 31 de dezembro de ${year - 1} podem ser pagos à vista ou em até trinta e seis parcelas.`,
        'No pagamento à vista dispensam-se noventa por cento dos juros e das multas; em até doze parcelas, setenta por cento; nas demais, quarenta por cento.',
        'Nenhuma parcela é menor que sessenta reais para pessoas e duzentos reais para empresas.',
        'O atraso de três parcelas cancela o acordo e restabelece o débito.',
        'A renúncia de que trata esta Lei Complementar consta do demonstrativo da lei de diretrizes orçamentárias.',
      ],
    }),
  },
  {
    id: 'cargos',
    kind: 'Lei Complementar',
    subject: 'Pessoal',
    author: EXECUTIVE,
    say: ({ random }) => ({
      summary: 'Cria cargos efetivos no quadro permanente da saúde e dá outras providências.',
      articles: [
        `Ficam criados ${random.between(4, 12)} cargos de enfermeiro e ${random.between(6, 20)} de técnico de enfermagem no quadro permanente.`,
        'O provimento depende de concurso público de provas ou de provas e títulos.',
        'As atribuições, a jornada e os vencimentos são os da lei que rege a carreira.',
        'O preenchimento fica sujeito ao limite de despesa com pessoal da Lei Complementar nº 101, de 2000.',
      ],
    }),
  },
];

/** `1.842` */
export const dottedNumber = (place: number): string =>
  place < 1_000 ? String(place) : `${Math.floor(place / 1_000)}.${String(place % 1_000).padStart(3, '0')}`;

/** The laws of the town, which its prefeitura and its council both publish. */
export const LAW_SERIES: readonly ActSeries[] = [
  { kind: 'Lei Ordinária', yearly: 13, first: 1_800, number: dottedNumber, matters: ORDINARY },
  { kind: 'Lei Complementar', yearly: 1, first: 84, number: dottedNumber, matters: COMPLEMENTARY },
];
