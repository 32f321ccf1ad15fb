import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { pageFor } from '../../catalog.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './publicar.module.css';
import reviewStyles from './review.module.css';
import { listAt } from './words.ts';

/** How an ensaio ended, where it is seen, and what to do next. */
export function Outcome({ ensaio }: { ensaio: Ensaio }) {
  const { estado, aceitas, recusadas, titulo, carga, dataset, consulta, irmaos, id } = ensaio;
  const others = irmaos.filter((one) => one.id !== id);
  if (estado === 'desistido')
    return (
      <Notice icon="empty" title="Este envio foi descartado">
        <p>Os arquivos foram apagados. Nada do que estava publicado mudou.</p>
        <Again />
      </Notice>
    );
  return (
    <section className={card(reviewStyles.done)} aria-label="Publicado" role="status">
      <h2>Publicado</h2>
      <p>
        {counted(aceitas, 'linha', 'linhas')} de <b>{titulo}</b> já {aceitas === 1 ? 'está' : 'estão'} no portal.
        {recusadas > 0 && ` ${counted(recusadas, 'linha recusada ficou', 'linhas recusadas ficaram')} de fora.`}
      </p>
      <p className={styles.buttons}>
        {dataset && <PublicLink dataset={dataset} consulta={consulta} />}
        {carga && (
          <a className={button()} href={carga.href}>
            Ver a carga {carga.id}
          </a>
        )}
        <Again />
      </p>
      {others.length > 0 && (
        <>
          <h3>Do mesmo envio</h3>
          <ul>
            {others.map((one) => (
              <li key={one.id}>
                <Link to={`/painel/publicar/${one.id}`}>{one.titulo ?? 'Arquivo sem conjunto'}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.aside}>
        Saiu errado? Em <Link to="/painel/cargas">Cargas</Link>, abra a carga anterior e volte a ela, com o motivo.
      </p>
    </section>
  );
}

/** The public page of a dataset, if it has one of its own. */
function PublicLink({ dataset, consulta }: { dataset: string; consulta: string }) {
  const page = pageFor(dataset);
  return page ? (
    <a className={button('primary')} href={`/${listAt(page.id, consulta)}`} target="_blank" rel="noopener">
      Ver no portal
    </a>
  ) : null;
}

const Again = () => (
  <Link className={button()} to="/painel/publicar">
    Publicar outro arquivo
  </Link>
);
