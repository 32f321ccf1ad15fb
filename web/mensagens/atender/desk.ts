import type { Atendida } from '../../../catalog/mensagens/answer.ts';

/** A message that is being dealt with: by whom, and with which link. */
export interface AttendDesk {
  token: string;
  of: Atendida;
  autor: string;
  setAutor(autor: string): void;
  /** The problem of the author's name: every form needs one, and none of them holds it. */
  blamed: string | undefined;
  blame(problem: string | undefined): void;
  change(of: Atendida): void;
}
