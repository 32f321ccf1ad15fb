/** The share of the limit from which on the reader is told how much is left. */
const NEAR = 0.8;

/** The characters that are left, in words, near the limit; null before. */
export function charactersLeft(length: number, longest: number): string | null {
  if (length < longest * NEAR) return null;
  const many = Math.abs(longest - length).toLocaleString('pt-BR');
  const noun = many === '1' ? 'caractere' : 'caracteres';
  if (length > longest) return `${many} ${noun} além do limite`;
  return many === '1' ? 'Resta 1 caractere' : `Restam ${many} caracteres`;
}

/** The whole limit in words, for a text that is still far from it. */
export const characterLimit = (longest: number): string => `Até ${longest.toLocaleString('pt-BR')} caracteres.`;
