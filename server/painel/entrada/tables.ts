/**
 * Passkeys of the people of a body, and the challenges that wait for an answer: a challenge is kept as its hash and
 * deleted by the answer that names it, so that none serves twice. A body takes its passkeys along when it moves, because
 * they belong to its host name.
 */
export const ENTRADA_TABLES = `CREATE TABLE IF NOT EXISTS portal.passkeys (
  tenant int NOT NULL,
  id text NOT NULL,
  pessoa uuid NOT NULL,
  nome text NOT NULL,
  host text NOT NULL,
  chave bytea NOT NULL,
  contador bigint NOT NULL,
  transportes text[] NOT NULL,
  copiada boolean NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "usadaEm" timestamptz,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas
);

CREATE TABLE IF NOT EXISTS portal.desafios (
  tenant int NOT NULL REFERENCES portal.tenants,
  hash text NOT NULL,
  uso text NOT NULL,
  pessoa uuid,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, hash)
);
`;

/** The rights of the desk's role: of a passkey its name, counter and last use change, and nothing else. Letters it can only add. */
export const entradaGrants = (role: string): string => `REVOKE ALL ON portal.passkeys, portal.desafios FROM ${role};
GRANT SELECT, INSERT, UPDATE (nome, contador, copiada, "usadaEm"), DELETE ON portal.passkeys TO ${role};
GRANT SELECT, INSERT, DELETE ON portal.desafios TO ${role};
GRANT USAGE ON SCHEMA mensagens TO ${role};
GRANT INSERT, SELECT (tenant, destino, "criadaEm", "proximaEm", "enviadaEm", erro) ON mensagens.correio TO ${role};
`;
