import { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Format that this version writes and reads. One that an older version could misread gets the next number. */
export const BACKUP_FORMAT = 1;

export const MANIFEST_MEMBER = 'manifesto.json';
export const SCHEMA_MEMBER = 'esquema.sql';

const table = z.object({
  nome: z.string(),
  membro: z.string(),
  colunas: z.array(z.object({ nome: z.string(), tipo: z.string(), obrigatoria: z.boolean() })),
  chave: z.string().nullable(),
  partes: z.array(z.object({ nome: z.string(), valores: z.string() })),
  depende: z.array(z.string()),
  linhas: z.int(),
  /** Length and digest of the rows before they are compressed. */
  bytes: z.int(),
  sha256: z.string(),
});

const document = z.object({
  orgao: z.string(),
  caminho: z.string(),
  membro: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Digest that was published, where the file is no longer that one. */
  publicado: z.string().optional(),
});

const manifest = z.object({
  formato: z.int(),
  portal: z.string(),
  postgres: z.string(),
  feitaEm: z.string(),
  esquema: z.object({ resumo: z.string(), migracao: z.int(), numero: z.int(), programa: z.string() }),
  orgaos: z.array(z.string()),
  tabelas: z.array(table),
  sequencias: z.array(z.object({ nome: z.string(), ultimo: z.number() })),
  /** Rows and sums of every dataset as they were published, of all bodies and periods. */
  conjuntos: z.array(
    z.object({ dataset: z.string(), periodos: z.int(), linhas: z.int(), somas: z.record(z.string(), z.string()) }),
  ),
  documentos: z.array(document),
  /** Identifiers of the keys that messages are sealed with, and how many values each sealed. The keys are kept elsewhere. */
  chaves: z.array(z.object({ id: z.string(), valores: z.int() })),
});

/** What a backup holds and what to compare a restored portal with. */
export type BackupManifest = z.output<typeof manifest>;
export type BackupTable = BackupManifest['tabelas'][number];
export type BackupDocument = BackupManifest['documentos'][number];

/** Reads the manifest of a backup, or refuses one of a newer format. */
export function parseManifest(text: string, path: string): BackupManifest {
  const found = jsonIn(text);
  const format = z.object({ formato: z.int() }).safeParse(found);
  if (format.success && format.data.formato > BACKUP_FORMAT)
    throw new Refusal(
      `${path} foi feita por uma versão mais nova do portal: restaure-a com essa versão ou outra mais nova.`,
    );
  const parsed = manifest.safeParse(found);
  if (parsed.success) return parsed.data;
  throw new Refusal(`${path} não é uma cópia feita por “portal backup”, ou foi alterada: use outra.`);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
