import { useState } from 'react';
import { sizeOf } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './downloads.module.css';

interface Props {
  files: readonly Anexo[];
  title: string;
  get(file: Anexo): Promise<void>;
}

/** The files that only a secret opens, so that no link leads to them. */
export function Downloads({ files, title, get }: Props) {
  const [failed, setFailed] = useState('');
  if (files.length === 0) return null;
  const take = (file: Anexo) =>
    get(file)
      .then(() => setFailed(''))
      .catch((error: Error) => setFailed(`“${file.nome}” não foi baixado. ${error.message}`));
  return (
    <div className={styles.files}>
      <h3>{title}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" className={button()} onClick={() => take(file)}>
              <Icon name="download" />
              {file.nome} ({sizeOf(file.tamanho)})
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.wrong}>
        {failed}
      </p>
    </div>
  );
}
