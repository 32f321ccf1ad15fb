import { type Dataset, fieldOf, storedOf } from '../../../catalog/dataset.ts';
import { countedRows, sayLeftOut } from '../check/leftout.ts';
import type { PeriodChange } from './periods.ts';
import { type LoadReport, RejectedLoad } from './report.ts';

/** So many lines in a hundred with letters of another encoding are no accident of one clerk. */
const GARBLED = 0.2;

/** Rows that a load was asked for. */
const askedOf = ({ read, leftOut }: LoadReport): number => read - leftOut.reduce((sum, { linhas }) => sum + linhas, 0);

/** Refuses a load of which more rows were refused than its publisher would lose. */
export function refuseFaulty(report: LoadReport, most: number): void {
  if (report.refused > askedOf(report) * most) throw tooFaulty(report);
}

/** Refuses a load of which nothing is left, whoever confirms it. */
export function refuseNothing(report: LoadReport, dated: boolean): void {
  if (report.refused > 0 && report.accepted === 0) throw tooFaulty(report);
  if (report.read === 0 && !dated)
    throw new RejectedLoad(
      'Nada foi publicado: o arquivo só tem o cabeçalho. Se não houve ocorrência, informe o período da carga.',
      report,
    );
}

const tooFaulty = (report: LoadReport): RejectedLoad =>
  new RejectedLoad(
    `Nada foi publicado: ${report.refused} de ${askedOf(report)} linhas foram recusadas. ${report.refusals[0]?.message ?? ''}`.trim(),
    report,
  );

/** Refuses a file of which many letters were saved in one encoding and read in another. */
export function refuseGarbled(report: LoadReport): void {
  const { accepted } = report;
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
  const mixed = report.changes.length > 1;
  const fallen = report.changes.filter((change) => isFall(set, change, mixed));
  if (fallen.length === 0) return;
  const others = report.changes.filter((change) => !fallen.includes(change)).map(({ periodo }) => periodo);
  const told = fallen.slice(0, NAMED).map((change) => fallOf(set, change));
  const more = fallen.length > NAMED ? `; e mais ${fallen.length - NAMED} períodos` : '';
  throw new RejectedLoad(
    `Nada foi publicado: ${whatFalls(set, fallen)}. ${told.join('; ')}${more}. ${remedy(others)}`,
    report,
  );
}

/** The figures of a period that would lose more than half: its rows, and what its list adds up. */
const halvedIn = (set: Dataset, { antes, depois }: PeriodChange): string[] =>
  ['linhas', ...summedIn(set)].filter(
    (name) => (antes?.[name] ?? 0) > 0 && (depois[name] ?? 0) < (antes?.[name] ?? 0) * FALL,
  );

/** In a file of several periods a few stray rows may replace a few good ones. */
function isFall(set: Dataset, change: PeriodChange, mixed: boolean): boolean {
  const halved = halvedIn(set, change);
  return (change.antes?.linhas ?? 0) >= FEW ? halved.length > 0 : mixed && halved.includes('linhas');
}

const summedIn = (set: Dataset): string[] =>
  set.list.totals.filter((name) => storedOf(set).some(([stored]) => stored === name));

/** A period that keeps its rows does not lose most of what it has: a sum falls. */
function whatFalls(set: Dataset, fallen: readonly PeriodChange[]): string {
  const one = fallen.length === 1;
  const where = one ? 'um período' : `${fallen.length} períodos`;
  const names = fallen.flatMap((change) => halvedIn(set, change));
  const rows = names.filter((name) => name === 'linhas').length;
  if (rows === fallen.length) return `${where} ${one ? 'perderia' : 'perderiam'} a maior parte do que tem publicado`;
  const what = names.length === 1 ? 'um valor somado cairia' : 'valores somados cairiam';
  return `${rows > 0 ? 'linhas ou ' : ''}${what} a menos da metade em ${where}`;
}

/** `2019: de 4.925 para 148 linhas, Valor pago de R$ 88,20 para R$ 3,10`: what falls, and nothing that grows. */
function fallOf(set: Dataset, change: PeriodChange): string {
  const steps = halvedIn(set, change).map((name) => stepOf(set, name, change));
  return `${change.periodo}: ${steps.join(', ')}`;
}

function stepOf(set: Dataset, name: string, { antes, depois }: PeriodChange): string {
  const [old, now] = [antes?.[name] ?? 0, depois[name] ?? 0];
  if (name === 'linhas') return `de ${old.toLocaleString('pt-BR')} para ${countedRows(now)}`;
  const { label, format } = fieldOf(set, name);
  return `${label} de ${format(old)} para ${format(now)}`;
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
