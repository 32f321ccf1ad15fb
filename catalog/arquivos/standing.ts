import type { Arquivo } from './answer.ts';
import type { FileCategory } from './category.ts';
import type { Dever, DocumentStatement, DutyState } from './dever.ts';
import { type FileDue, partTitle } from './duties.ts';

/** A published file, as far as duties ask. */
export type DutyFile = Pick<Arquivo, 'slug' | 'categoria' | 'titulo' | 'ano' | 'periodo' | 'partes' | 'data'>;

/** What a body put into a category: documents, and statements in the place of documents. */
export interface CategoryContents {
  files: readonly DutyFile[];
  statements: readonly DocumentStatement[];
}

/** How each due of a category stands on a day: published, declared, missing or not yet due. */
export function standingOf(
  category: FileCategory,
  dues: readonly FileDue[],
  kept: CategoryContents,
  today: string,
): Dever[] {
  const all = dues.map((due) => standOf(category, due, kept, today));
  return category.waiting ? sinceLastDecision(all) : all;
}

function standOf(category: FileCategory, due: FileDue, kept: CategoryContents, today: string): Dever {
  const near = kept.files.filter((file) => isOfPeriod(file, due));
  const files = near.filter(({ partes }) => due.parte === null || partes.includes(due.parte)).sort(newestFirst);
  const declaracao = kept.statements.find((one) => stands(one, due)) ?? null;
  const estado = stateOf(due, files.length > 0, declaracao !== null, today);
  const vague = estado === 'publicado' ? [] : near.filter(({ partes }) => partes.length === 0);
  return {
    ...due,
    nome: partTitle(category, due.parte),
    estado,
    // Others decide when their decision comes, so one that is published was never late.
    atraso: category.waiting && estado === 'publicado' ? null : lateness(due, estado, files.at(-1)?.data, today),
    arquivos: files.map(shown),
    declaracao: estado === 'publicado' ? null : declaracao,
    semIndicacao: vague.map(shown),
  };
}

const newestFirst = (one: DutyFile, other: DutyFile): number => (one.data < other.data ? 1 : -1);
const shown = ({ slug, titulo, data }: DutyFile): Dever['arquivos'][number] => ({ slug, titulo, data });

const isOfYear = (ano: number, due: FileDue): boolean =>
  due.ano === null || due.anoFinal === null || (ano >= due.ano && ano <= due.anoFinal);

const isOfPeriod = ({ categoria, ano, periodo }: DutyFile, due: FileDue): boolean =>
  categoria === due.categoria && isOfYear(ano, due) && (due.ano === null || periodo === due.periodo);

/** Whether a statement stands for a due: one without period or part is about all of them. */
const stands = ({ categoria, ano, periodo, parte }: DocumentStatement, due: FileDue): boolean =>
  categoria === due.categoria &&
  isOfYear(ano, due) &&
  (periodo === null || periodo === due.periodo) &&
  (parte === null || parte === due.parte);

function stateOf({ ate }: FileDue, published: boolean, declared: boolean, today: string): DutyState {
  if (published) return 'publicado';
  if (declared) return 'declarado';
  return ate !== null && today <= ate ? 'a vencer' : 'falta';
}

/** Days past the due day: until the first file that fulfilled it, or until today while it is missing. */
function lateness({ ate }: FileDue, estado: DutyState, first: string | undefined, today: string): number | null {
  const end = estado === 'publicado' ? first : estado === 'falta' ? today : undefined;
  if (ate === null || end === undefined || end <= ate) return null;
  return Math.round((Date.parse(end) - Date.parse(ate)) / 86_400_000);
}

/** Years asked for before the last decision: what was decided later is asked for besides, decided or pending. */
const SERIES = 3;

/** Decisions of others come late: the years before are counted from the last one that came. */
function sinceLastDecision(all: readonly Dever[]): Dever[] {
  const decided = all.flatMap(({ ano, estado }) => (estado === 'publicado' && ano !== null ? [ano] : []));
  const first = decided.length > 0 ? Math.max(...decided) - SERIES : 0;
  return all.filter(({ ano }) => ano === null || ano >= first);
}
