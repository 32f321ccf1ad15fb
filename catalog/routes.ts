import { type Bodies, concerns } from './body.ts';
import type { Dataset, Menu } from './dataset.ts';

export interface Route {
  /** `:name` is one encoded segment. */
  path: string;
  title: string;
  menu?: Menu;
  /** The list of the menu that leads to this page. */
  under?: string;
  /** The subject of a page that no menu leads to. */
  section?: Menu;
  /** Id of the dataset shown; without it the screen is written by hand. */
  dataset?: string;
  view?: 'list' | 'detail' | 'range';
  /** There only on the portal of a câmara. */
  chamber?: true;
  /** Id of the dataset that a screen written by hand adds up: it concerns the bodies that the dataset concerns. */
  sums?: string;
}

/** The subjects in the order in which people look for them. */
export const SUBJECTS: readonly Menu[] = [
  'Despesas',
  'Receitas',
  'Pessoal',
  'Licitações e contratos',
  'Obras',
  'Legislativo',
  'Saúde e educação',
  'Planejamento e contas',
  'Dados abertos',
  'Ouvidoria e e-SIC',
];

/** What a route needs to know of a dataset: a definition has it, and so has the web app's index. */
type Listed = Pick<Dataset, 'id' | 'title' | 'singular' | 'key' | 'menu' | 'part' | 'range' | 'chamber'> & {
  detail?: unknown;
};

const own: readonly Route[] = [
  {
    path: '/',
    title: 'Início',
  },
  {
    path: '/busca',
    title: 'Busca',
  },
  {
    path: '/despesa',
    title: 'Despesas',
    menu: 'Despesas',
  },
  { path: '/despesa/empenhos/:id', title: 'Empenhos' },
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
  },
  {
    path: '/perguntas',
    title: 'Perguntas Frequentes',
  },
  {
    path: '/mapa',
    title: 'Mapa do Site',
  },
  {
    path: '/dados-abertos',
    title: 'Dados abertos',
    menu: 'Dados abertos',
  },
  { path: '/dados-abertos/api', title: 'API', menu: 'Dados abertos' },
  { path: '/dados-abertos/api/:operacao', title: 'API', view: 'detail' },
  { path: '/dados-abertos/:dataset', title: 'Dados abertos', view: 'detail' },
  {
    path: '/cargas',
    title: 'Cargas de dados',
    menu: 'Dados abertos',
  },
  { path: '/cargas/:dataset', title: 'Cargas', view: 'detail' },
  {
    path: '/ouvidoria',
    title: 'Ouvidoria',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/e-sic',
    title: 'e-SIC: pedido de informação',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/acompanhar',
    title: 'Acompanhar protocolo',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/fale-conosco',
    title: 'Fale conosco',
    menu: 'Ouvidoria e e-SIC',
  },
  { path: '/servicos', title: 'Carta de serviços', menu: 'Ouvidoria e e-SIC' },
  { path: '/servicos/avaliacoes', title: 'Satisfação com os serviços', menu: 'Ouvidoria e e-SIC' },
  { path: '/servicos/:slug', title: 'Serviço', section: 'Ouvidoria e e-SIC', view: 'detail' },
  { path: '/privacidade', title: 'Privacidade e proteção de dados', menu: 'Ouvidoria e e-SIC' },
  { path: '/kit', title: 'Kit para o site oficial', section: 'Dados abertos' },
  {
    path: '/ouvidoria/relatorio',
    title: 'Relatório da ouvidoria',
    menu: 'Ouvidoria e e-SIC',
  },
  {
    path: '/e-sic/relatorio',
    title: 'Relatório do e-SIC',
    menu: 'Ouvidoria e e-SIC',
  },
  // Opened by a link in a mailbox and by nothing else.
  {
    path: '/atender',
    title: 'Atender mensagem',
    section: 'Ouvidoria e e-SIC',
    view: 'detail',
  },
  // Asked for from the page that is to be watched; the others are opened by a letter.
  { path: '/assinaturas', title: 'Avisos por e-mail', section: 'Dados abertos', view: 'detail' },
  { path: '/assinaturas/confirmar', title: 'Confirmar aviso', section: 'Dados abertos', view: 'detail' },
  { path: '/assinaturas/gerir', title: 'Meus avisos', section: 'Dados abertos', view: 'detail' },
  // Of whom one asks by name or document: no page that a map of the site could lead to.
  {
    path: '/favorecidos',
    title: 'Favorecidos',
    section: 'Despesas',
    view: 'detail',
  },
  { path: '/favorecidos/:documento', title: 'Favorecido', section: 'Despesas', view: 'detail' },
  // Asked of another page: no page that a map of the site could lead to.
  { path: '/citar', title: 'Citar', section: 'Dados abertos', view: 'detail' },
  { path: '/tenant-not-found', title: 'Órgão não encontrado' },
  { path: '/receita', title: 'Receitas', menu: 'Receitas', sums: 'receitas' },
  {
    path: '/receita/:classifi/:codId/:classifiAtual/:codIdSelected',
    title: 'Receitas',
    view: 'detail',
    sums: 'receitas',
  },
  {
    path: '/remuneracao-deposito-bancario',
    title: 'Remuneração de depósitos bancários',
    menu: 'Receitas',
    sums: 'receitas',
  },
  {
    path: '/covidreceita',
    title: 'Receitas da COVID-19',
    menu: 'Receitas',
    sums: 'receitas',
  },
];

/** After the lists of their subjects, which people look for first. */
const last: readonly Route[] = [
  { path: '/comparar', title: 'Comparar', menu: 'Planejamento e contas' },
  { path: '/estrutura-organizacional', title: 'Estrutura organizacional', menu: 'Pessoal' },
  { path: '/estrutura-organizacional/:txtdescricao', title: 'Estrutura organizacional', view: 'detail' },
  { path: '/pntp', title: 'Espelho do PNTP', menu: 'Dados abertos' },
  { path: '/pntp/:numero', title: 'Critério do PNTP', view: 'detail' },
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

/** What decides which of those pages a body has. */
export interface PagedBody {
  tipo: string;
  /** Whether everybody may see the mirror of the body. */
  espelho: boolean;
}

/** The pages of one body: what does not concern it and what it keeps to itself is left out. */
export const routesOf = (
  datasets: readonly (Listed & { bodies?: Pick<Bodies, 'only'> })[],
  { tipo, espelho }: PagedBody,
): readonly Route[] =>
  routes(datasets.filter((set) => concerns(set, tipo))).filter(({ path }) => espelho || path.split('/')[1] !== 'pntp');

/** By what the body says it is or, as in the original system, by its host. */
export const isChamber = (body: string, host: string): boolean => body === 'camara' || host.startsWith('cm');

function pages({ id, title, singular, key, menu, range, detail, part }: Listed): Route[] {
  const path = `/${id}`;
  const place = menu ? { menu } : part ? { under: `/${part}` } : {};
  const segments = key.map((name) => `/:${name}`).join('');
  return [
    { path, title, ...place, dataset: id, view: 'list' },
    ...(range ? [{ path: `${path}/:dtInicio/:dtFim`, title, dataset: id, view: 'range' as const }] : []),
    ...(detail ? [{ path: path + segments, title: singular, dataset: id, view: 'detail' as const }] : []),
  ];
}
