import { useEffect, useState } from 'react';
import { button } from '../ui/button.ts';
import { useErased } from '../ui/erased.ts';
import { showWindow } from '../ui/windows.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './cookies.module.css';
import { knewCookie } from './visit.ts';

export const showPrivacy = (): Promise<boolean> =>
  showWindow('privacidade', async () => {
    const { Privacy } = await import('./privacy.tsx');
    return (close) => <Privacy onClose={close} />;
  });

/** Tells a first visitor, once, what is kept in the browser. */
export function Cookies() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(!knewCookie()), []);
  useErased(() => setOpen(true));
  if (!open) return null;
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
          <button type="button" className={button('primary')} onClick={() => setOpen(false)}>
            Fechar
          </button>
        </div>
      </div>
    </section>
  );
}
