import { plusDays } from '../texto/day.ts';
import { found, type ItemFinding } from './finding.ts';

/** A document, or a part of one, that is due, and how it stands. */
export interface DueDocument {
  ano: number | null;
  periodo: string | null;
  parte: string | null;
  nome: string | null;
  /** Last day to publish it; null for what must always be there. */
  ate: string | null;
  estado: 'publicado' | 'declarado' | 'falta' | 'a vencer';
  arquivos: readonly unknown[];
}

/** What is due of a category, sorted by its day: what is always due comes first. */
const byDay = (dues: readonly DueDocument[]): DueDocument[] =>
  [...dues].sort((a, b) => ((a.ate ?? '') < (b.ate ?? '') ? -1 : (a.ate ?? '') > (b.ate ?? '') ? 1 : 0));

const isDone = ({ estado }: DueDocument): boolean => estado === 'publicado' || estado === 'declarado';
const isDue = ({ estado }: DueDocument): boolean => estado !== 'a vencer';

/** What is due under one name, as an annex: it comes back period after period. */
function strandsOf(dues: readonly DueDocument[]): DueDocument[][] {
  const names = [...new Set(dues.map(({ parte }) => parte))];
  return names.map((name) => byDay(dues.filter(({ parte }) => parte === name)));
}

/** `4º bimestre de 2026` */
const periodWords = ({ ano, periodo }: Pick<DueDocument, 'ano' | 'periodo'>): string =>
  [periodo, ano === null ? null : String(ano)].filter((part) => part !== null).join(' de ');

/** `Anexo 3, 4º bimestre de 2026` */
export const dueWords = (due: DueDocument): string =>
  [due.nome ?? 'documento', periodWords(due)].filter(Boolean).join(', ');

/** Whether a document is known by nothing but the word that there was none. */
const isOnlyStated = (dues: readonly DueDocument[]): boolean =>
  dues.some(isDone) && dues.every(({ arquivos }) => arquivos.length === 0);

const ONLY_STATED = 'só há declaração, e o documento é obrigatório';

/**
 * Grades whether the newest document is whole, and nothing that is due was never published. Where the law asks for the
 * document, a statement answers for parts of it alone.
 */
export function gradeDocuments(title: string, dues: readonly DueDocument[], mayState: boolean): ItemFinding {
  const strands = strandsOf(dues.filter(isDue));
  const never = strands
    .filter((strand) => !strand.some(isDone))
    .flatMap(([first]) => first?.nome ?? first?.parte ?? []);
  if (strands.length > 0 && strands.every((strand) => !strand.some(isDone)))
    return found(false, `${title}: nada publicado`);
  if (!mayState && isOnlyStated(dues)) return found(false, `${title}: ${ONLY_STATED}`);
  if (never.length > 0) return found(false, `${title}: nunca publicado: ${never.join('; ')}`);
  const newest = newestPeriod(dues);
  const missing = newest.filter((due) => isDue(due) && !isDone(due));
  if (missing.length > 0) return found(false, `${title}: falta ${missing.slice(0, 3).map(dueWords).join('; ')}`);
  return found(true, `${title}: ${newestProof(newest)}`);
}

/** Everything due in the newest period of which something was published. */
function newestPeriod(dues: readonly DueDocument[]): DueDocument[] {
  const last = byDay(dues.filter(({ arquivos }) => arquivos.length > 0)).at(-1);
  return dues.filter(({ ano, periodo }) => ano === (last?.ano ?? null) && periodo === (last?.periodo ?? null));
}

function newestProof(dues: readonly DueDocument[]): string {
  const [first] = dues;
  const period = first ? periodWords(first) : '';
  const done = dues.filter(isDone).length;
  const parts = done === 1 ? '1 documento ou parte' : `${done} documentos e partes`;
  return period === '' ? `${parts} em vigor` : `${parts} de ${period}`;
}

/** Grades whether what was due last is there. It lapses the day after the next due day. */
export function gradeDueLast(dues: readonly DueDocument[], mayState: boolean): ItemFinding {
  const newest = strandsOf(dues.filter(isDue)).flatMap((strand) => strand.slice(-1));
  const late = newest.filter((due) => !isDone(due));
  const next = byDay(dues.filter((due) => !isDue(due) && due.ate !== null))[0];
  if (late.length > 0) return found(false, `não publicado: ${late.slice(0, 3).map(dueWords).join('; ')}`);
  if (!mayState && isOnlyStated(newest)) return found(false, ONLY_STATED);
  const last = byDay(dues.filter((due) => isDue(due) && due.ate !== null)).at(-1);
  return found(true, last ? `em dia até ${periodWords(last)}` : 'em vigor', next?.ate ? plusDays(next.ate, 1) : null);
}

/** Grades whether what was due before the last is there; null where nothing comes back. */
export function gradeDueBefore(dues: readonly DueDocument[]): ItemFinding | null {
  const before = strandsOf(dues.filter((due) => isDue(due) && due.ano !== null)).flatMap((strand) =>
    strand.slice(0, -1),
  );
  if (before.length === 0) return null;
  const missing = before.filter((due) => !isDone(due));
  const years = [...new Set(before.flatMap(({ ano }) => ano ?? []))].sort();
  if (missing.length === 0) return found(true, `completos: ${years.join(', ')}`);
  return found(false, `faltam ${missing.length} de ${before.length}: ${missing.slice(0, 3).map(dueWords).join('; ')}`);
}
