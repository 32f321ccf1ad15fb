import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { Dever, DutyState } from '../../catalog/arquivos/dever.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { counted } from '../../catalog/texto/plural.ts';

/** How the parts of one period stand, in a few words. */
export interface DutySum {
  state: DutyState;
  text: string;
  more: string;
}

/** `2026–2029` for a plan, `2026` for a year, and the words for what is simply in force. */
export function yearLabel({ ano, anoFinal }: Pick<Dever, 'ano' | 'anoFinal'>): string {
  if (ano === null) return 'Em vigor';
  return anoFinal !== null && anoFinal > ano ? `${ano}–${anoFinal}` : String(ano);
}

/** Words for a statement: of something that others decide, that it is pending; else that there was none. */
export const declaredText = ({ waiting }: Pick<FileCategory, 'waiting'>): string =>
  waiting ?? 'Declarado que não houve';

/** Sums up the parts of a period: what is missing comes first, then what is still to come. */
export function sumUp(category: Pick<FileCategory, 'waiting'>, own: readonly Dever[]): DutySum {
  const count = (state: DutyState): number => own.filter(({ estado }) => estado === state).length;
  const [missing, coming, declared] = [count('falta'), count('a vencer'), count('declarado')];
  const done = `${own.length - missing - coming} de ${own.length} partes`;
  if (missing > 0 && missing < own.length)
    return { state: 'falta', text: done, more: counted(missing, 'não publicada', 'não publicadas') };
  if (missing > 0) {
    const isVague = own.some(({ semIndicacao }) => semIndicacao.length > 0);
    return { state: 'falta', text: isVague ? 'Partes não indicadas' : 'Não publicado', more: overdue(own) };
  }
  if (coming > 0)
    return coming === own.length
      ? { state: 'a vencer', text: 'Ainda não venceu', more: deadline(own) }
      : { state: 'a vencer', text: done, more: deadline(own) };
  if (declared === own.length) return { state: 'declarado', text: declaredText(category), more: '' };
  return { state: 'publicado', text: 'Publicado', more: lateText(own) };
}

const deadline = ([first]: readonly Dever[]): string => (first?.ate ? `até ${formatDay(first.ate)}` : '');

const overdue = ([first]: readonly Dever[]): string => (first?.ate ? `venceu em ${formatDay(first.ate)}` : '');

/** The longest delay among what came late. */
function lateText(own: readonly Dever[]): string {
  const late = Math.max(0, ...own.map(({ atraso }) => atraso ?? 0));
  return late > 0 ? `com ${counted(late, 'dia', 'dias')} de atraso` : '';
}

/** What stands below the state of one due: its day, its delay, or the day of the statement. */
export function detailText({ estado, ate, atraso, declaracao }: Dever): string {
  if (estado === 'declarado') return declaracao ? `em ${formatDay(declaracao.data)}` : '';
  if (estado === 'publicado') return atraso === null ? '' : `com ${counted(atraso, 'dia', 'dias')} de atraso`;
  if (ate === null) return '';
  return estado === 'falta' ? `venceu em ${formatDay(ate)}` : `até ${formatDay(ate)}`;
}

/** What is missing of one period. */
export interface MissingPeriod {
  key: string;
  when: string;
  /** Names of the missing parts; none where the whole document is. */
  parts: readonly string[];
  /** Since when: `venceu em 30/09/2026, há 49 dias`. */
  since: string;
}

/** The overdue parts of a category, period by period, the latest first. */
export function missingPeriods(duties: readonly Dever[]): MissingPeriod[] {
  const found = new Map<string, Dever[]>();
  for (const due of duties.filter(({ estado }) => estado === 'falta')) {
    const when = [due.periodo, yearLabel(due)].filter(Boolean).join(' de ');
    found.set(when, [...(found.get(when) ?? []), due]);
  }
  return [...found].reverse().map(([when, own]) => ({
    key: when,
    when,
    parts: shortNames(own.flatMap(({ nome }) => nome ?? [])),
    since: sinceText(own),
  }));
}

/** Names that are told whole; of more, what stands before the dash: the number of the annex. */
const FEW = 2;

/** The names of parts as a line tells them: a few whole, many by their numbers. */
export const shortNames = (names: readonly string[]): string[] =>
  names.length > FEW ? names.map((name) => name.split(' – ')[0] ?? name) : [...names];

const sinceText = (own: readonly Dever[]): string => {
  const late = own[0]?.atraso ?? 0;
  return late > 0 ? `${overdue(own)}, há ${counted(late, 'dia', 'dias')}` : '';
};
