import { type RefObject, useEffect, useState } from 'react';

/** The distance under the line at which a section that was gone to begins. */
const MARGIN = 24;

/** The events that may bring another section under the line. */
const EVENTS = ['scroll', 'focusin'] as const;

/** The section being read, for an index in a line that stays in sight: the last one that begins above the line's lower edge. */
export function useCurrentSection(line: RefObject<HTMLElement | null>, ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const sections = all.split(' ');
    const look = () => {
      const edge = (line.current?.getBoundingClientRect().bottom ?? 0) + MARGIN;
      setCurrent(endedAt(sections) ?? sections.findLast((id) => topOf(id) < edge) ?? sections[0]);
    };
    look();
    for (const name of EVENTS) document.addEventListener(name, look, { passive: true });
    // The header becomes smaller after the scroll and writes what it covers into the root's style: the line moves with
    // it.
    const header = new MutationObserver(look);
    header.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      header.disconnect();
      for (const name of EVENTS) document.removeEventListener(name, look);
    };
  }, [line, all]);
  useEffect(() => reveal(line.current, current), [line, current]);
  return current;
}

/** The section that was gone to, where the page ends before it can reach the line. */
function endedAt(sections: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const ended = window.scrollY + window.innerHeight >= scrollHeight - 2;
  return ended ? sections.find((id) => document.activeElement?.id === id) : undefined;
}

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** Moves the line sideways, where it is wider than the window, until the marked section is in sight. The page stays. */
function reveal(line: HTMLElement | null, id: string | undefined): void {
  const link = id && line?.querySelector<HTMLElement>(`a[href$="#${CSS.escape(id)}"]`);
  if (link) line?.scrollTo({ left: link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2 });
}
