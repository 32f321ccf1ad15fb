import { button } from '../ui/button.ts';
import { wrap } from '../ui/wrap.ts';
import styles from './cookies.module.css';
import { showPrivacy } from './policy.tsx';

/** What a first visitor is told of what is kept in the browser. */
export default function CookieNotice({ onClose }: { onClose(): void }) {
  return (
    <section aria-label="Aviso de cookies" className={styles.banner}>
      <div className={wrap(styles.row)}>
        <p>
          Este portal usa um cookie e guarda no navegador só o necessário para funcionar. Ninguém é identificado nem
          acompanhado.
        </p>
        <div className={styles.choices}>
          <button type="button" className={button('quiet')} onClick={showPrivacy}>
            Política de privacidade
          </button>
          <button type="button" className={button('primary')} onClick={onClose}>
            Fechar
          </button>
        </div>
      </div>
    </section>
  );
}
