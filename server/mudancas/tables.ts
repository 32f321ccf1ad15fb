/**
 * What each load changed. One row of `comparadas` for each load that was compared with what stood before it, and one of
 * `_mudancas` for each record that came, changed or went. Of a record nothing is kept but its key; of one that a file no
 * longer brings, also how it last stood, since nothing else tells it.
 */
export const CHANGE_TABLES = `CREATE TABLE IF NOT EXISTS portal.comparadas (
  tenant int NOT NULL REFERENCES portal.tenants,
  carga int NOT NULL,
  dataset text NOT NULL,
  "publicadaEm" timestamptz NOT NULL,
  "registradaEm" timestamptz NOT NULL DEFAULT now(),
  primeiros text[] NOT NULL,
  linhas int NOT NULL,
  novos int,
  alterados int,
  retirados int,
  listadas int NOT NULL,
  PRIMARY KEY (tenant, carga)
);
CREATE INDEX IF NOT EXISTS comparadas_dataset ON portal.comparadas (tenant, dataset, carga DESC);

CREATE TABLE IF NOT EXISTS dados._mudancas (
  tenant int NOT NULL,
  dataset text NOT NULL,
  carga int NOT NULL,
  ordem int NOT NULL,
  tipo text NOT NULL,
  periodo text COLLATE "C" NOT NULL,
  chave text[] COLLATE "C" NOT NULL,
  campos text[] NOT NULL,
  registro jsonb,
  PRIMARY KEY (tenant, carga, ordem)
);
CREATE INDEX IF NOT EXISTS _mudancas_dataset ON dados._mudancas (tenant, dataset, carga DESC, ordem);
CREATE INDEX IF NOT EXISTS _mudancas_chave ON dados._mudancas (tenant, dataset, chave);

DROP VIEW IF EXISTS pub._comparadas;
CREATE VIEW pub._comparadas AS SELECT * FROM portal.comparadas WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._mudancas;
CREATE VIEW pub._mudancas AS SELECT * FROM dados._mudancas WHERE tenant = current_setting('app.tenant')::int;
`;
