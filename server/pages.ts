import type { Route } from '../catalog/routes.ts';
import { arquivosPage } from './arquivos/page.ts';
import { searchPage } from './busca/page.ts';
import { loadsPage } from './cargas/page.ts';
import { listPage, rangePage } from './dataset/pages.ts';
import { detailPage } from './dataset/record.ts';
import { commitmentsPage, documentPage, emergencyPage } from './despesa/documents.ts';
import { despesaPage, favorecidosPage } from './despesa/page.ts';
import { estruturaPage } from './estrutura/page.ts';
import { favorecidoPage } from './favorecidos/page.ts';
import type { PageMakers } from './http/shell.ts';
import { homePage } from './inicio/page.ts';
import { mapaPage } from './mapa/page.ts';
import { acompanharPage, atenderPage, channelPage } from './mensagens/page.ts';
import { relatorioPage } from './mensagens/report/page.ts';
import type { MakePage } from './plain/page.ts';
import { simplePage } from './plain/simple.ts';
import { receitaPage } from './receita/page.ts';

/** Makers of the pages that a feature writes itself, by their route in `catalog/routes.ts`. */
const OWN: Readonly<Record<string, MakePage>> = {
  '/': homePage,
  '/despesa': despesaPage,
  '/despesa/empenhos/:id': commitmentsPage,
  '/despesa/empenhos/detalhe/:id2/:codOrgao/:codUnidade/:numDocEmpenho': documentPage,
  '/despesa/empenhos/detalhe/liquidacao/:id2/:codOrgao/:codUnidade/:numDocEmpenho/:numDocLiq': documentPage,
  '/despesa/empenhos/detalhe/pagamento/:id2/:codOrgao/:codUnidade/:numDocEmpenho/:numDocPag': documentPage,
  '/coviddespesa/:codOrgao/:codUnidade/:numDocEmpenho': emergencyPage,
  '/coviddespesa/:codOrgao/:codUnidade/:numDocEmpenho/:numDoc': emergencyPage,
  '/busca': searchPage,
  '/mapa': mapaPage,
  '/ouvidoria': channelPage('ouvidoria'),
  '/e-sic': channelPage('e-sic'),
  '/fale-conosco': channelPage('fale-conosco'),
  '/acompanhar': acompanharPage,
  '/ouvidoria/relatorio': relatorioPage('ouvidoria'),
  '/e-sic/relatorio': relatorioPage('e-sic'),
  '/atender': atenderPage,
  '/favorecidos': favorecidosPage,
  '/favorecidos/:documento': favorecidoPage,
  '/arquivos/:txtarquivo': arquivosPage,
  '/estrutura-organizacional/:txtdescricao': estruturaPage,
  '/cargas/:dataset': loadsPage,
  '/receita': receitaPage,
  '/receita/:classifi/:codId/:classifiAtual/:codIdSelected': receitaPage,
  '/remuneracao-deposito-bancario': receitaPage,
  '/covidreceita': receitaPage,
};

/** Pages that are never cached: they change without a load, or may hold what somebody typed. */
const PASSING: readonly string[] = ['/ouvidoria/relatorio', '/e-sic/relatorio', '/busca'];
const isPassing = ({ path }: Route): boolean => PASSING.includes(path);

const VIEWS: Readonly<Record<NonNullable<Route['view']>, MakePage>> = {
  list: listPage,
  detail: detailPage,
  range: rangePage,
};

/**
 * The maker of a route's page: the feature's own, else that of its dataset's view, else one of title and sentence
 * alone.
 */
function makerOf({ path, dataset, view, chamber }: Route): MakePage {
  const own = chamber ? undefined : OWN[path];
  return own ?? (dataset && view ? VIEWS[view] : simplePage);
}

export const pages: PageMakers = { makerOf, isPassing };
