import { Component, type ReactNode } from 'react';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Notice } from '../ui/notice.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './boundary.module.css';

/** Catches a page that fails, by a fault of ours or a part that did not arrive, so that the frame around it stays. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={wrap(styles.failed)}>
        <div className={card()}>
          <Notice icon="warning" title="Esta página não abriu" alert whole>
            <p>Uma parte dela não chegou ou falhou. Os dados continuam guardados; tente carregar de novo.</p>
            <button type="button" className={button('primary')} onClick={() => location.reload()}>
              Tentar de novo
            </button>
          </Notice>
        </div>
      </div>
    );
  }
}
