import { LOCALE } from '../../catalog/texto/locale.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { type BuscaQuestion, writeQuestion } from './address.ts';
import styles from './busca.module.css';

/** Questions that always have an answer, for who has none of their own. */
const TRY = ['salários', 'licitações', 'contratos de merenda', 'obras', 'diárias', 'combustível', 'IPTU'];

/** The words for a question that nothing answers: why that may be, and what to try. */
export function Nothing({ asked }: { asked: BuscaQuestion }) {
  const narrowed = asked.tipo !== null || asked.ano !== null;
  return (
    <div className={card()}>
      <Notice icon="empty" title={LOCALE.semResultado}>
        <p>
          Nada do que foi publicado tem “{asked.termo}”{narrowed && ' com esses filtros'}.
        </p>
        {narrowed && (
          <p>
            <Link to={writeQuestion(asked, { tipo: null, ano: null })}>Procurar em tudo</Link>
          </p>
        )}
        <p>Confira a escrita, use menos palavras ou uma mais comum. Um número pode ser escrito como no documento.</p>
        <Examples />
        <p>
          Não encontrou? <Link to="/ouvidoria">Pergunte à Ouvidoria</Link> ou veja o{' '}
          <Link to="/mapa">mapa do site</Link>.
        </p>
      </Notice>
    </div>
  );
}

export const Examples = () => (
  <ul className={styles.examples} aria-label="Exemplos de busca">
    {TRY.map((termo) => (
      <li key={termo}>
        <Link to={`/busca?termo=${encodeURIComponent(termo)}`}>{termo}</Link>
      </li>
    ))}
  </ul>
);
