/**
 * What the mirror keeps: `medidas` has, for each dataset of a body, what was found in its rows and up to which version of
 * it; `indices` the index of each day; `atestos` what somebody answers for;
 * `vencimentos` what the controller was told of. None of them is written by the web role.
 */
export const PNTP_TABLES = `CREATE TABLE IF NOT EXISTS portal.medidas (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  versao bigint NOT NULL,
  definicao text NOT NULL,
  fatos jsonb NOT NULL,
  PRIMARY KEY (tenant, dataset)
);

CREATE TABLE IF NOT EXISTS portal.indices (
  tenant int NOT NULL REFERENCES portal.tenants,
  dia date NOT NULL,
  edicao int NOT NULL,
  indice numeric(4, 1) NOT NULL,
  marca text NOT NULL,
  PRIMARY KEY (tenant, dia)
);

CREATE TABLE IF NOT EXISTS portal.atestos (
  tenant int NOT NULL REFERENCES portal.tenants,
  criterio text NOT NULL,
  quem text NOT NULL,
  em date NOT NULL,
  endereco text NOT NULL,
  ate date NOT NULL,
  PRIMARY KEY (tenant, criterio)
);

CREATE TABLE IF NOT EXISTS portal.vencimentos (
  tenant int NOT NULL REFERENCES portal.tenants,
  criterio text NOT NULL,
  em date NOT NULL,
  etapa int NOT NULL,
  PRIMARY KEY (tenant, criterio, em, etapa)
);

DROP VIEW IF EXISTS pub._medidas;
CREATE VIEW pub._medidas AS SELECT tenant, dataset, versao, definicao, fatos FROM portal.medidas WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._indices;
CREATE VIEW pub._indices AS SELECT tenant, dia, edicao, indice FROM portal.indices WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._atestos;
CREATE VIEW pub._atestos AS SELECT tenant, criterio, quem, em, endereco, ate FROM portal.atestos WHERE tenant = current_setting('app.tenant')::int;
`;
