import { parse } from 'csv-parse/sync';

/** The columns that the file of an edition has. */
const COLUMNS = [
  ...(['criterio', 'dimensao', 'nome', 'peso', 'pede', 'classe', 'orgaos', 'itens', 'prazo', 'filtros'] as const),
  ...(['atesta', 'negativa', 'pdf', 'pontosPrefeitura', 'pontosCamara'] as const),
] as const;

/** A line of an edition as its file has it. */
export type MatrixRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** The lines of an edition: comma-separated, in UTF-8. */
export function readEdition(csv: string): MatrixRow[] {
  const rows: MatrixRow[] = parse(csv, { columns: true, bom: true, relax_quotes: true });
  const missing = COLUMNS.filter((name) => rows[0]?.[name] === undefined);
  if (missing.length > 0)
    throw new Error(`the matrix has no column ${missing.join(', ')}: its first line names them, with commas between`);
  return rows;
}
