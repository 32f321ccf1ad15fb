import { storedPlain } from './names.ts';

/**
 * Schemas, functions and tables that every database of the portal has, whatever it publishes. Each statement may run
 * again. The key of what belongs to a body begins with it, so that bodies can live on different servers; keys of access are
 * looked up before the body is known, and are few. A function that asks tables is in PL/pgSQL: a distributed database
 * refuses the parameters of an SQL one.
 */
export const MACHINERY_TABLES = `CREATE SCHEMA IF NOT EXISTS portal;
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
ALTER TABLE portal.esquema ADD COLUMN IF NOT EXISTS numero int NOT NULL DEFAULT 0;
ALTER TABLE portal.esquema ADD COLUMN IF NOT EXISTS programa text NOT NULL DEFAULT '';

CREATE TABLE IF NOT EXISTS portal.segredo (
  instalacao text PRIMARY KEY,
  valor text NOT NULL
);

CREATE TABLE IF NOT EXISTS portal.tenants (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  hosts text[] NOT NULL DEFAULT '{}',
  tipo text NOT NULL,
  dados jsonb NOT NULL
);
ALTER TABLE portal.tenants ADD COLUMN IF NOT EXISTS suspensao jsonb;

CREATE TABLE IF NOT EXISTS portal.cargas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id int GENERATED ALWAYS AS IDENTITY,
  dataset text NOT NULL,
  arquivo text NOT NULL,
  sha256 text NOT NULL,
  periodo text[] NOT NULL,
  referencia date NOT NULL,
  "publicadaEm" timestamptz NOT NULL DEFAULT now(),
  lidas int NOT NULL,
  linhas int NOT NULL,
  recusadas int NOT NULL,
  autor text NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS cargas_dataset ON portal.cargas (tenant, dataset, id DESC);
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS somas jsonb NOT NULL DEFAULT '{}';
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS "voltaA" int;
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS acrescenta boolean NOT NULL DEFAULT false;
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS referencias jsonb NOT NULL DEFAULT '{}';
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS avisos jsonb NOT NULL DEFAULT '[]';
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS ensaio uuid;
CREATE UNIQUE INDEX IF NOT EXISTS cargas_ensaio ON portal.cargas (tenant, ensaio) WHERE ensaio IS NOT NULL;
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS motivo text;

CREATE TABLE IF NOT EXISTS portal.periodos (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  periodo text COLLATE "C" NOT NULL,
  carga int NOT NULL,
  referencia date NOT NULL,
  linhas int NOT NULL,
  somas jsonb NOT NULL,
  PRIMARY KEY (tenant, dataset, periodo)
);

CREATE TABLE IF NOT EXISTS portal.arquivadas (
  tenant int NOT NULL,
  carga int NOT NULL,
  parte int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (tenant, carga, parte),
  FOREIGN KEY (tenant, carga) REFERENCES portal.cargas ON DELETE CASCADE
);
${storedPlain('portal.arquivadas', 'bytes')}

CREATE TABLE IF NOT EXISTS portal.correcoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  id int GENERATED ALWAYS AS IDENTITY,
  dataset text NOT NULL,
  chave jsonb NOT NULL,
  valores jsonb,
  motivo text NOT NULL,
  autor text NOT NULL,
  "feitaEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS correcoes_dataset ON portal.correcoes (tenant, dataset);

CREATE TABLE IF NOT EXISTS portal.chaves (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant int NOT NULL REFERENCES portal.tenants,
  hash text NOT NULL UNIQUE,
  nome text NOT NULL,
  datasets text[],
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "expiraEm" timestamptz NOT NULL,
  "revogadaEm" timestamptz,
  "usadaEm" timestamptz
);
ALTER TABLE portal.chaves ADD COLUMN IF NOT EXISTS usos text[] NOT NULL DEFAULT '{publicar}';
ALTER TABLE portal.chaves ADD COLUMN IF NOT EXISTS "criadaPor" text;
ALTER TABLE portal.chaves ADD COLUMN IF NOT EXISTS pessoa uuid;

CREATE TABLE IF NOT EXISTS portal.versoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  versao bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant, dataset)
);

CREATE TABLE IF NOT EXISTS portal.declaracoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  de date NOT NULL,
  ate date NOT NULL,
  texto text NOT NULL,
  autor text NOT NULL,
  "publicadaEm" timestamptz NOT NULL DEFAULT now(),
  campo text NOT NULL DEFAULT '',
  valor text NOT NULL DEFAULT '',
  PRIMARY KEY (tenant, dataset, de, ate, campo, valor)
);
ALTER TABLE portal.declaracoes ADD COLUMN IF NOT EXISTS campo text NOT NULL DEFAULT '';
ALTER TABLE portal.declaracoes ADD COLUMN IF NOT EXISTS valor text NOT NULL DEFAULT '';
DO $$
BEGIN
  IF (SELECT cardinality(conkey) FROM pg_constraint
    WHERE conrelid = 'portal.declaracoes'::regclass AND contype = 'p') = 4 THEN
    ALTER TABLE portal.declaracoes DROP CONSTRAINT declaracoes_pkey;
    ALTER TABLE portal.declaracoes ADD PRIMARY KEY (tenant, dataset, de, ate, campo, valor);
  END IF;
END $$;

CREATE TABLE IF NOT EXISTS portal.removidos (
  slug text NOT NULL,
  autor text NOT NULL,
  "removidoEm" timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE portal.removidos ADD COLUMN IF NOT EXISTS mensagens int NOT NULL DEFAULT 0;

CREATE TABLE IF NOT EXISTS portal.arquivos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id int GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  categoria text NOT NULL,
  titulo text NOT NULL,
  ano int NOT NULL,
  periodo text,
  data date NOT NULL,
  tamanho bigint NOT NULL,
  tipo text NOT NULL,
  sha256 text NOT NULL,
  caminho text NOT NULL,
  texto text NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, slug)
);
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS conferido boolean;
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS palavras tsvector;
CREATE INDEX IF NOT EXISTS arquivos_palavras ON portal.arquivos USING gin (palavras);
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS parte text;
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS partes text[] NOT NULL DEFAULT '{}';
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS ordem int;

CREATE TABLE IF NOT EXISTS portal.declarados (
  tenant int NOT NULL REFERENCES portal.tenants,
  categoria text NOT NULL,
  ano int NOT NULL,
  periodo text NOT NULL,
  parte text NOT NULL,
  texto text NOT NULL,
  data date NOT NULL,
  PRIMARY KEY (tenant, categoria, ano, periodo, parte)
);

DROP FUNCTION IF EXISTS pub.tenant;
CREATE FUNCTION pub.tenant(label text, host text)
RETURNS TABLE (id int, slug text, tipo text, hosts text[], dados jsonb, referencia date, suspensao jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS
$$ DECLARE body portal.tenants; latest date;
BEGIN
  SELECT * INTO body FROM portal.tenants t WHERE host = ANY (t.hosts) OR t.slug = label ORDER BY host = ANY (t.hosts) DESC LIMIT 1;
  IF body.id IS NULL THEN RETURN; END IF;
  SELECT max(p.referencia) INTO latest FROM portal.periodos p WHERE p.tenant = body.id;
  RETURN QUERY SELECT body.id, body.slug, body.tipo, body.hosts, body.dados, latest, body.suspensao;
END $$;

DROP FUNCTION IF EXISTS pub.chave;
CREATE FUNCTION pub.chave(resumo text)
RETURNS TABLE (id int, tenant int, hash text, nome text, datasets text[], usos text[], expirada boolean, revogada boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS
$$ BEGIN
  RETURN QUERY SELECT c.id, c.tenant, c.hash, c.nome, c.datasets, c.usos, c."expiraEm" <= now(), c."revogadaEm" IS NOT NULL
  FROM portal.chaves c WHERE c.hash = resumo;
END $$;

DROP VIEW IF EXISTS pub._cargas;
CREATE VIEW pub._cargas AS
SELECT tenant, dataset, id, arquivo, sha256, periodo, referencia, "publicadaEm", linhas, somas, "voltaA", acrescenta,
  referencias, avisos, motivo
FROM portal.cargas WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._periodos;
CREATE VIEW pub._periodos AS
SELECT p.tenant, p.dataset, p.periodo, p.carga, p.referencia, c."publicadaEm", p.linhas
FROM portal.periodos p JOIN portal.cargas c ON c.tenant = p.tenant AND c.id = p.carga WHERE p.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._versoes;
CREATE VIEW pub._versoes AS
SELECT tenant, dataset, versao FROM portal.versoes WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._arquivadas;
CREATE VIEW pub._arquivadas AS
SELECT tenant, carga, parte, bytes FROM portal.arquivadas WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._correcoes;
CREATE VIEW pub._correcoes AS
SELECT tenant, dataset, chave, valores, motivo, "feitaEm"
FROM portal.correcoes WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._arquivos;
CREATE VIEW pub._arquivos AS
SELECT tenant, id, slug, categoria, titulo, ano, periodo, parte, partes, data, tamanho, tipo, sha256, caminho, texto, palavras, ordem
FROM portal.arquivos WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._declarados;
CREATE VIEW pub._declarados AS
SELECT tenant, categoria, ano, nullif(periodo, '') AS periodo, nullif(parte, '') AS parte, texto, data
FROM portal.declarados WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._declaracoes;
CREATE VIEW pub._declaracoes AS
SELECT tenant, dataset, de, ate, texto, "publicadaEm", campo, valor
FROM portal.declaracoes WHERE tenant = current_setting('app.tenant')::int;
`;
