import { button } from '../ui/button.ts';
import { copyText } from '../ui/clip.ts';
import { Sign } from '../ui/sign.tsx';
import styles from './abertos.module.css';

interface Props {
  title: string;
  code: string;
  note?: string;
}

/** Lines of a program to copy. Long ones break: a box that scrolls sideways is out of reach of many. */
export const Snippet = ({ title, code, note }: Props) => (
  <div className={styles.snippet}>
    <div>
      <h3>{title}</h3>
      <button
        type="button"
        className={button('quiet')}
        data-scripted
        aria-label={`Copiar: ${title}`}
        onClick={() => copyText(code, 'Copiado', 'Copie:')}
      >
        <Sign name="link" />
        Copiar
      </button>
    </div>
    <pre>{code}</pre>
    {note && <p className={styles.fine}>{note}</p>}
  </div>
);
