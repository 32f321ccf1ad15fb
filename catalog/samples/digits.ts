import { checkDigit as cnpjDigit } from '../fields/taxId.ts';
import { checkDigit as cpfDigit } from '../texto/privacy.ts';

/** A valid CPF of nobody, made from nine digits: so no whole CPF has to be written in a file. */
export function cpf(base: string): string {
  const first = base + cpfDigit(base, 9);
  return first + cpfDigit(first, 10);
}

/** A valid CNPJ, made from its first twelve characters. */
export function cnpj(base: string): string {
  const first = base + cnpjDigit(base, 12);
  return first + cnpjDigit(first, 13);
}

/** As people write them, dots, bar and dash included: ***.456.789-** and 12.345.678/0001-95. */
export const dotted = (id: string): string =>
  id.length === 11
    ? `${id.slice(0, 3)}.${id.slice(3, 6)}.${id.slice(6, 9)}-${id.slice(9)}`
    : `${id.slice(0, 2)}.${id.slice(2, 5)}.${id.slice(5, 8)}/${id.slice(8, 12)}-${id.slice(12)}`;
