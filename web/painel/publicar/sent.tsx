import { sizeOf } from '../../../catalog/mensagens/anexo.ts';
import { button } from '../../ui/button.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './publicar.module.css';
import { uploads, useUploads } from './sending.ts';
import sentStyles from './sent.module.css';
import type { QueuedFile } from './uploader.ts';
import { uploadNews, uploadWords } from './words.ts';

/** The files that this tab sends, each with its progress, to be paused, taken up or cancelled. */
export function UploadList({ ensaio }: { ensaio?: string }) {
  const files = useUploads(ensaio).filter(({ estado }) => estado !== 'enviado');
  if (files.length === 0) return null;
  return (
    <section className={sentStyles.uploads} aria-label="Arquivos a caminho">
      <ul>
        {files.map((file) => (
          <UploadLine key={file.key} file={file} />
        ))}
      </ul>
      <p className={styles.aside}>
        Deixe esta aba aberta até o envio terminar. Se ela se fechar, escolha o mesmo arquivo de novo: ele continua de
        onde parou.
      </p>
      <Hidden live>{uploadNews(files)}</Hidden>
    </section>
  );
}

function UploadLine({ file }: { file: QueuedFile }) {
  const { key, nome, tamanho, enviados, estado } = file;
  const stopped = estado === 'pausado' || estado === 'falhou';
  return (
    <li>
      <p className={sentStyles.name}>
        <b>{nome}</b> <span>{sizeOf(tamanho)}</span>
      </p>
      <progress aria-label={`Envio de ${nome}`} max={tamanho} value={enviados} />
      <p data-bad={estado === 'falhou'}>{uploadWords(file)}</p>
      <p className={sentStyles.acts}>
        <button type="button" className={button()} onClick={() => (stopped ? uploads.resume(key) : uploads.pause(key))}>
          {stopped ? 'Continuar' : 'Pausar'}
          <Hidden> o envio de {nome}</Hidden>
        </button>
        <button type="button" className={button('quiet')} onClick={() => void cancel(file)}>
          Cancelar
          <Hidden> o envio de {nome}</Hidden>
        </button>
      </p>
    </li>
  );
}

async function cancel({ key, nome }: QueuedFile): Promise<void> {
  const sure = await confirm({
    title: 'Cancelar o envio?',
    text: `O que já foi enviado de “${nome}” será apagado. Nada do que está publicado muda.`,
    yes: 'Cancelar o envio',
    no: 'Continuar enviando',
  });
  if (sure) await uploads.cancel(key).catch((error: Error) => toast(error.message));
}
