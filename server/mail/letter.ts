/** A letter as its feature wrote it, before it has a receiver. */
export interface WrittenLetter {
  assunto: string;
  /** Plain text: what people wrote is never read as anything else. */
  texto: string;
  orgao: string;
  site: string;
  /** Where an answer to the letter goes. */
  responder: string | null;
  /** The same in HTML, for letters that are lists of links. */
  html?: string;
  /** Address that a mailbox posts to when its reader leaves with one press (RFC 8058). */
  sair?: string;
}
