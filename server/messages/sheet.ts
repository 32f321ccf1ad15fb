import { REGRAS } from '../../catalog/mensagem/canal.ts';
import type { Relatorio } from '../../catalog/mensagem/relatorio.ts';
import { linhas } from '../../catalog/mensagem/tabela.ts';
import { quoted } from '../import/csv.ts';

/** For a spreadsheet: semicolons, a mark that says UTF-8, heads that people read. */
export function sheetOf(report: Relatorio): string {
  const rows = linhas(report).map(([part, item, figure]) => [
    String(report.ano),
    REGRAS[report.canal].titulo,
    part,
    item,
    figure === null ? '' : String(figure).replace('.', ','),
  ]);
  const lines = [['Ano', 'Canal', 'Parte', 'Item', 'Total'], ...rows];
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')}`;
}
