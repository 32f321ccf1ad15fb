import { Link } from 'react-router';
import type { Told } from '../../words/answer.ts';
import styles from './glossary.module.css';

interface Props {
  term: Told;
  terms: readonly Told[];
  /** The address leads here. */
  current: boolean;
}

/** One word: what it means, an example, what else it is called, its law, and where to read on. */
export function Term({ term: { slug, termo, explicacao, exemplo, sinonimos, fontes, veja }, terms, current }: Props) {
  const others = veja.flatMap((to) => terms.find((one) => one.slug === to) ?? []);
  return (
    <article className={styles.term} data-current={current} aria-labelledby={slug}>
      <h3 id={slug} tabIndex={-1}>
        <Link to={`#${slug}`}>{termo}</Link>
      </h3>
      <p>{explicacao}</p>
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
    </article>
  );
}
