import { dayOf } from '../calendar.ts';
import { classifiedSummary } from '../classificadas/secrets.ts';
import type { World } from '../town/world.ts';
import type { Publication } from './publication.ts';

const paper = (
  categoria: Publication['categoria'],
  titulo: string,
  date: string,
  name: string,
  lines: readonly string[],
): Publication => ({
  categoria,
  titulo,
  ano: yearIn(titulo),
  day: dayOf(date),
  path: `publicados/${name}.pdf`,
  lines: () => lines,
});

/** The exercise that a document is of, which its title says; it may be out before or after. */
const yearIn = (title: string): number => Number(/\d{4}/.exec(title)?.[0]);

/** What is said in words and not in sums: charters, plans, rules and decisions. */
export const textDocuments = (world: World, years: readonly number[]): Publication[] => [
  ...years.flatMap((year) => everyYear(world, year)),
  ...(world.tenant === 'pmdemo' ? executive() : legislative(years)),
  ...common(world),
];

function everyYear(world: World, year: number): Publication[] {
  const { name } = world;
  const judged = year - 3;
  return [
    paper('plano-de-contratacoes-anual-pca', `PCA de ${year}`, `${year - 1}-12-12`, `pca/${year}`, [
      `Plano de Contratações Anual de ${year} (Lei 14.133/2021, art. 12, VII).`,
      'Reúne o que cada unidade pretende contratar, com o valor estimado, o mês e a prioridade.',
      'Os itens e os valores, um a um, estão na página Plano de contratações deste portal.',
    ]),
    paper(
      'parecer-do-tribunal-de-contas',
      `Parecer do TCE sobre as contas de ${judged}`,
      `${year}-05-14`,
      `tce/${judged}`,
      [
        `Processo TC ${1_200 + judged}/${judged + 1}. Órgão: ${name}. Exercício: ${judged}.`,
        'O Tribunal de Contas do Estado, em sessão plenária, acompanha o relator e opina pela aprovação das contas com ressalvas.',
        'Ressalvas: atraso de doze dias na publicação de um relatório; inventário do almoxarifado incompleto.',
        'Recomendações: publicar os relatórios no prazo e concluir o inventário até o fim do exercício.',
      ],
    ),
    paper(
      'julgamento-das-contas',
      `Julgamento das contas do Executivo de ${judged}`,
      `${year}-06-26`,
      `julgamento/${judged}`,
      [
        `A Câmara Municipal aprova as contas do Poder Executivo do exercício de ${judged}, acolhido o parecer prévio do Tribunal.`,
        'Votação nominal: onze votos a favor, dois contra, nenhuma abstenção.',
        'O parecer da comissão de finanças e a ata da sessão acompanham este ato.',
      ],
    ),
    paper(
      'relatorios-de-atendimento',
      `Relatório da ouvidoria e do e-SIC de ${year - 1}`,
      `${year}-01-30`,
      `atendimento/${year - 1}`,
      [
        `Manifestações recebidas em ${year - 1}, por tipo, e tempo médio de resposta.`,
        'Pedidos de informação: recebidos, atendidos, negados e em andamento; temas mais pedidos.',
        'Providências tomadas a partir das reclamações.',
      ],
    ),
    paper(
      'documentos-classificados',
      `Rol de documentos classificados em ${year - 1}`,
      `${year}-01-31`,
      `classificados/${year - 1}`,
      classifiedSummary(world, year - 1),
    ),
  ];
}

function common({ tenant }: World): Publication[] {
  const law =
    tenant === 'pmdemo'
      ? 'Lei Complementar nº 82/2021: estrutura administrativa'
      : 'Resolução nº 198/2020: estrutura administrativa da Câmara';
  return [
    paper('carta-de-servicos', 'Carta de Serviços ao Usuário, edição de 2025', '2025-03-17', 'carta/2025', [
      'Diz, de cada serviço: quem pode pedir, o que levar, onde e a que horas, em quanto tempo se responde e como reclamar.',
      'Atendimento prioritário a idosos, gestantes, pessoas com deficiência e lactantes.',
      'Reclamações: ouvidoria, pela internet, por telefone ou no balcão; resposta em até 30 dias.',
    ]),
    paper('plano-estrategico', 'Plano estratégico de 2025 a 2028', '2025-04-30', 'estrategico/2025', [
      'Objetivos, indicadores, metas e responsáveis para os quatro anos.',
      'Cada meta é revista em março, e o resultado sai no relatório de gestão.',
    ]),
    paper('regulamento-da-lei-de-acesso', 'Regulamento do acesso à informação de 2023', '2023-05-16', 'lai/2023', [
      'Regulamenta a Lei 12.527/2011: o pedido é respondido em até 20 dias, prorrogáveis por mais 10.',
      'Da negativa cabe recurso em 10 dias à autoridade máxima do órgão.',
    ]),
    paper(
      'governo-digital-e-lgpd',
      'Norma de governo digital e proteção de dados de 2024',
      '2024-08-20',
      'digital/2024',
      [
        'Aplica a Lei 14.129/2021 (governo digital) e a Lei 13.709/2018 (proteção de dados).',
        'Designa o encarregado e publica a lista dos tratamentos de dados pessoais.',
      ],
    ),
    paper('concursos-e-selecoes', 'Edital do concurso nº 1/2025', '2025-08-11', 'concursos/2025-edital', [
      'Vagas, atribuições, remuneração e conteúdo das provas de cada cargo. Inscrições de 18 de agosto a 12 de setembro.',
      'Reserva de vagas para pessoas com deficiência e para pessoas negras, na forma da lei.',
    ]),
    paper('concursos-e-selecoes', 'Resultado final do concurso nº 1/2025', '2025-12-15', 'concursos/2025-resultado', [
      'Lista dos aprovados em ordem de classificação, por cargo, e primeira convocação.',
    ]),
    paper('tabela-de-diarias', 'Tabela de valores de diárias de 2025, vigente', '2025-01-15', 'diarias/2025', [
      'Valores por cargo para viagens dentro do estado, para outros estados e para o Distrito Federal.',
      'Não há previsão de diárias para o exterior.',
    ]),
    paper('outros-documentos', law, tenant === 'pmdemo' ? '2021-12-28' : '2020-12-18', 'estrutura', [
      'Dispõe sobre a estrutura administrativa, cria as unidades e define o que cabe a cada uma.',
      'O organograma, com os titulares e os contatos, está na página Estrutura organizacional deste portal.',
    ]),
  ];
}

const executive = (): Publication[] => [
  paper('plano-plurianual-ppa', 'PPA de 2022 a 2025', '2021-12-21', 'ppa/2022', [
    'Plano Plurianual de 2022 a 2025: programas, objetivos, indicadores e metas por região do Município.',
  ]),
  paper('plano-plurianual-ppa', 'PPA de 2026 a 2029', '2025-12-22', 'ppa/2026', [
    'Plano Plurianual de 2026 a 2029: programas, objetivos, indicadores e metas por região do Município.',
    'Metas: universalizar a pré-escola, cobrir todos os bairros com saúde da família e levar água encanada a mais dez comunidades.',
  ]),
  paper('saude', 'Plano Municipal de Saúde de 2026 a 2029', '2025-11-28', 'saude/plano', [
    'Diretrizes, objetivos, metas e indicadores, aprovados pelo Conselho Municipal de Saúde.',
  ]),
  paper('saude', 'Relatório Anual de Gestão da saúde de 2025', '2026-03-27', 'saude/rag-2025', [
    'Resultados da Programação Anual de Saúde de 2025: metas alcançadas, recursos aplicados e recomendações.',
  ]),
  paper('saude', 'Relação Municipal de Medicamentos (Remume) de 2026', '2026-02-10', 'saude/remume', [
    'Medicamentos distribuídos nos postos e como pedir os de alto custo ao estado.',
    'Amoxicilina 500 mg; Captopril 25 mg; Dipirona 500 mg; Insulina NPH; Losartana 50 mg; Metformina 850 mg; Paracetamol 500 mg.',
  ]),
  paper('educacao', 'Plano Municipal de Educação: monitoramento de 2025', '2026-04-15', 'educacao/pme-2025', [
    'As vinte metas do plano, o que foi alcançado em 2025 e o que falta.',
  ]),
  paper('conselhos', 'Conselho Municipal de Saúde: membros e ata de março de 2026', '2026-04-02', 'conselhos/saude', [
    'Membros: representantes dos usuários, dos trabalhadores e do governo. Contato: cms@valeclaro.example.',
    'Pauta: Relatório Anual de Gestão. Deliberação: aprovado por unanimidade.',
  ]),
  paper('conselhos', 'Conselho do Fundeb: membros e parecer de 2025', '2026-03-20', 'conselhos/fundeb', [
    'O conselho acompanhou a aplicação dos recursos e opinou pela aprovação da prestação de contas de 2025.',
  ]),
  paper(
    'conselhos',
    'Conselho de Assistência Social: membros e ata de abril de 2026',
    '2026-05-05',
    'conselhos/social',
    ['Pauta: demonstrativo do cofinanciamento federal. Deliberação: aprovado com recomendações.'],
  ),
  paper(
    'incentivos-a-cultura-e-ao-esporte',
    'Projetos incentivados de cultura e esporte de 2025',
    '2026-01-28',
    'incentivos/2025',
    [
      'Projetos aprovados, quem os realiza, o objeto e o valor: banda de música, quadrilhas juninas e escolinhas de futebol.',
    ],
  ),
];

/** Two meetings of each year: what was going to be voted on, and what was. */
const MEETINGS = [
  { month: '03', agenda: '08', day: '10', minutes: '17' },
  { month: '10', agenda: '11', day: '13', minutes: '20' },
];

const legislative = (years: readonly number[]): Publication[] =>
  years.flatMap((year) =>
    MEETINGS.flatMap(({ month, agenda, day, minutes }) => {
      const [date, file] = [`${day}/${month}/${year}`, `sessoes/${year}-${month}`];
      return [
        paper(
          'pautas-das-sessoes',
          `Pauta da sessão ordinária de ${date}`,
          `${year}-${month}-${agenda}`,
          `${file}-pauta`,
          [
            `Sessão ordinária de ${date}, às 17 horas. Expediente, ordem do dia e explicações pessoais.`,
            'Ordem do dia: projeto de lei sobre a merenda escolar; requerimento de informações sobre a obra da creche.',
          ],
        ),
        paper('atas-das-sessoes', `Ata da sessão ordinária de ${date}`, `${year}-${month}-${minutes}`, `${file}-ata`, [
          `Presentes treze vereadores. Aberta a sessão às 17 horas de ${date}; aprovada a ata anterior.`,
          'Aprovado o projeto de lei sobre a merenda escolar por doze votos a um. O voto de cada vereador consta do anexo.',
        ]),
      ];
    }),
  );
