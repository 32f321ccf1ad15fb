/** What the first page tells: every figure with its date and the list that has the same. */

/** A sum, and where it can be seen row by row. */
export interface Valor {
  nome: string;
  valor: number;
  /** The total of the list that is the same; null where a screen of its own adds it up. */
  campo: string | null;
  para: string;
  /** The day that the data is of. */
  referencia: string | null;
}

/** One of the few things that everybody asks first. */
export interface Quadro {
  id: 'recebido' | 'gasto' | 'folha';
  /** As people ask it: `Quanto entrou em 2026`. */
  titulo: string;
  /** What the law and the lists call it: `receita arrecadada`. */
  termo: string;
  /** The page that explains it. */
  para: string;
  /** The first is the one that counts. Empty where nothing was published. */
  valores: readonly Valor[];
  /** What the first is measured against: the forecast, the budget. */
  base: Valor | null;
  /** How many rows the first is the sum of, where that says something. */
  linhas: number | null;
  /** What the body said in place of rows. */
  declaracao: { texto: string; ate: string } | null;
}

/** How many there are on the day of the data. */
export interface Contagem {
  linhas: number;
  valor: number;
  referencia: string;
  para: string;
}

/** A part of what was paid. */
export interface Area {
  nome: string;
  valor: number;
  para: string;
}

/** What changed: the last load of a dataset. */
export interface Novidade {
  dataset: string;
  titulo: string;
  periodo: string;
  linhas: number;
  referencia: string;
  publicadaEm: string;
}

export interface Pagina {
  titulo: string;
  para: string;
}

export interface Inicio {
  quadros: readonly Quadro[];
  /** What was paid, by the classification that says most of such a body. */
  areas: { titulo: string; itens: readonly Area[] } | null;
  contratos: Contagem | null;
  licitacoes: Contagem | null;
  cargas: readonly Novidade[];
  /** The pages that people open most. While too few did, those that the footer of the body calls so. */
  acessadas: { contadas: boolean; itens: readonly Pagina[] };
}

/** Whose money it is: the city is the prefeitura's, a câmara shares it, and other bodies are told apart by their names. */
export function welcome(tipo: string | undefined, city: string | null, name: string): string {
  if (city && tipo === 'camara') return `Veja como a Câmara de ${city} usa o dinheiro público`;
  if (city && tipo === 'prefeitura') return `Veja como ${city} usa o dinheiro público`;
  return `${name}: veja como é usado o dinheiro público`;
}
