/** What the API answers to a search. */
export interface Find {
  /** The kind of thing it is, by its name in `tipos`. */
  tipo: string;
  titulo: string;
  partes: { label: string; text: string }[];
  para: string;
  ano: number | null;
  valor: { rotulo: string; texto: string } | null;
  linhas: number;
}

/** A kind of thing that answers, and how often. */
export interface Kind {
  tipo: string;
  titulo: string;
  total: number;
  mais: boolean;
}

export interface SearchAnswer {
  /** What was looked for: the beginning of a long text. */
  termo: string;
  cortado: boolean;
  total: number;
  mais: boolean;
  page: number;
  size: number;
  paginas: number;
  data: Find[];
  tipos: Kind[];
  anos: number[];
  raizes: string[];
  parcial: boolean;
  quisDizer: string[];
  atrasados: string[];
}

/** `12`, or `mais de 1.000` where nobody counted further. */
export const counted = ({ total, mais }: { total: number; mais: boolean }): string =>
  `${mais ? 'mais de ' : ''}${total.toLocaleString('pt-BR')}`;
