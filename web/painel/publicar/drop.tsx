import { useEffect, useId, useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { Sign } from '../../ui/sign.tsx';
import styles from './drop.module.css';
import { type ChosenFile, filesOfDrop, filesOfInput } from './dropped.ts';

interface Props {
  titulo: string;
  ajuda: string;
  choose(files: ChosenFile[]): void;
}

/** The place where files and folders are dropped or chosen. The whole page takes a drop, so that none opens the file. */
export function DropZone({ titulo, ajuda, choose }: Props) {
  const over = useDroppedFiles(choose);
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    choose(filesOfInput(input.files));
    // The same file may be chosen again, to go on sending it.
    input.value = '';
  };
  return (
    <section className={styles.zone} data-over={over} aria-labelledby={`${id}-titulo`}>
      <span className={styles.mark}>
        <Sign name="income" />
      </span>
      <h2 id={`${id}-titulo`}>{over ? 'Solte para enviar' : titulo}</h2>
      <p id={`${id}-ajuda`}>{ajuda}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={button('primary')}
          aria-describedby={`${id}-ajuda`}
          onClick={() => files.current?.click()}
        >
          <Sign name="file" />
          Escolher arquivos
        </button>
        <button type="button" className={button()} onClick={() => folder.current?.click()}>
          Escolher uma pasta
        </button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Arquivos"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label="Pasta"
        onChange={(event) => take(event.currentTarget)}
      />
    </section>
  );
}

/** Takes drops anywhere on the page, and tells whether something is held over it now. */
function useDroppedFiles(choose: (files: ChosenFile[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void filesOfDrop(event.dataTransfer).then((files) => latest.current(files));
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
