import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  text: string;
}

/** Long enough to be read twice. */
const SHOWN = 6_000;

let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Says in a corner that something was done. Callable from anywhere. */
export function toast(text: string): void {
  last += 1;
  const id = last;
  set([...toasts, { id, text }]);
  setTimeout(() => dismiss(id), SHOWN);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Where toasts appear. It is there before they are, or a screen reader would not hear them. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div aria-live="polite" className={styles.toasts}>
      {shown.map(({ id, text }) => (
        <p key={id} className={styles.toast}>
          {text}
          <button type="button" aria-label="Dispensar aviso" onClick={() => dismiss(id)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
