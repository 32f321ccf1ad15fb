import { storedPlain } from '../database/sql/names.ts';

/**
 * Editions of the documents that people published, replaced or withdrew. The bytes of an edition that ended are kept here
 * and not beside the served files: it may have been replaced because of what it showed, and only the desk opens it.
 */
export const ARCHIVE_TABLES = `CREATE TABLE IF NOT EXISTS portal.acervo (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  slug text NOT NULL,
  categoria text NOT NULL,
  titulo text NOT NULL,
  ano int NOT NULL,
  periodo text,
  partes text[] NOT NULL DEFAULT '{}',
  data date NOT NULL,
  tamanho bigint NOT NULL,
  tipo text NOT NULL,
  sha256 text NOT NULL,
  conferido boolean NOT NULL,
  quem text,
  motivo text,
  "publicadaEm" timestamptz,
  fim text,
  "fimEm" timestamptz,
  "fimPor" text,
  "fimMotivo" text,
  passo uuid,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS acervo_slug ON portal.acervo (tenant, slug);

CREATE TABLE IF NOT EXISTS portal.guardados (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  parte int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (tenant, id, parte)
);
${storedPlain('portal.guardados', 'bytes')}
`;

/** The desk reads editions; only the publication, as the owner, writes them. */
export const archiveGrants = (role: string): string => `GRANT SELECT ON portal.acervo, portal.guardados TO ${role};
`;
