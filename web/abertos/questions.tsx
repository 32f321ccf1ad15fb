import type { AbertoAnswer } from '../../catalog/abertos/answer.ts';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { copyText } from '../ui/clip.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';

type Question = AbertoAnswer['data']['perguntas'][number];

/** Questions that the body's own data answer, each with its page, its address and its command. */
export function Questions({ asked, plural }: { asked: readonly Question[]; plural: string }) {
  return (
    <section className={card(styles.part)} id="perguntas" tabIndex={-1} aria-labelledby="perguntas-titulo">
      <h2 id="perguntas-titulo">Perguntas que já têm resposta</h2>
      {asked.length === 0 ? (
        <p>Haverá exemplos aqui quando o órgão publicar {plural}.</p>
      ) : (
        <ul>
          {asked.map((question) => (
            <Asked key={question.api} of={question} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Asked({ of: { texto, pagina, api } }: { of: Question }) {
  const address = `${usePortal().origin}/api${api}`;
  const command = `curl -fsS '${address}'`;
  return (
    <li className={styles.question}>
      <p>{texto}</p>
      <code className={styles.code}>{command}</code>
      <p className={styles.ways}>
        {pagina && (
          <Link to={pagina}>
            Ver na página<Hidden>: {texto}</Hidden>
          </Link>
        )}
        <a href={`/api${api}`}>
          Abrir na API<Hidden>: {texto}</Hidden>
        </a>
        <button
          type="button"
          className={button('quiet')}
          data-scripted
          onClick={() => copyText(command, 'Comando copiado', 'Copie o comando:')}
        >
          Copiar comando<Hidden>: {texto}</Hidden>
        </button>
      </p>
    </li>
  );
}
