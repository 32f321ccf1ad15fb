import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import styles from './cargas.module.css';

/** Something that a press of a button does at the server: whether it is under way, and why it was refused. */
export interface ReasonedAct {
  busy: boolean;
  error: string | null;
  /** Does the work, unless some is under way; says whether it was done. */
  run(work: () => Promise<void>): Promise<boolean>;
}

/** Does one thing at a time at the server, and keeps the sentence of its refusal. */
export function useDeskAct(): ReasonedAct {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failed) {
      setError(failed instanceof ApiError ? failed.message : 'Algo falhou neste navegador. Tente de novo.');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}

/** The sentence of a refusal, led to: the button that was pressed may be some screens below it. */
export const ActRefused = ({ act: { error } }: { act: Pick<ReasonedAct, 'error'> }) =>
  error === null ? null : <Refused text={error} />;

function Refused({ text }: { text: string }) {
  const own = useRef<HTMLParagraphElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    <p ref={own} role="alert" tabIndex={-1} className={styles.refused}>
      {text}
    </p>
  );
}
