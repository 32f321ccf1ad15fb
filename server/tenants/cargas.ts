import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const carga = z.strictObject({
  dataset: z.string(),
  /** Where its rows are, in the folder. */
  dados: z.string().regex(/^dados\/[a-z0-9-]+\.csv\.gz$/),
  /** The file that was published, as its publisher called it. */
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

/** What `cargas.json` says of the data in an exported folder: of when they are, what they replace, what was said of them. */
export type ExportedCargas = z.output<typeof cargas>;
export type ExportedCarga = ExportedCargas['cargas'][number];

export const CARGAS_FILE = 'cargas.json';

/** The note of a folder that was exported with its data; null in one that somebody wrote. */
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
