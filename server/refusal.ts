import { hideCpf } from '../catalog/texto/privacy.ts';

/**
 * A fault that the person at the terminal can mend: its message is one sentence in Portuguese, shown without a stack. It may
 * quote the name of a file or a cell, so a CPF in it is masked.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Fields that a program gets besides the sentence. */
  readonly details: object;

  constructor(message: string, details: object = {}) {
    super(hideCpf(message));
    this.details = details;
  }
}
