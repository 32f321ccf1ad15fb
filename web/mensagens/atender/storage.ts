import { useState } from 'react';
import type { AnswerInProgress } from './desk.ts';

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const write = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing only forgets the text sooner.
  }
};

/** A text that stays until the window is closed, through a reload and an expired link. */
export function useSessionText(name: string): [string, (text: string) => void] {
  const key = `atender ${name}`;
  const [text, setText] = useState(() => read(key));
  const change = (next: string): void => {
    write(key, next);
    setText(next);
  };
  return [text, change];
}

/** The answer to a message, kept in this window alone. */
export function useSessionAnswer(protocolo: string): AnswerInProgress {
  const [texto, setTexto] = useSessionText(`resposta ${protocolo}`);
  const [resultado, setResultado] = useSessionText(`resultado ${protocolo}`);
  const clear = (): void => {
    setTexto('');
    setResultado('');
  };
  return { texto, setTexto, resultado, setResultado, clear };
}
