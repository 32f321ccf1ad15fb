import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './contents.module.css';
import { useCurrentSection } from './current.ts';

/** A section of a long page: the element's id, its heading and how many records it has. */
export interface PageSection {
  id: string;
  label: string;
  count?: number;
}

/** The fewest sections that get an index: fewer are seen without one. */
const LEAST = 4;

/** The index of a long page, in a line that stays in sight and marks the section being read. */
export function Contents({ sections }: { sections: readonly PageSection[] }) {
  const line = useRef<HTMLElement>(null);
  const current = useCurrentSection(
    line,
    sections.map(({ id }) => id),
  );
  useFragment(sections);
  if (sections.length < LEAST) return null;
  return (
    <nav ref={line} className={styles.contents} aria-label="Nesta página">
      <ul>
        {sections.map(({ id, label, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={goTo}>
              {label}
              {count !== undefined && <small> {count.toLocaleString('pt-BR')}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows a section without a new entry in the history: the way back leads to the page before, not up this one. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { hash } = event.currentTarget;
  event.preventDefault();
  history.replaceState(history.state, '', hash);
  show(hash.slice(1));
}

function show(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** Shows the section that the address names, once it is there. */
function useFragment(sections: readonly PageSection[]): void {
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1));
    if (named && ids.split(' ').includes(named)) show(named);
  }, [ids]);
}
