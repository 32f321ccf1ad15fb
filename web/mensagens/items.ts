import type { Anexo } from '../../catalog/mensagens/answer.ts';

export type UploadStage = 'fila' | 'conta' | 'envio';

/** A file on its way, there, or stuck. */
export interface UploadItem {
  id: string;
  nome: string;
  tamanho: number;
  /** Where it is: in line behind the others, in the hands of the proof of work, or on its way. */
  etapa: UploadStage;
  /** The share that has been sent, from 0 to 1. */
  parte: number;
  anexo: Anexo | null;
  erro: string | null;
  /** Whether another try is worth it: what the server refuses it will refuse again. */
  vale: boolean;
}

/** Whether a file waits for those before it. */
export const isInLine = ({ etapa, anexo, erro }: UploadItem): boolean => etapa === 'fila' && !anexo && !erro;

/** The files that have arrived. */
export const arrivedFiles = (items: readonly UploadItem[]): Anexo[] => items.flatMap(({ anexo }) => anexo ?? []);

/** The reason why a message cannot go yet because of its files. */
export function pendingReason(items: readonly UploadItem[]): string | null {
  const stuck = items.find(({ erro }) => erro);
  if (stuck) return `“${stuck.nome}” não foi enviado: ${stuck.vale ? 'tente de novo ou ' : ''}remova-o`;
  const late = items.find(({ anexo }) => !anexo);
  return late ? `Espere “${late.nome}” terminar de ser enviado, ou cancele-o` : null;
}

const STAGES = { fila: 'na fila', conta: 'verificação contra robôs' } as const;

/** The stage of a file that has not arrived, in words. */
export const uploadStage = ({ etapa, parte }: Pick<UploadItem, 'etapa' | 'parte'>): string => {
  if (etapa === 'fila') return 'Na fila';
  return etapa === 'conta' ? 'Fazendo a verificação contra robôs…' : `Enviando: ${Math.round(parte * 100)}%`;
};

/** The progress of files for a screen reader: each quarter, the end, and what went wrong. */
export function uploadStatus(items: readonly UploadItem[]): string {
  const words = ({ nome, etapa, parte, anexo, erro }: UploadItem): string => {
    if (erro) return `${nome}: não foi enviado. ${erro}`;
    if (anexo) return `${nome}: enviado`;
    return `${nome}: ${etapa === 'envio' ? `${Math.floor(parte * 4) * 25}%` : STAGES[etapa]}`;
  };
  return items.map(words).join('; ');
}
