/**
 * What was made of each dataset and year for whoever copies all of it: `pacotes` tells what a year came to, `volumes` the
 * files of it, current or replaced, and `empacotados` up to which version of a dataset they are. The server writes them
 * as the owner; the web role only reads. A volume is overdue once a record of its dataset was corrected or withdrawn.
 */
export const BULK_TABLES = `CREATE TABLE IF NOT EXISTS portal.empacotados (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  versao bigint NOT NULL,
  definicao text NOT NULL,
  PRIMARY KEY (tenant, dataset)
);

CREATE TABLE IF NOT EXISTS portal.pacotes (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  ano int NOT NULL,
  marca text NOT NULL,
  linhas int NOT NULL,
  somas jsonb NOT NULL,
  carga int NOT NULL,
  referencia date NOT NULL,
  "publicadaEm" timestamptz NOT NULL,
  falta text,
  PRIMARY KEY (tenant, dataset, ano)
);

CREATE TABLE IF NOT EXISTS portal.volumes (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  ano int NOT NULL,
  formato text NOT NULL,
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  inteiro bigint NOT NULL,
  origem text NOT NULL,
  correcao int NOT NULL,
  "feitoEm" timestamptz NOT NULL DEFAULT now(),
  "substituidoEm" timestamptz,
  retirado boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant, dataset, ano, formato, sha256)
);

DROP VIEW IF EXISTS pub._pacotes;
CREATE VIEW pub._pacotes AS
SELECT tenant, dataset, ano, linhas, somas, carga, referencia, "publicadaEm", falta
FROM portal.pacotes WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._empacotados;
CREATE VIEW pub._empacotados AS
SELECT v.tenant, v.dataset, e.versao IS NOT DISTINCT FROM v.versao AS "emDia"
FROM portal.versoes v LEFT JOIN portal.empacotados e ON e.tenant = v.tenant AND e.dataset = v.dataset
WHERE v.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._volumes;
CREATE VIEW pub._volumes AS
SELECT v.tenant, v.dataset, v.ano, v.formato, v.sha256, v.bytes, v.inteiro, v."feitoEm", v."substituidoEm", v.retirado,
  v.correcao < coalesce((SELECT max(c.id) FROM portal.correcoes c WHERE c.tenant = v.tenant AND c.dataset = v.origem), 0) AS vencido
FROM portal.volumes v WHERE v.tenant = current_setting('app.tenant')::int;
`;
