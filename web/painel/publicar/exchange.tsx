import { sizeOf } from '../../../catalog/mensagens/anexo.ts';
import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { useEnsaioAct } from './acting.ts';
import { removeFile } from './calls.ts';
import { useFileChoice } from './chosen.ts';
import { DropZone } from './drop.tsx';
import { Failure } from './failure.tsx';
import styles from './publicar.module.css';
import { replaceFiles } from './sending.ts';

/** The files of an ensaio: one may be left out, and others sent in their place. */
export function FileExchange({ ensaio: { id, arquivos, erros, estado } }: { ensaio: Ensaio }) {
  const { run, busy, failure } = useEnsaioAct(id);
  const { choose, problems, busy: sending } = useFileChoice((files) => replaceFiles(id, files));
  const asked = estado === 'falhou' || erros.some(({ onde }) => onde === 'arquivos');
  return (
    <section id="arquivos" className={card(styles.part)} aria-label="Arquivos">
      <details open={asked || undefined}>
        <summary>
          <h2>Arquivos: enviar outro no lugar</h2>
        </summary>
        <Failure text={failure} />
        <ul className={styles.lines}>
          {arquivos.map((arquivo) => (
            <li key={arquivo.id}>
              <span>
                {arquivo.nome} <span className={styles.aside}>{sizeOf(arquivo.tamanho)}</span>
              </span>
              {arquivos.length > 1 && (
                <button
                  type="button"
                  className={button('quiet')}
                  aria-disabled={busy}
                  onClick={() => void run(() => removeFile(id, arquivo.id))}
                >
                  Deixar de fora
                  <Hidden> {arquivo.nome}</Hidden>
                </button>
              )}
            </li>
          ))}
        </ul>
        <DropZone
          titulo="Solte aqui o arquivo que vai no lugar"
          ajuda="Ele toma o lugar de todos os acima. O conjunto e as colunas que você escolheu continuam valendo."
          choose={choose}
        />
        {sending && <p role="status">Preparando o envio…</p>}
        <div role="alert" className={styles.problems}>
          {problems.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </details>
    </section>
  );
}
