import { useState } from 'react';
import type { Ensaio, EnsaioDeskAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { deskAnswers, refreshDesk } from '../answers.ts';
import { ensaioPath } from './calls.ts';

/** An act on an ensaio, under way or failed. */
export interface EnsaioAct {
  busy: boolean;
  /** Why the last act failed; null where it did not. */
  failure: string | null;
  run(act: () => Promise<Ensaio>): Promise<boolean>;
}

/** Does something with an ensaio and shows what the server answers at once; a failure is said, and the state asked for. */
export function useEnsaioAct(id: string): EnsaioAct {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (act: () => Promise<Ensaio>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      const ensaio = await act();
      deskAnswers.setQueryData<EnsaioDeskAnswer>([ensaioPath(id)], { ok: true, data: ensaio });
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Não deu certo. Tente de novo.');
      void refreshDesk(ensaioPath(id));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
