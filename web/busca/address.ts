/** The question that the address of the search asks. */
export interface BuscaQuestion {
  termo: string;
  tipo: string | null;
  ano: string | null;
  page: number;
}

export const read = (params: URLSearchParams): BuscaQuestion => ({
  termo: (params.get('termo') ?? '').trim(),
  tipo: params.get('tipo') || null,
  ano: params.get('ano') || null,
  page: Number(params.get('_page')) || 1,
});

/** Prints the address of a question with something of it changed; another kind or year begins at its first page. */
export function write({ termo, tipo, ano, page }: BuscaQuestion, change: Partial<BuscaQuestion> = {}): string {
  const next = { termo, tipo, ano, page: Object.keys(change).length > 0 ? 1 : page, ...change };
  const params = new URLSearchParams({ termo: next.termo });
  if (next.tipo) params.set('tipo', next.tipo);
  if (next.ano) params.set('ano', next.ano);
  if (next.page > 1) params.set('_page', String(next.page));
  return `/busca?${params}`;
}
