import { useState } from 'react';
import type { GlossarioTerm } from '../../catalog/glossario/answer.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './glossario.module.css';

interface Props {
  term: GlossarioTerm;
  terms: readonly GlossarioTerm[];
  /** Whether the address leads to this term. */
  current: boolean;
  /** Whether it is told whole, being one of few. */
  whole: boolean;
}

/**
 * A term and its meaning. The rest unfolds: most readers want the one sentence, and the page is two hundred terms long.
 */
export function Term({ term: { slug, termo, explicacao, ...more }, terms, current, whole }: Props) {
  const [chosen, choose] = useState<boolean>();
  const open = chosen ?? (current || whole);
  const id = `${slug}-mais`;
  return (
    <article className={styles.term} data-current={current} aria-labelledby={slug}>
      <h3 id={slug} tabIndex={-1}>
        <button
          type="button"
          data-said
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => choose(!open)}
        >
          {termo}
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </h3>
      <p>{explicacao}</p>
      {!open && (
        <p className={styles.also} data-unscripted>
          <Link to={`/glossario?termo=${encodeURIComponent(termo)}`}>
            Exemplo e base legal<Hidden> de {termo}</Hidden>
          </Link>
        </p>
      )}
      {open && (
        <div id={id} className={styles.more}>
          <More of={more} terms={terms} />
          <p className={styles.also}>
            <Link to={`#${slug}`}>Link desta palavra</Link>
          </p>
        </div>
      )}
    </article>
  );
}

/** The rest of a term: an example, its synonyms, its law, and where to read on. */
function More({
  of: { exemplo, sinonimos, fontes, veja },
  terms,
}: {
  of: Omit<GlossarioTerm, 'slug' | 'termo' | 'explicacao'>;
  terms: readonly GlossarioTerm[];
}) {
  const others = veja.flatMap((to) => terms.find((one) => one.slug === to) ?? []);
  return (
    <>
      {exemplo && (
        <p className={styles.example}>
          <strong>Exemplo:</strong> {exemplo}
        </p>
      )}
      {sinonimos.length > 0 && <p className={styles.small}>Também se procura por: {sinonimos.join(', ')}.</p>}
      <p className={styles.small}>Base: {fontes.join('; ')}.</p>
      {others.length > 0 && (
        <p className={styles.also}>
          Ver também:{' '}
          {others.map((one, i) => (
            <span key={one.slug}>
              {i > 0 && ', '}
              <Link to={`#${one.slug}`}>{one.termo}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
