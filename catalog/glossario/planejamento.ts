import type { Termo } from './term.ts';

/** Plans, budget and fiscal limits. */
export const planejamento: readonly Termo[] = [
  {
    termo: 'Orçamento público',
    explicacao: 'Plano anual de quanto o órgão espera receber e de quanto pode gastar, e em quê. Vira lei todo ano.',
    exemplo: 'Se a lei prevê R$ 5 milhões para merenda, a escola não pode gastar mais que isso sem mudar o orçamento.',
    fontes: ['CF, art. 165', 'Lei 4.320/1964, art. 2º'],
    sinonimos: ['orçamento', 'verba', 'dinheiro público'],
    veja: ['lei-orcamentaria-anual-loa', 'dotacao-orcamentaria'],
  },
  {
    termo: 'Plano Plurianual (PPA)',
    explicacao: 'Lei que diz o que o governo quer fazer em quatro anos: objetivos, metas e programas.',
    exemplo: 'Construir três creches até o fim do plano é uma meta do PPA.',
    fontes: ['CF, art. 165, I e § 1º'],
    sinonimos: ['ppa', 'plano de governo', 'plano de quatro anos'],
    veja: ['lei-de-diretrizes-orcamentarias-ldo', 'lei-orcamentaria-anual-loa', 'programa-de-governo'],
  },
  {
    termo: 'Lei de Diretrizes Orçamentárias (LDO)',
    explicacao: 'Lei que, a cada ano, escolhe as prioridades e dá as regras para fazer o orçamento do ano seguinte.',
    fontes: ['CF, art. 165, II e § 2º', 'LC 101/2000, art. 4º'],
    sinonimos: ['ldo', 'diretrizes orçamentárias', 'prioridades do ano'],
    veja: ['plano-plurianual-ppa', 'lei-orcamentaria-anual-loa', 'metas-fiscais'],
  },
  {
    termo: 'Lei Orçamentária Anual (LOA)',
    explicacao: 'A lei do orçamento: estima a receita do ano e fixa até quanto cada área pode gastar.',
    fontes: ['CF, art. 165, III e § 5º', 'LC 101/2000, art. 5º'],
    sinonimos: ['loa', 'lei do orçamento', 'orçamento anual'],
    veja: ['orcamento-publico', 'dotacao-orcamentaria', 'credito-adicional'],
  },
  {
    termo: 'Exercício financeiro',
    explicacao: 'O ano das contas públicas. Vai de 1º de janeiro a 31 de dezembro, como o ano comum.',
    exemplo: 'Exercício 2026 quer dizer o que é do orçamento de 2026.',
    fontes: ['Lei 4.320/1964, art. 34'],
    sinonimos: ['exercício', 'ano', 'ano fiscal'],
    veja: ['restos-a-pagar', 'orcamento-publico'],
  },
  {
    termo: 'Dotação orçamentária',
    explicacao:
      'Quanto o orçamento reserva para uma despesa. É o limite: sem dotação, ou acima dela, não se pode gastar.',
    exemplo: 'A dotação para remédios é de R$ 800 mil. Empenhado esse valor, só com crédito adicional se compra mais.',
    fontes: ['CF, art. 167, II', 'MCASP, Parte I'],
    sinonimos: ['dotação', 'verba disponível', 'saldo do orçamento', 'dotação inicial'],
    veja: ['credito-adicional', 'empenho'],
  },
  {
    termo: 'Crédito adicional',
    explicacao:
      'Mudança no orçamento durante o ano, para gastar mais em algo (suplementar) ou em algo que não estava previsto (especial ou extraordinário).',
    exemplo: 'Uma enchente pode levar a um crédito extraordinário para socorrer as famílias.',
    fontes: ['Lei 4.320/1964, arts. 40 a 46', 'CF, art. 167, V e § 3º'],
    sinonimos: ['suplementação', 'crédito suplementar', 'remanejamento', 'dotação atualizada'],
    veja: ['dotacao-orcamentaria', 'superavit-financeiro', 'excesso-de-arrecadacao'],
  },
  {
    termo: 'Superávit financeiro',
    explicacao: 'Dinheiro que sobrou do ano anterior, descontadas as contas a pagar. Pode abrir crédito adicional.',
    fontes: ['Lei 4.320/1964, art. 43, § 1º, I, e § 2º'],
    sinonimos: ['superávit', 'sobra de caixa'],
    veja: ['credito-adicional', 'excesso-de-arrecadacao'],
  },
  {
    termo: 'Excesso de arrecadação',
    explicacao: 'Quando entra mais dinheiro do que a lei previa. A diferença pode abrir crédito adicional.',
    fontes: ['Lei 4.320/1964, art. 43, § 1º, II, e § 3º'],
    veja: ['previsao-da-receita', 'credito-adicional'],
  },
  {
    termo: 'Reserva de contingência',
    explicacao: 'Parte do orçamento guardada para imprevistos, como uma condenação na Justiça ou uma calamidade.',
    fontes: ['LC 101/2000, art. 5º, III'],
    sinonimos: ['reserva', 'fundo de emergência'],
    veja: ['credito-adicional'],
  },
  {
    termo: 'Unidade orçamentária',
    explicacao: 'Parte do órgão que tem dinheiro próprio no orçamento, como uma secretaria ou um fundo.',
    exemplo: 'O Fundo Municipal de Saúde é uma unidade orçamentária.',
    fontes: ['Lei 4.320/1964, art. 14'],
    sinonimos: ['unidade', 'secretaria', 'unidade gestora', 'órgão'],
    veja: ['dotacao-orcamentaria', 'funcao-de-governo'],
  },
  {
    termo: 'Função de governo',
    explicacao:
      'A grande área em que o dinheiro é gasto: Saúde, Educação, Urbanismo e outras. É igual em todo o Brasil.',
    exemplo: 'Pagar o médico do posto é despesa da função Saúde.',
    fontes: ['Portaria MOG 42/1999, art. 1º, § 1º'],
    sinonimos: ['função', 'área', 'área do gasto'],
    veja: ['subfuncao', 'programa-de-governo'],
  },
  {
    termo: 'Subfunção',
    explicacao:
      'Parte de uma área de governo. Dentro da Educação, por exemplo, há ensino fundamental e educação infantil.',
    fontes: ['Portaria MOG 42/1999, art. 1º, § 3º'],
    sinonimos: ['subárea'],
    veja: ['funcao-de-governo'],
  },
  {
    termo: 'Programa de governo',
    explicacao: 'Conjunto de ações que trabalham juntas para resolver um problema ou alcançar um objetivo do PPA.',
    exemplo: '“Saúde perto de você” reúne as reformas de postos, a compra de remédios e os agentes de saúde.',
    fontes: ['Portaria MOG 42/1999, art. 2º, a'],
    sinonimos: ['programa', 'projeto do governo'],
    veja: ['acao-orcamentaria', 'plano-plurianual-ppa'],
  },
  {
    termo: 'Ação orçamentária',
    explicacao: 'O que se faz com o dinheiro: um projeto (tem fim), uma atividade (continua todo ano) ou um encargo.',
    exemplo: 'Construir a escola é um projeto. Manter a escola aberta é uma atividade.',
    fontes: ['Portaria MOG 42/1999, art. 2º, b, c e d'],
    sinonimos: ['ação', 'projeto', 'atividade'],
    veja: ['programa-de-governo'],
  },
  {
    termo: 'Fonte de recurso',
    explicacao:
      'De onde vem o dinheiro de um gasto e para que ele pode ser usado. Algumas fontes só podem pagar uma área.',
    exemplo: 'O dinheiro do FUNDEB só pode pagar educação.',
    fontes: ['LC 101/2000, art. 8º, parágrafo único, e art. 50, I', 'Portaria STN 710/2021'],
    sinonimos: ['fonte', 'origem do dinheiro', 'de onde vem o dinheiro'],
    veja: ['receita-vinculada', 'fundeb'],
  },
  {
    termo: 'Metas fiscais',
    explicacao: 'Quanto o governo promete arrecadar, gastar e dever em cada ano. Ficam num anexo da LDO.',
    fontes: ['LC 101/2000, art. 4º, §§ 1º e 2º'],
    sinonimos: ['meta fiscal', 'resultado primário'],
    veja: ['lei-de-diretrizes-orcamentarias-ldo', 'relatorio-resumido-da-execucao-orcamentaria-rreo'],
  },
  {
    termo: 'Lei de Responsabilidade Fiscal (LRF)',
    explicacao:
      'Lei que obriga quem governa a gastar dentro do que arrecada, com limites e prestação de contas ao público.',
    fontes: ['LC 101/2000'],
    sinonimos: ['lrf', 'responsabilidade fiscal', 'lei complementar 101'],
    veja: ['limite-de-despesa-com-pessoal', 'relatorio-de-gestao-fiscal-rgf'],
  },
  {
    termo: 'Relatório Resumido da Execução Orçamentária (RREO)',
    explicacao: 'Relatório publicado a cada dois meses que mostra quanto entrou e quanto foi gasto até ali.',
    fontes: ['CF, art. 165, § 3º', 'LC 101/2000, arts. 52 e 53'],
    sinonimos: ['rreo', 'relatório bimestral'],
    veja: ['relatorio-de-gestao-fiscal-rgf', 'metas-fiscais'],
  },
  {
    termo: 'Relatório de Gestão Fiscal (RGF)',
    explicacao:
      'Relatório que mostra se o órgão respeita os limites de gasto com pessoal e de dívida. Sai a cada quatro meses; em municípios pequenos, a cada seis.',
    fontes: ['LC 101/2000, arts. 54, 55 e 63, II, b'],
    sinonimos: ['rgf', 'relatório quadrimestral'],
    veja: ['limite-de-despesa-com-pessoal', 'divida-consolidada'],
  },
  {
    termo: 'Receita corrente líquida',
    explicacao:
      'Soma das receitas de doze meses, menos alguns repasses. Serve de base para os limites de gasto da lei.',
    fontes: ['LC 101/2000, art. 2º, IV'],
    sinonimos: ['rcl'],
    veja: ['limite-de-despesa-com-pessoal', 'receita-corrente'],
  },
  {
    termo: 'Limite de despesa com pessoal',
    explicacao:
      'O máximo que se pode gastar com salários: no município, 60% da receita corrente líquida, sendo 54% da prefeitura e 6% da câmara.',
    fontes: ['LC 101/2000, arts. 19, 20 e 22'],
    sinonimos: ['limite de gasto com pessoal', 'limite prudencial', 'folha no limite'],
    veja: ['receita-corrente-liquida', 'relatorio-de-gestao-fiscal-rgf'],
  },
  {
    termo: 'Dívida consolidada',
    explicacao: 'Tudo o que o governo deve em prazo longo: empréstimos, parcelamentos e precatórios.',
    fontes: ['LC 101/2000, art. 29, I'],
    sinonimos: ['dívida pública', 'dívida do município', 'dívida fundada'],
    veja: ['operacao-de-credito', 'precatorio'],
  },
  {
    termo: 'Operação de crédito',
    explicacao: 'Empréstimo que o governo faz com um banco ou financiamento que assume, para pagar depois com juros.',
    fontes: ['LC 101/2000, art. 29, III, e art. 32'],
    sinonimos: ['empréstimo', 'financiamento'],
    veja: ['divida-consolidada', 'receita-de-capital'],
  },
  {
    termo: 'Precatório',
    explicacao:
      'Dívida que a Justiça mandou o governo pagar e que entra numa fila. As de pequeno valor (RPV) são pagas antes.',
    fontes: ['CF, art. 100'],
    sinonimos: ['precatórios', 'rpv', 'dívida judicial', 'sentença judicial'],
    veja: ['divida-consolidada'],
  },
  {
    termo: 'Balanço',
    explicacao: 'Demonstração de tudo o que o órgão arrecadou, gastou, tem e deve no fim do ano.',
    fontes: ['Lei 4.320/1964, arts. 101 a 105'],
    sinonimos: ['balanço geral', 'balanço anual', 'contas do ano'],
    veja: ['prestacao-de-contas', 'parecer-previo'],
  },
  {
    termo: 'Audiência pública',
    explicacao: 'Reunião aberta em que o governo ouve as pessoas sobre o orçamento ou mostra os resultados das contas.',
    fontes: ['LC 101/2000, art. 9º, § 4º, e art. 48, § 1º, I'],
    sinonimos: ['reunião pública', 'orçamento participativo'],
    veja: ['controle-social', 'orcamento-publico'],
  },
];
