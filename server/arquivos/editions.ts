import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type pg from 'pg';
import type { FoundFile } from './register.ts';

/** How an edition ended. */
export type EditionEnd = 'substituída' | 'retirada';

/** What ends an edition: how, who did it and why. */
export interface EditionEnding {
  fim: EditionEnd;
  quem: string;
  motivo: string;
  /** Number of the change of served files that it belongs to. */
  passo: string;
}

/** An edition of a document, for whoever keeps the portal. */
export interface EditionRow {
  id: string;
  titulo: string;
  data: string;
  tamanho: number;
  tipo: string;
  sha256: string;
  conferido: boolean;
  /** Null for one that came with the body's folder. */
  quem: string | null;
  motivo: string | null;
  publicadaEm: Date | null;
  fim: EditionEnd | null;
  fimEm: Date | null;
  fimPor: string | null;
  fimMotivo: string | null;
}

const COLUMNS = 'slug, categoria, titulo, ano, periodo, partes, data, tamanho, tipo, sha256, conferido';
const VALUES = COLUMNS.replace('conferido', "coalesce(conferido, strpos(texto, '-**') > 0)");
const PART = 1024 ** 2;

/** Opens an edition of what the register now has at an address. The transaction is the caller's. */
export async function openEdition(
  client: pg.ClientBase,
  tenant: number,
  slug: string,
  { quem, motivo, passo }: { quem: string; motivo: string | null; passo: string },
): Promise<void> {
  await client.query(
    `INSERT INTO portal.acervo (tenant, id, ${COLUMNS}, quem, motivo, passo, "publicadaEm")
     SELECT tenant, $3, ${VALUES}, $4, $5, $6, now() FROM portal.arquivos WHERE tenant = $1 AND slug = $2`,
    [tenant, slug, randomUUID(), quem, motivo, passo],
  );
}

/** Ends the edition that stands at an address and keeps its bytes. A document from the folder gets its edition only now. */
export async function endEdition(
  client: pg.ClientBase,
  tenant: number,
  slug: string,
  { path, fim, quem, motivo, passo }: EditionEnding & { path: string },
): Promise<void> {
  const id = await standingEdition(client, tenant, slug);
  await client.query(
    `UPDATE portal.acervo SET fim = $3, "fimEm" = now(), "fimPor" = $4, "fimMotivo" = $5, passo = $6
     WHERE tenant = $1 AND id = $2`,
    [tenant, id, fim, quem, motivo, passo],
  );
  let parte = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: PART }))
    await client.query('INSERT INTO portal.guardados (tenant, id, parte, bytes) VALUES ($1, $2, $3, $4)', [
      tenant,
      id,
      parte++,
      bytes,
    ]);
}

/**
 * The edition that the register has now. One that is not of these bytes was replaced by an applied folder since, and ends
 * without them.
 */
async function standingEdition(client: pg.ClientBase, tenant: number, slug: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT e.id FROM portal.acervo e JOIN portal.arquivos a ON a.tenant = e.tenant AND a.slug = e.slug AND a.sha256 = e.sha256
     WHERE e.tenant = $1 AND e.slug = $2 AND e.fim IS NULL`,
    [tenant, slug],
  );
  await client.query(
    `UPDATE portal.acervo SET fim = 'substituída', "fimEm" = now(), "fimMotivo" = 'A pasta do órgão foi aplicada.'
     WHERE tenant = $1 AND slug = $2 AND fim IS NULL AND id IS DISTINCT FROM $3`,
    [tenant, slug, rows[0]?.id ?? null],
  );
  return rows[0]?.id ?? (await openUnsigned(client, tenant, slug));
}

async function openUnsigned(client: pg.ClientBase, tenant: number, slug: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO portal.acervo (tenant, id, ${COLUMNS})
     SELECT tenant, $3, ${VALUES} FROM portal.arquivos WHERE tenant = $1 AND slug = $2`,
    [tenant, slug, id],
  );
  return id;
}

/** The editions of a document, the latest first. Asked as the desk's role, within a tenant. */
export async function readEditions(client: pg.ClientBase, tenant: number, slug: string): Promise<EditionRow[]> {
  const { rows } = await client.query<EditionRow>(
    `SELECT id, titulo, data, tamanho, tipo, sha256, conferido, quem, motivo, "publicadaEm", fim, "fimEm", "fimPor", "fimMotivo"
     FROM portal.acervo WHERE tenant = $1 AND slug = $2
     ORDER BY fim IS NULL DESC, "fimEm" DESC, "publicadaEm" DESC NULLS LAST`,
    [tenant, slug],
  );
  return rows;
}

/** A document that was withdrawn and not published again. */
export interface WithdrawnDocument extends Pick<FoundFile, 'slug' | 'titulo' | 'ano' | 'periodo'> {
  fimEm: Date;
  fimPor: string | null;
  fimMotivo: string | null;
}

/** The documents of a category that were withdrawn, the latest first. */
export async function withdrawnDocuments(
  client: pg.ClientBase,
  tenant: number,
  categoria: string,
  published: readonly string[],
): Promise<WithdrawnDocument[]> {
  const { rows } = await client.query<WithdrawnDocument>(
    `SELECT DISTINCT ON (slug) slug, titulo, ano, periodo, "fimEm", "fimPor", "fimMotivo" FROM portal.acervo
     WHERE tenant = $1 AND categoria = $2 AND fim = 'retirada' AND slug <> ALL ($3)
     ORDER BY slug, "fimEm" DESC`,
    [tenant, categoria, published],
  );
  return rows.sort((one, other) => (one.fimEm < other.fimEm ? 1 : -1));
}

/** The bytes that were kept of an edition, part by part; none where there are none. */
export async function* editionBytes(
  ask: <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>,
  tenant: number,
  id: string,
): AsyncGenerator<Buffer> {
  for (let parte = 0; ; parte++) {
    const bytes = await ask(async (client) => {
      const { rows } = await client.query<{ bytes: Buffer }>(
        'SELECT bytes FROM portal.guardados WHERE tenant = $1 AND id = $2 AND parte = $3',
        [tenant, id, parte],
      );
      return rows[0]?.bytes ?? null;
    });
    if (!bytes) return;
    yield bytes;
  }
}
