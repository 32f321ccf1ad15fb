import { Fault } from '../http/fault.ts';

const MB = 1024 ** 2;

/** Bytes of attachments in memory, where they are sealed whole: of all senders together, and of one address, so that nobody takes all. */
export const UPLOAD_BUDGET = { all: 256 * MB, each: 64 * MB } as const;

/** The memory that attachments on their way in may take at a time. */
export class UploadBudget {
  #all = 0;
  readonly #each = new Map<string, number>();

  /** Reserves the bytes that a request announces, until the returned function is called. */
  reserve(address: string, bytes: number): () => void {
    const own = this.#each.get(address) ?? 0;
    if (this.#all + bytes > UPLOAD_BUDGET.all || own + bytes > UPLOAD_BUDGET.each)
      throw new Fault(
        429,
        'TOO_MANY_REQUESTS',
        'Há muitos arquivos chegando ao mesmo tempo. Espere um instante e envie este de novo.',
      );
    this.#add(address, bytes);
    return () => this.#add(address, -bytes);
  }

  #add(address: string, bytes: number): void {
    const own = (this.#each.get(address) ?? 0) + bytes;
    this.#all += bytes;
    if (own > 0) this.#each.set(address, own);
    else this.#each.delete(address);
  }
}
