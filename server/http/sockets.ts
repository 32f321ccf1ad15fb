import type { Socket } from 'node:net';
import { addressGroup } from '../limits/address.ts';

/** Bounds of the connections that are open at once. */
export interface SocketBounds {
  /** Of all addresses, and of one. */
  most: number;
  mostPerAddress: number;
  /** Whether an address may have as many as it wants: all visitors come through the connections of a proxy. */
  isExempt(address: string): boolean;
  /** Milliseconds after which a connection that asks for nothing is ended, whatever else it sends. */
  idleMs: number;
}

/** What is known of a connection: how many requests of it are worked on, and when the last one came or ended. */
interface SocketState {
  asking: number;
  heardAt: number;
}

/** The connections of one address, the oldest first. */
interface OpenSockets {
  address: string;
  sockets: Set<Socket>;
}

/**
 * Bounds the connections that are open, of each address and of all of them. When there is no place left, the address with
 * most loses the oldest one that is asking for nothing: ten thousand idle connections keep nobody out.
 */
export class SocketBound {
  readonly #bounds: SocketBounds;
  readonly #open = new Map<string, OpenSockets>();
  /** Addresses by how many connections they have, so that the one with most is found without looking at all. */
  readonly #bySize: Set<OpenSockets>[] = [];
  readonly #states = new WeakMap<Socket, SocketState>();
  #count = 0;

  constructor(bounds: SocketBounds) {
    this.#bounds = bounds;
  }

  /** Counts a new connection, or ends it at once if its address has too many. */
  admit(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const isExempt = this.#bounds.isExempt(remoteAddress);
    const address = addressGroup(remoteAddress);
    const held = isExempt ? 0 : (this.#open.get(address)?.sockets.size ?? 0);
    if (held >= this.#bounds.mostPerAddress || (this.#count >= this.#bounds.most && !this.#makeRoom(held))) {
      socket.destroy();
      return;
    }
    this.#count++;
    socket.once('close', () => this.#count--);
    this.#states.set(socket, { asking: 0, heardAt: performance.now() });
    if (!isExempt) this.#keep(address, socket);
  }

  /** Notes that a request came on a connection and, where that is not done at once, that it is worked on or ended. */
  hear(socket: Socket, change: 1 | 0 | -1): void {
    const state = this.#states.get(socket);
    if (!state) return;
    state.asking += change;
    state.heardAt = performance.now();
  }

  /**
   * Ends connections that have asked for nothing for a while. Node would keep one whose client sends an empty line now and
   * then, which is no request and counts as life.
   */
  sweep(): void {
    const before = performance.now() - this.#bounds.idleMs;
    for (const { sockets } of this.#open.values())
      for (const socket of sockets) if (this.#isIdle(socket, before)) socket.destroy();
  }

  /** Whether a connection asks for nothing, and last did before a moment. */
  #isIdle(socket: Socket, before = Number.POSITIVE_INFINITY): boolean {
    const state = this.#states.get(socket);
    return state?.asking === 0 && state.heardAt < before;
  }

  #keep(address: string, socket: Socket): void {
    const own = this.#open.get(address) ?? { address, sockets: new Set() };
    this.#open.set(address, own);
    this.#resize(own, () => own.sockets.add(socket));
    socket.once('close', () => this.#leave(own, socket));
  }

  #leave(own: OpenSockets, socket: Socket): void {
    this.#resize(own, () => own.sockets.delete(socket));
    if (own.sockets.size === 0) this.#open.delete(own.address);
  }

  #resize(own: OpenSockets, change: () => unknown): void {
    this.#bySize[own.sockets.size]?.delete(own);
    change();
    const { size } = own.sockets;
    if (size === 0) return;
    this.#bySize[size] ??= new Set();
    this.#bySize[size].add(own);
  }

  /** Ends an idle connection of the address that has most; false where a newcomer has no fewer, or none is idle. */
  #makeRoom(held: number): boolean {
    for (let size = this.#bounds.mostPerAddress; size > held + 1; size--)
      for (const { sockets } of this.#bySize[size] ?? [])
        for (const socket of sockets)
          if (this.#isIdle(socket)) {
            socket.destroy();
            return true;
          }
    return false;
  }
}
