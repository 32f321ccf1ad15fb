import { z } from 'zod';
import { day, integer, moment, ok, text } from '../../contract/schema.ts';

const conjunto = z.strictObject({ id: text, titulo: text });

const resumo = {
  carga: integer,
  dataset: text,
  titulo: text,
  publicadaEm: moment,
  referencia: day.describe('O dia até o qual vão os dados'),
  periodo: text.describe('Os períodos em palavras: “01/2021 a 10/2026 (70 períodos)”'),
  linhas: integer,
  recusadas: integer,
  autor: text,
  avisos: integer,
  voltaA: integer.nullable(),
  vigente: z.boolean().describe('Algum período ainda é dela'),
};

/** The loads of a body, the newest first. */
export const cargasDeskAnswer = z.strictObject({
  ok,
  data: z.array(z.strictObject(resumo)),
  page: integer,
  size: integer,
  total: integer,
  conjuntos: z.array(conjunto).describe('Os que se aplicam ao órgão'),
});

const soma = z.strictObject({ campo: text, label: text, valor: text });

/** One load, with what it replaced and what can be done with it. */
export const cargaDeskAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    ...resumo,
    lidas: integer,
    arquivo: text,
    somas: z.array(soma),
    motivo: text.nullable().describe('Por que se voltou a outra carga'),
    substituiu: z.array(integer),
    advertencias: z.array(z.strictObject({ quantas: integer, mensagem: text })),
    publica: text.describe('O endereço público da carga'),
    /** The number of the newest load: a return is refused if it changes between rehearsal and confirmation. */
    ultima: integer,
    guardada: z.boolean().describe('O arquivo dela está guardado'),
    /** Why one cannot go back to it now; null where one can. */
    semVolta: text.nullable(),
    ocupado: z.boolean().describe('Há uma carga deste conjunto em andamento'),
  }),
});

const motivo = z
  .string()
  .trim()
  .min(10, 'precisa dizer por que, em ao menos 10 letras: o cidadão o lê')
  .max(500, 'tem mais de 500 letras');

/** A return to a load: rehearsed first, and then confirmed on the same state. */
export const voltaBody = z.strictObject({
  motivo: motivo.nullable().describe('Pode faltar no ensaio'),
  ensaio: z.boolean(),
  ultima: z.int().describe('A carga mais nova que a pessoa viu'),
});

const periodoDaVolta = z.strictObject({
  periodo: text,
  linhasAntes: integer.nullable(),
  linhasDepois: integer,
  somas: z.array(z.strictObject({ label: text, antes: text, depois: text })),
});

export const voltaAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    /** The load that the return became; null of a rehearsal, and of one that goes on after the answer. */
    carga: integer.nullable(),
    emAndamento: z.boolean(),
    periodos: z.array(periodoDaVolta),
  }),
});

const campo = z.strictObject({
  campo: text,
  label: text,
  valor: text.describe('Como as pessoas escrevem'),
  dica: text,
  obrigatorio: z.boolean(),
  fixo: z.boolean().describe('Identifica o registro e não se corrige'),
  opcoes: z.array(text),
});

const registro = z.strictObject({
  nome: text,
  chave: z.record(text, text),
  linhas: integer.describe('Linhas que têm esta chave'),
  campos: z.array(campo),
});

/** Records that hold the words asked for, the newest period first. */
export const registrosAnswer = z.strictObject({ ok, data: z.array(registro), mais: z.boolean() });

/** The correction of a record, or its withdrawal where `valores` is null. */
export const correcaoBody = z.strictObject({
  chave: z.record(z.string().max(80), z.string().max(1_000)),
  valores: z.record(z.string().max(80), z.string().max(20_000)).nullable(),
  motivo: motivo.nullable().describe('Pode faltar no ensaio'),
  ensaio: z.boolean(),
});

export const correcaoDeskAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    feita: z.boolean(),
    linhas: integer,
    arquivos: integer.describe('Arquivos guardados que mudaram com ela'),
    campos: z.array(z.strictObject({ campo: text, label: text, antes: text, depois: text })),
  }),
});

/** What was corrected or withdrawn of a dataset, the newest first. */
export const correcoesDeskAnswer = z.strictObject({
  ok,
  data: z.array(
    z.strictObject({
      id: integer,
      registro: text,
      retirado: z.boolean(),
      campos: z.array(text),
      motivo: text,
      autor: text,
      feitaEm: moment,
    }),
  ),
});

const declarada = z.strictObject({
  dataset: text,
  titulo: text,
  de: day,
  ate: day,
  parte: text.nullable().describe('A parte em palavras: “Origem: Municipal”'),
  campo: text,
  valor: text,
  texto: text,
  autor: text,
  publicadaEm: moment,
});

/** The statements of a body, and the periods that have neither rows nor a statement. */
export const declaracoesDeskAnswer = z.strictObject({
  ok,
  data: z.array(declarada),
  conjuntos: z.array(
    z.strictObject({
      ...conjunto.shape,
      nunca: z.boolean().describe('Nada se publicou nem declarou, nunca'),
      faltam: z.array(z.strictObject({ periodo: text, de: day, ate: day })),
      partes: z.array(z.strictObject({ campo: text, label: text, opcoes: z.array(text) })),
    }),
  ),
});

const dia = z.iso.date('deve ser um dia como 2026-01-31');

export const declaracaoBody = z.strictObject({
  de: dia,
  ate: dia,
  onde: z.strictObject({ campo: z.string().max(80), valor: z.string().max(500) }).nullable(),
  texto: z
    .string()
    .trim()
    .min(10, 'precisa ser uma frase que o cidadão entenda')
    .max(1_000, 'tem mais de 1.000 letras'),
});

export type CargasDeskAnswer = z.output<typeof cargasDeskAnswer>;
export type CargaDeskAnswer = z.output<typeof cargaDeskAnswer>;
export type CargaDeMesa = CargasDeskAnswer['data'][number];
export type CargaInteira = CargaDeskAnswer['data'];
export type VoltaAnswer = z.output<typeof voltaAnswer>;
export type RegistrosAnswer = z.output<typeof registrosAnswer>;
export type RegistroAchado = RegistrosAnswer['data'][number];
export type CorrecaoDeskAnswer = z.output<typeof correcaoDeskAnswer>;
export type CorrecoesDeskAnswer = z.output<typeof correcoesDeskAnswer>;
export type DeclaracoesDeskAnswer = z.output<typeof declaracoesDeskAnswer>;
export type ConjuntoDeclarado = DeclaracoesDeskAnswer['conjuntos'][number];
export type DeclaracaoFeita = DeclaracoesDeskAnswer['data'][number];
