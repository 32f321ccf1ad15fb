/** A question that many ask, with its answer made safe to show. */
export interface Pergunta {
  /** Its place in the page: `/perguntas#como-pedir`. */
  slug: string;
  categoria: string;
  pergunta: string;
  /** HTML of words, lists, tables and links. */
  resposta: string;
  /** The answer without marks. */
  texto: string;
  /** The day of its last change, where the body says it. */
  atualizada: string | null;
}
