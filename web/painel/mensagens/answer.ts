import { useCallback, useState } from 'react';
import type { Minuta } from '../../../catalog/painel/mensagens/answer.ts';
import type { AnswerInProgress } from '../../mensagens/atender/desk.ts';
import { deskSend } from '../call.ts';
import { useLateSave } from '../late.ts';

type Written = Pick<Minuta, 'texto' | 'resultado'>;

interface KeptAnswer extends AnswerInProgress {
  /** When it was last saved; null where it is not. */
  gravadaEm: string | null;
  /** Whether the last try to save it failed: what is on the screen is then all that there is. */
  isUnsaved: boolean;
}

/** The answer to a message, kept sealed at the server while it is written: leaving and coming back loses nothing. */
export function useKeptAnswer(id: string, kept: Minuta | null): KeptAnswer {
  const [written, setWritten] = useState<Written>({ texto: kept?.texto ?? '', resultado: kept?.resultado ?? '' });
  const [gravadaEm, setGravadaEm] = useState(kept?.gravadaEm ?? null);
  const [isUnsaved, setUnsaved] = useState(false);
  const path = `/mensagens/${id}/minuta`;
  const save = useCallback(
    async (next: Written): Promise<boolean> => {
      const saved = await deskSend<{ data: { gravadaEm: string } }>('PUT', path, next, true).catch(() => null);
      setGravadaEm(saved?.data.gravadaEm ?? null);
      setUnsaved(saved === null);
      return saved !== null;
    },
    [path],
  );
  const { later, forget } = useLateSave(save);
  const change = (next: Written): void => {
    setWritten(next);
    later(next);
  };
  return {
    ...written,
    gravadaEm,
    isUnsaved,
    setTexto: (texto) => change({ ...written, texto }),
    setResultado: (resultado) => change({ ...written, resultado }),
    clear: () => {
      setWritten({ texto: '', resultado: '' });
      setGravadaEm(null);
      setUnsaved(false);
      void forget().then(() => deskSend('DELETE', path).catch(() => undefined));
    },
  };
}
