import type { BodyKind } from '../body.ts';

/** How much a criterion weighs in its dimension. */
export const CLASSES = ['essencial', 'obrigatoria', 'recomendada'] as const;
export type CriterionClass = (typeof CLASSES)[number];

/** How a class is written for people. */
export const CLASS_TITLES: Readonly<Record<CriterionClass, string>> = {
  essencial: 'Essencial',
  obrigatoria: 'Obrigatória',
  recomendada: 'Recomendada',
};

/** What the auditors check of a criterion, in their order. */
export const ITEMS = ['disponibilidade', 'atualidade', 'serie', 'gravacao', 'filtro'] as const;
export type CriterionItem = (typeof ITEMS)[number];

/** How the matrix abbreviates and names each item. */
export const ITEM_NAMES: Readonly<Record<CriterionItem, { letter: string; name: string }>> = {
  disponibilidade: { letter: 'D', name: 'Disponibilidade' },
  atualidade: { letter: 'A', name: 'Atualidade' },
  serie: { letter: 'S', name: 'Série histórica' },
  gravacao: { letter: 'G', name: 'Gravação de relatórios' },
  filtro: { letter: 'F', name: 'Filtro de pesquisa' },
};

/** The branch of government that a criterion speaks to. */
export type MatrixAudience = 'todos' | 'executivo' | 'legislativo';

/** What somebody has to answer for, since no program can judge it: the official site, or what a document says. */
export type AttestedMatter = 'site' | 'conteudo';

/** A criterion as an edition of the matrix has it. */
export interface MatrixLine {
  numero: string;
  dimensao: number;
  /** What it asks, in one sentence. */
  pede: string;
  classe: CriterionClass;
  orgaos: MatrixAudience;
  itens: readonly CriterionItem[];
  /** How old the newest data may be, as `catalog/pntp/clock.ts` reads it; null where age is not checked. */
  prazo: string | null;
  /** The filters it asks for, in words; null where it asks for none. */
  filtros: string | null;
  atesta: AttestedMatter | null;
  /** Whether a statement that there was nothing answers it; of a document that the law asks for, one speaks of parts alone. */
  aceitaDeclaracao: boolean;
  /** Whether a searchable PDF is enough of a file to save. */
  aceitaPdf: boolean;
}

export interface MatrixDimension {
  numero: number;
  nome: string;
  peso: number;
}

/** One edition of the auditors' matrix. */
export interface Matrix {
  edicao: number;
  dimensoes: readonly MatrixDimension[];
  criterios: readonly MatrixLine[];
}

const LEGISLATIVE: readonly BodyKind[] = ['camara'];
const EXECUTIVE: readonly BodyKind[] = ['prefeitura', 'estado'];

/** Whether a criterion is asked of a kind of body. An autarquia or a fundo answers only what is asked of all. */
function isAskedOf({ orgaos }: Pick<MatrixLine, 'orgaos'>, tipo: string): boolean {
  if (orgaos === 'todos') return true;
  return (orgaos === 'legislativo' ? LEGISLATIVE : EXECUTIVE).some((kind) => kind === tipo);
}

/** The criteria of a kind of body, in the order of the matrix. */
export const criteriaOfBody = (matrix: Matrix, tipo: string): MatrixLine[] =>
  matrix.criterios.filter((line) => isAskedOf(line, tipo));

/** Whether a text is the number of a criterion: `8.3`. */
export const CRITERION_NUMBER = /^\d{1,2}\.\d{1,2}$/;
