import { useEffect } from 'react';

/**
 * Leads the focus to the title of the page once the control that had it is gone: a button that did its work, a form that was
 * sent, a row that was removed. Else who has no mouse would start from the top of the window again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const held = ({ target }: FocusEvent): void => {
      last = target;
    };
    const watch = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
      // Until a page that is still read has its title, this is tried again.
      document.getElementById('titulo')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', held);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', held);
      watch.disconnect();
    };
  }, []);
}
