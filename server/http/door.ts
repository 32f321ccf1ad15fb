/** Whom a request comes from, as far as its host and its connection tell. */
export interface Caller {
  /** The body that it asks for; all hosts that nobody has are one. */
  body: string;
  weight: number;
  address: string;
}

type Begin = () => void;

/** Requests to one body that wait, first those of the address that was let in longest ago. */
class BodyLine {
  readonly #addresses = new Map<string, Begin[]>();
  readonly #weight: number;
  /** How many are let in before the next body's turn. */
  #credit: number;

  constructor(weight: number) {
    this.#weight = weight;
    this.#credit = weight;
  }

  get isEmpty(): boolean {
    return this.#addresses.size === 0;
  }

  add(address: string, begin: Begin): void {
    const waiting = this.#addresses.get(address);
    if (waiting) waiting.push(begin);
    else this.#addresses.set(address, [begin]);
  }

  /** Takes the next request and puts its address behind the others. */
  next(): Begin | undefined {
    for (const [address, waiting] of this.#addresses) {
      this.#addresses.delete(address);
      const begin = waiting.shift();
      if (waiting.length > 0) this.#addresses.set(address, waiting);
      return begin;
    }
    return undefined;
  }

  /** Counts one that was let in; true when it was the last of the body's turn. */
  spend(): boolean {
    this.#credit--;
    if (this.#credit > 0) return false;
    this.#credit = this.#weight;
    return true;
  }
}

/**
 * Lets requests in one at a time, and does between two of them whatever else the process has to do. Bodies take turns by
 * weight, and so do the addresses of a body: a thousand requests to one body delay one to another body by one or two. A
 * request that comes alone goes straight in.
 */
export class Door {
  readonly #lines = new Map<string, BodyLine>();
  #isBusy = false;

  enter({ body, weight, address }: Caller, begin: Begin): void {
    if (this.#isBusy) {
      const line = this.#lines.get(body) ?? new BodyLine(weight);
      this.#lines.set(body, line);
      line.add(address, begin);
      return;
    }
    this.#isBusy = true;
    setImmediate(() => this.#letIn());
    begin();
  }

  #letIn(): void {
    const begin = this.#next();
    this.#isBusy = begin !== undefined;
    if (!begin) return;
    setImmediate(() => this.#letIn());
    begin();
  }

  #next(): Begin | undefined {
    for (const [body, line] of this.#lines) {
      const begin = line.next();
      const isOver = line.spend();
      if (isOver || line.isEmpty) this.#lines.delete(body);
      if (isOver && !line.isEmpty) this.#lines.set(body, line);
      return begin;
    }
    return undefined;
  }
}
