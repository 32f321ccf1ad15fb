import { z } from 'zod';

/** The question of an address that takes none. */
export const noParameters = z.strictObject({});

const wholeOf = (text: unknown): unknown => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text);

/** A whole number as an address writes it, in digits alone. */
export const wholeNumber = (least: number, most: number, error: string) =>
  z.preprocess(wholeOf, z.int({ error }).min(least, { error }).max(most, { error }));

/** The page of a list, from 1. */
export const pageNumber = wholeNumber(1, 999_999, 'deve ser um número inteiro a partir de 1')
  .default(1)
  .describe('Página');

/** The rows of a page. */
export const pageSize = (usual: number, most: number, description: string) =>
  wholeNumber(1, most, `deve ser um número inteiro de 1 a ${most.toLocaleString('pt-BR')}`)
    .default(usual)
    .describe(description);

/** One of some words. The sentence says what it is that they name: `não é uma classificação`. */
export const oneOf = <Word extends string>(words: readonly Word[], isNot: string) =>
  z.enum(words, { error: `${isNot}: use ${words.join(', ')}` });

/** Whether a CSV file is for a person's spreadsheet. */
export const forSheet = z
  .literal('1', { error: 'deve ser 1' })
  .optional()
  .describe(
    'Para planilhas: ponto e vírgula, vírgula decimal, rótulos, e um apóstrofo antes do que seria lido como fórmula; sem ela, o arquivo para programas, como está',
  );

/** Whether a workbook holds what belongs to its records too. */
export const withParts = z
  .literal('1', { error: 'deve ser 1' })
  .optional()
  .describe('Com as partes de cada registro, cada tabela em uma folha da pasta de trabalho');

/** Characters of the longest address of a page that another question may name. */
const LONGEST_ADDRESS = 2_000;

/** The address of a page of this portal, from its first slash. */
export const pageAddress = z
  .string()
  .max(LONGEST_ADDRESS, {
    error: `tem mais de ${LONGEST_ADDRESS.toLocaleString('pt-BR')} caracteres: peça uma página com menos filtros`,
  })
  .regex(/^\/(?![/\\])[^\s\\]*$/, {
    error: 'deve ser o endereço de uma página deste portal, como /contratos?numAnoPub=2025',
  });
