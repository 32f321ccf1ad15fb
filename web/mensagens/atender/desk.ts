import type { ReactNode } from 'react';
import type { Anexo, EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import type { AtoEscrito } from '../../../catalog/painel/mensagens/answer.ts';
import type { Uploads } from '../uploads.ts';

/** The way to the server of whoever deals with a message: the link of a letter, or a session of the panel. */
export interface AttendWay {
  act(door: string, body: object): Promise<EmAtendimento>;
  download(file: Anexo): Promise<void>;
  uploads(): Uploads;
}

/** The answer that is being written, kept until it is sent. */
export interface AnswerInProgress {
  texto: string;
  resultado: string;
  setTexto(texto: string): void;
  setResultado(resultado: string): void;
  clear(): void;
}

/** The texts of the other acts, kept until they are sent. */
export interface KeptTexts {
  of(ato: AtoEscrito): string;
  type(ato: AtoEscrito, text: string): void;
}

/** A message that is being dealt with: by whom, and in which way. */
export interface AttendDesk {
  way: AttendWay;
  of: EmAtendimento;
  autor: string;
  /** Absent where the session tells the name. */
  setAutor?: ((autor: string) => void) | undefined;
  /** The problem of the author's name: every form needs one, and none of them holds it. */
  blamed: string | undefined;
  blame(problem: string | undefined): void;
  change(of: EmAtendimento): void;
  resposta: AnswerInProgress;
  /** Absent where nothing is kept: by a link. */
  outros?: KeptTexts;
  /** What helps to write the answer, above its text. */
  tools?: ReactNode;
}
