import { type FormEvent, useState } from 'react';
import { sizeOf } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import type { Pairs } from '../../catalog/query.ts';
import { button } from '../ui/button.ts';
import { Sign } from '../ui/sign.tsx';
import styles from './downloads.module.css';

interface Props {
  files: readonly Anexo[];
  title: string;
  get(file: Anexo): Promise<void>;
  /** The secret that a form carries to the file, where no script asks for it. */
  secret?: Pairs | undefined;
}

/** The files that only a secret opens, so that no link leads to them. */
export function Downloads({ files, title, get, secret }: Props) {
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
            <FileForm file={file} secret={secret} take={take} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.wrong}>
        {failed}
      </p>
    </div>
  );
}

interface FileProps extends Pick<Props, 'secret'> {
  file: Anexo;
  take(file: Anexo): void;
}

/** The button of one file. Where a secret goes along the browser can ask for the file by itself, in no address. */
function FileForm({ file, secret, take }: FileProps) {
  const words = (
    <>
      <Sign name="download" />
      {file.nome} ({sizeOf(file.tamanho)})
    </>
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    take(file);
  };
  if (!secret)
    return (
      <button type="button" className={button()} onClick={send}>
        {words}
      </button>
    );
  return (
    <form method="post" action="/acompanhar/anexo" onSubmit={send}>
      {[...secret, ['id', file.id] as const].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={button()}>
        {words}
      </button>
    </form>
  );
}
