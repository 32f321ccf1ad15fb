import { useCallback, useState } from 'react';
import type { RascunhoAnswer } from '../../catalog/painel/answer.ts';
import { rememberAnswer, useDeskAnswer } from './answers.ts';
import { dropDraft, sendDraft } from './call.ts';
import { useLateSave } from './late.ts';

/** What is known of a draft besides its value. */
export interface DraftState {
  /** Whether what was kept is read; before that nothing should be typed. */
  isReady: boolean;
  /** When it was last saved; null where it is not. */
  savedAt: string | null;
  /** Whether the last change could not be kept; it is tried again with the next one, or once the network is back. */
  isUnsaved: boolean;
  /** Forgets it, once what it was for is done. */
  discard(): Promise<void>;
}

type KeptDraft = NonNullable<RascunhoAnswer['data']>;

/**
 * The value of a form that is kept at the server while it is written: leaving and coming back loses nothing. It begins as
 * what was kept, else as the initial value.
 */
export function useDraft<T>(chave: string, initial: T): [T, (value: T) => void, DraftState] {
  const path = `/rascunhos/${chave}`;
  const kept = useDeskAnswer<RascunhoAnswer>(path);
  const [changed, setChanged] = useState<{ value: T } | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const stored = kept.data?.data;
  // The form that wrote the draft reads it: it has the form's own shape.
  const value = changed ? changed.value : stored ? (stored.conteudo as T) : initial;
  const save = useCallback(
    async (next: T): Promise<boolean> => {
      const conteudo = next as KeptDraft['conteudo'];
      // Whoever comes back to the form finds this in it, though the request may still be on its way.
      await rememberAnswer<RascunhoAnswer>(path, (before) => ({
        ok: true,
        data: { conteudo, gravadoEm: before?.data?.gravadoEm ?? '' },
      }));
      const saved = await sendDraft<{ data: { gravadoEm: string } }>(path, { conteudo }).catch(() => null);
      if (saved) setSavedAt(saved.data.gravadoEm);
      setIsUnsaved(!saved);
      return saved !== null;
    },
    [path],
  );
  const { later, forget } = useLateSave(save);
  const change = useCallback(
    (next: T): void => {
      setChanged({ value: next });
      later(next);
    },
    [later],
  );
  const discard = useCallback(async (): Promise<void> => {
    await forget();
    await dropDraft(path).catch(() => undefined);
    await rememberAnswer<RascunhoAnswer>(path, () => ({ ok: true, data: null }));
    setSavedAt(null);
    setIsUnsaved(false);
  }, [path, forget]);
  return [
    value,
    change,
    { isReady: !kept.isPending, savedAt: savedAt ?? (stored?.gravadoEm || null), isUnsaved, discard },
  ];
}
