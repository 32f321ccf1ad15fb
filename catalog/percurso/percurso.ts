/** The way of money: how it was bought, by what contract, committed, settled and paid. */
export const ETAPAS = ['licitacao', 'contrato', 'empenho', 'liquidacao', 'pagamento'] as const;

/** One document on the way. */
export interface Documento {
  /** The dataset it is a record of. */
  dataset: string;
  /** For people: `Pregão eletrônico PE 004/2025`. */
  nome: string;
  numero: string;
  /** The address of its page; null where other documents name it and nobody published it. */
  caminho: string | null;
  data: string | null;
  valor: number | null;
  /** Of a payment, the settlement that it pays. */
  liquidacao: string | null;
  /** What has to be known of it: its legal ground, that it was reversed, that something of it is missing. */
  notas: readonly string[];
}

export interface Etapa {
  etapa: (typeof ETAPAS)[number];
  titulo: string;
  documentos: readonly Documento[];
  /** How many there are and what they come to: of very many not all are sent. */
  total: number;
  soma: number | null;
  /** What is missing, said. */
  falta: string | null;
}

export interface Percurso {
  ok: true;
  data: readonly Etapa[];
}
