import type { Value } from '../fields/field.ts';
import { DOSSIE, DOSSIE_KINDS, type DossieDocument, type DossieDuty, PETTY_GROUND } from './documents.ts';

/** What a dossier is judged by. */
export type DossieTender = Readonly<
  Partial<Record<'txtModalidadeLicit' | 'txtSituacao' | 'txtFundamento', Value | null>>
>;

const textOf = (value: unknown): string => String(value ?? '');

/** Whether a purchase needs no dossier at all. */
export const isPetty = ({ txtFundamento }: DossieTender): boolean => textOf(txtFundamento).includes(PETTY_GROUND);

/** The duty by which a document is wanted of a tender as it stands today; none where it is not wanted, or not yet. */
function dutyOf(document: DossieDocument, tender: DossieTender): DossieDuty | undefined {
  if (isPetty(tender)) return undefined;
  return document.duties.find(
    ({ kinds, situations, ground }) =>
      kinds.some((kind) => DOSSIE_KINDS[kind].includes(textOf(tender.txtModalidadeLicit))) &&
      (!situations || situations.includes(textOf(tender.txtSituacao))) &&
      (!ground || textOf(tender.txtFundamento).includes(ground)),
  );
}

/** A document of a dossier as it stands. */
export interface DossieEntry {
  document: DossieDocument;
  state: 'publicado' | 'falta' | 'dispensado';
  /** The article that wants it, where one does. */
  law: string | null;
}

/** Every document of a tender's dossier, by the types that were published. */
export function dossieOf(tender: DossieTender, published: ReadonlySet<string>): DossieEntry[] {
  return DOSSIE.map((document) => {
    const duty = dutyOf(document, tender);
    const isThere = document.tipos.some((tipo) => published.has(tipo));
    return { document, state: isThere ? 'publicado' : duty ? 'falta' : 'dispensado', law: duty?.law ?? null };
  });
}

/** The dossier in one line: `8 de 9 documentos; falta a ata da sessão`. */
export function sayDossie(entries: readonly DossieEntry[]): string {
  const due = entries.filter(({ law }) => law !== null);
  const missing = entries.filter(({ state }) => state === 'falta');
  const count = `${due.length - missing.length} de ${due.length} ${due.length === 1 ? 'documento' : 'documentos'}`;
  if (due.length === 0) return 'Nesta fase a lei ainda não pede documentos.';
  if (missing.length === 0) return `${count}: o dossiê está completo.`;
  const names = new Intl.ListFormat('pt-BR').format(
    missing.map(({ document: { label } }) => label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1)),
  );
  return `${count}; ${missing.length === 1 ? 'falta' : 'faltam'}: ${names}.`;
}
