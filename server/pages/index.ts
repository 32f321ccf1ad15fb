import type { Route } from '../../catalog/routes.ts';
import { attendPage, channelPage, followPage } from './channel.ts';
import { detailPage } from './detail.ts';
import { commitmentsPage, documentPage, emergencyPage } from './document.ts';
import { expensePage, payeesPage } from './expense.ts';
import { filePage } from './file.ts';
import { homePage } from './home.ts';
import { listPage, rangePage } from './list.ts';
import { loadsPage } from './loads.ts';
import { mapPage } from './map.ts';
import type { Make } from './page.ts';
import { payeePage } from './payee.ts';
import { reportPage } from './report.ts';
import { revenuePage } from './revenue.ts';
import { searchPage } from './search.ts';
import { simplePage } from './simple.ts';
import { structurePage } from './structure.ts';

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
  '/mapa': mapPage,
  '/ouvidoria': channelPage('ouvidoria'),
  '/e-sic': channelPage('e-sic'),
  '/fale-conosco': channelPage('fale-conosco'),
  '/acompanhar': followPage,
  '/ouvidoria/relatorio': reportPage('ouvidoria'),
  '/e-sic/relatorio': reportPage('e-sic'),
  '/atender': attendPage,
  '/favorecidos': payeesPage,
  '/favorecidos/:documento': payeePage,
  '/arquivos/:txtarquivo': filePage,
  '/estrutura-organizacional/:txtdescricao': structurePage,
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
