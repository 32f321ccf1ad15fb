import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { button } from './button.ts';
import styles from './fold.module.css';

interface Props {
  label: ReactNode;
  /** The class of the button, such as a smaller one on a line of buttons. */
  className?: string | undefined;
  /** Whether what it unfolds is wider than a list of words: on a phone it takes the width of the page. */
  wide?: boolean;
  children: ReactNode;
}

/** A button that unfolds a few things to choose from over the page. Escape, or a click elsewhere, folds it again. */
export function Fold({ label, className, wide = false, children }: Props) {
  const own = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A window that something in the fold opened is not outside of it: it gives the focus back when it closes.
    const away = ({ target }: Event) => {
      if (!own.current?.open || !(target instanceof Element)) return;
      if (!own.current.contains(target) && !target.closest('[role="dialog"]')) own.current.open = false;
    };
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, away);
    return () => {
      for (const name of ['pointerdown', 'focusin']) document.removeEventListener(name, away);
    };
  }, []);
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !own.current?.open) return;
    own.current.open = false;
    own.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={own} className={wide ? `${styles.fold} ${styles.wide}` : styles.fold} onKeyDown={leave}>
      <summary className={[button(), className].filter(Boolean).join(' ')}>{label}</summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
