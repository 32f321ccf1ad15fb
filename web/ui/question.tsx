import { LOCALE } from '../../catalog/texto/locale.ts';
import { button } from './button.ts';
import { Dialog } from './dialog.tsx';
import styles from './question.module.css';

export interface Confirmation {
  title: string;
  text: string;
  /** The words on the buttons that go on and that do not, where Sim and Não say too little. */
  yes?: string;
  no?: string;
}

/** The window of `confirm`. */
export function Question({ title, text, yes, no, answer }: Confirmation & { answer(yes: boolean): void }) {
  return (
    <Dialog title={title} shape="question" onClose={() => answer(false)}>
      <p>{text}</p>
      <p className={styles.choices}>
        <button type="button" className={button()} onClick={() => answer(false)}>
          {no ?? LOCALE.nao}
        </button>
        <button type="button" className={button('primary')} onClick={() => answer(true)}>
          {yes ?? LOCALE.sim}
        </button>
      </p>
    </Dialog>
  );
}
