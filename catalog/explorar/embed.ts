import type { Route } from '../routes.ts';

/** Pages written by hand that show charts and tables, and no form. */
const OWN: readonly string[] = ['/despesa', '/receita', '/covidreceita', '/remuneracao-deposito-bancario', '/comparar'];

/** Whether a page may stand inside one of somebody else's: a list or charts, where there is nothing to press unseen. */
export const isEmbeddable = ({ path, view, dataset }: Route): boolean =>
  (dataset !== undefined && view === 'list') || OWN.includes(path);
