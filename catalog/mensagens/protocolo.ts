const SHAPE = /^\d{13}$/;

/** Luhn's: whichever digit is mistyped, it is found. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** `2026.48392017-2`: a year, eight digits that say nothing, and one that finds a slip of the hand. */
export function protocoloOf(year: number, digits: string): string {
  const body = `${year}${digits}`;
  return `${year}.${digits}-${checkDigit(body)}`;
}

/** A protocol however it was typed, as it is written; null for what cannot be one. */
export function readProtocolo(text: string): string | null {
  const digits = text.replace(/[^\d]/g, '');
  if (!SHAPE.test(digits) || checkDigit(digits.slice(0, 12)) !== Number(digits[12])) return null;
  return `${digits.slice(0, 4)}.${digits.slice(4, 12)}-${digits[12]}`;
}

/** Neither I, L, O nor U: nobody mistakes a sign that is read aloud or copied by hand. */
export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** `K7QP-4DXM-2RVB-9HTC` out of sixteen signs. */
export const printChave = (signs: string): string => signs.match(/.{4}/g)?.join('-') ?? signs;

/** A key however it was typed; null for what cannot be one. */
export function readChave(text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[\s.–—-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? printChave(signs) : null;
}
