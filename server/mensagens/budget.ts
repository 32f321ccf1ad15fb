import { Fault } from '../http/fault.ts';

const MB = 1024 ** 2;

/** Files are sealed whole, so they lie in memory: of all who send, and of one address, so that nobody takes all of it. */
export const UPLOAD_BUDGET = { all: 256 * MB, each: 64 * MB } as const;

/** How many bytes may be on their way in at a time. */
export class UploadBudget {
  #all = 0;
  readonly #each = new Map<string, number>();

  /** Takes room for what is announced, until the returned function is called. */
  take(who: string, bytes: number): () => void {
    const own = this.#each.get(who) ?? 0;
    if (this.#all + bytes > UPLOAD_BUDGET.all || own + bytes > UPLOAD_BUDGET.each)
      throw new Fault(
        429,
        'TOO_MANY_REQUESTS',
        'Há muitos arquivos chegando ao mesmo tempo. Espere um instante e envie este de novo.',
      );
    this.#add(who, bytes);
    return () => this.#add(who, -bytes);
  }

  #add(who: string, bytes: number): void {
    const own = (this.#each.get(who) ?? 0) + bytes;
    this.#all += bytes;
    if (own > 0) this.#each.set(who, own);
    else this.#each.delete(who);
  }
}
