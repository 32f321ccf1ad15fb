/**
 * Files that harvests asked for, by the key that their source gives them: what became of each, and what to ask so that one
 * which did not change is not sent again. The sum is of the bytes that were published last; none, where none ever were.
 */
export const BROUGHT_TABLES = `CREATE TABLE IF NOT EXISTS portal.trazidos (
  tenant int NOT NULL REFERENCES portal.tenants,
  chave text NOT NULL,
  slug text NOT NULL,
  endereco text NOT NULL,
  marca text NOT NULL,
  etag text,
  modificado text,
  sha256 text,
  motivo text,
  "buscadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, chave)
);
`;

/** Only harvests, as the owner, have to do with it. */
export const broughtGrants = (role: string): string => `REVOKE ALL ON portal.trazidos FROM ${role};
`;
