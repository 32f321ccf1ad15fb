import { z } from 'zod';
import { integer, number, ok, text } from '../contract/schema.ts';

/** A day as the reference system writes it: `2025-03-01T00:00:00`. */
const midnight = text.regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/);

const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ ok, data: z.array(item) });

const termo = z.strictObject({ txtTermo: text, txtDescricao: text, txtExemplo: text.nullable(), txtFonte: text });
export const termosAnswer = listOf(termo);
export type WireTermo = z.output<typeof termo>;

const pergunta = z.strictObject({
  txtCategoria: text,
  txtPergunta: text,
  txtResposta: text,
  dtAtualizacao: midnight.nullable(),
});
export const perguntasFrequentesAnswer = listOf(pergunta);
export type WirePergunta = z.output<typeof pergunta>;

const arquivo = z.strictObject({
  idArquivo: integer,
  descArquivo: text,
  anoPub: integer,
  dtInclusao: midnight,
  txtPeriodo: text.nullable(),
  descCategoria: text.nullable(),
});
export const arquivosPorAnoAnswer = listOf(z.strictObject({ lstArquivosPorAnos: z.array(arquivo) }));
export type WireArquivo = z.output<typeof arquivo>;

const vereador = z.strictObject({
  nome: text,
  nomeParlamentar: text,
  partido: text,
  cargo: text,
  email: text.nullable(),
  telefone: text.nullable(),
  dtInicio: midnight.nullable(),
  dtFim: midnight.nullable(),
  txtFoto: text.nullable().describe('O endereço da imagem'),
  txtMandato: text,
  txtCargoMesa: text.nullable(),
  txtGabinete: text.nullable(),
  txtBiografia: text,
});
export const vereadoresAnswer = listOf(vereador);
export type WireVereador = z.output<typeof vereador>;

const comissao = z.strictObject({
  nome: text,
  txtReunioes: text.nullable(),
  lstCompetencias: z.array(text),
  lstMembros: z.array(vereador),
});
export const comissoesAnswer = listOf(comissao);
export type WireComissao = z.output<typeof comissao>;

const code = z.union([text, number]).nullable();

const despesa = z.strictObject({
  exercicio: integer,
  codOrgao: code,
  codUnidade: code,
  codClassificacao: code,
  txtClassificacao: text.nullable(),
  txtDescricaoUnidade: text,
  vlrOrcadoAtualizado: number,
  vlrEmpenhado: number,
  vlrLiquidado: number,
  vlrPago: number,
});
export const despesaClassificadaAnswer = listOf(despesa);
export type WireDespesa = z.output<typeof despesa>;

const receita = z.strictObject({
  txtClassificacao: text,
  numExercicioFinanc: integer,
  codUnidade: text,
  txtDescricaoUnidade: text,
  vlrPrevisaoAtualizado: number,
  vlrArrecadacao: number,
});
export const receitaClassificadaAnswer = listOf(receita);
export type WireReceita = z.output<typeof receita>;
