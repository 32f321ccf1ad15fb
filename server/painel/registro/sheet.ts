import type { AtoVisto } from '../../../catalog/painel/registro/answer.ts';
import { actChanges, actWords } from '../../../catalog/painel/registro/diferenca.ts';
import { csvLine } from '../../../catalog/texto/csv.ts';
import { guardFormula } from '../../../catalog/texto/formula.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';

const BOM = '\uFEFF';
const HEADS = ['Nº', 'Quando', 'Quem', 'E-mail', 'Ato', 'Alvo', 'Antes', 'Depois', 'Resumo (SHA-256)'];

const line = (cells: readonly string[]): string => `${csvLine(cells.map(guardFormula))}\r\n`;

export const LOG_SHEET_HEAD = `${BOM}${line(HEADS)}`;

/** Lines of a spreadsheet, one for each act. */
export const logSheetLines = (acts: readonly AtoVisto[]): string => acts.map((act) => line(cellsOf(act))).join('');

function cellsOf({ numero, quando, quem, email, acao, alvo, antes, depois, resumo }: AtoVisto): string[] {
  const changes = actChanges(antes, depois);
  const side = (name: 'antes' | 'depois'): string =>
    changes
      .flatMap((change) =>
        change[name] === null ? [] : [change.campo ? `${change.campo}: ${change[name]}` : change[name]],
      )
      .join('; ');
  return [
    String(numero),
    momentOf(quando),
    quem,
    email ?? '',
    actWords(acao),
    alvo,
    side('antes'),
    side('depois'),
    resumo,
  ];
}
