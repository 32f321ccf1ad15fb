import { dailyRates } from '../diarias/rates.ts';
import { mandateStart } from '../kit/calendar.ts';
import { reais } from '../kit/text.ts';
import { MUNICIPAL_NORMS, type MunicipalNorm, normDay } from '../town/norms.ts';
import type { DemoSlug } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { VERBA_TETO_TOTAL, VERBA_TETOS, verbaTetoOf } from '../verba/limits.ts';
import type { Ato, AtoText } from './model.ts';
import { ORGANIC_LAW } from './organica.ts';
import { HOUSE_RULES } from './regimento.ts';

/** The acts that other places of the demonstration cite, of those that a body publishes. */
export const normAtos = ({ tenant, until }: World): Ato[] =>
  MUNICIPAL_NORMS.filter((norm) => norm.bodies.includes(tenant) && normDay(norm) <= until).map(normAto);

/** A norm as an act, whole. */
export const normAto = (norm: MunicipalNorm): Ato => ({
  matter: norm.id,
  kind: norm.kind,
  number: norm.number,
  year: norm.year,
  day: normDay(norm),
  subject: SUBJECTS[norm.id] ?? 'Administração',
  author:
    norm.kind === 'Resolução'
      ? 'Mesa Diretora'
      : norm.kind === 'Lei Orgânica'
        ? 'Poder Legislativo'
        : 'Poder Executivo',
  brief: false,
  ties: [],
  say: () => TEXTS[norm.id]?.(norm) ?? { summary: '', articles: [] },
});

const SUBJECTS: Readonly<Record<string, string>> = {
  'código tributário': 'Tributos',
  'primeira casa': 'Tributos',
  'moradia popular': 'Tributos',
  'distrito industrial': 'Tributos',
  enchente: 'Tributos',
  'regularização fiscal': 'Tributos',
  carreiras: 'Pessoal',
  'carreiras da câmara': 'Pessoal',
  'carreiras da saúde': 'Pessoal',
  magistério: 'Pessoal',
  'cargos em comissão': 'Pessoal',
  subsídios: 'Pessoal',
  diárias: 'Pessoal',
  'diárias da câmara': 'Pessoal',
  'plano de educação': 'Educação',
  'lei orgânica': 'Organização do Município',
  'regimento interno': 'Funcionamento da Câmara',
};

const fixed =
  (summary: string, ...articles: readonly string[]) =>
  (): AtoText => ({ summary, articles });

const careers = (of: string, annexes: string): (() => AtoText) =>
  fixed(
    `Dispõe sobre o plano de cargos, carreiras e vencimentos ${of}.`,
    `Esta norma organiza os cargos e as carreiras ${of} e fixa seus vencimentos.`,
    'O ingresso depende de concurso público de provas ou de provas e títulos, na classe inicial.',
    'O desenvolvimento na carreira ocorre por progressão, a cada três anos, e por promoção, conforme a titulação.',
    `Os cargos, o número de vagas, a jornada e os vencimentos são os ${annexes}; a tabela de cada ano é publicada na página Padrão remuneratório do Portal da Transparência.`,
    'A revisão geral anual é feita por lei específica, sem distinção de índices.',
  );

/** The article that lists the daily rates of each group of posts. */
const rates = (tenant: DemoSlug, since: number): string =>
  dailyRates(tenant, since)
    .map(({ group, inside, outside, abroad }, i) => {
      const far = abroad > 0 ? `R$ ${reais(abroad)} no exterior` : 'sem previsão de diárias no exterior';
      return `${ROMAN[i] ?? ''} – ${group}: R$ ${reais(inside)} no estado, R$ ${reais(outside)} em outros estados e ${far}`;
    })
    .join('; ');

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

const dailyText =
  (tenant: DemoSlug) =>
  ({ year }: MunicipalNorm): AtoText => ({
    summary: `Fixa os valores das diárias ${tenant === 'pmdemo' ? 'no Poder Executivo' : 'na Câmara Municipal'} e dá outras providências.`,
    articles: [
      `As diárias têm os seguintes valores: ${rates(tenant, year)}.`,
      'A viagem sem pernoite dá direito à metade do valor.',
      'A concessão é autorizada antes da viagem e publicada com o nome, o destino, o motivo e o valor.',
      'O beneficiário presta contas em cinco dias úteis da volta, com relatório e comprovantes, e devolve o que não usou.',
    ],
  });

const board = (name: string, role: string, members: string): (() => AtoText) =>
  fixed(
    `Cria o ${name} e dá outras providências.`,
    `Fica criado o ${name}, órgão colegiado permanente, com a função de ${role}.`,
    `O Conselho compõe-se de ${members}, com suplentes, nomeados pelo Prefeito por indicação das entidades e segmentos.`,
    'O mandato tem o prazo da legislação federal, e a função é de relevante interesse público, sem remuneração.',
    'As reuniões são mensais e abertas; as atas, os pareceres e os relatórios são publicados no Portal da Transparência.',
    'A secretaria a que o Conselho se vincula lhe dá sala, pessoal e material.',
  );

const TEXTS: Readonly<Record<string, (norm: MunicipalNorm) => AtoText>> = {
  'lei orgânica': fixed('Lei Orgânica do Município de Vale Claro.', ...ORGANIC_LAW),
  'regimento interno': fixed('Aprova o Regimento Interno da Câmara Municipal de Vale Claro.', ...HOUSE_RULES),
  'código tributário': fixed(
    'Institui o Código Tributário do Município de Vale Claro.',
    'Este Código dispõe sobre os tributos do Município: impostos, taxas e contribuições.',
    'O IPTU incide sobre o imóvel urbano, com alíquotas de 0,5 a 1,5 por cento do valor venal.',
    'O ISS incide sobre os serviços da lista nacional, com alíquotas de 2 a 5 por cento; o ITBI, sobre a transmissão de imóveis, com a de 2 por cento.',
    'É isento do IPTU o único imóvel, de até 120 metros quadrados, de aposentado ou pensionista com renda de até dois salários mínimos.',
    'Quem paga o IPTU em cota única, até o vencimento, tem desconto de quinze por cento.',
    'Os créditos vencidos são inscritos em dívida ativa, com multa de vinte por cento e juros de um por cento ao mês.',
  ),
  carreiras: careers('dos servidores do Poder Executivo', 'dos anexos I a IV'),
  magistério: careers('do magistério público municipal', 'do anexo I'),
  'carreiras da saúde': careers('dos servidores da saúde', 'do anexo II'),
  'carreiras da câmara': careers('dos servidores da Câmara Municipal', 'do anexo único'),
  'cargos em comissão': fixed(
    'Dispõe sobre os cargos em comissão e as funções gratificadas do Poder Executivo.',
    'Os cargos em comissão destinam-se a direção, chefia e assessoramento e são de livre nomeação e exoneração.',
    'Ao menos um quinto dos cargos em comissão é ocupado por servidores efetivos.',
    'Os símbolos, as vagas e os vencimentos são os do anexo I, publicados todo ano na página Padrão remuneratório.',
    'É vedada a nomeação de parente até o terceiro grau da autoridade nomeante ou de quem exerça direção.',
  ),
  'conselho de saúde': board(
    'Conselho Municipal de Saúde',
    'formular e controlar a execução da política de saúde (Lei nº 8.142, de 1990)',
    'representantes dos usuários, metade do total, dos trabalhadores e do governo e prestadores, um quarto cada',
  ),
  'conselho de assistência social': board(
    'Conselho Municipal de Assistência Social',
    'deliberar sobre a política de assistência social e fiscalizar o seu fundo (Lei nº 8.742, de 1993)',
    'representantes do governo e da sociedade civil, em igual número',
  ),
  'conselho de alimentação escolar': board(
    'Conselho de Alimentação Escolar',
    'acompanhar a compra, a qualidade e as contas da merenda',
    'representantes do Executivo, dos trabalhadores da educação, dos pais e da sociedade civil',
  ),
  'conselho do Fundeb': board(
    'Conselho de Acompanhamento e Controle Social do Fundeb',
    'acompanhar a distribuição e a aplicação dos recursos do Fundeb (Lei nº 14.113, de 2020)',
    'representantes do Executivo, dos professores, diretores, servidores, pais e alunos',
  ),
  'plano de educação': fixed(
    'Aprova o Plano Municipal de Educação, em consonância com a Lei nº 13.005, de 2014.',
    'Fica aprovado o Plano Municipal de Educação, com vinte metas e suas estratégias, na forma do anexo.',
    'As metas são monitoradas todo ano pela Secretaria Municipal de Educação, pela Câmara, pelo Conselho Municipal de Educação e pelo fórum, com resultado publicado.',
    'O Município promove ao menos duas conferências de educação no decênio.',
  ),
  'primeira casa': fixed(
    'Isenta do ITBI a compra da primeira casa própria.',
    'É isenta do ITBI a compra da primeira moradia por pessoa com renda familiar de até três salários mínimos.',
    'O benefício é pedido no Departamento de Tributos, com a declaração de que o comprador não tem outro imóvel.',
  ),
  'moradia popular': fixed(
    'Reduz a alíquota do ISS na construção de moradias populares.',
    'A alíquota do ISS é de dois por cento na construção de moradias de interesse social.',
    'O benefício vigora de 1º de janeiro de 2019 a 31 de dezembro de 2028 e depende de projeto aprovado pelo Município.',
  ),
  'distrito industrial': fixed(
    'Reduz a base de cálculo do ISS das empresas instaladas no distrito industrial.',
    'Esta norma alcança as empresas que se instalarem no distrito industrial e mantiverem ao menos cinco empregos.',
    'A base de cálculo do ISS é reduzida à metade, de 1º de março de 2020 a 28 de fevereiro de 2030.',
    'A empresa comprova os empregos todo ano; quem deixar de comprovar perde o benefício.',
  ),
  enchente: fixed(
    'Concede remissão do IPTU de imóveis atingidos por enchente.',
    'Ficam remitidos, até 31 de dezembro de 2024, os créditos de IPTU dos imóveis atingidos pelas enchentes, constantes do laudo da Defesa Civil.',
    'O benefício alcança moradias e pequeno comércio e é concedido de ofício.',
  ),
  'regularização fiscal': fixed(
    'Institui o programa de regularização fiscal e concede anistia de multas e juros.',
    'O programa alcança os débitos vencidos até 31 de dezembro de 2022, inscritos ou não em dívida ativa.',
    'Dispensam-se multas e juros em noventa por cento no pagamento à vista e em quarenta por cento no parcelado, até 31 de dezembro de 2026.',
    'O atraso de três parcelas cancela o acordo.',
    'A renúncia consta do demonstrativo da lei de diretrizes orçamentárias.',
  ),
  'feira livre': fixed(
    'Institui o programa Feira Livre de Vale Claro.',
    'O programa dá banca e transporte aos pequenos produtores, todo sábado, na feira livre.',
    'A inscrição é gratuita, na Secretaria Municipal de Agricultura e Recursos Hídricos.',
    'Têm preferência agricultores familiares, artesãos e mulheres chefes de família.',
  ),
  estrutura: fixed(
    'Dispõe sobre a estrutura administrativa do Poder Executivo do Município de Vale Claro.',
    'A administração direta compõe-se do Gabinete do Prefeito, da Procuradoria-Geral, da Controladoria-Geral, da Guarda Municipal e das secretarias municipais.',
    'São secretarias: I – de Administração; II – de Finanças; III – de Educação; IV – de Saúde; V – de Assistência Social; VI – de Obras e Serviços Urbanos; VII – de Transportes; VIII – de Agricultura e Recursos Hídricos; IX – de Cultura e Turismo.',
    'Ao Gabinete do Prefeito cabem a direção e a representação do Município; à Procuradoria-Geral, a defesa em juízo e a consultoria; à Controladoria-Geral, o controle interno, a transparência, a ouvidoria e o serviço de informação ao cidadão.',
    'À Secretaria de Administração cabem pessoal, licitações, contratos, patrimônio e informática; à de Finanças, tributos, orçamento, contabilidade e pagamentos.',
    'À Secretaria de Educação cabem as creches, as pré-escolas e o ensino fundamental; à de Saúde, a gestão do SUS e do Fundo Municipal de Saúde; à de Assistência Social, a gestão do SUAS e de seu fundo.',
    'À Secretaria de Obras cabem as obras, a limpeza e a iluminação; à de Transportes, a frota, as estradas e o trânsito; à de Agricultura, o apoio ao produtor e a água; à de Cultura e Turismo, a cultura, o esporte e o turismo.',
    'Cada secretaria tem departamentos e coordenações, detalhados em decreto, e seu titular responde pelas metas do plano plurianual.',
    'O organograma, os titulares, os contatos e os horários são publicados e mantidos em dia no Portal da Transparência.',
  ),
  'estrutura da câmara': fixed(
    'Dispõe sobre a estrutura administrativa da Câmara Municipal de Vale Claro.',
    'Os serviços da Câmara são dirigidos pela Mesa Diretora e compreendem: I – o Gabinete da Presidência; II – a Procuradoria-Geral; III – a Controladoria, com a Ouvidoria; IV – a Diretoria-Geral; V – a Escola do Legislativo; VI – a Procuradoria da Mulher.',
    'A Diretoria-Geral compreende a Secretaria Legislativa, o Setor de Contabilidade e Pessoal, o Setor de Compras e Contratos e o Protocolo e Arquivo.',
    'À Secretaria Legislativa cabe receber as proposições, preparar a pauta e redigir as atas; à Controladoria, fiscalizar os gastos e conferir o Portal da Transparência.',
    'Os cargos e os vencimentos são os da resolução que dispõe sobre as carreiras.',
  ),
  subsídios: ({ year }) => ({
    summary: `Fixa os subsídios dos agentes políticos do Município para o mandato de ${year + 1} a ${year + 4}.`,
    articles: [
      `Os subsídios do mandato de ${year + 1} a ${year + 4} são os da tabela anexa, publicada na página Padrão remuneratório do Portal da Transparência.`,
      'O subsídio é pago em parcela única, sem gratificação ou verba de representação (Constituição, art. 39, § 4º).',
      'O subsídio dos vereadores não excede o percentual do subsídio dos deputados estaduais fixado no art. 29, VI, da Constituição.',
      'As despesas correm por conta das dotações próprias do orçamento.',
    ],
  }),
  diárias: dailyText('pmdemo'),
  'diárias da câmara': dailyText('cmdemo'),
  verba: ({ year }) => ({
    summary: 'Dispõe sobre a verba indenizatória do exercício parlamentar e seus limites.',
    articles: [
      'O vereador é ressarcido, contra nota fiscal, das despesas do exercício do mandato, dentro dos limites desta Resolução.',
      `O limite mensal por vereador é de R$ ${reais(verbaTetoOf(VERBA_TETO_TOTAL, mandateStart(year)))}. ${VERBA_TETO_TOTAL.rule}.`,
      `Dentro dele, cada categoria tem o seu limite mensal: ${VERBA_TETOS.map((one, i) => `${ROMAN[i] ?? ''} – ${one.name}: R$ ${reais(verbaTetoOf(one, mandateStart(year)))} (${one.rule})`).join('; ')}.`,
      'O pedido é feito até o dia dez do mês seguinte e conferido pela Controladoria da Câmara.',
      'Cada despesa é publicada com o fornecedor, o valor e a nota fiscal na página Verba indenizatória.',
    ],
  }),
};
