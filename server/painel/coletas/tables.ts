/** The sources that a body has read by themselves, how often, and what came of it last. */
export const COLETAS_TABLES = `CREATE TABLE IF NOT EXISTS portal.coletas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  nome text NOT NULL,
  fonte text NOT NULL,
  endereco text NOT NULL,
  conjuntos text[] NOT NULL,
  frequencia text NOT NULL,
  hora int NOT NULL,
  dia int NOT NULL,
  pausada boolean NOT NULL DEFAULT false,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "proximaEm" timestamptz NOT NULL,
  "pedidaEm" timestamptz,
  "comecouEm" timestamptz,
  "terminouEm" timestamptz,
  resultado jsonb,
  PRIMARY KEY (tenant, id)
);
`;

/** The rights of the role of the panel: what a reading brought is written by the owner alone. */
export const coletasGrants = (role: string): string => `REVOKE ALL ON portal.coletas FROM ${role};
GRANT SELECT, INSERT, UPDATE (nome, fonte, endereco, conjuntos, frequencia, hora, dia, pausada, "proximaEm", "pedidaEm"), DELETE
  ON portal.coletas TO ${role};
`;
