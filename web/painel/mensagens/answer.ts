import { useCallback, useState } from 'react';
import type { AtoEscrito, Minuta } from '../../../catalog/painel/mensagens/answer.ts';
import type { AnswerInProgress, KeptTexts } from '../../mensagens/atender/desk.ts';
import { dropDraft, sendDraft } from '../call.ts';
import { useLateSave } from '../late.ts';

type Written = Omit<Minuta, 'gravadaEm'>;

interface KeptAnswer extends AnswerInProgress {
  /** The texts of other acts on the message. */
  outros: KeptTexts;
  /** When it was last saved; null where it is not. */
  gravadaEm: string | null;
  /** Whether the last try to save it failed: what is on the screen is then all that there is. */
  isUnsaved: boolean;
}

const EMPTY: Written = { texto: '', resultado: '', outros: {} };

const isEmpty = ({ texto, resultado, outros }: Written): boolean =>
  texto === '' && resultado === '' && Object.values(outros).every((text) => text === '');

/** What is written to a message, kept sealed at the server until it is sent: leaving and coming back loses nothing. */
export function useKeptAnswer(id: string, kept: Minuta | null): KeptAnswer {
  const [written, setWritten] = useState<Written>(kept ? withoutMoment(kept) : EMPTY);
  const [gravadaEm, setGravadaEm] = useState(kept?.gravadaEm ?? null);
  const [isUnsaved, setUnsaved] = useState(false);
  const path = `/mensagens/${id}/minuta`;
  const save = useCallback(
    async (next: Written): Promise<boolean> => {
      const saved = await keep(path, next).catch(() => null);
      setGravadaEm(saved?.gravadaEm ?? null);
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
    outros: {
      of: (ato: AtoEscrito) => written.outros[ato] ?? '',
      type: (ato: AtoEscrito, text: string) => change({ ...written, outros: { ...written.outros, [ato]: text } }),
    },
    setTexto: (texto) => change({ ...written, texto }),
    setResultado: (resultado) => change({ ...written, resultado }),
    clear: () => {
      setWritten(EMPTY);
      setGravadaEm(null);
      setUnsaved(false);
      void forget().then(() => dropDraft(path).catch(() => undefined));
    },
  };
}

const withoutMoment = ({ texto, resultado, outros }: Minuta): Written => ({ texto, resultado, outros });

/** Keeps what is written. Nothing is no draft: who has deleted all is not told to the others as writing. */
async function keep(path: string, next: Written): Promise<{ gravadaEm: string | null }> {
  if (!isEmpty(next)) return (await sendDraft<{ data: { gravadaEm: string } }>(path, next)).data;
  await dropDraft(path);
  return { gravadaEm: null };
}
