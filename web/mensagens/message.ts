import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Enviada } from '../../catalog/mensagens/answer.ts';
import type { Canal } from '../../catalog/mensagens/canal.ts';
import type { PostedMessage } from '../../catalog/mensagens/formulario.ts';
import { type Campo, checkRascunho, prunedDraft, type Rascunho } from '../../catalog/mensagens/rascunho.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import type { Problem } from '../../catalog/query.ts';
import { ApiError } from '../api.ts';
import { refusedBy } from '../form/posted.ts';
import { makeProof, Proof } from '../form/proof.ts';
import type { RefusedForm } from '../form/submission.ts';
import { usePortal } from '../portal.ts';
import { postApi } from '../send.ts';
import { useErased } from '../ui/erased.ts';
import { useStore } from '../ui/store.ts';
import { type Delivery, deliver, mayHaveArrived } from './deliver.ts';
import { blankDraft, eraseDraft, isBlankDraft, keepDraft, loadDraft, type StoredDraft } from './draft.ts';
import { arrivedFiles, pendingReason, type UploadItem } from './items.ts';
import { usePostedMessage } from './posted.ts';
import { Uploads } from './uploads.ts';

/** A message that was received, and the draft it was made of. */
export interface SentMessage extends Delivery {
  rascunho: Rascunho;
}

const ATTEMPTS = 5;

/** The draft that a page begins with: a blank one, or the one that a browser without scripts sent to it. */
function firstDraft(canal: Canal, posted: PostedMessage | null, brought: Partial<Rascunho>): StoredDraft {
  const blank = blankDraft(canal);
  return { ...blank, rascunho: posted?.rascunho ?? { ...blank.rascunho, ...brought } };
}

const sentBy = (posted: PostedMessage | null): SentMessage | null =>
  posted?.enviada ? { enviada: posted.enviada, antes: false, rascunho: posted.rascunho } : null;

/** A message from its first letter until it is received: the draft, its files, its problems, and the sending. */
export function useMessage(canal: Canal, brought: Partial<Rascunho> = {}) {
  const body = usePortal().tenant?.slug ?? '';
  const posted = usePostedMessage(canal);
  const [{ proof, uploads }] = useState(() => ({
    proof: new Proof(() => makeProof('/mensagens/desafio?para=mensagem')),
    uploads: new Uploads(),
  }));
  const [kept, setKept] = useState(() => firstDraft(canal, posted, brought));
  const [keeping, setKeeping] = useState(true);
  const [done, setDone] = useState(() => sentBy(posted));
  const items = useStore(uploads.items);
  const checks = useChecks(posted ? refusedBy(posted) : undefined);
  const found = useFound(body, canal, posted === null, (draft) => {
    uploads.restore(draft.anexos);
    setKept(draft);
  });
  useShelf(body, { ...kept, anexos: arrivedFiles(items) }, found === 'unread' ? null : keeping && !done);
  const type = useCallback((change: Partial<Rascunho>) => {
    setKept((own) => ({ ...own, rascunho: { ...own.rascunho, ...change } }));
  }, []);
  const draft = (change: Partial<Rascunho> = {}): Rascunho =>
    prunedDraft({ ...kept.rascunho, ...change, anexos: arrivedFiles(items).map(({ id }) => id) });
  const late = pendingReason(items);
  useFiles(items, late, checks.put);
  const sending = useSending(proof, setKept, (error) => {
    uploads.lose(lostFiles(error));
    checks.fail(error);
  });
  const forget = () => {
    uploads.clear();
    setKept(blankDraft(canal));
    checks.clear();
  };
  useErased(forget);
  return {
    canal,
    draft: kept.rascunho,
    uploads,
    items,
    proof,
    keeping,
    setKeeping,
    restored: found === 'restored',
    /** The name of a sending without scripts, which waits for its confirmation. */
    envio: posted?.envio ?? '',
    done,
    ...checks,
    busy: sending.busy,
    /** Sets fields that nobody typed, such as the record that a link brought. */
    type,
    set: (campo: Campo, text: string, choice = false) => {
      proof.begin();
      type({ [campo]: text });
      if (choice) checks.recheck(campo, draft({ [campo]: text }));
    },
    left: (campo: Campo) => checks.recheck(campo, draft()),
    forget,
    send: async (site: string) => {
      const wrong = [...checkRascunho(draft()), ...problemsOf(late)];
      if (wrong.length > 0) return checks.show(wrong);
      const delivered = await sending.send(kept, draft(), site);
      if (!delivered) return;
      uploads.leave();
      setDone({ ...delivered, rascunho: draft() });
    },
  };
}

export type Message = ReturnType<typeof useMessage>;

const problemsOf = (late: string | null): Problem[] => (late ? [{ field: 'anexos', value: '', message: late }] : []);

/** The numbers of the files that the server says it no longer has. */
const lostFiles = (error: unknown): string[] =>
  error instanceof ApiError
    ? error.problems.filter(({ field, value }) => field === 'anexos' && value).map(({ value }) => value)
    : [];

/** The files of a message. Their problem is over when they change. */
function useFiles(
  items: readonly UploadItem[],
  late: string | null,
  put: (campo: Campo, own: Problem[]) => void,
): void {
  const marks = items.map(({ id, anexo, erro }) => `${id} ${anexo?.id} ${erro}`).join();
  const told = useRef(marks);
  useEffect(() => {
    if (told.current !== marks) put('anexos', problemsOf(late));
    told.current = marks;
  });
}

/**
 * Looks for a draft in the browser's storage, after the page stands there as the server wrote it. A form that was just sent
 * counts more than what was kept before.
 */
function useFound(body: string, canal: Canal, wanted: boolean, restore: (draft: StoredDraft) => void) {
  const [found, setFound] = useState<'unread' | 'none' | 'restored'>('unread');
  const take = useRef(restore);
  useLayoutEffect(() => {
    const draft = wanted ? loadDraft(body, canal) : null;
    const isKept = draft !== null && (!isBlankDraft(draft.rascunho) || draft.anexos.length > 0);
    if (isKept) take.current(draft);
    setFound(isKept ? 'restored' : 'none');
  }, [body, canal, wanted]);
  return found;
}

/** Keeps the draft in the browser equal to the one on the page, or removes it; null until the storage was read. */
function useShelf(body: string, kept: StoredDraft, wanted: boolean | null): void {
  useEffect(() => {
    if (wanted) keepDraft(body, kept);
    else if (wanted === false) eraseDraft(body, kept.rascunho.canal);
  });
}

/** The problems of a draft, told after a first attempt and then field by field. */
function useChecks(refused: RefusedForm | undefined) {
  const [problems, setProblems] = useState<readonly Problem[]>(refused?.problems ?? []);
  const [failure, setFailure] = useState<ApiError | null>(refused?.failure ?? null);
  /** The number of attempts, so that the same words are heard again. */
  const [attempt, setAttempt] = useState(refused ? 1 : 0);
  const show = (found: readonly Problem[], failed: ApiError | null = null) => {
    setProblems(found);
    setFailure(failed);
    setAttempt((n) => n + 1);
  };
  const put = (campo: Campo, own: readonly Problem[]) => {
    if (attempt > 0) setProblems((all) => [...all.filter(({ field }) => field !== campo), ...own]);
  };
  return {
    put,
    problems,
    failure,
    attempt,
    show,
    clear: () => {
      setProblems([]);
      setFailure(null);
      setAttempt(0);
    },
    fail: (error: unknown) => {
      const own = error instanceof ApiError ? error : new ApiError(500, {});
      return show(own.problems, own.problems.length > 0 ? null : own);
    },
    recheck: (campo: Campo, draft: Rascunho) => {
      const own = checkRascunho(draft).filter(({ field }) => field === campo);
      put(campo, own);
    },
  };
}

/** Sends a message once, however often it is asked to, and remembers what may have arrived without an answer. */
function useSending(
  proof: Proof,
  change: (step: (kept: StoredDraft) => StoredDraft) => void,
  fail: (error: unknown) => void,
) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const tries = (step: (all: readonly Rascunho[]) => readonly Rascunho[]) =>
    change((kept) => ({ ...kept, tentativas: step(kept.tentativas).slice(0, ATTEMPTS) }));
  const send = async ({ chave, tentativas }: StoredDraft, draft: Rascunho, site: string): Promise<Delivery | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    tries((all) => [draft, ...all]);
    try {
      return await deliver(draft, tentativas, {
        send: (rascunho: Rascunho, prova: Prova) =>
          postApi<Enviada>('/mensagens', { ...rascunho, site, prova }, { 'idempotency-key': chave }),
        take: () => proof.take(),
        renew: () => proof.renew(),
      });
    } catch (error) {
      if (!mayHaveArrived(error)) tries(([, ...others]) => others);
      fail(error);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, send };
}
