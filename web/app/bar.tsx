import { type MouseEvent, useEffect, useState } from 'react';
import { useErased } from '../ui/erased.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { browserShelf } from '../ui/shelf.ts';
import { wrap } from '../ui/wrap.ts';
import styles from './bar.module.css';
import {
  applySettings,
  describeChange,
  FIRST_SETTINGS,
  growText,
  invertContrast,
  isLargest,
  isSmallest,
  keepSettings,
  loadSettings,
  resetText,
  shrinkText,
} from './reading.ts';

const SKIPS = [
  { part: '#header', label: 'Cabeçalho' },
  { part: '#container', label: 'Conteúdo', key: '1' },
  { part: '#footer', label: 'Rodapé', key: '4' },
];

/** The accessibility bar, first on every page. Bare, it has only the links that a page without a frame can follow. */
export function Bar({ bare = false }: { bare?: boolean }) {
  const skips = SKIPS.filter(({ part }) => !bare || part === '#container');
  return (
    <section aria-label="Acessibilidade" className={styles.bar}>
      <div className={wrap(styles.row)}>
        <nav aria-label="Atalhos" className={styles.skips}>
          {skips.map(({ part, label, key }) => (
            <a key={part} href={part} onClick={skip} {...(!bare && key ? pressing(key) : {})}>
              {label}
            </a>
          ))}
        </nav>
        <Tools />
        <Link to="/mapa" className={styles.map}>
          Mapa do Site
        </Link>
      </div>
    </section>
  );
}

/** The attributes that announce a link's keys, to the eye and to a screen reader. */
const pressing = (key: string) => ({ 'aria-keyshortcuts': `Alt+${key}`, 'data-tip': `Alt + ${key}` });

/** Goes to a part of the page without a step in the history: going back means the page before, not the line before. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!part) return;
  event.preventDefault();
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}

function Tools() {
  const [reading, setReading] = useState(FIRST_SETTINGS);
  useEffect(() => setReading(loadSettings(browserShelf())), []);
  const [said, setSaid] = useState('');
  const change = (step: typeof growText) => () => {
    const next = step(reading);
    setReading(next);
    setSaid(describeChange(reading, next));
    keepSettings(next, browserShelf());
    applySettings(next, document);
  };
  useErased(() => {
    setReading(FIRST_SETTINGS);
    applySettings(FIRST_SETTINGS, document);
  });
  return (
    <div className={styles.tools}>
      <Hidden live>{said}</Hidden>
      <span className={styles.symbol} title="Acessibilidade">
        <Icon name="person" />
        <Hidden>Acessibilidade</Hidden>
      </span>
      <button
        type="button"
        aria-label="Diminuir texto, A−"
        data-tip="Diminuir texto"
        aria-disabled={isSmallest(reading)}
        onClick={change(shrinkText)}
      >
        A−
      </button>
      <button type="button" aria-label="Redefinir texto, A" data-tip="Redefinir texto" onClick={change(resetText)}>
        A
      </button>
      <button
        type="button"
        aria-label="Aumentar texto, A+"
        data-tip="Aumentar texto"
        aria-disabled={isLargest(reading)}
        onClick={change(growText)}
      >
        A+
      </button>
      <button
        type="button"
        aria-label="Alto contraste"
        aria-pressed={reading.contrast}
        onClick={change(invertContrast)}
      >
        <Icon name="contrast" />
        <span className={styles.long}>Alto contraste</span>
        <span className={styles.short}>Contraste</span>
      </button>
    </div>
  );
}
