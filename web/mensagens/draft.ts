import type { Anexo } from '../../catalog/mensagens/answer.ts';
import { type Canal, identidadesOf, TIPOS } from '../../catalog/mensagens/canal.ts';
import { type Campo, prunedDraft, type Rascunho, VAZIO } from '../../catalog/mensagens/rascunho.ts';
import { type BrowserShelf, browserShelf } from '../ui/shelf.ts';

/** The draft as the browser keeps it until it is sent. */
export interface StoredDraft {
  rascunho: Rascunho;
  /** The key sent along every time, so that the same message sent twice is one. */
  chave: string;
  anexos: readonly Anexo[];
  /** The drafts sent without an answer, the latest first: one of them may have arrived. */
  tentativas: readonly Rascunho[];
}

/** A random identifier. Without https a browser has no `randomUUID`. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A blank draft: where there is but one kind, or one way to be known, nobody is asked. */
export function blankDraft(canal: Canal): StoredDraft {
  const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);
  const tipo = only(TIPOS[canal])?.nome ?? '';
  const identidade = only(identidadesOf(canal)) ?? '';
  return { rascunho: { canal, ...VAZIO, tipo, identidade }, chave: uuid(), anexos: [], tentativas: [] };
}

/** Whether a draft has nothing that would be a pity to lose. */
export const isBlankDraft = (draft: Rascunho): boolean => {
  const first: Rascunho = blankDraft(draft.canal).rascunho;
  return (Object.keys(VAZIO) as Campo[]).every((campo) => String(draft[campo]).trim() === String(first[campo]));
};

const placeOf = (body: string, canal: Canal): string => `portal.rascunho.${body}.${canal}`;

/** Reads a draft from the storage. Anybody may have written in it: what cannot be read is as if never kept. */
export function loadDraft(
  body: string,
  canal: Canal,
  from: Pick<BrowserShelf, 'getItem'> = browserShelf(),
): StoredDraft {
  const first = blankDraft(canal);
  try {
    const kept = JSON.parse(from.getItem(placeOf(body, canal)) ?? '{}');
    const rascunho = merged(first.rascunho, kept.rascunho);
    const known = typeof kept.chave === 'string' && Array.isArray(kept.anexos) && Array.isArray(kept.tentativas);
    return known ? { ...kept, rascunho } : first;
  } catch {
    return first;
  }
}

/** The stored fields that are texts; one that a newer portal no longer has is dropped. */
function merged(first: Rascunho, kept: unknown): Rascunho {
  const own = Object(kept) as Record<string, unknown>;
  const texts = Object.keys(VAZIO).filter((name) => name !== 'anexos' && typeof own[name] === 'string');
  return { ...first, ...Object.fromEntries(texts.map((name) => [name, own[name]])) };
}

export function keepDraft(body: string, kept: StoredDraft, on: BrowserShelf = browserShelf()): void {
  const place = placeOf(body, kept.rascunho.canal);
  try {
    if (isBlankDraft(kept.rascunho) && kept.anexos.length === 0) on.removeItem(place);
    else on.setItem(place, JSON.stringify({ ...kept, rascunho: prunedDraft(kept.rascunho) }));
  } catch {
    // A private window may have no room: the draft then lasts as long as the page.
  }
}

export function eraseDraft(body: string, canal: Canal, on: Pick<BrowserShelf, 'removeItem'> = browserShelf()): void {
  on.removeItem(placeOf(body, canal));
}
