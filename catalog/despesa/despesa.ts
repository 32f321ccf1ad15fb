import { APLICACOES, CATEGORIAS_ECONOMICAS, ELEMENTOS, GRUPOS_DESPESA } from '../codes/naturezas.ts';
import type { Node } from '../sums/node.ts';

/** One way to sort expenses. */
export interface Dimension {
  id: string;
  label: string;
  plural: string;
  /** The field of empenhos, liquidações, pagamentos and the budget that holds its code; parts of a nature have none. */
  field?: string;
  /** Names that the law gives; the body gives the others. */
  names?: Readonly<Record<string, string>>;
  /** What people ask next, first what is most sensible. */
  next: readonly string[];
}

const LAST = ['elemento', 'favorecido'];

/** In the order in which they are offered. */
export const DIMENSIONS: readonly Dimension[] = [
  { id: 'orgao', label: 'Órgão', plural: 'órgãos', field: 'codOrgao', next: ['unidade', 'funcao', ...LAST] },
  { id: 'unidade', label: 'Unidade', plural: 'unidades', field: 'codUnidade', next: ['funcao', 'acao', ...LAST] },
  { id: 'funcao', label: 'Função', plural: 'funções', field: 'codFuncao', next: ['subfuncao', 'acao', ...LAST] },
  {
    id: 'subfuncao',
    label: 'Subfunção',
    plural: 'subfunções',
    field: 'codSubFuncao',
    next: ['programa', 'acao', ...LAST],
  },
  { id: 'programa', label: 'Programa', plural: 'programas', field: 'codPrograma', next: ['acao', ...LAST] },
  { id: 'acao', label: 'Ação', plural: 'ações', field: 'codAcao', next: LAST },
  {
    id: 'categoria',
    label: 'Categoria econômica',
    plural: 'categorias econômicas',
    names: CATEGORIAS_ECONOMICAS,
    next: ['grupo', ...LAST],
  },
  {
    id: 'grupo',
    label: 'Grupo de despesa',
    plural: 'grupos de despesa',
    names: GRUPOS_DESPESA,
    next: ['modalidade', ...LAST],
  },
  {
    id: 'modalidade',
    label: 'Modalidade de aplicação',
    plural: 'modalidades de aplicação',
    names: APLICACOES,
    next: LAST,
  },
  { id: 'elemento', label: 'Elemento', plural: 'elementos', names: ELEMENTOS, next: ['favorecido', 'unidade'] },
  {
    id: 'fonte',
    label: 'Fonte de recurso',
    plural: 'fontes de recurso',
    field: 'codFonte',
    next: ['funcao', ...LAST],
  },
  { id: 'favorecido', label: 'Favorecido', plural: 'favorecidos', next: ['elemento', 'unidade'] },
];

/** In the order in which they are offered. */
export const DIMENSION_IDS: readonly string[] = DIMENSIONS.map(({ id }) => id);

export const dimensionOf = (id: string): Dimension | undefined => DIMENSIONS.find((one) => one.id === id);

/** How a node is divided when nobody says: by what the law asks first, then by what its last step leads to. */
export function usualOf({ path }: Node): string | null {
  const last = path.at(-1);
  if (!last) return 'funcao';
  const taken = new Set(path.map(({ dimension }) => dimension));
  return dimensionOf(last.dimension)?.next.find((id) => !taken.has(id)) ?? null;
}
