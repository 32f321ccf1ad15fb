import { amountOf } from '../../../catalog/busca/find.ts';
import { type Dataset, fieldOf, storedOf } from '../../../catalog/dataset.ts';
import type { PeriodFigures } from '../check/figures.ts';
import { countedRows, sayLeftOut } from '../check/leftout.ts';
import type { PeriodChange } from './periods.ts';
import { type LoadReport, RejectedLoad } from './report.ts';

/** So many lines in a hundred with letters of another encoding are no accident of one clerk. */
const GARBLED = 0.2;

export function refuseFaulty(report: LoadReport, dated: boolean, most: number): void {
  const { read, accepted, refused } = report;
  const asked = read - report.leftOut.reduce((sum, { linhas }) => sum + linhas, 0);
  if (refused > asked * most || (refused > 0 && accepted === 0))
    throw new RejectedLoad(
      `Nada foi publicado: ${refused} de ${asked} linhas foram recusadas. ${report.refusals[0]?.message ?? ''}`.trim(),
      report,
    );
  if (read === 0 && !dated)
    throw new RejectedLoad(
      'Nada foi publicado: o arquivo só tem o cabeçalho. Se não houve ocorrência, informe o período da carga.',
      report,
    );
  const garbled = report.warnings.find(({ tipo }) => tipo === 'codificacao')?.quantas ?? 0;
  if (garbled >= 20 && garbled > accepted * GARBLED)
    throw new RejectedLoad(
      `Nada foi publicado: ${garbled} de ${accepted} linhas têm letras estragadas, como “Ã§” no lugar de “ç”. O arquivo foi aberto em uma codificação e salvo em outra: exporte-o de novo do sistema de origem.`,
      report,
    );
}

/** Nobody but the publisher knows whether lines that repeat others are a page exported twice: what is dropped may be somebody's pay. */
export function refuseDoubt(report: LoadReport): void {
  const doubt = report.warnings.find(({ tipo }) => tipo === 'duvida');
  if (!doubt) return;
  throw new RejectedLoad(
    `Nada foi publicado: ${doubt.mensagem} Parece uma página exportada duas vezes. Se for, envie de novo com --repetidas descartar; se são registros de verdade, com --repetidas manter.`,
    report,
  );
}

/** A file of other periods says nothing of the one that was asked for: it must not empty it. */
export function refuseAbsent(report: LoadReport): void {
  const { accepted, changes } = report;
  const absent = changes.filter(({ depois }) => accepted === 0 || depois.linhas === 0).map(({ periodo }) => periodo);
  if (report.leftOut.length === 0 || absent.length === 0) return;
  throw new RejectedLoad(
    `Nada foi publicado: o arquivo não tem linha de ${listed(absent)}; tem ${sayLeftOut(report.leftOut)}. Confira o período e o arquivo. Se não houve ocorrência em ${listed(absent)}, envie um arquivo só com o cabeçalho.`,
    report,
  );
}

/** In a period of fewer rows, a sum that falls is a correction as often as a mistake. */
const FEW = 10;
const FALL = 0.5;
/** Periods that a sentence names. */
const NAMED = 12;

/** A period would lose half of its rows or of a sum: the file was cut, is of another body, or has stray rows of that period. */
export function refuseFall(report: LoadReport, set: Dataset): void {
  const fallen = report.changes.filter((change) => fallenIn(set, change, report.changes.length > 1).length > 0);
  if (fallen.length === 0) return;
  const others = report.changes.filter((change) => !fallen.includes(change)).map(({ periodo }) => periodo);
  const told = fallen.slice(0, NAMED).map((change) => fallOf(set, change));
  const more = fallen.length > NAMED ? `; e mais ${fallen.length - NAMED} períodos` : '';
  const what = fallen.length === 1 ? 'um período perderia' : `${fallen.length} períodos perderiam`;
  throw new RejectedLoad(
    `Nada foi publicado: ${what} a maior parte do que tem publicado. ${told.join('; ')}${more}. ${remedy(others)}`,
    report,
  );
}

/** The figures of a period that would lose half. In a file of several periods a few stray rows may replace a few good ones. */
function fallenIn(set: Dataset, { antes, depois }: PeriodChange, mixed: boolean): string[] {
  const rows = antes?.linhas ?? 0;
  const judged = rows >= FEW ? ['linhas', ...summedIn(set)] : mixed ? ['linhas'] : [];
  return judged.filter((name) => (antes?.[name] ?? 0) > 0 && (depois[name] ?? 0) < (antes?.[name] ?? 0) * FALL);
}

const summedIn = (set: Dataset): string[] =>
  set.list.totals.filter((name) => storedOf(set).some(([stored]) => stored === name));

/** `2019: de 4.925 para 148 linhas, Valor pago de R$ 88,20 para R$ 3,10` */
function fallOf(set: Dataset, change: PeriodChange): string {
  const { periodo, antes, depois } = change;
  const sums = new Set([amountOf(set) ?? 'linhas', ...fallenIn(set, change, true)]);
  sums.delete('linhas');
  const step = (name: string, old: PeriodFigures | null): string => fieldOf(set, name).format(old?.[name] ?? 0);
  const rows = `${periodo}: de ${(antes?.linhas ?? 0).toLocaleString('pt-BR')} para ${countedRows(depois.linhas ?? 0)}`;
  return [
    rows,
    ...[...sums].map((name) => `${fieldOf(set, name).label} de ${step(name, antes)} para ${step(name, depois)}`),
  ].join(', ');
}

function remedy(others: readonly string[]): string {
  const only =
    others.length > 0 && others.length <= NAMED
      ? `para publicar só ${listed(others)} e deixar o resto de fora, ${others.map((period) => `--periodo ${period}`).join(' ')}; `
      : '';
  return `Confira o arquivo e envie de novo: ${only}para juntar estas linhas às publicadas, em todos os períodos do arquivo, --acrescenta; se a queda está certa, --force. (Por HTTP: ${only ? 'periodo, ' : ''}acrescenta, forcar.)`;
}

const listed = (periods: readonly string[]): string =>
  periods.length > NAMED ? `${periods.length} períodos` : periods.join(', ');
