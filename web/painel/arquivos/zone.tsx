import { type DragEvent, useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './arquivos.module.css';
import { type FileUpload, type UploadTarget, useUploads } from './upload.ts';

interface Props {
  label: string;
  help: string;
  target?: UploadTarget;
  many?: boolean;
  done?(id: string): void;
}

/** A place to drop files on, with a button for whoever does not drag, and the way of each file. */
export function DropZone({ label, help, target = {}, many = false, done = () => undefined }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, send, dismiss } = useUploads(target, ({ data }) => done(data.id));
  const take = (files: FileList | null): void => {
    const all = [...(files ?? [])];
    if (all.length > 0) void send(many ? all : all.slice(0, 1));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <fieldset
        className={styles.zone}
        aria-label="Área para soltar arquivos"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="file" />
        <button type="button" className={button('primary')} onClick={() => input.current?.click()}>
          {label}
        </button>
        <p>{help}</p>
        <input
          ref={input}
          type="file"
          multiple={many}
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </fieldset>
      <Uploads uploads={uploads} dismiss={dismiss} />
    </div>
  );
}

function Uploads({ uploads, dismiss }: { uploads: readonly FileUpload[]; dismiss: (key: number) => void }) {
  return (
    <ul className={styles.uploads} aria-live="polite" aria-label="Arquivos que estão sendo enviados">
      {uploads.map(({ key, nome, share, problem }) => (
        <li key={key} data-bad={problem !== null}>
          <b>{nome}</b>
          {problem === null ? (
            <>
              <progress aria-label={`Envio de ${nome}`} max={1} value={share} />
              <span>{share < 1 ? `${Math.round(share * 100)}%` : 'Lendo o documento…'}</span>
            </>
          ) : (
            <>
              <p role="alert">{problem}</p>
              <button type="button" className={button('quiet')} onClick={() => dismiss(key)}>
                Dispensar
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
