import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { Rejected, type Report } from './report.ts';

/** So many lines in a hundred with letters of another encoding are no accident of one clerk. */
const GARBLED = 0.2;

export function refuseFaulty(report: Report, dated: boolean, most: number): void {
  const { read, accepted, refused } = report;
  if (refused > read * most || (refused > 0 && accepted === 0))
    throw new Rejected(
      `Nada foi publicado: ${refused} de ${read} linhas foram recusadas. ${report.refusals[0]?.message ?? ''}`.trim(),
      report,
    );
  if (read === 0 && !dated)
    throw new Rejected(
      'Nada foi publicado: o arquivo só tem o cabeçalho. Se não houve ocorrência, informe o período da carga.',
      report,
    );
  const garbled = report.warnings.find(({ tipo }) => tipo === 'codificacao')?.quantas ?? 0;
  if (garbled >= 20 && garbled > accepted * GARBLED)
    throw new Rejected(
      `Nada foi publicado: ${garbled} de ${accepted} linhas têm letras estragadas, como “Ã§” no lugar de “ç”. O arquivo foi aberto em uma codificação e salvo em outra: exporte-o de novo do sistema de origem.`,
      report,
    );
}

/** Nobody but the publisher knows whether lines that repeat others are a page exported twice: what is dropped may be somebody's pay. */
export function refuseDoubt(report: Report): void {
  const doubt = report.warnings.find(({ tipo }) => tipo === 'duvida');
  if (!doubt) return;
  throw new Rejected(
    `Nada foi publicado: ${doubt.mensagem} Parece uma página exportada duas vezes. Se for, envie de novo com --repetidas descartar; se são registros de verdade, com --repetidas manter.`,
    report,
  );
}

const FEW = 10;
const FALL = 0.5;

/** Half of what there was is gone: perhaps a file was cut, or is of another body. */
export function refuseFall(report: Report, set: Dataset): void {
  const { before, sums, accepted } = report;
  if (!before || (before.linhas ?? 0) < FEW) return;
  const now: Record<string, number> = { ...sums, linhas: accepted };
  const fallen = Object.entries(before).find(([name, old]) => old > 0 && (now[name] ?? 0) < old * FALL);
  if (!fallen) return;
  const [name, old] = fallen;
  const show = (value: number) =>
    name === 'linhas' ? value.toLocaleString('pt-BR') : fieldOf(set, name).format(value);
  const what = name === 'linhas' ? 'o número de linhas' : `o total de ${fieldOf(set, name).label}`;
  throw new Rejected(
    `Nada foi publicado: ${what} cairia de ${show(old)} para ${show(now[name] ?? 0)} em ${report.periods.join(', ')}. Se está certo, envie de novo com --force.`,
    report,
  );
}
