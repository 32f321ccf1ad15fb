/**
 * How often each page of a body was opened on each day, and nothing else: no address, browser or hour of anybody. The
 * server writes it as the owner; the web role only reads.
 */
export const VISITS = `CREATE TABLE IF NOT EXISTS portal.acessos (
  tenant int NOT NULL REFERENCES portal.tenants,
  dia date NOT NULL,
  rota text NOT NULL,
  vezes int NOT NULL,
  PRIMARY KEY (tenant, dia, rota)
);

DROP VIEW IF EXISTS pub._acessos;
CREATE VIEW pub._acessos AS
SELECT tenant, dia, rota, vezes FROM portal.acessos WHERE tenant = current_setting('app.tenant')::int;
`;
