import { createContext, use } from 'react';
import type { EuAnswer } from '../../catalog/painel/answer.ts';

/** Who is signed in, and where. */
export type DeskOf = EuAnswer['data'];

export const DeskContext = createContext<DeskOf | null>(null);

/** The person and the body of the panel. */
export function useDesk(): DeskOf {
  const desk = use(DeskContext);
  if (!desk) throw new Error('a screen of the panel stands inside it');
  return desk;
}
