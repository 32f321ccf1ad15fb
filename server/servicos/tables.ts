/**
 * Marks that people gave to services: how many of each, by day, and nothing of who gave them. Comments are read by the
 * body alone, without a CPF, and for a year.
 */
export const SERVICE_MARK_TABLES = `CREATE TABLE IF NOT EXISTS portal.avaliacoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  servico text NOT NULL,
  dia date NOT NULL,
  nota int NOT NULL,
  vezes int NOT NULL,
  PRIMARY KEY (tenant, servico, dia, nota)
);

CREATE TABLE IF NOT EXISTS portal.comentarios (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  servico text NOT NULL,
  dia date NOT NULL,
  nota int NOT NULL,
  texto text NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS comentarios_dia ON portal.comentarios (tenant, dia);

DROP VIEW IF EXISTS pub._avaliacoes;
CREATE VIEW pub._avaliacoes AS
SELECT tenant, servico, dia, nota, vezes FROM portal.avaliacoes WHERE tenant = current_setting('app.tenant')::int;
`;

/** The rights of the role that acts for visitors: it counts a mark, adds a comment, and erases comments past their time. */
export const serviceMarkGrants = (
  role: string,
): string => `REVOKE ALL ON portal.avaliacoes, portal.comentarios FROM ${role};
GRANT USAGE ON SCHEMA portal TO ${role};
GRANT SELECT, INSERT, UPDATE (vezes) ON portal.avaliacoes TO ${role};
GRANT SELECT (tenant, dia), INSERT, DELETE ON portal.comentarios TO ${role};
`;
