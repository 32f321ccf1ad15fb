import type { Dataset } from '../dataset.ts';
import { fold } from '../texto/words.ts';

/**
 * How people ask for a page that is no dataset's, by its address: beside its title, the words that mean it. Datasets say theirs
 * in their definitions (`asked`).
 */
const PAGES: Readonly<Record<string, string>> = {
  '/despesa': 'gasto gasta gastou gastar gastam despesa dinheiro orçamento execução função secretaria',
  '/receita': 'arrecadou arrecada imposto tributo recebeu entrada dinheiro receita arrecadação',
  '/covidreceita': 'covid pandemia coronavírus receita',
  '/remuneracao-deposito-bancario': 'juros aplicação rendimento banco depósito',
  '/ouvidoria': 'ouvidoria reclamação denúncia elogio sugestão pergunta reclamar denunciar manifestação solicitação',
  '/e-sic': 'sic esic pedido pedir informação acesso lai solicitar',
  '/acompanhar': 'acompanhar protocolo chave andamento resposta consultar recurso',
  '/fale-conosco': 'fale conosco contato mensagem falar escrever email dúvida',
  '/ouvidoria/relatorio': 'relatório ouvidoria manifestações estatística anual satisfação',
  '/e-sic/relatorio': 'relatório sic esic pedidos estatística anual satisfação',
  '/servicos': 'carta serviço serviços usuário digital online pedir documentos prazo atendimento requisito',
  '/servicos/avaliacoes': 'satisfação pesquisa avaliação avaliações nota serviço usuário opinião',
  '/privacidade': 'encarregado lgpd dpo privacidade dados pessoais política cookies titular proteção',
  '/kit': 'banner faixa selo site oficial link incorporar webmaster kit',
  '/dados-abertos':
    'dados abertos baixar tudo download conjunto dicionário de dados licença catálogo csv parquet json planilha',
  '/dados-abertos/api': 'api programador desenvolvedor referência integração webservice swagger openapi',
  '/cargas': 'cargas atualização última versão histórico publicação',
  '/pntp':
    'pntp radar atricon tribunal de contas nota índice selo diamante ouro prata avaliação transparência critério auditor',
  '/comparar': 'comparar comparação ano a ano evolução por habitante per capita ranking municípios',
  '/mapa': 'mapa site índice páginas',
  '/perguntas': 'pergunta dúvida frequente ajuda faq',
  '/glossario': 'glossário significado significa termo dicionário definição conceito quer dizer',
  '/arquivos': 'arquivo documento relatório rreo rgf loa ldo ppa balanço prestação contas',
  '/estrutura-organizacional': 'estrutura organograma secretaria secretário horário endereço telefone contato',
};

/** The addresses that have such words. */
export const askedPages: readonly string[] = Object.keys(PAGES);

/** The words that mean a page, a dataset's or one that is written by hand. */
export const wordsAskedAt = (path: string, datasets: readonly Pick<Dataset, 'id' | 'asked'>[]): string =>
  PAGES[path] ?? datasets.find(({ id }) => `/${id}` === path)?.asked ?? '';

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
