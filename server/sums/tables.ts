import { NATUREZAS_RECEITA } from '../../catalog/codes/naturezasReceita.ts';
import { literal } from '../database/sql/names.ts';

/**
 * Sums kept beside the rows, so that no visitor waits for millions of payments to be added up. Each dataset writes its
 * own share, in the transaction of its load: the shares of others stand, and readers see all of the old or all of the new.
 */
export const ROLLUPS = `CREATE OR REPLACE FUNCTION portal.favorecido(documento text, nome text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN documento <> '' AND documento NOT LIKE '%*%' THEN documento
ELSE coalesce(nullif(regexp_replace(documento, '[^0-9]', '', 'g'), ''), 'sem-documento') || '-' ||
trim(BOTH '-' FROM regexp_replace(lower(regexp_replace(normalize(coalesce(nome, ''), NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')) END $$;

CREATE TABLE IF NOT EXISTS dados._despesa (
  tenant int NOT NULL,
  origem text NOT NULL,
  exercicio int NOT NULL,
  ano int NOT NULL,
  mes int NOT NULL,
  orgao text NOT NULL,
  unidade text NOT NULL,
  funcao text NOT NULL,
  subfuncao text NOT NULL,
  programa text NOT NULL,
  acao text NOT NULL,
  natureza text NOT NULL,
  fonte text NOT NULL,
  categoria text GENERATED ALWAYS AS (substr(replace(natureza, '.', ''), 1, 1)) STORED,
  grupo text GENERATED ALWAYS AS (substr(replace(natureza, '.', ''), 2, 1)) STORED,
  modalidade text GENERATED ALWAYS AS (substr(replace(natureza, '.', ''), 3, 2)) STORED,
  elemento text GENERATED ALWAYS AS (substr(replace(natureza, '.', ''), 5, 2)) STORED,
  "vlrOrcamentoInicial" numeric NOT NULL DEFAULT 0,
  "vlrOrcamentoAtualizado" numeric NOT NULL DEFAULT 0,
  "vlrEmpenhado" numeric NOT NULL DEFAULT 0,
  "vlrReforco" numeric NOT NULL DEFAULT 0,
  "vlrAnulado" numeric NOT NULL DEFAULT 0,
  "vlrLiquidado" numeric NOT NULL DEFAULT 0,
  "vlrPago" numeric NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS _despesa_exercicio ON dados._despesa (tenant, exercicio, ano, mes);
CREATE INDEX IF NOT EXISTS _despesa_ano ON dados._despesa (tenant, ano, exercicio);

CREATE TABLE IF NOT EXISTS dados._favorecidos (
  tenant int NOT NULL,
  origem text NOT NULL,
  exercicio int NOT NULL,
  ano int NOT NULL,
  mes int NOT NULL,
  favorecido text NOT NULL,
  documento text,
  nome text,
  "vlrEmpenhado" numeric NOT NULL DEFAULT 0,
  "vlrReforco" numeric NOT NULL DEFAULT 0,
  "vlrAnulado" numeric NOT NULL DEFAULT 0,
  "vlrLiquidado" numeric NOT NULL DEFAULT 0,
  "vlrPago" numeric NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS _favorecidos_exercicio ON dados._favorecidos (tenant, exercicio, ano, mes);
CREATE INDEX IF NOT EXISTS _favorecidos_favorecido ON dados._favorecidos (tenant, favorecido);

CREATE TABLE IF NOT EXISTS dados._estagios (
  tenant int NOT NULL,
  origem text NOT NULL,
  "numExercicio" int NOT NULL,
  "codOrgao" text COLLATE "C" NOT NULL,
  "codUnidade" text COLLATE "C" NOT NULL,
  "numDocEmpenho" text COLLATE "C" NOT NULL,
  "vlrReforco" numeric NOT NULL DEFAULT 0,
  "vlrAnulado" numeric NOT NULL DEFAULT 0,
  "vlrLiquidado" numeric NOT NULL DEFAULT 0,
  "vlrPago" numeric NOT NULL DEFAULT 0,
  depois numeric NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, origem, "numExercicio", "codOrgao", "codUnidade", "numDocEmpenho")
);

CREATE OR REPLACE FUNCTION portal.natureza(codigo text, digitos int) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT array_to_string(ARRAY[nullif(substr(d, 1, 1), ''), nullif(substr(d, 2, 1), ''), nullif(substr(d, 3, 1), ''),
nullif(substr(d, 4, 1), ''), nullif(substr(d, 5, 2), ''), nullif(substr(d, 7, 1), ''), nullif(substr(d, 8, 1), '')], '.')
FROM (SELECT substr(regexp_replace(codigo, '[^0-9]', '', 'g'), 1, digitos) AS d) n $$;

CREATE OR REPLACE FUNCTION portal.nome_da_natureza(codigo text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT ${literal(JSON.stringify(NATUREZAS_RECEITA))}::jsonb ->> codigo $$;

CREATE TABLE IF NOT EXISTS dados._receita (
  tenant int NOT NULL,
  origem text NOT NULL,
  "numExercicio" int NOT NULL,
  "dtMes" text COLLATE "C" NOT NULL,
  "codCategoria" text NOT NULL,
  "codOrigem" text NOT NULL,
  "codEspecie" text NOT NULL,
  "codDesdobramento" text NOT NULL,
  "codTipo" text NOT NULL,
  "codFonte" text NOT NULL,
  "codUnidade" text NOT NULL,
  "txtConta" text NOT NULL,
  "blnDeducao" boolean NOT NULL,
  "blnCovid" boolean NOT NULL,
  "vlrPrevisaoInicial" numeric NOT NULL DEFAULT 0,
  "vlrPrevisaoAtualizado" numeric NOT NULL DEFAULT 0,
  "vlrLancado" numeric NOT NULL DEFAULT 0,
  "vlrArrecadacao" numeric NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS _receita_exercicio ON dados._receita (tenant, "numExercicio", "dtMes");

CREATE TABLE IF NOT EXISTS dados._nomes (
  tenant int NOT NULL,
  origem text NOT NULL,
  exercicio int NOT NULL,
  dimensao text NOT NULL,
  codigo text NOT NULL,
  nome text NOT NULL,
  PRIMARY KEY (tenant, dimensao, codigo, exercicio, origem)
);

CREATE TABLE IF NOT EXISTS dados._resumos (
  tenant int NOT NULL,
  dataset text NOT NULL,
  dimensao text NOT NULL,
  periodo text COLLATE "C" NOT NULL,
  parte text COLLATE "C",
  chave text COLLATE "C",
  linhas int NOT NULL,
  somas numeric[] NOT NULL
);
CREATE INDEX IF NOT EXISTS _resumos_periodo ON dados._resumos (tenant, dataset, dimensao, periodo);

CREATE TABLE IF NOT EXISTS dados._resumidos (
  tenant int NOT NULL,
  dataset text NOT NULL,
  periodo text COLLATE "C" NOT NULL,
  definicao text NOT NULL,
  dimensoes text[] NOT NULL,
  PRIMARY KEY (tenant, dataset, periodo)
);

DROP VIEW IF EXISTS pub._resumos;
CREATE VIEW pub._resumos AS SELECT * FROM dados._resumos WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._resumidos;
CREATE VIEW pub._resumidos AS SELECT * FROM dados._resumidos WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._despesa;
CREATE VIEW pub._despesa AS SELECT * FROM dados._despesa WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._favorecidos;
CREATE VIEW pub._favorecidos AS SELECT * FROM dados._favorecidos WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._receita;
CREATE VIEW pub._receita AS SELECT * FROM dados._receita WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._nomes;
CREATE VIEW pub._nomes AS SELECT * FROM dados._nomes WHERE tenant = current_setting('app.tenant')::int;
`;
