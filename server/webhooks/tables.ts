/**
 * Addresses that systems asked to be told at, and what was or will be told to each. A key is known here by its hash, which
 * stays the same when the body moves to another installation. A delivery that was given up stays, to be looked at and sent again.
 */
export const WEBHOOK_TABLES = `CREATE TABLE IF NOT EXISTS portal.webhooks (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  chave text NOT NULL,
  url text NOT NULL,
  conjuntos text[],
  filtro text NOT NULL DEFAULT '',
  eventos text[] NOT NULL,
  segredo bytea NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  desde timestamptz NOT NULL DEFAULT now(),
  "falhaDesde" timestamptz,
  "desligadoEm" timestamptz,
  motivo text,
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS portal.entregas (
  tenant int NOT NULL,
  id uuid NOT NULL,
  webhook uuid NOT NULL,
  ordem bigint GENERATED ALWAYS AS IDENTITY,
  evento text NOT NULL,
  dataset text NOT NULL,
  carga int NOT NULL,
  corpo text NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  tentativas int NOT NULL DEFAULT 0,
  "proximaEm" timestamptz DEFAULT now(),
  "entregueEm" timestamptz,
  status int,
  erro text,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, webhook) REFERENCES portal.webhooks ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS entregas_webhook ON portal.entregas (tenant, webhook, ordem);
CREATE INDEX IF NOT EXISTS entregas_proxima ON portal.entregas ("proximaEm") WHERE "proximaEm" IS NOT NULL;
`;

/** The rights of the role that acts for the holders of keys. */
export const webhookGrants = (role: string): string => `REVOKE ALL ON portal.webhooks, portal.entregas FROM ${role};
GRANT USAGE ON SCHEMA portal TO ${role};
GRANT SELECT, INSERT, DELETE ON portal.webhooks TO ${role};
GRANT SELECT, INSERT, UPDATE ("proximaEm", tentativas, "entregueEm"), DELETE ON portal.entregas TO ${role};
`;
