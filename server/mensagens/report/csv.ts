import { REGRAS } from '../../../catalog/mensagens/canal.ts';
import type { Relatorio } from '../../../catalog/mensagens/relatorio.ts';
import { linhas } from '../../../catalog/mensagens/tabela.ts';
import { csvLine } from '../../../catalog/texto/csv.ts';
import { guardFormula } from '../../../catalog/texto/formula.ts';

/** CSV of a report for spreadsheets: semicolons, a byte order mark, headers for people, nothing that runs as a formula. */
export function reportCsv(report: Relatorio): string {
  const rows = linhas(report).map(([part, item, figure]) => [
    String(report.ano),
    REGRAS[report.canal].titulo,
    part,
    item,
    figure === null ? '' : String(figure).replace('.', ','),
  ]);
  const lines = [['Ano', 'Canal', 'Parte', 'Item', 'Total'], ...rows];
  return `\uFEFF${lines.map((cells) => `${csvLine(cells.map(guardFormula))}\r\n`).join('')}`;
}
