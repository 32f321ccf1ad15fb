/** The question that the address of the search asks. */
export interface BuscaQuestion {
  termo: string;
  tipo: string | null;
  ano: string | null;
  page: number;
}

export const readQuestion = (params: URLSearchParams): BuscaQuestion => ({
  termo: (params.get('termo') ?? '').trim(),
  tipo: params.get('tipo') || null,
  ano: params.get('ano') || null,
  page: Number(params.get('_page')) || 1,
});

/** Prints the address of a question with something of it changed; another kind or year begins at its first page. */
export function writeQuestion({ termo, tipo, ano, page }: BuscaQuestion, change: Partial<BuscaQuestion> = {}): string {
  const next = { termo, tipo, ano, page: Object.keys(change).length > 0 ? 1 : page, ...change };
  const params = new URLSearchParams({ termo: next.termo });
  if (next.tipo) params.set('tipo', next.tipo);
  if (next.ano) params.set('ano', next.ano);
  if (next.page > 1) params.set('_page', String(next.page));
  return `/busca?${params}`;
}

/** The feed of a search, by its path in the API. */
export const newsOf = (asked: BuscaQuestion): string =>
  writeQuestion(asked, { page: 1 }).replace(/^\/busca/, '/busca.atom');
