import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a table is wider than its frame. Only then does the frame scroll: inside one that scrolls, the heads could not
 * stay in sight while the page moves. Until it is measured it counts as wider: as the server wrote it, it would widen the page.
 */
export function useSpill(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [spills, setSpills] = useState(true);
  useLayoutEffect(() => {
    const own = frame.current;
    const table = own?.querySelector('table');
    if (!own || !table) return;
    const look = () => setSpills(table.offsetWidth > own.clientWidth);
    const watch = new ResizeObserver(look);
    look();
    watch.observe(own);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return [frame, spills];
}
