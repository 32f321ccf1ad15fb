import { useState, useSyncExternalStore } from 'react';
import type { Arquivo } from '../../catalog/arquivos/answer.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Icon } from '../ui/icon.tsx';
import { fileAddress } from './address.ts';
import styles from './arquivos.module.css';

/** The size up to which a file is fetched unasked: a heavier one would spend the visitor's data plan. */
const LIGHT = 1_000_000;

const never = () => () => undefined;
const hasReader = (): boolean => navigator.pdfViewerEnabled;
/** The server's page serves browsers with and without a reader. */
const unknown = () => false;

/**
 * The pages of a PDF inside ours, by the browser's own reader, where it has one. The server hands the file out in a box
 * without rights, so that the frame needs none of its own, in which browsers would refuse to draw it.
 */
export function Preview({ file }: { file: Arquivo }) {
  const [open, setOpen] = useState(file.tamanho <= LIGHT);
  const readable = useSyncExternalStore(never, hasReader, unknown);
  if (!readable) return null;
  return (
    <section className={card(styles.preview)} aria-label="Visualização">
      <div className={styles.head}>
        <h2>Visualização</h2>
        <button type="button" className={button()} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'up' : 'down'} />
          {open ? 'Fechar' : 'Ver aqui'}
        </button>
      </div>
      {open && <iframe src={fileAddress(file)} title={`Páginas de ${file.titulo}`} />}
    </section>
  );
}
