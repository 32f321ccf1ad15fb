import { useState } from 'react';
import { Link } from 'react-router';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './bar.module.css';
import { atLeast, atMost, describe, grow, invert, keep, load, type Reading, reset, show, shrink } from './reading.ts';

/** The accessibility bar, first thing on every page. Bare, it leads only to what such a page has. */
export function Bar({ bare = false }: { bare?: boolean }) {
  return (
    <div className={styles.bar}>
      <div className={wrap(styles.row)}>
        <nav aria-label="Atalhos" className={styles.skips}>
          {!bare && <a href="#header">Cabeçalho</a>}
          <a href="#container">Conteúdo</a>
          {!bare && <a href="#footer">Rodapé</a>}
        </nav>
        <Tools />
        <Link to="/mapa" className={styles.map}>
          Mapa do Site
        </Link>
      </div>
    </div>
  );
}

function Tools() {
  const [reading, setReading] = useState(() => load(localStorage));
  const [said, setSaid] = useState('');
  const change = (step: (reading: Reading) => Reading) => () => {
    const next = step(reading);
    setReading(next);
    setSaid(describe(reading, next));
    keep(next, localStorage);
    show(next, document);
  };
  return (
    <div className={styles.tools}>
      <span className={styles.symbol} title="Acessibilidade">
        <Icon name="person" />
        <Hidden>Acessibilidade</Hidden>
      </span>
      <button
        type="button"
        aria-label="Diminuir texto, A−"
        data-tip="Diminuir texto"
        aria-disabled={atLeast(reading)}
        onClick={change(shrink)}
      >
        A−
      </button>
      <button type="button" aria-label="Redefinir texto, A" data-tip="Redefinir texto" onClick={change(reset)}>
        A
      </button>
      <button
        type="button"
        aria-label="Aumentar texto, A+"
        data-tip="Aumentar texto"
        aria-disabled={atMost(reading)}
        onClick={change(grow)}
      >
        A+
      </button>
      <span aria-live="polite">
        <Hidden>{said}</Hidden>
      </span>
      <button type="button" aria-pressed={reading.contrast} onClick={change(invert)}>
        <Icon name="contrast" />
        Alto contraste
      </button>
    </div>
  );
}
