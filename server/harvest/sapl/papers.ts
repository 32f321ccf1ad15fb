import { hideCpf } from '../../../catalog/texto/privacy.ts';
import type { WireRow } from '../calls.ts';
import type { HarvestPaper } from '../papers.ts';
import type { SaplClient } from './client.ts';
import { idIn, type SaplRecord, textIn } from './record.ts';

/** A file of a record of SAPL: where it is, and what it is called here. */
export interface SaplFile {
  /** List of the record, its file's member, and the column of ours that leads to it. */
  resource: string;
  member: string;
  column: string;
  record: SaplRecord;
  categoria: string;
  titulo: string;
  kind?: HarvestPaper['kind'];
}

/** Letters of a title: what tells the document apart is at its beginning. */
const LONGEST_TITLE = 180;

/** The files that the records of a year have, noted while their rows are made. */
export class SaplPapers {
  readonly #sapl: SaplClient;
  readonly #year: number;
  readonly #wanted: { paper: HarvestPaper; row: WireRow; column: string }[] = [];

  constructor(sapl: SaplClient, year: number) {
    this.#sapl = sapl;
    this.#year = year;
  }

  get all(): HarvestPaper[] {
    return this.#wanted.map(({ paper }) => paper);
  }

  /** Notes the file of a record, and gives the record's row back. */
  note(row: WireRow, { resource, member, column, record, categoria, titulo, kind = 'documento' }: SaplFile): WireRow {
    const paper: HarvestPaper = {
      chave: `${resource}/${idIn(record)}/${member}`,
      url: this.#sapl.fileAt(record, member),
      marca: textIn(record, 'data_ultima_atualizacao'),
      kind,
      categoria,
      titulo: hideCpf(titulo).slice(0, LONGEST_TITLE).trim(),
      ano: this.#year,
    };
    this.#wanted.push({ paper, row, column });
    return row;
  }

  /** The rows, each leading to the documents that stand. */
  linked(rows: readonly WireRow[], paths: ReadonlyMap<string, string>): WireRow[] {
    const cells = new Map<WireRow, Record<string, string>>();
    for (const { paper, row, column } of this.#wanted) {
      const path = paths.get(paper.chave);
      if (path !== undefined) cells.set(row, { ...cells.get(row), [column]: path });
    }
    return rows.map((row) => ({ ...row, ...cells.get(row) }));
  }
}
