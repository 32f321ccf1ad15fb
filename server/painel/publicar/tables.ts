/**
 * Rehearsals of files that people of a body are about to publish, and what the body said of the columns of its files. No byte
 * of a file is here: those lie in the staging folder until the rehearsal ends. A rehearsal does not move with its body;
 * what is remembered of columns does.
 */
export const PUBLICAR_TABLES = `CREATE TABLE IF NOT EXISTS portal.ensaios (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  lote uuid NOT NULL,
  dataset text,
  estado text NOT NULL,
  pessoa uuid NOT NULL,
  quem text NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  "mexidoEm" timestamptz NOT NULL DEFAULT now(),
  arquivos jsonb NOT NULL,
  pedido jsonb NOT NULL,
  revisao int NOT NULL DEFAULT 1,
  candidatos jsonb NOT NULL DEFAULT '[]',
  porque text,
  relato jsonb,
  mensagem text,
  progresso jsonb,
  "vivoEm" timestamptz,
  publicacao jsonb,
  carga int,
  presencas jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS ensaios_mexido ON portal.ensaios (tenant, "mexidoEm" DESC);

CREATE TABLE IF NOT EXISTS portal.mapeamentos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  dataset text NOT NULL,
  assinatura text NOT NULL,
  colunas jsonb NOT NULL,
  escolhas jsonb NOT NULL,
  quem text NOT NULL,
  "gravadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, dataset, assinatura)
);
`;

/** The rights of the role of the panel: its rehearsals, and a look at what stands that they are held against. */
export const publicarGrants = (role: string): string => `REVOKE ALL ON portal.ensaios, portal.mapeamentos FROM ${role};
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.ensaios, portal.mapeamentos TO ${role};
GRANT SELECT ON portal.cargas, portal.versoes TO ${role};
`;
