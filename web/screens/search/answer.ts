/** What the API answers to a search. */
export interface Find {
  titulo: string;
  partes: { label: string; text: string }[];
  para: string;
  ano: number | null;
  valor: { rotulo: string; texto: string } | null;
  linhas: number;
}

export interface Group {
  tipo: string;
  titulo: string;
  total: number;
  mais: boolean;
  data: Find[];
}

export interface SearchAnswer {
  /** What was looked for: the beginning of a long text. */
  termo: string;
  cortado: boolean;
  total: number;
  mais: boolean;
  page: number;
  size: number;
  grupos: Group[];
  tipos: { tipo: string; titulo: string; total: number; mais: boolean }[];
  anos: number[];
  raizes: string[];
  parcial: boolean;
  quisDizer: string[];
  atrasados: string[];
}

/** `12`, or `mais de 1.000` where nobody counted further. */
export const counted = ({ total, mais }: { total: number; mais: boolean }): string =>
  `${mais ? 'mais de ' : ''}${total.toLocaleString('pt-BR')}`;
