import { counted } from '../../catalog/texto/plural.ts';

/** What a file of a record is: a picture of somebody, or a document to be read. */
export type PaperKind = 'foto' | 'documento';

/** A file of a record, as its source names it, and the document that it becomes here. */
export interface HarvestPaper {
  /** The record and its field, the same at every reading: `materia/12/texto`. */
  chave: string;
  /** Null where the record has no file, or has it no more; undefined where the source does not say. */
  url: URL | null | undefined;
  /** Moment of the record's last change, where the source tells it; empty where it does not. */
  marca: string;
  kind: PaperKind;
  categoria: string;
  titulo: string;
  ano: number;
}

/** Why a file was not brought. */
export interface PaperProblem {
  titulo: string;
  motivo: string;
}

/** What came of the files of a reading. */
export interface PapersReport {
  novos: number;
  trocados: number;
  iguais: number;
  /** Documents that left the portal because the source has them no more. */
  retirados: number;
  /** Files that wait for the next reading. */
  faltam: number;
  /** Why some wait; null where none does, or where nothing was to be published. */
  espera: string | null;
  problemas: PaperProblem[];
  /** Sentences about documents that somebody should look at. */
  avisos: string[];
}

/** The paths of the documents that stand here, by the key of their file, and how that went. */
export interface BroughtPapers {
  paths: ReadonlyMap<string, string>;
  relatorio: PapersReport;
}

/** A harvest whose files are brought. */
export interface PapersTask {
  tenant: number;
  /** The source, as sentences name it: `o SAPL`. */
  fonte: string;
  papers: readonly HarvestPaper[];
  /** The year whose records were read, all of them: a document of it that none of them has is one too many. */
  ano: number;
  /** Whether to say only what would be brought. */
  dry: boolean;
}

/** Brings files of a source and publishes them as documents of the body. */
export type BringPapers = (task: PapersTask) => Promise<BroughtPapers>;

/** How the files of a reading went, in sentences: `3 documentos novos; 40 como estavam.` */
export function sayPapers({ novos, trocados, iguais, retirados, faltam, espera }: PapersReport): string {
  const parts = [
    ...(novos > 0 ? [counted(novos, 'documento novo', 'documentos novos')] : []),
    ...(trocados > 0 ? [counted(trocados, 'documento trocado', 'documentos trocados')] : []),
    ...(retirados > 0 ? [counted(retirados, 'documento retirado', 'documentos retirados')] : []),
    ...(iguais > 0 ? [counted(iguais, 'documento como estava', 'documentos como estavam')] : []),
  ];
  const came = parts.length > 0 ? `${parts.join('; ')}.` : '';
  if (faltam === 0) return came || 'Nenhum documento.';
  const waits = counted(faltam, 'documento fica', 'documentos ficam');
  return `${came} ${espera === null ? `${counted(faltam, 'documento seria buscado', 'documentos seriam buscados')}.` : `${waits} para a próxima leitura: ${espera}.`}`.trim();
}

/** What somebody should look at, a line for each document. */
export const linesOfPapers = ({ problemas, avisos }: PapersReport): string[] => [
  ...problemas.map(({ titulo, motivo }) => `“${titulo}” não foi publicado: ${motivo.replace(/\.$/, '')}.`),
  ...avisos,
];
