import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { button } from './button.ts';
import styles from './dialog.module.css';
import { Sign } from './sign.tsx';

interface Props {
  title: string;
  /**
   * The size: `notice` is 45rem wide in the middle, `question` narrower; `privacy` is 25rem high at the top and can
   * fill the window.
   */
  shape: 'notice' | 'question' | 'privacy';
  onClose(): void;
  children: ReactNode;
}

/**
 * A window over the page. The browser's own `dialog` keeps the focus inside, closes on Escape and gives the focus back;
 * a click on the mask closes it too.
 */
export function Dialog({ title, shape, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [large, setLarge] = useState(false);
  const id = useId();
  // The dialog is closed while still in the page: taken away open, it would not give the focus back.
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    return () => own?.close();
  }, []);
  const close = () => dialog.current?.close();
  // The place where the press began: text marked from inside out is no click on the mask.
  const pressed = useRef<EventTarget>(null);
  const press = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  const mask = () => pressed.current === dialog.current && close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`${styles.dialog} ${styles[shape] ?? ''}`}
      data-large={large}
      onClose={onClose}
      onPointerDown={press}
      onClick={mask}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {shape === 'privacy' && (
            <button type="button" className={button('quiet')} onClick={() => setLarge(!large)}>
              <Sign name={large ? 'shrink' : 'enlarge'} />
              <span>{large ? 'Restaurar' : 'Maximizar'}</span>
            </button>
          )}
          <button type="button" className={button('quiet')} onClick={close}>
            <Sign name="close" />
            <span>Fechar</span>
          </button>
        </div>
        <div className={styles.text}>{children}</div>
      </div>
    </dialog>
  );
}
