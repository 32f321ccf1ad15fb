import { useState } from 'react';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import styles from './entrada.module.css';

const KEY = 'painel-passkey';

/** Whether this browser can keep passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Remembers, for this window alone, that somebody came in by a link and is to be offered a passkey. */
export const offerPasskeyNext = (): void => sessionStorage.setItem(KEY, 'oferecer');

/** Offers a passkey to one who came in by a link, until it is taken or put aside. */
export function PasskeyOffer() {
  const [shown, setShown] = useState(() => hasPasskeys() && sessionStorage.getItem(KEY) === 'oferecer');
  if (!shown) return null;
  const dismiss = (): void => {
    sessionStorage.removeItem(KEY);
    setShown(false);
  };
  return (
    <aside className={card(styles.offer)} aria-label="Passkey">
      <p>
        <b>Da próxima vez, entre sem e-mail.</b> Guarde uma passkey neste aparelho: ele pede a sua digital, o rosto ou o
        PIN, e pronto.
      </p>
      <p className={styles.acts}>
        <Link to="/painel/conta" className={button('primary')} onClick={dismiss}>
          Guardar uma passkey
        </Link>
        <button type="button" className={button('quiet')} onClick={dismiss}>
          Agora não
        </button>
      </p>
    </aside>
  );
}
