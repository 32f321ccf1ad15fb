/**
 * Who asked to be told of a body's data, and of what. Addresses and what each watches are sealed before they come here, and
 * found by hashes keyed with a secret of the body, sealed as well: it goes along when the body moves, and the links of
 * letters stay valid.
 */
export const SUBSCRIPTION_TABLES = `CREATE TABLE IF NOT EXISTS portal.pimentas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  valor bytea NOT NULL,
  PRIMARY KEY (tenant)
);

CREATE TABLE IF NOT EXISTS portal.assinantes (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  resumo text NOT NULL,
  email bytea NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  pedidos int NOT NULL DEFAULT 0,
  "pedidosEm" date,
  "avisadoEm" date,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, resumo)
);

CREATE TABLE IF NOT EXISTS portal.assinaturas (
  tenant int NOT NULL,
  id uuid NOT NULL,
  assinante uuid NOT NULL,
  resumo text NOT NULL,
  alvo bytea NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "confirmadaEm" timestamptz,
  desde timestamptz NOT NULL DEFAULT now(),
  cargas jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, assinante, resumo),
  FOREIGN KEY (tenant, assinante) REFERENCES portal.assinantes ON DELETE CASCADE
);

DROP POLICY IF EXISTS assinante ON mensagens.correio;
CREATE POLICY assinante ON mensagens.correio AS RESTRICTIVE FOR DELETE USING (destino = 'assinante');
`;

/**
 * The rights of the role that acts for visitors: it registers, confirms, stops and erases. Of letters it may delete those to
 * subscribers alone, so that an erased address is not written to once more.
 */
export const subscriptionGrants = (
  role: string,
): string => `REVOKE ALL ON portal.pimentas, portal.assinantes, portal.assinaturas FROM ${role};
GRANT USAGE ON SCHEMA portal TO ${role};
GRANT SELECT, INSERT ON portal.pimentas TO ${role};
GRANT SELECT, INSERT, UPDATE (pedidos, "pedidosEm"), DELETE ON portal.assinantes TO ${role};
GRANT SELECT, INSERT, UPDATE ("criadaEm", "confirmadaEm", desde), DELETE ON portal.assinaturas TO ${role};
GRANT DELETE ON mensagens.correio TO ${role};
`;
