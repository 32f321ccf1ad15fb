import type { Row } from '../fields/field.ts';

/** What a load or a correction did to one record. */
export type TipoMudanca = 'novo' | 'alterado' | 'retirado';

/** One record that came, changed or went, and the load that did it. */
export interface Mudanca {
  /** The load; of a correction, the last load before it. */
  carga: number;
  /** When the load was published, or the correction made. */
  publicadaEm: string;
  /** When the portal wrote the change down, which is some time after: who reads in turns goes on from here. */
  registradaEm: string;
  periodo: string;
  tipo: TipoMudanca;
  /** The canonical texts of its key, in the order of the dataset's key. */
  chave: string[];
  /** Names of the fields whose values changed. */
  campos: string[];
  /**
   * The record as it stands now. Of one that a file no longer brings, as it last stood; of one that was withdrawn by a
   * correction, nothing.
   */
  registro: Row | null;
  /** The page of the record, where it has one. */
  para: string | null;
}
