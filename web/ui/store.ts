import { useSyncExternalStore } from 'react';

/** A value that code anywhere may change and components watch. */
export class Store<T> {
  #value: T;
  readonly #watchers = new Set<() => void>();

  constructor(first: T) {
    this.#value = first;
  }

  change(step: (value: T) => T): void {
    this.#value = step(this.#value);
    for (const watcher of this.#watchers) watcher();
  }

  readonly #subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The value in a component, now and after each change. */
  use(): T {
    return useSyncExternalStore(this.#subscribe, () => this.#value);
  }
}
