/** Kinds of requests that a portal answers, each with a cost of its own. */
export const REQUEST_KINDS = ['arquivo', 'inicio', 'lista', 'filtro', 'detalhe', 'busca', 'api', 'exportacao'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Processor time of one request, in milliseconds, where the answer is in memory and where it is made. */
export interface RequestCost {
  hot: number;
  cold: number;
  /** Bytes of the answer in memory; 0 where it is not kept. */
  bytes: number;
}

export type RequestCosts = Readonly<Record<RequestKind, RequestCost>>;

/** Who asks: people come back to what others read too, robots read everything once. */
export interface VisitorHabit {
  /** Share of each kind among the requests. */
  mix: Readonly<Partial<Record<RequestKind, number>>>;
  /** Whether a few addresses get most of the requests. */
  favourites: boolean;
}

/** What people ask for, beside the files of the interface. */
export const PEOPLE: VisitorHabit = {
  mix: { inicio: 0.2, lista: 0.26, filtro: 0.2, detalhe: 0.18, busca: 0.06, api: 0.08, exportacao: 0.02 },
  favourites: true,
};

export const ROBOTS: VisitorHabit = {
  mix: { inicio: 0.02, lista: 0.18, filtro: 0.3, detalhe: 0.5 },
  favourites: false,
};

/** Addresses of each kind that one body has; a detail has one for each row. */
export const ADDRESSES: Readonly<Record<RequestKind, number>> = {
  arquivo: 40,
  inicio: 1,
  lista: 60,
  filtro: 3_000,
  detalhe: 40_000,
  busca: 3_000,
  api: 3_000,
  exportacao: 300,
};
