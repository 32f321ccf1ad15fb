import { Icon } from './icon.tsx';
import { Store, useStore } from './store.ts';
import styles from './toast.module.css';

/** The time that a toast is shown: long enough to be read twice. */
const SHOWN = 6_000;

const toasts = new Store<readonly { id: number; text: string }[]>([]);
let last = 0;

const dismiss = (id: number): void => toasts.change((shown) => shown.filter((toast) => toast.id !== id));

/** Shows in a corner that something was done. Callable from anywhere. */
export function toast(text: string): void {
  last += 1;
  const id = last;
  toasts.change((shown) => [...shown, { id, text }]);
  setTimeout(() => dismiss(id), SHOWN);
}

/** The place of toasts. It is in the page before they are, or a screen reader would not hear them. */
export function Toasts() {
  return (
    <div aria-live="polite" className={styles.toasts}>
      {useStore(toasts).map(({ id, text }) => (
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
