/**
 * Documents that people of a body sent and did not publish yet. Their bytes wait in a folder that is not served; here is
 * what was read of them, with CPFs masked, and what people say they are.
 */
export const DRAFT_TABLES = `CREATE TABLE IF NOT EXISTS portal.preparados (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  pessoa uuid NOT NULL,
  quem text NOT NULL,
  nome text NOT NULL,
  tamanho bigint NOT NULL,
  tipo text NOT NULL,
  sha256 text NOT NULL,
  texto text NOT NULL,
  achados jsonb NOT NULL,
  paginas int NOT NULL,
  lidas int NOT NULL,
  "semTexto" int NOT NULL,
  ficha jsonb NOT NULL,
  conferido boolean NOT NULL DEFAULT false,
  substitui text,
  motivo text,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);
`;

export const draftGrants = (role: string): string => `REVOKE ALL ON portal.preparados FROM ${role};
GRANT SELECT, UPDATE (ficha, conferido, substitui, motivo), DELETE ON portal.preparados TO ${role};
`;
