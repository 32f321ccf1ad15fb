CREATE SCHEMA IF NOT EXISTS portal;
CREATE SCHEMA IF NOT EXISTS dados;
CREATE SCHEMA IF NOT EXISTS pub;
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE COLLATION IF NOT EXISTS portal.pt (provider = icu, locale = 'pt-BR');
CREATE COLLATION IF NOT EXISTS portal.natural (provider = icu, locale = 'pt-BR-u-kn-true');

CREATE OR REPLACE FUNCTION portal.norm(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;

CREATE TABLE IF NOT EXISTS portal.esquema (
  resumo text NOT NULL,
  migracao int NOT NULL,
  aplicado timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS portal.tenants (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  hosts text[] NOT NULL DEFAULT '{}',
  tipo text NOT NULL,
  dados jsonb NOT NULL
);

CREATE TABLE IF NOT EXISTS portal.cargas (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  arquivo text NOT NULL,
  sha256 text NOT NULL,
  periodo text[] NOT NULL,
  referencia date NOT NULL,
  "publicadaEm" timestamptz NOT NULL DEFAULT now(),
  lidas int NOT NULL,
  linhas int NOT NULL,
  recusadas int NOT NULL,
  autor text NOT NULL
);
CREATE INDEX IF NOT EXISTS cargas_dataset ON portal.cargas (tenant, dataset, id DESC);

CREATE TABLE IF NOT EXISTS portal.versoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  versao bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant, dataset)
);

CREATE OR REPLACE FUNCTION pub.tenant(label text, host text)
RETURNS TABLE (id int, slug text, tipo text, dados jsonb) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS
$$ SELECT id, slug, tipo, dados FROM portal.tenants WHERE host = ANY (hosts) OR slug = label ORDER BY host = ANY (hosts) DESC LIMIT 1 $$;

DROP VIEW IF EXISTS pub._cargas;
CREATE VIEW pub._cargas AS
SELECT tenant, dataset, id, arquivo, sha256, periodo, referencia, "publicadaEm", linhas
FROM portal.cargas WHERE tenant = current_setting('app.tenant')::int;


CREATE TABLE dados."contratos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtNomeRazaoContratada" text COLLATE portal.pt,
  "txtCpfCnpjContratada" text COLLATE "C",
  "txtObjeto" text COLLATE portal.pt,
  "txtModalidade" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "numProcesso" text COLLATE portal.natural,
  "txtFundamento" text COLLATE portal.pt,
  "txtTipoContrato" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "blnRegistroPrecos" boolean,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "vlrInicial" numeric(18,2),
  "vlrAcrescimos" numeric(18,2),
  "vlrSupressoes" numeric(18,2),
  "vlrContrato" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "lnkPncp" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "contratos_e524bc1550ae" ON dados."contratos" (tenant, "numContrato", "numAnoPub");
CREATE INDEX "contratos_95dc4d54723f" ON dados."contratos" (tenant, "numAnoPub", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "contratos_2d89925fdfca" ON dados."contratos" (tenant, "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "contratos_ec8e4401a433" ON dados."contratos" (tenant, "numAnoPub" DESC NULLS LAST, id);
CREATE INDEX "contratos_a4ea944bac1b" ON dados."contratos" (tenant, "txtSituacao" DESC NULLS LAST, id);
CREATE INDEX "contratos_c2a2fac7971a" ON dados."contratos" (tenant, "vlrContrato" DESC NULLS LAST, id);
CREATE INDEX "contratos_e20b3dd309cd" ON dados."contratos" (tenant, "txtCpfCnpjContratada" DESC NULLS LAST, id);
CREATE INDEX "contratos_03aaf55664f7" ON dados."contratos" (tenant, "txtModalidade" DESC NULLS LAST, id);
CREATE INDEX "contratos_0c09cd26c11b" ON dados."contratos" (tenant, "txtUnidadeOrcamentaria" DESC NULLS LAST, id);
CREATE INDEX "contratos_a7ab04a24a38" ON dados."contratos" (tenant, "dtFimVigencia" DESC NULLS LAST, id);
CREATE INDEX "contratos_fdf81b4272d2" ON dados."contratos" USING gin (portal.norm("txtNomeRazaoContratada") public.gin_trgm_ops);
CREATE INDEX "contratos_77f7252ffab0" ON dados."contratos" USING gin (portal.norm("txtObjeto") public.gin_trgm_ops);

DROP VIEW IF EXISTS pub."contratos";
CREATE VIEW pub."contratos" AS
SELECT "tenant", "id", "carga", "numContrato", "numAnoPub", "txtNomeRazaoContratada", "txtCpfCnpjContratada", "txtObjeto", "txtModalidade", "numCertame", "numProcesso", "txtFundamento", "txtTipoContrato", "txtCategoria", "txtUnidadeOrcamentaria", "blnRegistroPrecos", "dtAssinatura", "dtPublicacao", "dtInicioVigencia", "dtFimVigencia", "vlrInicial", "vlrAcrescimos", "vlrSupressoes", "vlrContrato", "txtSituacao", "lnkPncp"
FROM dados."contratos" WHERE tenant = current_setting('app.tenant')::int;

CREATE TABLE dados."contratos-aditivos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "numAditivo" text COLLATE portal.natural,
  "txtTipoAditivo" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "numDias" numeric(13,0),
  "dtNovaVigencia" date,
  "vlrAditivo" numeric(18,2),
  "pctAditivo" numeric(15,2),
  "arqAditivo" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "contratos-aditivos_e85402f4dc67" ON dados."contratos-aditivos" (tenant, "numContrato", "numAnoPub", "numAditivo");
CREATE INDEX "contratos-aditivos_95dc4d54723f" ON dados."contratos-aditivos" (tenant, "numAnoPub", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "contratos-aditivos_2d89925fdfca" ON dados."contratos-aditivos" (tenant, "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "contratos-aditivos_ec8e4401a433" ON dados."contratos-aditivos" (tenant, "numAnoPub" DESC NULLS LAST, id);
CREATE INDEX "contratos-aditivos_8a9c5ce12fdd" ON dados."contratos-aditivos" (tenant, "txtTipoAditivo" DESC NULLS LAST, id);
CREATE INDEX "contratos-aditivos_2f85aeff74a9" ON dados."contratos-aditivos" (tenant, "vlrAditivo" DESC NULLS LAST, id);
CREATE INDEX "contratos-aditivos_61b3a6db869a" ON dados."contratos-aditivos" (tenant, "numContrato" DESC NULLS LAST, id);

DROP VIEW IF EXISTS pub."contratos-aditivos";
CREATE VIEW pub."contratos-aditivos" AS
SELECT "tenant", "id", "carga", "numContrato", "numAnoPub", "numAditivo", "txtTipoAditivo", "txtObjeto", "dtAssinatura", "dtPublicacao", "numDias", "dtNovaVigencia", "vlrAditivo", "pctAditivo", "arqAditivo"
FROM dados."contratos-aditivos" WHERE tenant = current_setting('app.tenant')::int;

CREATE TABLE dados."relacao-fiscais" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtPapel" text COLLATE portal.pt,
  "txtCargo" text COLLATE portal.pt,
  "numMatricula" text COLLATE portal.natural,
  "numPortaria" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "relacao-fiscais_54ad7ccb1dd2" ON dados."relacao-fiscais" (tenant, "numContrato", "numAnoPub", "txtNome");
CREATE INDEX "relacao-fiscais_c1eaf98dc393" ON dados."relacao-fiscais" (tenant, "numAnoPub", "txtNome" DESC NULLS LAST, id);
CREATE INDEX "relacao-fiscais_ec8e4401a433" ON dados."relacao-fiscais" (tenant, "numAnoPub" DESC NULLS LAST, id);
CREATE INDEX "relacao-fiscais_a130a545670d" ON dados."relacao-fiscais" (tenant, "txtPapel" DESC NULLS LAST, id);
CREATE INDEX "relacao-fiscais_61b3a6db869a" ON dados."relacao-fiscais" (tenant, "numContrato" DESC NULLS LAST, id);
CREATE INDEX "relacao-fiscais_fac5a285d4bb" ON dados."relacao-fiscais" (tenant, "dtInicio" DESC NULLS LAST, id);
CREATE INDEX "relacao-fiscais_1d03efcaabff" ON dados."relacao-fiscais" USING gin (portal.norm("txtNome") public.gin_trgm_ops);

DROP VIEW IF EXISTS pub."relacao-fiscais";
CREATE VIEW pub."relacao-fiscais" AS
SELECT "tenant", "id", "carga", "numContrato", "numAnoPub", "txtNome", "txtPapel", "txtCargo", "numMatricula", "numPortaria", "dtInicio", "dtFim"
FROM dados."relacao-fiscais" WHERE tenant = current_setting('app.tenant')::int;

CREATE TABLE dados."contratos-documentos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtTipoDocumento" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "dtDocumento" date,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "contratos-documentos_c1a746de4f9b" ON dados."contratos-documentos" (tenant, "numContrato", "numAnoPub", "arqDocumento");
CREATE INDEX "contratos-documentos_c85726a43c9b" ON dados."contratos-documentos" (tenant, "numAnoPub", "dtDocumento" DESC NULLS LAST, id);
CREATE INDEX "contratos-documentos_82442c093d82" ON dados."contratos-documentos" (tenant, "dtDocumento" DESC NULLS LAST, id);
CREATE INDEX "contratos-documentos_ec8e4401a433" ON dados."contratos-documentos" (tenant, "numAnoPub" DESC NULLS LAST, id);
CREATE INDEX "contratos-documentos_bf22e276c258" ON dados."contratos-documentos" (tenant, "txtTipoDocumento" DESC NULLS LAST, id);
CREATE INDEX "contratos-documentos_61b3a6db869a" ON dados."contratos-documentos" (tenant, "numContrato" DESC NULLS LAST, id);
CREATE INDEX "contratos-documentos_b131e5788001" ON dados."contratos-documentos" USING gin (portal.norm("txtDescricao") public.gin_trgm_ops);

DROP VIEW IF EXISTS pub."contratos-documentos";
CREATE VIEW pub."contratos-documentos" AS
SELECT "tenant", "id", "carga", "numContrato", "numAnoPub", "txtTipoDocumento", "txtDescricao", "dtDocumento", "arqDocumento"
FROM dados."contratos-documentos" WHERE tenant = current_setting('app.tenant')::int;
