import { type RefObject, useEffect, useState } from 'react';

/** A section that was gone to begins a little under the line. */
const MARGIN = 24;

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
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
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
