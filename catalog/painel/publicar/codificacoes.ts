/** Encodings that a person may say a file is in. */
export const CODIFICACOES = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
