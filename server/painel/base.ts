/**
 * What the panel keeps: the people of each body, the single-use links that they enter by, their sessions and drafts. The
 * rows belong to one body: row-level security keeps the role of the panel to it, and the web role has no right at all. Secrets are stored as digests.
 */
export const BASE_TABLES = `CREATE TABLE IF NOT EXISTS portal.pessoas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  nome text NOT NULL,
  papeis text[] NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "entrouEm" timestamptz,
  "removidaEm" timestamptz,
  PRIMARY KEY (tenant, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS pessoas_email ON portal.pessoas (tenant, email) WHERE "removidaEm" IS NULL;

CREATE TABLE IF NOT EXISTS portal.ingressos (
  tenant int NOT NULL,
  hash text NOT NULL,
  pessoa uuid NOT NULL,
  tipo text NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  "expiraEm" timestamptz NOT NULL,
  "usadoEm" timestamptz,
  PRIMARY KEY (tenant, hash),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS portal.sessoes (
  tenant int NOT NULL,
  id uuid NOT NULL,
  pessoa uuid NOT NULL,
  hash text NOT NULL,
  token text NOT NULL,
  "hashNovo" text,
  "novoEm" timestamptz,
  "hashAnterior" text,
  "trocadaEm" timestamptz NOT NULL DEFAULT now(),
  "trocarEm" timestamptz NOT NULL DEFAULT now() + interval '30 minutes',
  aparelho text NOT NULL DEFAULT '',
  meio text NOT NULL DEFAULT 'link',
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "usadaEm" timestamptz NOT NULL DEFAULT now(),
  "expiraEm" timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, hash),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS portal.rascunhos (
  tenant int NOT NULL,
  pessoa uuid NOT NULL,
  chave text NOT NULL,
  conteudo jsonb NOT NULL,
  "gravadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, pessoa, chave),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas ON DELETE CASCADE
);
`;

/** The rights of the role of the panel on what every part of it needs. */
export const baseGrants = (role: string): string => `GRANT USAGE ON SCHEMA portal TO ${role};
REVOKE ALL ON portal.pessoas, portal.ingressos, portal.sessoes, portal.rascunhos FROM ${role};
GRANT SELECT, INSERT, UPDATE (nome, papeis, "entrouEm", "removidaEm") ON portal.pessoas TO ${role};
GRANT SELECT, INSERT, UPDATE ("usadoEm"), DELETE ON portal.ingressos TO ${role};
GRANT SELECT, INSERT, UPDATE (hash, "hashNovo", "novoEm", "hashAnterior", "trocadaEm", "trocarEm", "usadaEm"), DELETE ON portal.sessoes TO ${role};
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.rascunhos TO ${role};
`;
