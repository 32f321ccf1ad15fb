import styles from './tip.module.css';

/** The distance of a tip from what it explains, and from the edges of the window. */
const GAP = 8;

// The tip repeats for the eye what the element's own label already tells a screen reader, so it says nothing there.
const tip = document.createElement('div');
tip.className = `${styles.tip}`;
tip.ariaHidden = 'true';
let owner: HTMLElement | null = null;

/** The elements that have tips: `data-tip` says one, and a text that `data-cut` keeps to its line says itself whole. */
const OWNERS = '[data-tip], [data-cut]';

/**
 * Shows from now on what `data-tip` says under whatever is pointed at or focused, or over it where there is no room;
 * the pointer may rest on it and Escape hides it.
 */
export function tips(): void {
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, look);
  document.addEventListener('focusout', () => show(null));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(null));
  window.addEventListener('scroll', () => owner && place(owner), { passive: true, capture: true });
  show(document.querySelector<HTMLElement>(`:is(${OWNERS}):is(:hover, :focus-visible)`));
}

function look(event: Event): void {
  if (!(event.target instanceof Element) || tip.contains(event.target)) return;
  const found = event.target.closest<HTMLElement>(OWNERS);
  show(found && asks(event, event.target) ? found : null);
}

/**
 * Whether an event asks for a tip. A finger does not: it already gets what it pressed, and the tip would lie on the
 * next thing to press.
 */
const asks = (event: Event, target: Element): boolean =>
  event instanceof PointerEvent ? event.pointerType === 'mouse' : target.matches(':focus-visible');

/** The words of a tip; none where a text has all the room it needs. */
function wordsOf({ dataset, textContent, scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): string {
  if (dataset.tip !== undefined) return dataset.tip;
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1 ? textContent : '';
}

function show(next: HTMLElement | null): void {
  const words = next ? wordsOf(next) : '';
  owner = words === '' ? null : next;
  tip.remove();
  if (!owner) return;
  tip.textContent = words;
  document.body.append(tip);
  place(owner);
}

function place(next: HTMLElement): void {
  const { left, right, top, bottom } = next.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = (left + right - width) / 2;
  const x = Math.max(GAP, Math.min(middle, clientWidth - width - GAP));
  const below = bottom + GAP;
  const y = below + height + GAP <= clientHeight ? below : top - GAP - height;
  tip.style.translate = `${x}px ${y}px`;
}
