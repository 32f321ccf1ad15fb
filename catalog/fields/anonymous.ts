import { readDigits } from '../texto/digits.ts';
import { hideCpf } from '../texto/privacy.ts';
import { validCns } from './cns.ts';
import { code } from './code.ts';
import type { Field, FieldOptions } from './field.ts';

const PROTOCOL = 'use o número do protocolo, que não diz de quem é o pedido';

/** The shape of a CPF, also of one that was mistyped. */
const DOTTED = /\d{3}\.\d{3}\.\d{3}-?\d{2}/;

/** A number that people are found by in other registers: a CPF, masked or not, or a health card. */
function personalNumber(raw: string): string | null {
  if (hideCpf(raw) !== raw || DOTTED.test(raw) || raw.includes('*'))
    return 'é ou traz um CPF, que nem mascarado entra nesta coluna';
  return validCns(readDigits(raw).values.join('')) ? 'é um cartão do SUS (CNS)' : null;
}

/** Letters alone are a name, or its initials; a protocol has digits. */
const nameless = (raw: string): string | null => (/\d/.test(raw) ? null : 'não tem algarismos, como um nome');

/** The protocol of somebody who waits. It is all that the list says of them, so it may not be a number of the person. */
export const protocolCode = (options: FieldOptions): Field<string, false> =>
  code(options, {
    hint: 'número do protocolo; um CPF, um cartão do SUS ou um nome é recusado',
    fault: (raw) => {
      const fault = personalNumber(raw) ?? (raw.trim() === '' ? null : nameless(raw));
      return fault && `${fault}: ${PROTOCOL}`;
    },
  });

/** Asterisks with at most four digits between or after them. */
const MASKED = /^[*. /-]*\*{3}[*. /-]*\d{0,4}[*. /-]*$/;

/** What is left of a document so that its owner finds the line: four digits at most, which many people share. */
export const maskedIdentity = (options: FieldOptions): Field<string, false> =>
  code(options, {
    hint: 'asteriscos e no máximo quatro algarismos, como ***4321; nomes e iniciais são recusados',
    fault: (raw) =>
      raw.trim() === '' || MASKED.test(raw.trim())
        ? null
        : 'diz mais do que pode: escreva asteriscos e no máximo quatro algarismos, como ***4321, sem nome nem iniciais',
  });
