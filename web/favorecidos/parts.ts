import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { FavorecidoSection } from '../../catalog/favorecidos/answer.ts';
import { pageFor } from '../catalog.ts';

/** The titles of datasets on this page, where their own would not tell; in the order in which the money goes. */
const TITLES: Readonly<Record<string, string>> = {
  'licitacao-participantes': 'Licitações de que participou',
  licitacao: 'Licitações que venceu por inteiro',
  'licitacao-itens': 'Itens que venceu em licitações',
  contratos: 'Contratos',
  'ata-de-registro-de-preco': 'Atas de registro de preços',
  obras: 'Obras',
  empenhos: 'Empenhos',
  'empenhos-eventos': 'Reforços e anulações de empenhos',
  liquidacoes: 'Liquidações',
  pagamentos: 'Pagamentos',
};

const ORDER = Object.keys(TITLES);

export const titleOf = ({ dataset }: Pick<FavorecidoSection, 'dataset'>): string =>
  TITLES[dataset] ?? pageFor(dataset)?.title ?? dataset;

/** The id of a part on the page: a dataset may name the favorecido in two fields. */
export const placeOf = ({ dataset, campo }: Pick<FavorecidoSection, 'dataset' | 'campo'>): string =>
  `${dataset}-${campo}`;

/** Sorts parts from the tender to the payment, then the rest as the menu has it. */
export const inOrder = (parts: readonly FavorecidoSection[]): FavorecidoSection[] =>
  [...parts].sort((a, b) => rankOf(a) - rankOf(b) || parts.indexOf(a) - parts.indexOf(b));

const rankOf = ({ dataset }: FavorecidoSection): number =>
  ORDER.includes(dataset) ? ORDER.indexOf(dataset) : ORDER.length;

/**
 * The columns of a list, without the favorecido, whom the page names, and with what each row belongs to, which it does
 * not.
 */
export function shownOf(set: Dataset, campo: string, most: number): Dataset {
  const who = [campo, set.holders?.[campo] ?? ''];
  const columns = set.list.columns
    .map((column) => [column].flat().filter((name) => !who.includes(name)))
    .filter((names) => names.length > 0);
  const parent = Object.keys(set.links ?? {}).find((name) => set.key.includes(name) && !who.includes(name));
  const untold = parent && !set.detail && !columns.flat().includes(parent);
  const whole = untold ? [[parent, ...set.key.filter((name) => name !== parent).slice(0, 1)], ...columns] : columns;
  return {
    ...set,
    list: {
      ...set.list,
      columns: fitting(set, whole, most).map(([name = '', under]) => (under ? [name, under] : name)),
    },
  };
}

/** Drops the last columns of words where there is no room for all: figures are what one came for. */
function fitting(set: Dataset, columns: readonly string[][], most: number): readonly string[][] {
  const spare = columns.findLastIndex(([name = ''], i) => i > 0 && fieldOf(set, name).align === 'start');
  if (columns.length <= most || spare < 0) return columns;
  return fitting(set, columns.toSpliced(spare, 1), most);
}
