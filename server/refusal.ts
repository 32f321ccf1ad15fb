/** A fault that the person at the terminal can mend: its message is one sentence in Portuguese, shown without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Fields that a program gets besides the sentence. */
  readonly details: object;

  constructor(message: string, details: object = {}) {
    super(message);
    this.details = details;
  }
}
