import { useSyncExternalStore } from 'react';

/** A value that code anywhere may change and components watch. */
export class Store<T> {
  readonly #first: T;
  #value: T;
  readonly #watchers = new Set<() => void>();

  constructor(first: T, now = first) {
    this.#first = first;
    this.#value = now;
  }

  /** The value that the server rendered, and hydration begins with. */
  readonly first = (): T => this.#first;

  readonly read = (): T => this.#value;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  change(step: (value: T) => T): void {
    this.#value = step(this.#value);
    for (const watcher of this.#watchers) watcher();
  }
}

/** The value in a component, now and after each change. */
export const useStore = <T>({ watch, read, first }: Store<T>): T => useSyncExternalStore(watch, read, first);
