import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../api.ts';
import { button } from '../ui/button.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { DeskAnswer } from './answers.ts';
import styles from './page.module.css';

interface Props {
  titulo: string;
  /** What the screen is for, in a sentence. */
  sobre?: ReactNode;
  /** Buttons beside the title. */
  acoes?: ReactNode;
  children?: ReactNode;
}

/** A screen of the panel with its title, which is also the window's. */
export function DeskPage({ titulo, sobre, acoes, children }: Props) {
  useEffect(() => {
    document.title = `${titulo} · Painel`;
  }, [titulo]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1} id="titulo">
            {titulo}
          </h1>
          {sobre && <p>{sobre}</p>}
        </div>
        {acoes && <div className={styles.acts}>{acoes}</div>}
      </header>
      {children}
    </div>
  );
}

/** What was read, once it is there; until then its shape, and where it failed the reason and another try. */
export function Answered<T>({ of, children }: { of: DeskAnswer<T>; children: (data: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return <Skeleton lines={4} />;
  return <FailedAnswer error={of.error} again={() => void of.refetch()} />;
}

export const FailedAnswer = ({ error, again }: { error: unknown; again: () => void }) => (
  <Notice icon="warning" title="Não foi possível mostrar isto" alert>
    <p>{error instanceof ApiError ? error.message : 'Algo falhou neste navegador. Tente de novo.'}</p>
    <button type="button" className={button()} onClick={again}>
      Tentar de novo
    </button>
  </Notice>
);
