import type { Socket } from 'node:net';
import { addressGroup } from '../limits/address.ts';

/** Bounds the connections that one address holds open, so that nobody alone can take the server's places. */
export class SocketBound {
  readonly #most: number;
  readonly #isExempt: (address: string) => boolean;
  readonly #open = new Map<string, number>();

  /** A proxy is exempt: all visitors come through its connections. */
  constructor(most: number, isExempt: (address: string) => boolean) {
    this.#most = most;
    this.#isExempt = isExempt;
  }

  /** Counts a new connection, or ends it at once if its address has too many. */
  admit(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (this.#isExempt(remoteAddress)) return;
    const address = addressGroup(remoteAddress);
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) {
      socket.destroy();
      return;
    }
    this.#open.set(address, open + 1);
    socket.once('close', () => this.#leave(address));
  }

  #leave(address: string): void {
    const open = this.#open.get(address) ?? 0;
    if (open > 1) this.#open.set(address, open - 1);
    else this.#open.delete(address);
  }
}
