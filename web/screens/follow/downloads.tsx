import { useState } from 'react';
import { sizeOf } from '../../../catalog/mensagem/anexo.ts';
import type { Anexo } from '../../../catalog/mensagem/answer.ts';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { download, type Pass } from './data.ts';
import styles from './follow.module.css';

interface Props {
  files: readonly Anexo[];
  pass: Pass;
  title: string;
}

/** Files that only the key opens. */
export function Downloads({ files, pass, title }: Props) {
  const [failed, setFailed] = useState('');
  if (files.length === 0) return null;
  const get = (file: Anexo) =>
    download(pass, file)
      .then(() => setFailed(''))
      .catch((error: Error) => setFailed(`“${file.nome}” não foi baixado. ${error.message}`));
  return (
    <div className={styles.files}>
      <h3>{title}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" className={button()} onClick={() => get(file)}>
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
