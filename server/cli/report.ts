import { amountOf } from '../../catalog/busca/find.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { PeriodChange } from '../import/publish/periods.ts';
import type { LoadReport } from '../import/publish/report.ts';
import { formatCount } from './progress.ts';
import { textTable } from './table.ts';

const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra',
};
const SHOWN = 10;

/** A report as the lines that a person reads. */
export function lines(set: Dataset, report: LoadReport): string[] {
  return [
    `Arquivo: ${howOf(report)}.`,
    countsOf(report),
    ...sumsOf(set, report),
    ...periodsOf(set, report),
    ...report.warnings.map(({ mensagem }) => `Atenção: ${mensagem}`),
    ...report.refusals.slice(0, SHOWN).map(({ message }) => `Recusada: ${message}`),
    ...(report.refused > SHOWN ? [`… e mais ${formatCount(report.refused - SHOWN)} recusadas.`] : []),
    ...(report.refusedFile
      ? [`Todas as recusadas, com o motivo, para corrigir e enviar de novo: ${report.refusedFile}`]
      : []),
    outcomeOf(set, report),
  ];
}

function howOf({ found }: LoadReport): string {
  const { formato, codificacao, separador, layout } = found;
  return [
    formato,
    ...(separador ? [`separado por ${SEPARATORS[separador] ?? `“${separador}”`}`] : []),
    ...(codificacao ? [`em ${codificacao.toUpperCase()}`] : []),
    ...(layout ? [`leiaute “${layout}”`] : []),
  ].join(', ');
}

const countsOf = ({ read, accepted, refused }: LoadReport): string =>
  `Linhas: ${formatCount(read)} lidas, ${formatCount(accepted)} aceitas, ${formatCount(refused)} recusadas.`;

function sumsOf(set: Dataset, { sums, before, counted, append }: LoadReport): string[] {
  return (
    Object.entries(sums)
      // A column that the file does not have says nothing.
      .filter(([name, sum]) => fieldOf(set, name).currency && (sum !== 0 || before?.[name]))
      .map(([name, sum]) => {
        const { label, format } = fieldOf(set, name);
        // What is put beside other rows is not in the place of any.
        const old = append ? undefined : before?.[name];
        const then = old === undefined || old === sum ? '' : ` (antes, ${format(old)})`;
        return `Soma de ${label}: ${format(sum)}${then}${totalOf(set, name, counted?.[name])}`;
      })
  );
}

const AND = new Intl.ListFormat('pt-BR');

/**
 * The list's total where it counts only rows of some kind: it differs from the sum of all, and both are said. A portal of an
 * earlier version does not tell it.
 */
function totalOf(set: Dataset, name: string, counted: number | undefined): string {
  const only = set.list.counted?.[name];
  if (!only || counted === undefined) return '';
  const { format } = fieldOf(set, name);
  return `; no total da lista contam ${format(counted)} (${fieldOf(set, only.field).label}: ${AND.format(only.values)})`;
}

/** Periods that a screen has room for. */
const MOST = 40;

/** What comes of each period, when a load touches several: rows of a stray one would replace all that it had. */
function periodsOf(set: Dataset, { changes }: LoadReport): string[] {
  if (changes.length < 2) return [];
  const amount = amountOf(set);
  const label = amount ? fieldOf(set, amount).label.toUpperCase() : '';
  const heads = [
    'PERÍODO',
    'LINHAS ANTES',
    'DEPOIS',
    ...(amount ? [`${label} ANTES`, `${label} DEPOIS`] : []),
    'DADOS ATÉ',
  ];
  const shown = shrunkFirst(changes)
    .slice(0, MOST)
    .sort((a, b) => (a.periodo < b.periodo ? -1 : 1));
  const lines = textTable(
    heads,
    shown.map((change) => cellsOf(set, amount, change)),
    heads.slice(1, -1),
  );
  return changes.length > MOST ? [...lines, `… e mais ${changes.length - MOST} períodos.`] : lines;
}

function cellsOf(
  set: Dataset,
  amount: string | undefined,
  { periodo, antes, depois, referencia }: PeriodChange,
): string[] {
  const sum = (figures: PeriodChange['antes']): string =>
    amount ? fieldOf(set, amount).format(figures?.[amount] ?? 0) : '';
  return [
    periodo,
    formatCount(antes?.linhas ?? 0),
    formatCount(depois.linhas ?? 0),
    ...(amount ? [sum(antes), sum(depois)] : []),
    formatDay(referencia),
  ];
}

const shrunkFirst = (changes: readonly PeriodChange[]): PeriodChange[] => {
  const lost = ({ antes, depois }: PeriodChange): number => Math.max(0, (antes?.linhas ?? 0) - (depois.linhas ?? 0));
  return [...changes].sort((a, b) => lost(b) - lost(a));
};

function outcomeOf(set: Dataset, { carga, unchanged, rehearsal, append, periods, before }: LoadReport): string {
  const when =
    periods.length > 6 ? `${periods.length} períodos, de ${periods[0]} a ${periods.at(-1)}` : periods.join(', ');
  if (unchanged) return `Nada mudou: este mesmo arquivo já foi publicado na carga ${carga}.`;
  if (rehearsal) return `Conferido: pode ser publicado em ${set.id} (${when}). Nada foi alterado.`;
  const place = append ? 'acrescentadas às' : 'no lugar das';
  const old = before?.linhas ? ` ${place} ${formatCount(before.linhas)} que havia` : '';
  return `Publicado: carga ${carga} de ${set.id} (${when})${old}.`;
}
