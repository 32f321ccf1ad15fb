import { fold } from '../../../catalog/fields/choice.ts';
import { Refusal } from '../../refusal.ts';
import { type HeaderCells, layoutColumns, missingIn, type SourceLayout, usedBy } from './layout.ts';

/** The columns that a system never exports, still to be added to this file by its publisher. */
function unmetColumns(layout: SourceLayout, header: HeaderCells): string[] {
  const there = new Set(header.map(fold));
  const read = new Set(layoutColumns(layout).map(fold));
  return Object.keys(layout.pede).filter((column) => read.has(fold(column)) && !there.has(fold(column)));
}

/** What a publisher has to add to a file of a known system, a sentence for each column. */
export const unmetIn = (layout: SourceLayout, header: HeaderCells): string[] =>
  unmetColumns(layout, header).map((column) => layout.pede[column] ?? '');

/** The fields that a layout can fill from a file: not those of columns still to be added. */
export function filledFields(layout: SourceLayout, header: HeaderCells): string[] {
  const unmet = new Set(unmetColumns(layout, header).map(fold));
  const fills = ([, pick]: [string, SourceLayout['campos'][string]]) =>
    !usedBy(pick).some((column) => unmet.has(fold(column)));
  return Object.entries(layout.campos)
    .filter(fills)
    .map(([field]) => field);
}

/** A layout reads nothing from a file without its columns, whoever should have brought them. */
export function refuseUnmet(layout: SourceLayout, header: HeaderCells): void {
  const missing = missingIn(layout, layout.cabecalho ?? header);
  if (missing.length > 0)
    throw new Refusal(`O mapa “${layout.titulo}” lê colunas que o arquivo não tem: ${missing.join(', ')}.`);
  const unmet = unmetIn(layout, layout.cabecalho ?? header);
  if (unmet.length > 0) throw new Refusal(`“${layout.titulo}”: ${unmet.join(' ')}`);
}
