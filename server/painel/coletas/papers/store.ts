import type pg from 'pg';

/** What is known of a file that was asked for before. */
export interface BroughtFile {
  chave: string;
  slug: string;
  endereco: string;
  marca: string;
  etag: string | null;
  modificado: string | null;
  /** Of the bytes that were published last. */
  sha256: string | null;
  /** Why the bytes that came last are not published. */
  motivo: string | null;
}

/** A document that stands in the register. */
export interface StandingPaper {
  slug: string;
  categoria: string;
  titulo: string;
  ano: number;
  ordem: number | null;
  sha256: string;
  caminho: string;
}

/** What a body has of documents, and what is known of the files that it asked for. */
export interface PaperShelf {
  /** The name of the body's folder. */
  body: string;
  brought: Map<string, BroughtFile>;
  standing: Map<string, StandingPaper>;
}

const STANDING = 'SELECT slug, categoria, titulo, ano, ordem, sha256, caminho FROM portal.arquivos WHERE tenant = $1';

export async function readPaperShelf(client: pg.ClientBase, tenant: number): Promise<PaperShelf> {
  const bodies = await client.query<{ slug: string }>('SELECT slug FROM portal.tenants WHERE id = $1', [tenant]);
  const brought = await client.query<BroughtFile>(
    'SELECT chave, slug, endereco, marca, etag, modificado, sha256, motivo FROM portal.trazidos WHERE tenant = $1',
    [tenant],
  );
  const standing = await client.query<StandingPaper>(STANDING, [tenant]);
  return {
    body: bodies.rows[0]?.slug ?? '',
    brought: new Map(brought.rows.map((one) => [one.chave, one])),
    standing: new Map(standing.rows.map((one) => [one.slug, one])),
  };
}

/** The document that stands at an address now. */
export async function standingPaper(
  client: pg.ClientBase,
  tenant: number,
  slug: string,
): Promise<StandingPaper | undefined> {
  return (await client.query<StandingPaper>(`${STANDING} AND slug = $2`, [tenant, slug])).rows[0];
}

/** Notes what became of a file. */
export async function noteBrought(client: pg.ClientBase, tenant: number, file: BroughtFile): Promise<void> {
  const { chave, slug, endereco, marca, etag, modificado, sha256, motivo } = file;
  await client.query(
    `INSERT INTO portal.trazidos (tenant, chave, slug, endereco, marca, etag, modificado, sha256, motivo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (tenant, chave) DO UPDATE SET (slug, endereco, marca, etag, modificado, sha256, motivo, "buscadoEm") =
       (excluded.slug, excluded.endereco, excluded.marca, excluded.etag, excluded.modificado, excluded.sha256,
        excluded.motivo, now())`,
    [tenant, chave, slug, endereco, marca, etag, modificado, sha256, motivo],
  );
}

/** Forgets a file that the source has no more. */
export async function forgetBrought(client: pg.ClientBase, tenant: number, chave: string): Promise<void> {
  await client.query('DELETE FROM portal.trazidos WHERE tenant = $1 AND chave = $2', [tenant, chave]);
}
