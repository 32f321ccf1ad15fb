import type { CitarAnswer } from '../../catalog/citar/answer.ts';
import { freshnessText } from '../../catalog/list/fresh.ts';
import { ApiError } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';
import { Failed } from '../dataset/states.tsx';
import { button } from '../ui/button.ts';
import { copyText } from '../ui/clip.ts';
import { Notice } from '../ui/notice.tsx';
import { Sign } from '../ui/sign.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './citar.module.css';

/** The ways to cite a page, each ready to be copied. */
export function Citation({ de }: { de: string }) {
  const { data, error, refetch } = useAnswer<CitarAnswer>(`/citar?de=${encodeURIComponent(de)}`);
  if (error instanceof ApiError && error.status < 500 && error.status >= 400)
    return (
      <Notice icon="warning" title="Esta página não pode ser citada" alert>
        <p>{error.message}</p>
      </Notice>
    );
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  const { titulo, detalhe, endereco, estado, abnt, bibtex } = data.data;
  return (
    <div className={styles.citation}>
      <p>
        <strong>{titulo}</strong>
        {detalhe && `: ${detalhe}`}. {freshnessText(data.data)}.
      </p>
      <Quoted name="ABNT (NBR 6023)" text={abnt} />
      <Quoted name="BibTeX" text={bibtex} isCode />
      <Quoted name="Endereço" text={endereco} />
      {estado && (
        <Quoted
          name="Estado citável"
          text={estado}
          help="Mostra esta página como estava nesta carga, mesmo depois que os dados mudarem."
        />
      )}
    </div>
  );
}

interface QuotedProps {
  name: string;
  text: string;
  isCode?: boolean;
  help?: string;
}

/** A text to be copied, by a press or by hand. */
function Quoted({ name, text, isCode = false, help }: QuotedProps) {
  const copy = () => copyText(text, `${name}: copiado`, `Copie: ${name}`);
  return (
    <section className={styles.quoted} aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <button type="button" className={button()} data-scripted onClick={copy} aria-label={`Copiar ${name}`}>
          <Sign name="link" />
          Copiar
        </button>
      </div>
      {isCode ? <pre>{text}</pre> : <p>{text}</p>}
      {help && <small>{help}</small>}
    </section>
  );
}
