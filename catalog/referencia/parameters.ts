import { z } from 'zod';
import { integer, text } from '../contract/schema.ts';

/** Parameters of the calls as their clients write them; `server/referencia` reads them in any case and spelling. */
export type CallQuery = Readonly<Record<string, z.ZodType>>;

const day = (which: string) => text.describe(`${which} dia, aaaa-mm-dd ou dd/mm/aaaa`);
export const dayParameters = (from: string, to: string): CallQuery => ({
  [from]: day('Primeiro'),
  [to]: day('Último'),
});
export const monthNumber = z.int().min(1).max(12);
export const YEAR_PARAMETER = integer.optional().describe('Exercício; também ano, exercicio ou numAno');
const MONTHS = {
  mesIni: monthNumber.optional().describe('Primeiro mês'),
  mesFim: monthNumber.optional().describe('Último mês'),
};
export const PERIOD_PARAMETERS: CallQuery = {
  numExercicio: YEAR_PARAMETER,
  ...MONTHS,
  dataInicio: text.optional().describe('Primeiro dia; também dtInicio'),
  dataFim: text.optional().describe('Último dia, incluído; também dtFim'),
};
export const PAYROLL_PARAMETERS: CallQuery = {
  numExercicio: integer.describe('Exercício'),
  numMes: monthNumber.describe('Mês'),
};
export const REVENUE_PARAMETERS: CallQuery = {
  numExercicio: integer.describe('Exercício'),
  ...MONTHS,
  classificacaoPor: text.optional().describe('receita, categoria, origem, especie, desdobramento, fonte ou unidade'),
};
export const BODY_PARAMETER = text.optional().describe('Número do órgão; o de outro órgão dá uma lista vazia');
export const PLACE_PARAMETER = text.optional().describe('Lugar do menu: 1 é o alto da página, 4 o rodapé');
