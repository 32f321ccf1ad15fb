import type { Dataset } from '../dataset.ts';
import { formatDay } from '../fields/date.ts';
import { counted } from '../texto/plural.ts';
import { lapseDay, type PntpClock, parseClock, seriesYears } from './clock.ts';
import type { Criterion } from './criterion.ts';
import { found, type ItemFinding, type PlaceFindings } from './finding.ts';
import type { MatrixLine } from './matrix.ts';
import { gradeExport, gradeFilters, type TriedDataset } from './tried.ts';

/** The rows of a year that a criterion speaks of. */
export interface YearRows {
  linhas: number;
  /** Rows that lack something. */
  pendentes: number;
  /** Fields that the criterion asks for and no row of the year has. */
  vazios?: readonly string[];
}

/** What is stored of the rows that a criterion speaks of. Nothing in it depends on the day it is looked at. */
export interface DatasetFacts {
  /** What there is of each year. */
  anos: Readonly<Record<string, YearRows>>;
  /** Newest day of the content that the criterion names or, where it names none, of the reference; never of a load. */
  recente: string | null;
  /** Days of the content that were still to come when the rows were read, the first of them first. */
  proximos?: readonly string[];
  /** Newest day that the body says its rows go to. */
  referencia: string | null;
  /** Spans of days of which it was stated that there was nothing. */
  declarados: readonly { de: string; ate: string }[];
}

/** Grades one dataset by what a criterion asks of it and what its files and filters did, as of a day. */
export function gradeDataset(
  line: MatrixLine,
  set: Dataset,
  asked: Criterion,
  facts: DatasetFacts,
  tried: TriedDataset | undefined,
  today: string,
): PlaceFindings {
  const clock = line.prazo === null ? null : parseClock(line.prazo);
  const stated = line.aceitaDeclaracao ? facts.declarados : [];
  const newest = newestOf(isByReference(clock) ? facts.referencia : contentDay(facts, today), stated, today);
  const series = seriesYears(clock, newest, today);
  const [last = ALWAYS] = series;
  const isStatedOnly = rowsOf(facts) === 0 && isStanding(stated, last);
  return {
    disponibilidade:
      rowsOf(facts) === 0
        ? found(isStatedOnly, statedProof(set, stated, isStatedOnly))
        : gradeRows(set, asked, facts, isEachCounted(clock) ? ALWAYS : last),
    atualidade: gradeAge(clock, newest, today),
    serie: gradeSeries(set, series, facts, stated),
    gravacao: isStatedOnly ? found(true, STATED) : gradeExport(set, asked, tried),
    ...(asked.filtros.length > 0 && { filtro: isStatedOnly ? found(true, STATED) : gradeFilters(set, asked, tried) }),
  };
}

const STATED = 'declarado que não houve';

/** Whether a statement speaks of what is there now: one of a year long ended says nothing of the years since. */
const isStanding = (stated: DatasetFacts['declarados'], last: number): boolean =>
  stated.some(({ ate }) => ate >= `${last}-12-31`);

const rowsOf = ({ anos }: DatasetFacts): number => Object.values(anos).reduce((sum, { linhas }) => sum + linhas, 0);

/** The years that answer for what is there now: those after the series or, where nothing came since, the newest. */
function yearsNow({ anos }: Pick<DatasetFacts, 'anos'>, after: number): string[] {
  const years = Object.keys(anos).sort();
  const now = years.filter((year) => Number(year) > after);
  return now.length > 0 ? now : years.slice(-1);
}

/** Stands for the year before all others. */
const ALWAYS = 0;

/** Whether the term runs from an act of each row, as from the signature of a contract: no row is of the past then. */
const isEachCounted = (clock: PntpClock | null): boolean => clock?.by === 'working';

/** The newest day of the content that has come: what was to come when the rows were read may have come since. */
const contentDay = ({ recente, proximos = [] }: DatasetFacts, today: string): string | null =>
  proximos.filter((day) => day <= today).at(-1) ?? recente;

/** Whether the day that the rows go to tells their age: nothing new has to come of what ended. */
const isByReference = (clock: PntpClock | null): boolean =>
  clock?.by === 'running' || (clock?.by === 'working' && clock.after !== null);

function newestOf(recente: string | null, stated: DatasetFacts['declarados'], today: string): string | null {
  const days = [recente, ...stated.map(({ ate }) => ate)].filter((day): day is string => day !== null);
  const last = days.sort().at(-1) ?? null;
  return last !== null && last > today ? today : last;
}

function gradeRows(set: Dataset, asked: Criterion, facts: DatasetFacts, after: number): ItemFinding {
  const missing = asked.campos.filter((name) => !Object.hasOwn(set.fields, name));
  if (missing.length > 0) return found(false, `${set.title} não traz ${missing.join(', ')}`);
  const years = yearsNow(facts, after);
  const now = years.flatMap((year) => facts.anos[year] ?? []);
  const pendentes = now.reduce((sum, one) => sum + one.pendentes, 0);
  const linhas = now.reduce((sum, one) => sum + one.linhas, 0);
  if (pendentes > 0)
    return found(
      false,
      `${number(pendentes)} de ${number(linhas)} ${set.plural} de ${spanOf(years)} sem o que se pede`,
    );
  const empty = now.flatMap(({ vazios = [] }) => vazios);
  if (empty.length > 0) return found(false, `${set.title} de ${spanOf(years)}: ${emptyWords(set, empty)}`);
  return found(true, `${set.title}: ${counted(rowsOf(facts), 'linha', 'linhas')}`);
}

/** `2026`, or `2023 a 2026` */
const spanOf = (years: readonly string[]): string =>
  years.length > 1 ? `${years[0]} a ${years.at(-1)}` : (years[0] ?? '');

/** `nenhuma linha traz Função, Fonte de recurso` */
const emptyWords = ({ fields }: Dataset, names: readonly string[]): string =>
  `nenhuma linha traz ${[...new Set(names)].map((name) => fields[name]?.label ?? name).join(', ')}`;

/** What is said of data that were never published nor stated. */
export const nothingOf = ({ title }: Dataset): string => `${title}: nada publicado`;

function statedProof(set: Dataset, stated: DatasetFacts['declarados'], isStanding: boolean): string {
  if (stated.length === 0) return nothingOf(set);
  const spans = stated.map(({ de, ate }) => `${STATED} de ${formatDay(de)} a ${formatDay(ate)}`);
  return `${set.title}: ${[...new Set(spans)].join('; ')}${isStanding ? '' : ', e nada depois'}`;
}

/** Grades the age of the newest data by a clock. */
export function gradeAge(clock: PntpClock | null, newest: string | null, today: string): ItemFinding {
  if (newest === null) return found(false, 'sem data');
  if (clock === null) return found(true, `mais recente ${formatDay(newest)}`);
  const lapses = lapseDay(clock, newest);
  const prova = `mais recente ${formatDay(newest)}`;
  return lapses !== null && lapses <= today ? { ...found(false, prova), venceuEm: lapses } : found(true, prova, lapses);
}

function gradeSeries(
  set: Dataset,
  years: readonly number[],
  facts: DatasetFacts,
  stated: DatasetFacts['declarados'],
): ItemFinding {
  const told = years.map((year) => {
    const { linhas = 0, pendentes = 0, vazios = [] } = facts.anos[year] ?? {};
    const isStated = stated.some(({ de, ate }) => de <= `${year}-01-01` && ate >= `${year}-12-31`);
    const lacks = pendentes > 0 ? `, ${number(pendentes)} sem o que se pede` : '';
    const empty = vazios.length > 0 ? `, ${emptyWords(set, vazios)}` : '';
    const prova = linhas > 0 ? `${number(linhas)}${lacks}${empty}` : 'nada';
    return {
      isMet: linhas > 0 ? pendentes === 0 && vazios.length === 0 : isStated,
      prova: `${year}: ${linhas === 0 && isStated ? STATED : prova}`,
    };
  });
  return found(
    told.every(({ isMet }) => isMet),
    told.map(({ prova }) => prova).join('; '),
  );
}

const number = (value: number): string => value.toLocaleString('pt-BR');
