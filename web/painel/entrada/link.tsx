import { type ReactNode, useEffect, useState } from 'react';
import type { LinkVisto } from '../../../catalog/painel/entrada/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { ApiError } from '../../api.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { deskSend } from '../call.ts';
import styles from './entrada.module.css';
import { offerPasskeyNext } from './offer.tsx';

interface Props {
  secret: string;
  para: string;
  /** The other ways in, for one whose link is good no more. */
  otherwise: ReactNode;
}

/** Where the link of a letter leads: it is spent by a press, because programs that check mail open links too. */
export function LinkEntry({ secret, para, otherwise }: Props) {
  const [seen, setSeen] = useState<LinkVisto['data'] | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const failed = (error: unknown): void => setProblem(error instanceof ApiError ? error : new ApiError(500, {}));
  useEffect(() => {
    deskSend<LinkVisto>('POST', '/entrar/conferir', { segredo: secret }).then(({ data }) => setSeen(data), setProblem);
  }, [secret]);
  const enter = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await deskSend('POST', '/entrar', { segredo: secret });
      offerPasskeyNext();
      globalThis.location.replace(para);
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  if (problem && problem.status === 401)
    return (
      <>
        <p role="alert">{problem.message}</p>
        {otherwise}
      </>
    );
  return (
    <section className={card(styles.sheet)}>
      {problem && <p role="alert">{problem.message}</p>}
      {seen && (
        <p>
          {seen.tipo === 'convite' ? 'Convite de' : 'Link de'} <b>{seen.nome}</b> ({seen.email}), até{' '}
          {momentOf(seen.expiraEm)}. Serve uma vez.
        </p>
      )}
      <p className={styles.acts}>
        <button type="button" className={button('primary')} aria-disabled={busy} onClick={enter}>
          Entrar
        </button>
      </p>
      <p>Não é você? Feche esta página: nada acontece sem o botão.</p>
    </section>
  );
}
