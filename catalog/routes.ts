import type { Dataset, Menu } from './dataset.ts';
import { VIEWS } from './receita/recortes.ts';

export interface Route {
  /** React Router's notation: `:name` is one encoded segment. */
  path: string;
  title: string;
  menu?: Menu;
  /** The subject of a page that no menu leads to. */
  section?: Menu;
  /** Id of the dataset shown; without it the screen is written by hand. */
  dataset?: string;
  view?: 'list' | 'detail' | 'range';
  /** There only on the portal of a câmara. */
  chamber?: true;
  /** Id of the dataset that a screen written by hand adds up: it concerns the bodies that the dataset concerns. */
  sums?: string;
  /** One sentence of what is there, for the map of the site and for search engines; of a dataset its `about`. */
  about?: string;
}

/** The subjects in the order in which people look for them. */
export const SUBJECTS: readonly Menu[] = [
  'Despesas',
  'Receitas',
  'Pessoal',
  'Licitações e contratos',
  'Obras',
  'Planejamento e contas',
  'Dados abertos',
  'Ouvidoria e e-SIC',
];

/** What a route needs to know of a dataset: a definition has it, and so has the web app's index. */
type Listed = Pick<Dataset, 'id' | 'title' | 'singular' | 'key' | 'menu' | 'range' | 'chamber'> & { detail?: unknown };

const own: readonly Route[] = [
  {
    path: '/',
    title: 'Início',
    about: 'Quem recebeu dinheiro público, quanto, por quê e por qual contrato, na data do próprio dado.',
  },
  {
    path: '/busca',
    title: 'Busca',
    about: 'Procure em tudo o que o órgão publica: nome, CNPJ, número de contrato ou de empenho, palavra.',
  },
  {
    path: '/despesa',
    title: 'Despesas',
    about: 'Quanto o órgão empenhou, liquidou e pagou em cada ano, por função, órgão, natureza, fonte e favorecido.',
    menu: 'Despesas',
  },
  { path: '/despesa/empenhos/:id', title: 'Empenhos', about: 'Os empenhos que somam um valor da despesa, um a um.' },
  { path: '/despesa/empenhos/detalhe/:id2/:codOrgao/:codUnidade/:numDocEmpenho', title: 'Empenho' },
  {
    path: '/despesa/empenhos/detalhe/liquidacao/:id2/:codOrgao/:codUnidade/:numDocEmpenho/:numDocLiq',
    title: 'Liquidação',
  },
  {
    path: '/despesa/empenhos/detalhe/pagamento/:id2/:codOrgao/:codUnidade/:numDocEmpenho/:numDocPag',
    title: 'Pagamento',
  },
  // The last part is the number of a settlement, of a payment, or of both.
  { path: '/coviddespesa/:codOrgao/:codUnidade/:numDocEmpenho/:numDoc', title: 'Despesa da COVID-19' },
  {
    path: '/glossario',
    title: 'Glossário',
    about: 'As palavras do orçamento, da folha e das compras em linguagem simples, com a lei de cada uma.',
  },
  {
    path: '/perguntas',
    title: 'Perguntas Frequentes',
    about: 'Respostas ao que mais se pergunta sobre o portal e sobre o órgão.',
  },
  {
    path: '/mapa',
    title: 'Mapa do Site',
    about: 'Todas as páginas do portal, por assunto, com uma linha sobre cada uma.',
  },
  {
    path: '/cargas',
    title: 'Cargas de dados',
    about: 'De quando são os dados de cada assunto, e cada arquivo que o órgão publicou.',
  },
  { path: '/cargas/:dataset', title: 'Cargas', view: 'detail' },
  {
    path: '/ouvidoria',
    title: 'Ouvidoria',
    about:
      'Denuncie, reclame, solicite, sugira ou elogie. A resposta vem em até 30 dias, e não é preciso ter cadastro.',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/e-sic',
    title: 'e-SIC: pedido de informação',
    about: 'Peça ao órgão uma informação pública, sem dizer o motivo. A resposta vem em até 20 dias (Lei 12.527/2011).',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/acompanhar',
    title: 'Acompanhar protocolo',
    about: 'Veja a resposta e o andamento do que você enviou, com o protocolo e a chave.',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/fale-conosco',
    title: 'Fale conosco',
    about: 'Uma dúvida ou um recado ao órgão, com resposta por e-mail.',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/ouvidoria/relatorio',
    title: 'Relatório da ouvidoria',
    about: 'Quantas manifestações o órgão recebeu em cada ano, sobre o quê, e em quantos dias respondeu.',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/e-sic/relatorio',
    title: 'Relatório do e-SIC',
    about: 'Quantos pedidos de informação o órgão recebeu, atendeu e negou em cada ano.',
    menu: 'Ouvidoria e e-SIC',
  },
  // Opened by a link in a mailbox and by nothing else.
  {
    path: '/atender',
    title: 'Atender mensagem',
    section: 'Ouvidoria e e-SIC',
    about: 'Onde quem responde pelo órgão lê e responde uma mensagem.',
    view: 'detail',
  },
  // Of whom one asks by name or document: no page that a map of the site could lead to.
  {
    path: '/favorecidos',
    title: 'Favorecidos',
    about: 'Tudo o que o órgão empenhou, liquidou e pagou a cada empresa ou pessoa.',
    section: 'Despesas',
    view: 'detail',
  },
  { path: '/favorecidos/:documento', title: 'Favorecido', section: 'Despesas', view: 'detail' },
  { path: '/tenant-not-found', title: 'Órgão não encontrado' },
  { path: '/receita', title: 'Receitas', about: VIEWS.receita.about, menu: 'Receitas', sums: 'receitas' },
  {
    path: '/receita/:classifi/:codId/:classifiAtual/:codIdSelected',
    title: 'Receitas',
    about: VIEWS.receita.about,
    view: 'detail',
    sums: 'receitas',
  },
  {
    path: '/remuneracao-deposito-bancario',
    title: 'Remuneração de depósitos bancários',
    about: VIEWS['remuneracao-deposito-bancario'].about,
    menu: 'Receitas',
    sums: 'receitas',
  },
  {
    path: '/covidreceita',
    title: 'Receitas da COVID-19',
    about: VIEWS.covidreceita.about,
    menu: 'Receitas',
    sums: 'receitas',
  },
];

/** After the lists of their subjects, which people look for first. */
const last: readonly Route[] = [
  { path: '/estrutura-organizacional', title: 'Estrutura organizacional', menu: 'Pessoal' },
  { path: '/estrutura-organizacional/:txtdescricao', title: 'Estrutura organizacional', view: 'detail' },
  { path: '/arquivos', title: 'Arquivos publicados', menu: 'Planejamento e contas' },
  { path: '/arquivos/:txtarquivo', title: 'Arquivos publicados', view: 'detail' },
];

/** Every route of the portal: the web app, the site map and the tests read this list. */
export function routes(datasets: readonly Listed[]): readonly Route[] {
  const written = own.filter(({ sums }) => !sums || datasets.some(({ id }) => id === sums));
  // The câmara's own page comes before the one that other bodies have at its address.
  return [...datasets.flatMap(inPlace), ...written, ...datasets.flatMap(pages), ...last];
}

/** The page that a câmara has at an address where other bodies have another: it collects nothing, and shows what it is handed. */
const inPlace = ({ id, title, chamber }: Listed): Route[] =>
  chamber ? [{ path: chamber, title, dataset: id, view: 'list', chamber: true }] : [];

/** By what the body says it is or, as in the original system, by its host. */
export const isChamber = (body: string, host: string): boolean => body === 'camara' || host.startsWith('cm');

function pages({ id, title, singular, key, menu, range, detail }: Listed): Route[] {
  if (!menu) return [];
  const path = `/${id}`;
  const segments = key.map((name) => `/:${name}`).join('');
  return [
    { path, title, menu, dataset: id, view: 'list' },
    ...(range ? [{ path: `${path}/:dtInicio/:dtFim`, title, dataset: id, view: 'range' as const }] : []),
    ...(detail ? [{ path: path + segments, title: singular, dataset: id, view: 'detail' as const }] : []),
  ];
}
