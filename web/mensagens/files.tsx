import { useState } from 'react';
import { ANEXOS_LIMITS, ANEXOS_TRACES, sizeOf } from '../../catalog/mensagens/anexo.ts';
import { FieldProblem, fieldId } from '../form/field.tsx';
import { button } from '../ui/button.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './files.module.css';
import { type UploadItem, uploadStage, uploadStatus } from './items.ts';
import type { Uploads } from './uploads.ts';

interface Props {
  uploads: Uploads;
  items: readonly UploadItem[];
  problem: string | undefined;
  /** The advice about files for somebody who wants to stay unknown. */
  warning?: string | undefined;
}

/** The files that go along: chosen or dropped, each with its progress, and each may be taken back. */
export function Files({ uploads, items, problem, warning }: Props) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (files: FileList | null) => setRefused(uploads.add([...(files ?? [])]));
  const id = fieldId('anexos');
  const notes = [problem && `${id}-erro`, refused.length > 0 && `${id}-recusa`, `${id}-ajuda`].filter(Boolean);
  return (
    <div className={styles.files}>
      <p data-unscripted>
        Arquivos só vão com JavaScript. Sem ele, diga na mensagem o que você tem, e o órgão diz como receber.
      </p>
      <div data-scripted className={styles.files}>
        <label htmlFor={id} className={styles.label}>
          Anexos <span>(opcional)</span>
        </label>
        <div className={styles.drop} data-bad={Boolean(problem)}>
          <input
            id={id}
            type="file"
            multiple
            aria-invalid={problem ? true : undefined}
            aria-describedby={notes.join(' ')}
            onChange={({ currentTarget }) => {
              add(currentTarget.files);
              // The same file may be chosen again after it was removed.
              currentTarget.value = '';
            }}
          />
          <label htmlFor={id} className={button()}>
            <Icon name="file" />
            Escolher arquivos
          </label>
          <p id={`${id}-ajuda`}>
            {ANEXOS_LIMITS} {ANEXOS_TRACES} {warning}
          </p>
        </div>
        <FieldProblem of="anexos" problem={problem} />
        <div id={`${id}-recusa`} role="status" className={styles.refused}>
          {refused.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <File key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
        <Hidden live>{uploadStatus(items)}</Hidden>
      </div>
    </div>
  );
}

function File({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { id, nome, tamanho, etapa, parte, anexo, erro, vale } = item;
  const moving = !anexo && !erro;
  return (
    <li>
      <div className={styles.name}>
        <b>{nome}</b>
        <span>{sizeOf(tamanho)}</span>
      </div>
      {moving && <progress aria-label={`Envio de ${nome}`} max={1} {...(etapa === 'conta' ? {} : { value: parte })} />}
      <p data-bad={Boolean(erro)}>{erro ?? (anexo ? 'Enviado' : uploadStage(item))}</p>
      <div className={styles.acts}>
        {vale && erro && (
          <button type="button" className={button()} onClick={() => uploads.retry(id)}>
            Tentar de novo<Hidden> {nome}</Hidden>
          </button>
        )}
        <button type="button" className={button()} onClick={() => uploads.remove(id)}>
          {moving ? 'Cancelar' : 'Remover'}
          <Hidden> {nome}</Hidden>
        </button>
      </div>
    </li>
  );
}
