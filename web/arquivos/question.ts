/** As much as one page shows; a body that has more is looked through by year. */
export const MOST_FILES = 1_000;

/** What a visitor chose among the files, as the address has it; an empty choice is all of them. */
export interface FilesAsked {
  ano: string;
  periodo: string;
  parte: string;
  termo: string;
}

/** The choices in an address. */
export const filesAsked = (params: URLSearchParams): FilesAsked => ({
  ano: params.get('ano') ?? '',
  periodo: params.get('periodo') ?? '',
  parte: params.get('parte') ?? '',
  termo: (params.get('termo') ?? '').trim(),
});

export const isAnythingAsked = (asked: FilesAsked): boolean => Object.values(asked).some((value) => value !== '');

/** The choices, and what is asked besides, as the API reads them. */
export function filesQuery(asked: FilesAsked, more: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries({ ...asked, ...more }).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/** The question of a page, as the API reads it. */
export const arquivosQuestion = (asked: FilesAsked, size: number, categoria = ''): string =>
  `/arquivos?${filesQuery(asked, { categoria, _size: String(size) })}`;
