import { sizeOf } from '../../../catalog/mensagens/anexo.ts';
import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { card } from '../../ui/card.ts';
import { useFileChoice } from './chosen.ts';
import { DropZone } from './drop.tsx';
import styles from './publicar.module.css';
import { sendToEnsaio, useUploads } from './sending.ts';
import { UploadList } from './sent.tsx';

/** Files that are still to come: on their way from this tab, or cut off and waiting for the same file. */
export function Receiving({ ensaio }: { ensaio: Ensaio }) {
  const here = useUploads(ensaio.id);
  const missing = ensaio.arquivos.filter(
    ({ id, recebido, tamanho }) => recebido < tamanho && !here.some(({ place }) => place.arquivo === id),
  );
  const { choose, problems } = useFileChoice((files) => sendToEnsaio(ensaio.id, files));
  return (
    <>
      <UploadList ensaio={ensaio.id} />
      {missing.length > 0 && (
        <section className={card(styles.part)} aria-label="O que falta chegar">
          <h2>O envio parou no meio</h2>
          <p>Escolha o mesmo arquivo de novo, neste navegador: ele continua de onde parou.</p>
          <ul className={styles.lines}>
            {missing.map(({ id, nome, recebido, tamanho }) => (
              <li key={id}>
                <b>{nome}</b>
                <span className={styles.aside}>
                  {sizeOf(recebido)} de {sizeOf(tamanho)} já estão guardados
                </span>
              </li>
            ))}
          </ul>
          <DropZone
            titulo="Solte aqui o mesmo arquivo"
            ajuda="Se o arquivo mudou desde então, descarte este envio e comece outro."
            choose={choose}
          />
          <div role="alert" className={styles.problems}>
            {problems.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
