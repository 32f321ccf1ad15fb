/** Something that is not as it was published. */
export interface VerifyDifference {
  orgao: string;
  /** What was compared: linhas, somas, arquivo da carga, resumo, busca, documento. */
  assunto: string;
  /** Where it is: a dataset and period, a load, the place of a document. */
  onde: string;
  /** What was expected and what was found, with their numbers. */
  texto: string;
}

/** A body whose data are compared. */
export interface VerifiedBody {
  id: number;
  slug: string;
}
