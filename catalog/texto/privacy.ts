/** The practice of public portals: the first three and the last two digits are hidden. */
export const maskCpf = (digits: string): string => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;

export function validCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10]);
}

export function checkDigit(digits: string, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i);
  return ((sum * 10) % 11) % 10;
}

/** Eleven digits in the groups of a CPF, with whatever people put between them. */
const RUN = /(?<!\d)(\d{3})[.\s-]?(\d{3})[.\s-]?(\d{3})\s?[-–—./]?\s?(\d{2})(?!\d)/g;

/** Masks every CPF written inside a text, with or without its punctuation. A run that is no CPF stays. */
export const hideCpf = (text: string): string => (text.length < 11 ? text : text.replace(RUN, masked));

function masked(run: string, ...parts: string[]): string {
  const digits = parts.slice(0, 4).join('');
  return validCpf(digits) ? maskCpf(digits) : run;
}

/** Masks whatever has the shape of a CPF: a mistyped one is still nearly somebody's, and a message must not repeat it. */
export const veil = (text: string): string =>
  text.replace(RUN, (_, ...parts: string[]) => maskCpf(parts.slice(0, 4).join('')));
