import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { GlossarioTerm } from '../../catalog/glossario/answer.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useAnswer } from './ask.ts';
import styles from './explain.module.css';

export interface Props {
  slug: string;
  /** The name that was asked about, until the term itself is here. */
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** Closes the window; with `back`, the focus returns to where it came from. */
  close(back: boolean): void;
}

/** The distance of the window from what it explains, and from the edges of the screen. */
const GAP = 8;

/** The meaning of a word, in a small window beside it. Escape, a press elsewhere or the way on with Tab close it. */
export function Explain({ slug, label, anchor, close }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { data, error } = useAnswer<GlossarioTerm>(`/glossario/${slug}`);
  const [term] = data ?? [];
  useLayoutEffect(() => {
    box.current?.showPopover();
    box.current?.focus({ preventScroll: true });
  }, []);
  // Placed after each render: its height is known only with its words.
  useLayoutEffect(() => place(box.current, anchor.current));
  useElsewhere(box, anchor, close);
  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={!term && !error}
      className={styles.box}
      onKeyDown={(event) => leave(event, box.current, close)}
    >
      <div className={styles.head}>
        <strong id={id}>{term?.termo ?? label}</strong>
        <button type="button" aria-label="Fechar" onClick={() => close(true)}>
          <Icon name="close" />
        </button>
      </div>
      {error && <p>A explicação não chegou. Confira sua conexão ou veja o glossário.</p>}
      {!term && !error && <p>Carregando…</p>}
      {term && <p>{term.explicacao}</p>}
      {term?.exemplo && <p className={styles.example}>Exemplo: {term.exemplo}</p>}
      <p>
        <Link to={`/glossario#${slug}`} onClick={() => close(false)}>
          Ver no glossário
        </Link>
      </p>
    </div>
  );
}

/** Places the window under what it explains, or over it where there is no room; it scrolls with the page. */
function place(box: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!box || !anchor) return;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.max(GAP, Math.min(left, clientWidth - box.offsetWidth - GAP));
  const below = bottom + GAP;
  const y = below + box.offsetHeight + GAP <= clientHeight ? below : Math.max(GAP, top - GAP - box.offsetHeight);
  box.style.left = `${x + window.scrollX}px`;
  box.style.top = `${y + window.scrollY}px`;
}

function useElsewhere(box: RefObject<HTMLElement | null>, anchor: Props['anchor'], close: Props['close']): void {
  const last = useRef(close);
  last.current = close;
  useEffect(() => {
    const look = ({ target }: Event) => {
      const inside = [box.current, anchor.current].some((own) => own?.contains(target as Node));
      if (!inside) last.current(false);
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [box, anchor]);
}

/** Closes the window when Tab leaves it: it stands at the end of the page, and the way goes on where it began. */
function leave(event: KeyboardEvent, box: HTMLElement | null, close: Props['close']): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const edges = event.shiftKey ? [stops[0], box] : [stops.at(-1)];
  const out = event.key === 'Tab' && edges.some((edge) => edge === document.activeElement);
  if (event.key !== 'Escape' && !out) return;
  event.preventDefault();
  event.stopPropagation();
  close(true);
}
