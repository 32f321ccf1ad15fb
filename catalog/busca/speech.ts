import { fold } from '../texto/words.ts';

/**
 * How people ask for a page, by its address: beside its title, the words that mean it. A question that uses one of them is
 * about that page, and its rows need only have the rest (`quanto ganha o prefeito`: of the payroll, `prefeito`).
 */
export const SPEECH: Readonly<Record<string, string>> = {
  '/despesa': 'gasto gasta gastou gastar gastam despesa dinheiro orçamento execução função secretaria',
  '/receita': 'arrecadou arrecada imposto tributo recebeu entrada dinheiro receita arrecadação',
  '/orcamento': 'orçamento loa dotação previsto crédito',
  '/empenhos': 'empenho empenhado nota reserva',
  '/liquidacoes': 'liquidação liquidado',
  '/pagamentos': 'pagamento pagou paga pago fornecedor credor recebeu',
  '/ordem-cronologica': 'fila ordem pagamento',
  '/rppagos': 'restos a pagar',
  '/receitas': 'arrecadação arrecadou imposto receita tributo recebeu',
  '/receitas-previstas': 'previsão receita',
  '/duodecimos': 'duodécimo repasse câmara',
  '/emenda-parlamentar': 'emenda deputado senador pix',
  '/renuncias-fiscais': 'renúncia isenção incentivo anistia desconto fiscal',
  '/dividaativa': 'dívida devedor inscrito',
  '/servidores':
    'salário remuneração vencimento folha ganha ganham ganhar recebe contracheque holerite funcionário servidor cargo matrícula trabalha',
  '/estagiarios': 'estagiário estágio bolsa',
  '/terceirizados': 'terceirizado mão obra',
  '/padrao-remuneratorio': 'tabela padrão carreira plano salarial',
  '/diarias': 'diária viagem viajou viaja viajaram passagem',
  '/verba-indenizatoria': 'verba indenizatória gabinete',
  '/contratos': 'contrato contratou contratada contratado fornecedor',
  '/relacao-fiscais': 'fiscal gestor fiscaliza contrato',
  '/licitacao':
    'licitação pregão edital concorrência dispensa inexigibilidade eletrônico presencial tomada convite compra disputa',
  '/ata-de-registro-de-preco': 'ata registro preço',
  '/licitacao-chamamento-publico': 'chamamento público credenciamento edital',
  '/plano-contratacoes': 'pca plano contratação anual',
  '/contratos-sancionados': 'sanção multa punição contratado',
  '/licitacao-sancionado': 'sanção multa punição licitante',
  '/empresas-inidoneas': 'inidônea suspensa impedida punida proibida empresa',
  '/obras': 'obra construção constrói construir reforma paralisada andamento parada',
  '/convenio': 'convênio repasse parceria',
  '/transferencias-recebidas': 'transferência recebida repasse união estado',
  '/transferencias-realizadas': 'transferência realizada repasse entidade associação',
  '/acordos': 'acordo cooperação parceria',
  '/atos-normativos': 'lei decreto portaria resolução ato norma legislação',
  '/informacoes-classificadas': 'sigilo sigilosa segredo secreta reservada ultrassecreta classificada',
  '/informacoes-desclassificadas': 'desclassificada sigilo fim',
  '/covidcontratos': 'covid pandemia coronavírus contrato emergência',
  '/covidlicitacao': 'covid pandemia coronavírus licitação emergência',
  '/coviddespesa': 'covid pandemia coronavírus gasto despesa vacina',
  '/covidreceita': 'covid pandemia coronavírus receita',
  '/remuneracao-deposito-bancario': 'juros aplicação rendimento banco depósito',
  '/ouvidoria': 'ouvidoria reclamação denúncia elogio sugestão pergunta reclamar denunciar manifestação solicitação',
  '/e-sic': 'sic esic pedido pedir informação acesso lai solicitar',
  '/acompanhar': 'acompanhar protocolo chave andamento resposta consultar recurso',
  '/fale-conosco': 'fale conosco contato mensagem falar escrever email dúvida',
  '/ouvidoria/relatorio': 'relatório ouvidoria manifestações estatística anual',
  '/e-sic/relatorio': 'relatório sic esic pedidos estatística anual',
  '/mapa': 'mapa site índice páginas',
  '/perguntas': 'pergunta dúvida frequente ajuda faq',
  '/glossario': 'glossário significado significa termo dicionário definição conceito quer dizer',
  '/arquivos': 'arquivo documento relatório rreo rgf loa ldo ppa balanço prestação contas',
  '/estrutura-organizacional': 'estrutura organograma secretaria secretário horário endereço telefone contato',
};

/** Words that a question about this body may hold or not. */
export const SOFT: ReadonlySet<string> = new Set(
  'prefeitura camara municipio municipal cidade portal transparencia ano mes total valor gasto quantia dinheiro publico'.split(
    ' ',
  ),
);

/** How a question begins, folded, and the kind of answer that it calls for. */
const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:o )?que (?:e|sao|significam?|quer(?:em)? dizer) |^(?:significado|definicao|conceito) d/, 'glossario'],
  [/^(?:como|onde|posso|preciso|por que) /, 'perguntas'],
];

export const leaningOf = (term: string): string | null =>
  OPENINGS.find(([opening]) => opening.test(fold(term.trim())))?.[1] ?? null;

/** Of finds that answer equally well, what comes first. */
export const FIRST: readonly string[] = [
  'paginas',
  'contratos',
  'licitacao',
  'servidores',
  'obras',
  'empenhos',
  'diarias',
  'emenda-parlamentar',
  'atos-normativos',
  'convenio',
  'ata-de-registro-de-preco',
  'pagamentos',
];
