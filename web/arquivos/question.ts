/** As much as one page shows; a body that has more is looked through by year. */
export const MOST_FILES = 1_000;

/** The question of a page, as the API reads it. */
export function arquivosQuestion(parts: { categoria?: string; ano: string; termo: string; size: number }): string {
  const { categoria = '', ano, termo, size } = parts;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ categoria, ano, termo })) if (value) params.set(name, value);
  params.set('_size', String(size));
  return `/arquivos?${params}`;
}
