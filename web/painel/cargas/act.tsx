import { useState } from 'react';
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

/** The sentence of a refusal, read out at once. */
export const ActRefused = ({ act }: { act: Pick<ReasonedAct, 'error'> }) =>
  act.error ? (
    <p role="alert" className={styles.refused}>
      {act.error}
    </p>
  ) : null;
