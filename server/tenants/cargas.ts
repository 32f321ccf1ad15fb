import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const carga = z.strictObject({
  dataset: z.string(),
  /** File with its rows, in the folder. */
  dados: z.string().regex(/^dados\/[a-z0-9-]+\.csv\.gz$/),
  /** Name of the published file, as its publisher called it. */
  arquivo: z.string(),
  sha256: z.string(),
  referencia: day,
  periodo: z.array(z.string()).min(1),
  linhas: z.int(),
  autor: z.string(),
  publicadaEm: z.string(),
});

const declaracao = z.strictObject({
  dataset: z.string(),
  de: day,
  ate: day,
  /** The part of the dataset that it speaks of; folders of older versions know none. */
  campo: z.string().default(''),
  valor: z.string().default(''),
  texto: z.string(),
  autor: z.string(),
  publicadaEm: z.string(),
});

const correcao = z.strictObject({
  dataset: z.string(),
  chave: z.unknown(),
  valores: z.unknown(),
  motivo: z.string(),
  autor: z.string(),
  feitaEm: z.string(),
});

const cargas = z.strictObject({
  cargas: z.array(carga),
  declaracoes: z.array(declaracao),
  correcoes: z.array(correcao),
});

/**
 * Content of `cargas.json` in an exported folder: the loads with their dates and periods, the declarations and the
 * corrections.
 */
export type ExportedCargas = z.output<typeof cargas>;
export type ExportedCarga = ExportedCargas['cargas'][number];
export type ExportedStatement = ExportedCargas['declaracoes'][number];

export const CARGAS_FILE = 'cargas.json';

/** Reads `cargas.json` of an exported folder; null in a folder that somebody wrote. */
export async function readCargas(folder: string): Promise<ExportedCargas | null> {
  const path = join(folder, CARGAS_FILE);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const parsed = cargas.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') || 'o arquivo';
  throw new Refusal(`${path}: ${where} não está como “portal tenant export” escreve. Exporte o órgão de novo.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
