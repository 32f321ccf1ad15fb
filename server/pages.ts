import type { Route } from '../catalog/routes.ts';
import { arquivosPage } from './arquivos/page.ts';
import { searchPage } from './busca/page.ts';
import { loadsPage } from './cargas/page.ts';
import { listPage, rangePage } from './dataset/pages.ts';
import { detailPage } from './dataset/record.ts';
import { commitmentsPage, documentPage, emergencyPage } from './despesa/documents.ts';
import { expensePage, payeesPage } from './despesa/page.ts';
import { estruturaPage } from './estrutura/page.ts';
import { favorecidoPage } from './favorecidos/page.ts';
import { homePage } from './inicio/page.ts';
import { mapaPage } from './mapa/page.ts';
import { acompanharPage, atenderPage, channelPage } from './mensagens/page.ts';
import { relatorioPage } from './mensagens/report/page.ts';
import type { Make } from './plain/page.ts';
import { simplePage } from './plain/simple.ts';
import { revenuePage } from './receita/page.ts';

/** What a screen written by hand gives to readers without JavaScript, by its route in `catalog/routes.ts`. */
const OWN: Readonly<Record<string, Make>> = {
  '/': homePage,
  '/despesa': expensePage,
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
  '/favorecidos': payeesPage,
  '/favorecidos/:documento': favorecidoPage,
  '/arquivos/:txtarquivo': arquivosPage,
  '/estrutura-organizacional/:txtdescricao': estruturaPage,
  '/cargas/:dataset': loadsPage,
  '/receita': revenuePage,
  '/receita/:classifi/:codId/:classifiAtual/:codIdSelected': revenuePage,
  '/remuneracao-deposito-bancario': revenuePage,
  '/covidreceita': revenuePage,
};

/** Pages that change without any load telling so, or that may hold what somebody typed: they are made anew for everybody who asks. */
const PASSING: readonly string[] = ['/ouvidoria/relatorio', '/e-sic/relatorio', '/busca'];
export const isPassing = ({ path }: Route): boolean => PASSING.includes(path);

const VIEWS: Readonly<Record<NonNullable<Route['view']>, Make>> = {
  list: listPage,
  detail: detailPage,
  range: rangePage,
};

/** How a route's page is made: of a dataset by what it shows of it, else by hand, else of its title and sentence alone. */
export function makerOf({ path, dataset, view, chamber }: Route): Make {
  const own = chamber ? undefined : OWN[path];
  return own ?? (dataset && view ? VIEWS[view] : simplePage);
}
