import { useSyncExternalStore } from 'react';
import { button } from './button.ts';
import styles from './confirm.module.css';
import { Dialog } from './dialog.tsx';

interface Question {
  title: string;
  text: string;
  /** The word on the button that goes on. */
  yes: string;
  answer(yes: boolean): void;
}

let question: Question | null = null;
const watchers = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const watcher of watchers) watcher();
}

/** Asks before what cannot be undone. Closing the window is a no. Callable from anywhere. */
export function confirm(asked: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => set({ ...asked, answer: resolve }));
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Where the question appears. */
export function Confirmation() {
  const asked = useSyncExternalStore(subscribe, () => question);
  if (!asked) return null;
  const settle = (yes: boolean) => () => {
    set(null);
    asked.answer(yes);
  };
  return (
    <Dialog title={asked.title} shape="notice" onClose={settle(false)}>
      <p>{asked.text}</p>
      <p className={styles.choices}>
        <button type="button" className={button()} onClick={settle(false)}>
          Não
        </button>
        <button type="button" className={button('primary')} onClick={settle(true)}>
          {asked.yes}
        </button>
      </p>
    </Dialog>
  );
}
