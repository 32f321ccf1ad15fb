import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../catalog/site/shell.ts';
import { usePortal } from '../portal.ts';
import { useFolded } from '../ui/narrow.ts';
import { useLocation } from '../ui/router.tsx';
import { isHere } from './here.ts';

/**
 * The delays of the pointer, in milliseconds: one that only crosses a subject unfolds nothing, and one that slips off
 * has time to return.
 */
const ENTER = 150;
const LEAVE = 300;

export const holds = (pages: readonly MenuItem[], pathname: string, chamber: boolean): boolean =>
  pages.some(({ txtUrl }) => isHere(pathname, txtUrl, chamber));

/** The state of one subject of the menu, and the ways to fold and unfold it. */
export interface FoldState {
  open: boolean;
  toggle(): void;
  close(): void;
  /** Folds the panel when the focus leaves it, where it covers the page. */
  leave?(): void;
  enter?(event: PointerEvent): void;
  exit?(event: PointerEvent): void;
}

interface Shown {
  /** The subjects unfolded by a press or a key; null until somebody chooses. */
  chosen: readonly string[] | null;
  /** The subject unfolded by the pointer that rests on it. */
  over: string | null;
}

/**
 * Which subjects are unfolded: one at a time where a panel covers the page, any in a folded menu, at first one's own.
 * `still` is true while the pointer rests where it followed a link: the page that comes is not covered again.
 */
export function useFolds(items: readonly MenuItem[], still: RefObject<boolean>) {
  const folded = useFolded();
  const { pathname } = useLocation();
  const { chamber } = usePortal();
  const [{ chosen, over }, setShown] = useState<Shown>({ chosen: null, over: null });
  const soon = useSoon();
  const here = items
    .filter(({ lstFilhos }) => holds(lstFilhos, pathname, chamber))
    .map(({ txtDescricao }) => txtDescricao);
  const pressed = chosen ?? (folded ? here : []);
  const close = () => {
    soon.cancel();
    setShown({ chosen: [], over: null });
  };
  const of = ({ txtDescricao: name }: MenuItem): FoldState => {
    const others = folded ? pressed.filter((other) => other !== name) : [];
    const fold = () => setShown({ chosen: others, over: null });
    const unfold = () => setShown({ chosen: [...others, name], over: null });
    const toggle = pressed.includes(name) ? fold : unfold;
    if (folded) return { open: pressed.includes(name), toggle, close: fold };
    const open = over === null ? pressed.includes(name) : over === name;
    const enter = (event: PointerEvent) => {
      if (open) return soon.cancel();
      if (event.pointerType === 'mouse' && !still.current && !isWalked(event))
        soon.run(() => setShown({ chosen: [], over: name }), ENTER);
    };
    const exit = () => soon.run(() => setShown((own) => ({ ...own, over: null })), LEAVE);
    return { open, toggle, close, leave: close, enter, exit };
  };
  return { of, close, hovered: over !== null };
}

/** Whether the keyboard is inside a panel: a pointer that passes must not take it away. */
const isWalked = ({ currentTarget }: PointerEvent): boolean =>
  Boolean(currentTarget.parentElement?.querySelector('[data-panel] :focus'));

/** A timer for one action, which starting another or leaving the page cancels. */
function useSoon() {
  const timer = useRef(0);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = (act: () => void, after: number) => {
    cancel();
    timer.current = window.setTimeout(act, after);
  };
  return { run, cancel };
}
