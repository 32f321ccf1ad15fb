import type { Tone } from '../../fields/field.ts';

/** Something to do next at the desk. */
export interface HojeItem {
  /** What it is, unlike any other on the list. */
  id: string;
  titulo: string;
  /** Why it matters, in half a sentence. */
  porque: string;
  /** The last day to do it; null where no day is set. */
  ate: string | null;
  tom: Tone;
  /** Whether it comes before all else, however late the rest is. */
  antes?: true;
  /** The place where it is done, and the words on the button that leads there. */
  para: string;
  botao: string;
}

export interface HojeAnswer {
  ok: true;
  data: HojeItem[];
  /** The day that it was asked on. */
  hoje: string;
  /** What could not be looked into just now. */
  falharam: string[];
}
