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
      focusTitle();
    });
    document.addEventListener('focusin', held);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', held);
      watch.disconnect();
    };
  }, []);
}

/** Leads to the top of each screen and the focus to its title, once its program and its data are there and nothing else has the focus. */
export function useFocusOnArrival(pathname: string): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!pathname || focusTitle()) return;
    const before = document.activeElement;
    const watch = new MutationObserver(() => {
      const now = document.activeElement;
      if ((now !== before && now !== document.body) || focusTitle()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
}

/** Puts the focus on the title, and tells whether it is there: that of the page before is hidden until this one is drawn. */
function focusTitle(): boolean {
  const title = document.getElementById('titulo');
  title?.focus({ preventScroll: true });
  return title !== null && document.activeElement === title;
}
