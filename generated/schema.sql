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
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = 'portal.arquivadas'::regclass AND attname = 'bytes' AND attstorage <> 'e') THEN
    ALTER TABLE portal.arquivadas ALTER COLUMN bytes SET STORAGE EXTERNAL;
  END IF;
END $$;

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

CREATE TABLE IF NOT EXISTS portal.acessos (
  tenant int NOT NULL REFERENCES portal.tenants,
  dia date NOT NULL,
  rota text NOT NULL,
  vezes int NOT NULL,
  PRIMARY KEY (tenant, dia, rota)
);

DROP VIEW IF EXISTS pub._acessos;
CREATE VIEW pub._acessos AS
SELECT tenant, dia, rota, vezes FROM portal.acessos WHERE tenant = current_setting('app.tenant')::int;

CREATE SCHEMA IF NOT EXISTS mensagens;

CREATE TABLE IF NOT EXISTS mensagens.recebidas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  protocolo text NOT NULL,
  segredo text NOT NULL,
  pedido text NOT NULL,
  canal text NOT NULL,
  tipo text NOT NULL,
  identidade text NOT NULL,
  unidade text,
  situacao text NOT NULL DEFAULT 'recebida',
  pessoa bytea,
  conteudo bytea,
  perfil jsonb NOT NULL DEFAULT '{}',
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  prazo date,
  prorrogada boolean NOT NULL DEFAULT false,
  resultado text,
  "respondidaEm" timestamptz,
  "recursoEm" timestamptz,
  nota int,
  "encerradaEm" timestamptz,
  "eliminadaEm" timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, protocolo),
  UNIQUE (tenant, pedido)
);
ALTER TABLE mensagens.recebidas ADD COLUMN IF NOT EXISTS atendente uuid;
CREATE INDEX IF NOT EXISTS recebidas_canal ON mensagens.recebidas (tenant, canal, "criadaEm");
CREATE INDEX IF NOT EXISTS recebidas_quando ON mensagens.recebidas (tenant, "criadaEm");

CREATE TABLE IF NOT EXISTS mensagens.passos (
  tenant int NOT NULL,
  id uuid NOT NULL,
  mensagem uuid NOT NULL,
  quando timestamptz NOT NULL DEFAULT clock_timestamp(),
  acao text NOT NULL,
  autor text NOT NULL,
  publico boolean NOT NULL,
  texto bytea,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, mensagem) REFERENCES mensagens.recebidas
);
CREATE INDEX IF NOT EXISTS passos_mensagem ON mensagens.passos (tenant, mensagem, quando);

CREATE TABLE IF NOT EXISTS mensagens.anexos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  mensagem uuid,
  de text NOT NULL,
  nome bytea NOT NULL,
  tipo text NOT NULL,
  tamanho int NOT NULL,
  dados bytea NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, mensagem) REFERENCES mensagens.recebidas
);
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = 'mensagens.anexos'::regclass AND attname = 'dados' AND attstorage <> 'e') THEN
    ALTER TABLE mensagens.anexos ALTER COLUMN dados SET STORAGE EXTERNAL;
  END IF;
END $$;
CREATE INDEX IF NOT EXISTS anexos_mensagem ON mensagens.anexos (tenant, mensagem);
CREATE INDEX IF NOT EXISTS anexos_quando ON mensagens.anexos (tenant, "criadoEm");

CREATE TABLE IF NOT EXISTS mensagens.correio (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  mensagem uuid,
  destino text NOT NULL,
  carta bytea,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  tentativas int NOT NULL DEFAULT 0,
  "proximaEm" timestamptz DEFAULT now(),
  "enviadaEm" timestamptz,
  erro text,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS correio_mensagem ON mensagens.correio (tenant, mensagem);
CREATE INDEX IF NOT EXISTS correio_proxima ON mensagens.correio ("proximaEm") WHERE "proximaEm" IS NOT NULL;

CREATE TABLE IF NOT EXISTS mensagens.provas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id text NOT NULL,
  "expiraEm" timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS mensagens.minutas (
  tenant int NOT NULL,
  id uuid NOT NULL,
  mensagem uuid NOT NULL,
  pessoa uuid NOT NULL,
  conteudo bytea NOT NULL,
  "gravadaEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, mensagem, pessoa),
  FOREIGN KEY (tenant, mensagem) REFERENCES mensagens.recebidas
);

ALTER TABLE mensagens.recebidas ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.recebidas;
CREATE POLICY orgao ON mensagens.recebidas
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);
ALTER TABLE mensagens.passos ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.passos;
CREATE POLICY orgao ON mensagens.passos
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);
ALTER TABLE mensagens.anexos ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.anexos;
CREATE POLICY orgao ON mensagens.anexos
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);
ALTER TABLE mensagens.correio ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.correio;
CREATE POLICY orgao ON mensagens.correio
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);
ALTER TABLE mensagens.provas ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.provas;
CREATE POLICY orgao ON mensagens.provas
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);
ALTER TABLE mensagens.minutas ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.minutas;
CREATE POLICY orgao ON mensagens.minutas
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);
DROP POLICY IF EXISTS solto ON mensagens.anexos;
CREATE POLICY solto ON mensagens.anexos AS RESTRICTIVE FOR DELETE USING (mensagem IS NULL);

CREATE TABLE IF NOT EXISTS portal.avaliacoes (
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

CREATE OR REPLACE FUNCTION portal.favorecido(documento text, nome text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN documento <> '' AND documento NOT LIKE '%*%' THEN documento
ELSE coalesce(nullif(regexp_replace(documento, '[^0-9]', '', 'g'), ''), 'sem-documento') || '-' ||
trim(BOTH '-' FROM regexp_replace(lower(regexp_replace(normalize(coalesce(nome, ''), NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')) END $$;

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
$$ SELECT '{"1":"Receitas correntes","2":"Receitas de capital","7":"Receitas correntes intraorçamentárias","8":"Receitas de capital intraorçamentárias","9":"Deduções da receita","1.1":"Impostos, taxas e contribuições de melhoria","1.1.1":"Impostos","1.1.2":"Taxas","1.1.3":"Contribuições de melhoria","1.2":"Contribuições","1.2.1":"Contribuições sociais","1.2.2":"Contribuições econômicas","1.2.4":"Contribuição para o custeio da iluminação pública","1.3":"Receita patrimonial","1.3.1":"Exploração do patrimônio imobiliário","1.3.2":"Valores mobiliários","1.3.3":"Delegação de serviços públicos","1.3.4":"Exploração de recursos naturais","1.3.6":"Cessão de direitos","1.3.9":"Demais receitas patrimoniais","1.4":"Receita agropecuária","1.4.1":"Receita agropecuária","1.5":"Receita industrial","1.5.1":"Receita industrial","1.6":"Receita de serviços","1.6.1":"Serviços administrativos e comerciais gerais","1.6.2":"Serviços e atividades referentes à navegação e ao transporte","1.6.3":"Serviços e atividades referentes à saúde","1.6.4":"Serviços e atividades financeiras","1.6.9":"Outros serviços","1.7":"Transferências correntes","1.7.1":"Transferências da União e de suas entidades","1.7.2":"Transferências dos estados, do Distrito Federal e de suas entidades","1.7.3":"Transferências dos municípios e de suas entidades","1.7.4":"Transferências de instituições privadas","1.7.5":"Transferências de outras instituições públicas","1.7.6":"Transferências do exterior","1.7.7":"Transferências de pessoas físicas","1.7.9":"Demais transferências correntes","1.9":"Outras receitas correntes","1.9.1":"Multas administrativas, contratuais e judiciais","1.9.2":"Indenizações, restituições e ressarcimentos","1.9.3":"Bens, direitos e valores incorporados ao patrimônio público","1.9.4":"Multas e juros de mora das receitas de capital","1.9.9":"Demais receitas correntes","2.1":"Operações de crédito","2.1.1":"Operações de crédito – mercado interno","2.1.2":"Operações de crédito – mercado externo","2.2":"Alienação de bens","2.2.1":"Alienação de bens móveis","2.2.2":"Alienação de bens imóveis","2.2.3":"Alienação de bens intangíveis","2.3":"Amortização de empréstimos","2.3.1":"Amortização de empréstimos","2.4":"Transferências de capital","2.4.1":"Transferências da União e de suas entidades","2.4.2":"Transferências dos estados, do Distrito Federal e de suas entidades","2.4.3":"Transferências dos municípios e de suas entidades","2.4.4":"Transferências de instituições privadas","2.4.5":"Transferências de outras instituições públicas","2.9":"Outras receitas de capital","2.9.9":"Demais receitas de capital","7.1":"Impostos, taxas e contribuições de melhoria – intraorçamentárias","7.1.2":"Taxas – intraorçamentárias","7.2":"Contribuições – intraorçamentárias","7.2.1":"Contribuições sociais – intraorçamentárias","7.3":"Receita patrimonial – intraorçamentária","7.6":"Receita de serviços – intraorçamentária","7.9":"Outras receitas correntes – intraorçamentárias","1.1.1.2.50.0":"Imposto sobre a propriedade predial e territorial urbana (IPTU)","1.1.1.2.53.0":"Imposto sobre a transmissão de imóveis entre vivos (ITBI)","1.1.1.3.03.1":"Imposto de renda retido na fonte – trabalho","1.1.1.3.03.4":"Imposto de renda retido na fonte – outros rendimentos","1.1.1.4.51.1":"Imposto sobre serviços de qualquer natureza (ISS)","1.1.2.1.01.0":"Taxas de inspeção, controle e fiscalização","1.1.2.2.01.0":"Taxas pela prestação de serviços","1.2.4.1.50.0":"Contribuição para o custeio do serviço de iluminação pública (COSIP)","1.3.1.1.01.1":"Aluguéis e arrendamentos","1.3.2.1.01.0":"Remuneração de depósitos bancários","1.6.1.1.01.0":"Serviços administrativos e comerciais gerais","1.7.1.1.51.1":"Cota-parte do Fundo de Participação dos Municípios (FPM) – cota mensal","1.7.1.1.51.2":"Cota-parte do Fundo de Participação dos Municípios (FPM) – 1% de dezembro","1.7.1.1.51.3":"Cota-parte do Fundo de Participação dos Municípios (FPM) – 1% de julho","1.7.1.1.51.4":"Cota-parte do Fundo de Participação dos Municípios (FPM) – 1% de setembro","1.7.1.1.52.0":"Cota-parte do imposto sobre a propriedade territorial rural (ITR)","1.7.1.2.51.0":"Cota-parte da compensação pela exploração de recursos minerais (CFEM)","1.7.1.2.52.1":"Cota-parte dos royalties do petróleo (Lei 7.990/1989)","1.7.1.2.52.4":"Cota-parte do Fundo Especial do Petróleo (FEP)","1.7.1.3.50.1":"Transferências do SUS – atenção primária","1.7.1.3.50.2":"Transferências do SUS – atenção especializada","1.7.1.3.50.3":"Transferências do SUS – vigilância em saúde","1.7.1.3.50.4":"Transferências do SUS – assistência farmacêutica","1.7.1.3.50.5":"Transferências do SUS – gestão","1.7.1.4.50.0":"Transferências do salário-educação","1.7.1.4.51.0":"Transferências do FNDE – Programa Dinheiro Direto na Escola (PDDE)","1.7.1.4.52.0":"Transferências do FNDE – Programa Nacional de Alimentação Escolar (PNAE)","1.7.1.4.53.0":"Transferências do FNDE – Programa Nacional de Transporte Escolar (PNATE)","1.7.1.5.50.0":"Complementação da União ao FUNDEB – VAAF","1.7.1.5.51.0":"Complementação da União ao FUNDEB – VAAT","1.7.1.6.50.0":"Transferências do Fundo Nacional de Assistência Social (FNAS)","1.7.1.7.99.0":"Outras transferências de convênios da União","1.7.1.9.99.0":"Outras transferências da União e de suas entidades","1.7.2.1.50.0":"Cota-parte do ICMS","1.7.2.1.51.0":"Cota-parte do IPVA","1.7.2.1.52.0":"Cota-parte do IPI – exportação","1.7.2.1.53.0":"Cota-parte da CIDE","1.7.2.3.50.0":"Transferências do estado para o SUS","1.7.2.4.51.0":"Transferências de convênios do estado – educação","1.7.2.4.99.0":"Outras transferências de convênios do estado","1.7.2.9.99.0":"Outras transferências do estado","1.7.5.1.50.0":"Transferências do FUNDEB","1.9.1.1.01.0":"Multas previstas em legislação específica","1.9.2.2.99.0":"Outras restituições","1.9.9.9.99.2":"Outras receitas não arrecadadas pela Receita Federal","2.2.1.3.01.0":"Alienação de bens móveis e semoventes","2.4.1.4.99.0":"Outras transferências de convênios da União – capital","2.4.1.9.99.0":"Outras transferências de capital da União","2.4.2.2.99.0":"Outras transferências de convênios do estado – capital","2.4.2.9.99.0":"Outras transferências de capital do estado","7.1.2.2.01.0":"Taxas pela prestação de serviços – intraorçamentárias","1.1.1.8.01.1":"Imposto sobre a propriedade predial e territorial urbana (IPTU)","1.1.1.8.01.4":"Imposto sobre a transmissão de imóveis entre vivos (ITBI)","1.1.1.8.02.3":"Imposto sobre serviços de qualquer natureza (ISS)","1.2.4.0.00.1":"Contribuição para o custeio do serviço de iluminação pública (COSIP)","1.3.2.1.00.1":"Remuneração de depósitos bancários","1.7.1.8.01.2":"Cota-parte do Fundo de Participação dos Municípios (FPM) – cota mensal","1.7.1.8.01.3":"Cota-parte do Fundo de Participação dos Municípios (FPM) – 1% de dezembro","1.7.1.8.01.4":"Cota-parte do Fundo de Participação dos Municípios (FPM) – 1% de julho","1.7.1.8.01.5":"Cota-parte do imposto sobre a propriedade territorial rural (ITR)","1.7.1.8.03.1":"Transferências do SUS – atenção básica","1.7.1.8.03.2":"Transferências do SUS – atenção de média e alta complexidade","1.7.1.8.03.3":"Transferências do SUS – vigilância em saúde","1.7.1.8.03.4":"Transferências do SUS – assistência farmacêutica","1.7.1.8.03.9":"Transferências do SUS – outros programas fundo a fundo","1.7.1.8.05.1":"Transferências do salário-educação","1.7.1.8.12.1":"Transferências do Fundo Nacional de Assistência Social (FNAS)","1.7.1.8.99.1":"Outras transferências da União","1.7.2.8.01.1":"Cota-parte do ICMS","1.7.2.8.01.2":"Cota-parte do IPVA","1.7.2.8.01.3":"Cota-parte do IPI – exportação","1.7.5.8.01.1":"Transferências do FUNDEB","2.4.1.8.03.1":"Transferências de capital do SUS"}'::jsonb ->> codigo $$;

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

CREATE TABLE IF NOT EXISTS dados._dossies (
  tenant int NOT NULL,
  origem text NOT NULL,
  "numExercicio" int NOT NULL,
  "numCertame" text COLLATE "C" NOT NULL,
  "txtModalidadeLicit" text COLLATE "C" NOT NULL,
  "txtUnidadeOrcamentaria" text COLLATE "C" NOT NULL,
  tipos text[] NOT NULL,
  PRIMARY KEY (tenant, origem, "numExercicio", "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria")
);

COMMENT ON TABLE dados._resumos IS 'orcamento wHC4sGiy7lu-, empenhos Mqqnktcp46iH, empenhos-itens SgY2cjoGbnos, empenhos-eventos i33zO4pJnHqQ, liquidacoes AxTU5d12FKTn, pagamentos eiH3UUoPVb3S, ordem-cronologica gpZfuFgNPbYc, rppagos SvZ-v7Qd7GzO, coviddespesa osyeZHc38PjB, receitas HxaSMZKW-1xM, receitas-previstas Y1ia3YGPaXja, duodecimos wWPKCe5NY3Gd, emenda-parlamentar a2H16g6nlONJ, emenda-execucao WVszZQ-QFzNn, renuncias-fiscais 7QuBkNnKlPfR, renuncias-beneficiarios 8rLV7Hp9vVI2, incentivos-projetos rojiMiH2BWsa, dividaativa g3s-c6bIjseB, servidores Yq6xzGiZrMFO, estagiarios pDSq_4KDkliS, terceirizados ESpdW4sRJhGU, padrao-remuneratorio FdWvLAHn3K-a, diarias Z5cBVHhNILvI, diarias-valores jvUwS6Yfqnj7, verba-indenizatoria oIOHFGEXgpgx, verba-tetos LU3c6FfC0-dz, concursos WQFsOFR3EHgO, concursos-atos J5I-dh0_3CnA, concursos-aprovados kMdMGR2njVWy, contratos CoCd00xBsAJ1, contratos-aditivos pMas-Y0jx9nP, relacao-fiscais nCb0hZ4zfL5U, contratos-documentos YzWdfxMY9aTF, licitacao 5YgNDZQmqE-3, licitacao-itens pZMIUiyxV0ga, licitacao-participantes EBXTZiFmOjT-, licitacao-documentos ryNilzCTWhy1, ata-de-registro-de-preco U6GT17YrO_mk, ata-itens IoIZPODuMX2U, licitacao-chamamento-publico 0sCMOq4dk1XR, plano-contratacoes 4buGgYPZ5Upi, covidlicitacao 7EO_mOb4Pa-w, covidcontratos nQq2ek9j9VjG, contratos-sancionados f5mXFcvNwoVZ, licitacao-sancionado gqv-xapC_hdF, empresas-inidoneas JBBUGX1FoSIP, proposicoes Ih44pOnEB95P, proposicoes-tramitacoes -59FY91W2eCI, proposicoes-anexos HaHRPouztyC9, sessoes jerd4PtaZR9X, sessoes-pauta GqQh5xG0bMyn, sessoes-presencas N-rCGwhLH9v9, votacoes _nzjvKjThOQB, votacoes-votos WVUWEU9fCjtN, vereadores nf9oW7TjSp1e, obras uhrTZUzkVb0z, obras-planilha Kof7LX_DafET, obras-medicoes BtSMQMkLgHBh, obras-paralisacoes qfnTtGdIyMU7, obras-fotos nlal_YZj1uLb, saude-unidades 1LAwuo1SQK5c, saude-profissionais UJ5my0cb4nqH, saude-fila FADRhdMORT_1, saude-fila-criterios jvUwS6Yfqnj7, medicamentos aq2lsuNdDowl, medicamentos-acesso jvUwS6Yfqnj7, medicamentos-estoque q6rvGmZ4GPQB, creche-fila sgB_lfkwp64i, creche-fila-criterios jvUwS6Yfqnj7, conselhos OBE6FbjJ1LeF, conselhos-membros 4TJkSTBUiGQA, conselhos-documentos TlmZQ4YE3qjl, convenio dMUTbr6zndbJ, transferencias-recebidas Pi-kbkqIbIpP, transferencias-realizadas hj7Zp0KGRDS8, acordos VHgQrVegJzsp, atos-normativos C7C_v40vm5Zb, atos-relacoes jMBdXlBtNozS, informacoes-classificadas jhBg-NG6hVCy, informacoes-desclassificadas 7sp-i-UX5D8g';

CREATE TABLE IF NOT EXISTS dados._busca (
  tenant int NOT NULL,
  dataset text COLLATE "C" NOT NULL,
  ano int NOT NULL,
  linhas int NOT NULL,
  valor numeric,
  linha jsonb NOT NULL,
  palavras tsvector NOT NULL
) PARTITION BY LIST (dataset);

CREATE TABLE IF NOT EXISTS dados._palavras (
  tenant int NOT NULL,
  dataset text COLLATE "C" NOT NULL,
  ano int NOT NULL,
  raiz text COLLATE "C" NOT NULL,
  limpa text COLLATE "C" NOT NULL,
  forma text NOT NULL,
  vezes int NOT NULL,
  PRIMARY KEY (tenant, dataset, ano, raiz)
);
CREATE INDEX IF NOT EXISTS _palavras_raiz ON dados._palavras (tenant, raiz);
CREATE INDEX IF NOT EXISTS _palavras_limpa ON dados._palavras (tenant, limpa);

CREATE TABLE IF NOT EXISTS portal.buscas (
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  versao bigint NOT NULL,
  carga int NOT NULL,
  PRIMARY KEY (tenant, dataset)
);
ALTER TABLE portal.buscas ADD COLUMN IF NOT EXISTS linhas jsonb;

DROP VIEW IF EXISTS pub._busca;
CREATE VIEW pub._busca AS SELECT * FROM dados._busca WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._palavras;
CREATE VIEW pub._palavras AS SELECT * FROM dados._palavras WHERE tenant = current_setting('app.tenant')::int;
DROP VIEW IF EXISTS pub._buscas;
CREATE VIEW pub._buscas AS
SELECT v.tenant, v.dataset, b.versao IS NOT NULL AS feita, b.versao IS NOT DISTINCT FROM v.versao AS "emDia", b.linhas
FROM portal.versoes v LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
WHERE v.tenant = current_setting('app.tenant')::int;

CREATE TABLE IF NOT EXISTS portal.comparadas (
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

CREATE TABLE IF NOT EXISTS portal.vistas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id int GENERATED ALWAYS AS IDENTITY,
  dataset text NOT NULL,
  carga int NOT NULL,
  periodos text[] NOT NULL,
  linhas int NOT NULL,
  "usadaEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);
ALTER TABLE portal.vistas ADD COLUMN IF NOT EXISTS ensaio text NOT NULL DEFAULT '';
ALTER TABLE portal.vistas DROP CONSTRAINT IF EXISTS vistas_tenant_dataset_carga_periodos_key;
CREATE UNIQUE INDEX IF NOT EXISTS vistas_estado ON portal.vistas (tenant, dataset, carga, periodos, ensaio);

DROP VIEW IF EXISTS pub._vistas;
CREATE VIEW pub._vistas AS SELECT * FROM portal.vistas WHERE tenant = current_setting('app.tenant')::int;

DELETE FROM portal.vistas;
DROP TABLE IF EXISTS dados."_antes_orcamento" CASCADE;
CREATE TABLE dados."_antes_orcamento" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicioFinanc" smallint,
  "codOrgao" text COLLATE portal.natural,
  "txtOrgao" text COLLATE portal.pt,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "txtDescricaoFuncao" text COLLATE portal.pt,
  "codSubFuncao" text COLLATE portal.natural,
  "txtDescricaoSubFuncao" text COLLATE portal.pt,
  "codPrograma" text COLLATE portal.natural,
  "txtDescricaoPrograma" text COLLATE portal.pt,
  "codAcao" text COLLATE portal.natural,
  "txtDescricaoAcao" text COLLATE portal.pt,
  "txtCategoriaEconomica" text COLLATE portal.pt,
  "txtGrupoDespesa" text COLLATE portal.pt,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "txtDescricaoElementoDespesa" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "vlrOrcamentoInicial" numeric(18,2),
  "vlrOrcamentoAtualizado" numeric(18,2),
  "vlrDisponivel" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_empenhos" CASCADE;
CREATE TABLE dados."_antes_empenhos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numDocEmpenho" text COLLATE portal.natural,
  "dtEmpenho" date,
  "txtTipoEmpenho" text COLLATE portal.pt,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtHistorico" text COLLATE portal.pt,
  "vlrEmpenhado" numeric(18,2),
  "codOrgao" text COLLATE portal.natural,
  "txtOrgao" text COLLATE portal.pt,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "txtDescricaoFuncao" text COLLATE portal.pt,
  "codSubFuncao" text COLLATE portal.natural,
  "txtDescricaoSubFuncao" text COLLATE portal.pt,
  "codPrograma" text COLLATE portal.natural,
  "txtDescricaoPrograma" text COLLATE portal.pt,
  "codAcao" text COLLATE portal.natural,
  "txtDescricaoAcao" text COLLATE portal.pt,
  "txtCategoriaEconomica" text COLLATE portal.pt,
  "txtGrupoDespesa" text COLLATE portal.pt,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "txtDescricaoElementoDespesa" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "numConvenio" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_empenhos-itens" CASCADE;
CREATE TABLE dados."_antes_empenhos-itens" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdItem" numeric(17,4),
  "vlrUnitario" numeric(17,4),
  "vlrTotal" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_empenhos-eventos" CASCADE;
CREATE TABLE dados."_antes_empenhos-eventos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numEvento" text COLLATE portal.natural,
  "dtEvento" date,
  "txtTipoEvento" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "vlrReforco" numeric(18,2),
  "vlrAnulado" numeric(18,2),
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "codSubFuncao" text COLLATE portal.natural,
  "codPrograma" text COLLATE portal.natural,
  "codAcao" text COLLATE portal.natural,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "codFonte" text COLLATE portal.natural,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_liquidacoes" CASCADE;
CREATE TABLE dados."_antes_liquidacoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numDocLiq" text COLLATE portal.natural,
  "dtLiquidacao" date,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "codSubFuncao" text COLLATE portal.natural,
  "codPrograma" text COLLATE portal.natural,
  "codAcao" text COLLATE portal.natural,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "codFonte" text COLLATE portal.natural,
  "numDocFiscal" text COLLATE portal.natural,
  "numSerie" text COLLATE portal.natural,
  "numChaveNfe" text COLLATE portal.natural,
  "dtDocFiscal" date,
  "vlrLiquidado" numeric(18,2),
  "vlrRetencoes" numeric(18,2),
  "vlrLiquido" numeric(18,2),
  "txtResponsavel" text COLLATE portal.pt,
  "blnRestosPagar" boolean,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_pagamentos" CASCADE;
CREATE TABLE dados."_antes_pagamentos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numDocLiq" text COLLATE portal.natural,
  "numDocPag" text COLLATE portal.natural,
  "dtPagamento" date,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "codSubFuncao" text COLLATE portal.natural,
  "codPrograma" text COLLATE portal.natural,
  "codAcao" text COLLATE portal.natural,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "codFonte" text COLLATE portal.natural,
  "txtConta" text COLLATE portal.pt,
  "vlrPago" numeric(18,2),
  "vlrRetencoes" numeric(18,2),
  "vlrLiquido" numeric(18,2),
  "blnEstorno" boolean,
  "blnRestosPagar" boolean,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_ordem-cronologica" CASCADE;
CREATE TABLE dados."_antes_ordem-cronologica" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numPosicao" numeric(13,0),
  "numProcesso" text COLLATE portal.natural,
  "numParcela" text COLLATE portal.natural,
  "numFaturaEquivalente" text COLLATE portal.natural,
  "txtCategoria" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numExercicioEmpenho" smallint,
  "numDocLiq" text COLLATE portal.natural,
  "dtLiquidacao" date,
  "dtVencimento" date,
  "dtPagamento" date,
  "vlrFatura" numeric(18,2),
  "vlrPago" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "blnQuebraOrdem" boolean,
  "txtFundamentoQuebra" text COLLATE portal.pt,
  "txtJustificativa" text COLLATE portal.pt,
  "txtAutoridade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_rppagos" CASCADE;
CREATE TABLE dados."_antes_rppagos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numExercicioOrigem" smallint,
  "numDocEmpenho" text COLLATE portal.natural,
  "txtTipoResto" text COLLATE portal.pt,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "txtDescricaoElementoDespesa" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "vlrInscrito" numeric(18,2),
  "vlrCancelado" numeric(18,2),
  "vlrLiquidado" numeric(18,2),
  "vlrPago" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  "dtPagamento" date,
  "numDocPag" text COLLATE portal.natural,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_receitas" CASCADE;
CREATE TABLE dados."_antes_receitas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codNaturezaReceita" text COLLATE portal.natural,
  "txtClassificacao" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "blnDeducao" boolean,
  "dtMes" text COLLATE "C",
  "txtConta" text COLLATE portal.pt,
  "vlrLancado" numeric(18,2),
  "vlrArrecadacao" numeric(18,2),
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_receitas-previstas" CASCADE;
CREATE TABLE dados."_antes_receitas-previstas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codNaturezaReceita" text COLLATE portal.natural,
  "txtClassificacao" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "blnDeducao" boolean,
  "vlrPrevisaoInicial" numeric(18,2),
  "vlrPrevisaoAtualizado" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_duodecimos" CASCADE;
CREATE TABLE dados."_antes_duodecimos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtMesAno" text COLLATE "C",
  "dtRepasse" date,
  "numDocumento" text COLLATE portal.natural,
  "vlrFixado" numeric(18,2),
  "vlrRecebido" numeric(18,2),
  "vlrDiferenca" numeric(18,2),
  "vlrFixadoAcumulado" numeric(18,2),
  "vlrRecebidoAcumulado" numeric(18,2),
  "vlrDevolvido" numeric(18,2),
  "vlrOutrasReceitas" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_emenda-parlamentar" CASCADE;
CREATE TABLE dados."_antes_emenda-parlamentar" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numEmenda" text COLLATE portal.natural,
  "numAnoEmenda" smallint,
  "dtEmenda" date,
  "txtAutoria" text COLLATE portal.pt,
  "txtTipoEmenda" text COLLATE portal.pt,
  "txtOrigemRecurso" text COLLATE portal.pt,
  "txtFormaRepasse" text COLLATE portal.pt,
  "numConvenio" text COLLATE portal.natural,
  "txtObjeto" text COLLATE portal.pt,
  "txtFuncaoGoverno" text COLLATE portal.pt,
  "txtBeneficiario" text COLLATE portal.pt,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "vlrPrevisto" numeric(18,2),
  "vlrRealizado" numeric(18,2),
  "vlrEmpenhado" numeric(18,2),
  "vlrLiquidado" numeric(18,2),
  "vlrPago" numeric(18,2),
  "dtRepasse" date,
  "txtConta" text COLLATE portal.pt,
  "txtPlanoTrabalho" text COLLATE portal.pt,
  "dtInicioPlano" date,
  "dtFimPlano" date,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_emenda-execucao" CASCADE;
CREATE TABLE dados."_antes_emenda-execucao" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numEmenda" text COLLATE portal.natural,
  "numAnoEmenda" smallint,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "dtEmpenho" date,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricao" text COLLATE portal.pt,
  "vlrEmpenhado" numeric(18,2),
  "vlrLiquidado" numeric(18,2),
  "vlrPago" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_renuncias-fiscais" CASCADE;
CREATE TABLE dados."_antes_renuncias-fiscais" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtTributo" text COLLATE portal.pt,
  "txtEspecie" text COLLATE portal.pt,
  "txtTipoRenuncia" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "txtObjetivo" text COLLATE portal.pt,
  "txtCompensacao" text COLLATE portal.pt,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "qtdBeneficiarios" numeric(13,0),
  "vlrPrevisto" numeric(18,2),
  "vlrRealizado" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_renuncias-beneficiarios" CASCADE;
CREATE TABLE dados."_antes_renuncias-beneficiarios" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtEspecie" text COLLATE portal.pt,
  "txtTipoRenuncia" text COLLATE portal.pt,
  "txtBeneficiario" text COLLATE portal.pt,
  "txtCnpj" text COLLATE "C",
  "qtdBeneficiarios" numeric(13,0),
  "vlrRenunciado" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_incentivos-projetos" CASCADE;
CREATE TABLE dados."_antes_incentivos-projetos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numProjeto" text COLLATE portal.natural,
  "txtBeneficiario" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtObjeto" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "txtMecanismo" text COLLATE portal.pt,
  "txtEdital" text COLLATE portal.pt,
  "dtAprovacao" date,
  "vlrAprovado" numeric(18,2),
  "vlrPago" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_dividaativa" CASCADE;
CREATE TABLE dados."_antes_dividaativa" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numInscricao" text COLLATE portal.natural,
  "txtNome" text COLLATE portal.pt,
  "txtCnpj" text COLLATE "C",
  "txtNatureza" text COLLATE portal.pt,
  "txtTributo" text COLLATE portal.pt,
  "numAnoInscricao" smallint,
  "numExercicioDebito" smallint,
  "vlrOriginal" numeric(18,2),
  "vlrEncargos" numeric(18,2),
  "vlrTotal" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_servidores" CASCADE;
CREATE TABLE dados."_antes_servidores" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numMatricula" text COLLATE portal.natural,
  "dtMesAno" text COLLATE "C",
  "idTipoFolha" text COLLATE portal.natural,
  "txtTipoFolha" text COLLATE portal.pt,
  "txtNome" text COLLATE portal.pt,
  "txtCpf" text COLLATE "C",
  "txtVinculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtCargo" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtOrgao" text COLLATE portal.pt,
  "txtCargaHoraria" text COLLATE portal.pt,
  "dtExercicio" date,
  "dtVacancia" date,
  "vlrRemuneracaoBasica" numeric(18,2),
  "vlrGratificacoes" numeric(18,2),
  "vlrHorasExtras" numeric(18,2),
  "vlrFerias" numeric(18,2),
  "vlrDecimoTerceiro" numeric(18,2),
  "vlrIndenizatorias" numeric(18,2),
  "vlrRemuneracaoBruta" numeric(18,2),
  "vlrAbateTeto" numeric(18,2),
  "vlrDescontosObrigatorios" numeric(18,2),
  "vlrRemuAposDescObrig" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_estagiarios" CASCADE;
CREATE TABLE dados."_antes_estagiarios" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtNivel" text COLLATE portal.pt,
  "txtInstituicao" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "dtInicio" date,
  "dtFim" date,
  "vlrBolsa" numeric(18,2),
  "txtAgente" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_terceirizados" CASCADE;
CREATE TABLE dados."_antes_terceirizados" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtEmpresa" text COLLATE portal.pt,
  "txtCnpj" text COLLATE "C",
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "dtInicio" date,
  "dtFim" date,
  "vlrPosto" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_padrao-remuneratorio" CASCADE;
CREATE TABLE dados."_antes_padrao-remuneratorio" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtCargo" text COLLATE portal.pt,
  "txtCarreira" text COLLATE portal.pt,
  "txtNivel" text COLLATE portal.pt,
  "txtRegime" text COLLATE portal.pt,
  "txtCargaHoraria" text COLLATE portal.pt,
  "vlrInicial" numeric(18,2),
  "vlrFinal" numeric(18,2),
  "vlrGratificacao" numeric(18,2),
  "qtdVagasCriadas" numeric(13,0),
  "qtdVagasOcupadas" numeric(13,0),
  "qtdVagasLivres" numeric(13,0),
  "txtLei" text COLLATE portal.pt,
  "dtLei" date,
  "dtVigencia" date,
  "txtObservacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_diarias" CASCADE;
CREATE TABLE dados."_antes_diarias" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtMesAno" text COLLATE "C",
  "numProcesso" text COLLATE portal.natural,
  "txtNome" text COLLATE portal.pt,
  "txtCargo" text COLLATE portal.pt,
  "numMatricula" text COLLATE portal.natural,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtDestino" text COLLATE portal.pt,
  "txtUf" text COLLATE portal.pt,
  "txtPais" text COLLATE portal.pt,
  "dtInicio" date,
  "dtFim" date,
  "txtMotivo" text COLLATE portal.pt,
  "qtdDiarias" numeric(14,1),
  "vlrUnitario" numeric(18,2),
  "vlrTotal" numeric(18,2),
  "vlrPassagens" numeric(18,2),
  "vlrDevolucao" numeric(18,2),
  "txtTransporte" text COLLATE portal.pt,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "dtPagamento" date,
  "arqRelatorio" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_diarias-valores" CASCADE;
CREATE TABLE dados."_antes_diarias-valores" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtCargo" text COLLATE portal.pt,
  "vlrNoEstado" numeric(18,2),
  "vlrForaEstado" numeric(18,2),
  "vlrExterior" numeric(18,2),
  "txtNorma" text COLLATE portal.pt,
  "dtVigencia" date,
  "txtObservacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_verba-indenizatoria" CASCADE;
CREATE TABLE dados."_antes_verba-indenizatoria" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtMesAno" text COLLATE "C",
  "txtParlamentar" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtFornecedor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numNotaFiscal" text COLLATE portal.natural,
  "dtNotaFiscal" date,
  "txtDescricao" text COLLATE portal.pt,
  "vlrApresentado" numeric(18,2),
  "vlrGlosa" numeric(18,2),
  "vlrRessarcido" numeric(18,2),
  "dtRessarcimento" date,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_verba-tetos" CASCADE;
CREATE TABLE dados."_antes_verba-tetos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtCategoria" text COLLATE portal.pt,
  "vlrTetoMensal" numeric(18,2),
  "txtRegra" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "dtVigencia" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_concursos" CASCADE;
CREATE TABLE dados."_antes_concursos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numEdital" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipo" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtCargos" text COLLATE portal.pt,
  "qtdVagas" numeric(13,0),
  "blnCadastroReserva" boolean,
  "dtPublicacao" date,
  "dtInicioInscricao" date,
  "dtFimInscricao" date,
  "dtProva" date,
  "dtHomologacao" date,
  "dtValidade" date,
  "txtSituacao" text COLLATE portal.pt,
  "txtOrganizadora" text COLLATE portal.pt,
  "arqEdital" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_concursos-atos" CASCADE;
CREATE TABLE dados."_antes_concursos-atos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numEdital" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numAto" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "dtAto" date,
  "txtTitulo" text COLLATE portal.pt,
  "arqAto" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_concursos-aprovados" CASCADE;
CREATE TABLE dados."_antes_concursos-aprovados" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numEdital" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtCargo" text COLLATE portal.pt,
  "txtLista" text COLLATE portal.pt,
  "numClassificacao" numeric(13,0),
  "txtNome" text COLLATE portal.pt,
  "numNota" numeric(15,2),
  "txtSituacao" text COLLATE portal.pt,
  "dtConvocacao" date,
  "dtNomeacao" date,
  "txtAtoNomeacao" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_contratos" CASCADE;
CREATE TABLE dados."_antes_contratos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
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
  "numARP" text COLLATE portal.natural,
  "numAnoARP" smallint,
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
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_contratos-aditivos" CASCADE;
CREATE TABLE dados."_antes_contratos-aditivos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
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
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_relacao-fiscais" CASCADE;
CREATE TABLE dados."_antes_relacao-fiscais" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
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
  "txtNomeRazaoContratada" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtSituacaoContrato" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_contratos-documentos" CASCADE;
CREATE TABLE dados."_antes_contratos-documentos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtTipoDocumento" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "dtDocumento" date,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_licitacao" CASCADE;
CREATE TABLE dados."_antes_licitacao" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "numProcesso" text COLLATE portal.natural,
  "txtObjeto" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "txtCriterioJulgamento" text COLLATE portal.pt,
  "txtModoDisputa" text COLLATE portal.pt,
  "txtBeneficio" text COLLATE portal.pt,
  "blnRegistroPrecos" boolean,
  "dtPublicacao" date,
  "dtAbertura" date,
  "dtHomologacao" date,
  "vlrEstimado" numeric(18,2),
  "vlrTotal" numeric(18,2),
  "pctDesconto" numeric(15,2),
  "txtSituacao" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numControlePncp" text COLLATE portal.natural,
  "lnkPncp" text COLLATE "C",
  "blnCovid" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_licitacao-itens" CASCADE;
CREATE TABLE dados."_antes_licitacao-itens" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "numLote" text COLLATE portal.natural,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdItem" numeric(17,4),
  "vlrUnitarioEstimado" numeric(17,4),
  "vlrUnitario" numeric(17,4),
  "vlrTotal" numeric(18,2),
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtSituacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_licitacao-participantes" CASCADE;
CREATE TABLE dados."_antes_licitacao-participantes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "numClassificacao" numeric(13,0),
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtPorte" text COLLATE portal.pt,
  "vlrProposta" numeric(18,2),
  "txtResultado" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_licitacao-documentos" CASCADE;
CREATE TABLE dados."_antes_licitacao-documentos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtFase" text COLLATE portal.pt,
  "txtTipoDocumento" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "dtDocumento" date,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_ata-de-registro-de-preco" CASCADE;
CREATE TABLE dados."_antes_ata-de-registro-de-preco" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numARP" text COLLATE portal.natural,
  "numExercicioFinanc" smallint,
  "txtPapel" text COLLATE portal.pt,
  "txtOrgaoGerenciador" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numProcesso" text COLLATE portal.natural,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtOrigem" text COLLATE portal.pt,
  "dtAssinatura" date,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "blnProrrogada" boolean,
  "blnAdesao" boolean,
  "vlrRegistrado" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "arqAta" text COLLATE "C",
  "lnkPncp" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_ata-itens" CASCADE;
CREATE TABLE dados."_antes_ata-itens" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numARP" text COLLATE portal.natural,
  "numExercicioFinanc" smallint,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtMarca" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdRegistrada" numeric(17,4),
  "qtdConsumida" numeric(17,4),
  "qtdSaldo" numeric(17,4),
  "vlrUnitario" numeric(17,4),
  "vlrTotal" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_licitacao-chamamento-publico" CASCADE;
CREATE TABLE dados."_antes_licitacao-chamamento-publico" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numChamamento" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numProcesso" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "txtInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "dtPublicacao" date,
  "dtAbertura" date,
  "dtFimInscricao" date,
  "vlrPrevisto" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "txtEntidades" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "arqEdital" text COLLATE "C",
  "arqResultado" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_plano-contratacoes" CASCADE;
CREATE TABLE dados."_antes_plano-contratacoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numItemPlano" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtObjeto" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "qtdItem" numeric(17,4),
  "txtUnidadeMedida" text COLLATE portal.pt,
  "vlrEstimado" numeric(18,2),
  "dtMesPrevisto" text COLLATE "C",
  "txtPrioridade" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "txtJustificativa" text COLLATE portal.pt,
  "lnkPncp" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_contratos-sancionados" CASCADE;
CREATE TABLE dados."_antes_contratos-sancionados" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtTipoSancao" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  "qtdPrazoMeses" numeric(13,0),
  "vlrMulta" numeric(18,2),
  "txtAbrangencia" text COLLATE portal.pt,
  "txtOrgaoSancionador" text COLLATE portal.pt,
  "dtPublicacao" date,
  "txtVeiculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtReabilitacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_licitacao-sancionado" CASCADE;
CREATE TABLE dados."_antes_licitacao-sancionado" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtTipoSancao" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  "qtdPrazoMeses" numeric(13,0),
  "vlrMulta" numeric(18,2),
  "txtAbrangencia" text COLLATE portal.pt,
  "txtOrgaoSancionador" text COLLATE portal.pt,
  "dtPublicacao" date,
  "txtVeiculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtReabilitacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_empresas-inidoneas" CASCADE;
CREATE TABLE dados."_antes_empresas-inidoneas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSancao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtCadastro" text COLLATE portal.pt,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "blnFornecedor" boolean,
  "txtTipoSancao" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  "vlrMulta" numeric(18,2),
  "txtAbrangencia" text COLLATE portal.pt,
  "txtOrgaoSancionador" text COLLATE portal.pt,
  "txtUf" text COLLATE portal.pt,
  "txtEsfera" text COLLATE portal.pt,
  "dtPublicacao" date,
  "dtConsulta" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_proposicoes" CASCADE;
CREATE TABLE dados."_antes_proposicoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipo" text COLLATE portal.pt,
  "txtEmenta" text COLLATE portal.pt,
  "txtAutor" text COLLATE portal.pt,
  "txtRelator" text COLLATE portal.pt,
  "txtComissao" text COLLATE portal.pt,
  "txtRegime" text COLLATE portal.pt,
  "dtApresentacao" date,
  "txtSituacao" text COLLATE portal.pt,
  "dtSituacao" date,
  "txtTipoNorma" text COLLATE portal.pt,
  "numNorma" text COLLATE portal.natural,
  "numAnoNorma" smallint,
  "arqTexto" text COLLATE "C",
  "lnkOrigem" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_proposicoes-tramitacoes" CASCADE;
CREATE TABLE dados."_antes_proposicoes-tramitacoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numTramitacao" text COLLATE portal.natural,
  "dtTramitacao" date,
  "txtUnidade" text COLLATE portal.pt,
  "txtDestino" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtTexto" text COLLATE portal.pt,
  "dtPrazo" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_proposicoes-anexos" CASCADE;
CREATE TABLE dados."_antes_proposicoes-anexos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numAnexo" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "txtTitulo" text COLLATE portal.pt,
  "txtAutor" text COLLATE portal.pt,
  "dtAnexo" date,
  "arqAnexo" text COLLATE "C",
  "lnkOrigem" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_sessoes" CASCADE;
CREATE TABLE dados."_antes_sessoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSessao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtReuniao" text COLLATE portal.pt,
  "txtTipo" text COLLATE portal.pt,
  "numSessao" text COLLATE portal.natural,
  "txtComissao" text COLLATE portal.pt,
  "dtSessao" date,
  "txtHora" text COLLATE portal.pt,
  "txtLocal" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtPauta" date,
  "txtPauta" text COLLATE portal.pt,
  "arqPauta" text COLLATE "C",
  "dtAta" date,
  "arqAta" text COLLATE "C",
  "txtPresentes" text COLLATE portal.pt,
  "qtdPresentes" numeric(13,0),
  "lnkVideo" text COLLATE "C",
  "lnkOrigem" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_sessoes-pauta" CASCADE;
CREATE TABLE dados."_antes_sessoes-pauta" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSessao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtSessao" date,
  "numItem" text COLLATE portal.natural,
  "txtFase" text COLLATE portal.pt,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numAnoProposicao" smallint,
  "txtItem" text COLLATE portal.pt,
  "txtResultado" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_sessoes-presencas" CASCADE;
CREATE TABLE dados."_antes_sessoes-presencas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codSessao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtSessao" date,
  "txtReuniao" text COLLATE portal.pt,
  "txtVereador" text COLLATE portal.pt,
  "txtPartido" text COLLATE portal.pt,
  "txtPresenca" text COLLATE portal.pt,
  "txtJustificativa" text COLLATE portal.pt,
  "qtdDiscursos" numeric(13,0),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_votacoes" CASCADE;
CREATE TABLE dados."_antes_votacoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numVotacao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtVotacao" date,
  "codSessao" text COLLATE portal.natural,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numAnoProposicao" smallint,
  "txtMateria" text COLLATE portal.pt,
  "txtTurno" text COLLATE portal.pt,
  "txtTipo" text COLLATE portal.pt,
  "txtResultado" text COLLATE portal.pt,
  "qtdSim" numeric(13,0),
  "qtdNao" numeric(13,0),
  "qtdAbstencoes" numeric(13,0),
  "qtdVotos" numeric(13,0),
  "blnUnanime" boolean,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_votacoes-votos" CASCADE;
CREATE TABLE dados."_antes_votacoes-votos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numVotacao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtVotacao" date,
  "txtMateria" text COLLATE portal.pt,
  "txtVereador" text COLLATE portal.pt,
  "txtPartido" text COLLATE portal.pt,
  "txtVoto" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_vereadores" CASCADE;
CREATE TABLE dados."_antes_vereadores" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codVereador" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtPartido" text COLLATE portal.pt,
  "txtMandato" text COLLATE portal.pt,
  "txtMesa" text COLLATE portal.pt,
  "txtComissoes" text COLLATE portal.pt,
  "txtBiografia" text COLLATE portal.pt,
  "txtGabinete" text COLLATE portal.pt,
  "txtTelefone" text COLLATE portal.pt,
  "txtEmail" text COLLATE portal.pt,
  "arqFoto" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_obras" CASCADE;
CREATE TABLE dados."_antes_obras" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtObjeto" text COLLATE portal.pt,
  "txtTipoObra" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtEndereco" text COLLATE portal.pt,
  "txtBairro" text COLLATE portal.pt,
  "numLatitude" numeric(19,6),
  "numLongitude" numeric(19,6),
  "txtFormaExecucao" text COLLATE portal.pt,
  "txtNomeRazaoContratada" text COLLATE portal.pt,
  "txtCpfCnpjContratada" text COLLATE "C",
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "txtFiscal" text COLLATE portal.pt,
  "numArt" text COLLATE portal.natural,
  "txtFonteRecurso" text COLLATE portal.pt,
  "numConvenio" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtOrdemServico" date,
  "dtInicio" date,
  "dtPrevisaoTermino" date,
  "dtTermino" date,
  "vlrContratado" numeric(18,2),
  "vlrAditivos" numeric(18,2),
  "vlrAtual" numeric(18,2),
  "vlrMedido" numeric(18,2),
  "vlrPago" numeric(18,2),
  "pctFisico" numeric(15,2),
  "pctFinanceiro" numeric(15,2),
  "txtSituacao" text COLLATE portal.pt,
  "dtParalisacao" date,
  "txtMotivoParalisacao" text COLLATE portal.pt,
  "txtResponsavelParalisacao" text COLLATE portal.pt,
  "dtPrevisaoReinicio" date,
  "numProcessoJudicial" text COLLATE portal.natural,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_obras-planilha" CASCADE;
CREATE TABLE dados."_antes_obras-planilha" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdContratada" numeric(17,4),
  "vlrUnitario" numeric(18,2),
  "vlrContratado" numeric(18,2),
  "qtdExecutada" numeric(17,4),
  "vlrExecutado" numeric(18,2),
  "vlrPago" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_obras-medicoes" CASCADE;
CREATE TABLE dados."_antes_obras-medicoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numMedicao" text COLLATE portal.natural,
  "dtInicioPeriodo" date,
  "dtFimPeriodo" date,
  "dtMedicao" date,
  "vlrMedicao" numeric(18,2),
  "vlrAcumulado" numeric(18,2),
  "pctAcumulado" numeric(15,2),
  "dtPagamento" date,
  "vlrPago" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_obras-paralisacoes" CASCADE;
CREATE TABLE dados."_antes_obras-paralisacoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtParalisacao" date,
  "txtMotivo" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "txtResponsavel" text COLLATE portal.pt,
  "dtPrevisaoReinicio" date,
  "dtReinicio" date,
  "numProcessoJudicial" text COLLATE portal.natural,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_obras-fotos" CASCADE;
CREATE TABLE dados."_antes_obras-fotos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numFoto" text COLLATE portal.natural,
  "dtFoto" date,
  "txtLegenda" text COLLATE portal.pt,
  "arqFoto" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_saude-unidades" CASCADE;
CREATE TABLE dados."_antes_saude-unidades" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codCnes" text COLLATE portal.natural,
  "txtUnidade" text COLLATE portal.pt,
  "txtTipo" text COLLATE portal.pt,
  "txtEspecialidades" text COLLATE portal.pt,
  "txtHorario" text COLLATE portal.pt,
  "txtEndereco" text COLLATE portal.pt,
  "txtBairro" text COLLATE portal.pt,
  "txtTelefone" text COLLATE portal.pt,
  "txtEmail" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_saude-profissionais" CASCADE;
CREATE TABLE dados."_antes_saude-profissionais" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtUnidade" text COLLATE portal.pt,
  "txtNome" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtEspecialidade" text COLLATE portal.pt,
  "txtDias" text COLLATE portal.pt,
  "txtHorario" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_saude-fila" CASCADE;
CREATE TABLE dados."_antes_saude-fila" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtPosicao" date,
  "numPosicao" numeric(13,0),
  "numProtocolo" text COLLATE portal.natural,
  "codIdentificacao" text COLLATE portal.natural,
  "dtSolicitacao" date,
  "txtTipo" text COLLATE portal.pt,
  "txtEspecialidade" text COLLATE portal.pt,
  "txtProcedimento" text COLLATE portal.pt,
  "txtPrioridade" text COLLATE portal.pt,
  "txtUnidade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_saude-fila-criterios" CASCADE;
CREATE TABLE dados."_antes_saude-fila-criterios" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numOrdem" text COLLATE portal.natural,
  "txtCriterio" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "txtContato" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_medicamentos" CASCADE;
CREATE TABLE dados."_antes_medicamentos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codMedicamento" text COLLATE portal.natural,
  "txtMedicamento" text COLLATE portal.pt,
  "txtApresentacao" text COLLATE portal.pt,
  "txtComponente" text COLLATE portal.pt,
  "txtRelacao" text COLLATE portal.pt,
  "txtLocal" text COLLATE portal.pt,
  "txtComoObter" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_medicamentos-acesso" CASCADE;
CREATE TABLE dados."_antes_medicamentos-acesso" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numPasso" text COLLATE portal.natural,
  "txtPasso" text COLLATE portal.pt,
  "txtDocumentos" text COLLATE portal.pt,
  "txtLocal" text COLLATE portal.pt,
  "txtPrazo" text COLLATE portal.pt,
  "txtContato" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_medicamentos-estoque" CASCADE;
CREATE TABLE dados."_antes_medicamentos-estoque" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtUnidade" text COLLATE portal.pt,
  "codMedicamento" text COLLATE portal.natural,
  "txtMedicamento" text COLLATE portal.pt,
  "txtApresentacao" text COLLATE portal.pt,
  "qtdEstoque" numeric(13,0),
  "txtMedida" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_creche-fila" CASCADE;
CREATE TABLE dados."_antes_creche-fila" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtPosicao" date,
  "numPosicao" numeric(13,0),
  "numProtocolo" text COLLATE portal.natural,
  "codIdentificacao" text COLLATE portal.natural,
  "dtSolicitacao" date,
  "txtUnidade" text COLLATE portal.pt,
  "txtFaixaEtaria" text COLLATE portal.pt,
  "txtPrioridade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_creche-fila-criterios" CASCADE;
CREATE TABLE dados."_antes_creche-fila-criterios" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numOrdem" text COLLATE portal.natural,
  "txtCriterio" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "txtContato" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_conselhos" CASCADE;
CREATE TABLE dados."_antes_conselhos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtConselho" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "txtCompetencia" text COLLATE portal.pt,
  "txtTelefone" text COLLATE portal.pt,
  "txtEmail" text COLLATE portal.pt,
  "txtEndereco" text COLLATE portal.pt,
  "txtReunioes" text COLLATE portal.pt,
  "dtInicioMandato" date,
  "dtFimMandato" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_conselhos-membros" CASCADE;
CREATE TABLE dados."_antes_conselhos-membros" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtConselho" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "txtNome" text COLLATE portal.pt,
  "txtSegmento" text COLLATE portal.pt,
  "txtEntidade" text COLLATE portal.pt,
  "txtVaga" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "dtInicioMandato" date,
  "dtFimMandato" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_conselhos-documentos" CASCADE;
CREATE TABLE dados."_antes_conselhos-documentos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtConselho" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "numDocumento" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "dtDocumento" date,
  "txtTitulo" text COLLATE portal.pt,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_convenio" CASCADE;
CREATE TABLE dados."_antes_convenio" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtPrograma" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtVigencia" date,
  "vlrTotal" numeric(18,2),
  "vlrContrapartida" numeric(18,2),
  "dtUltimoRepasse" date,
  "txtContaEspecifica" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  "arqIntegra" text COLLATE "C",
  "txtPapel" text COLLATE portal.pt,
  "txtConcedente" text COLLATE portal.pt,
  "txtConvenente" text COLLATE portal.pt,
  "txtCpfCnpjConvenente" text COLLATE "C",
  "vlrRepassado" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_transferencias-recebidas" CASCADE;
CREATE TABLE dados."_antes_transferencias-recebidas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtPrograma" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtVigencia" date,
  "vlrTotal" numeric(18,2),
  "vlrContrapartida" numeric(18,2),
  "dtUltimoRepasse" date,
  "txtContaEspecifica" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  "arqIntegra" text COLLATE "C",
  "txtConcedente" text COLLATE portal.pt,
  "vlrRecebido" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_transferencias-realizadas" CASCADE;
CREATE TABLE dados."_antes_transferencias-realizadas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtPrograma" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtVigencia" date,
  "vlrTotal" numeric(18,2),
  "vlrContrapartida" numeric(18,2),
  "dtUltimoRepasse" date,
  "txtContaEspecifica" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  "arqIntegra" text COLLATE "C",
  "txtBeneficiario" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "vlrRepassado" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_acordos" CASCADE;
CREATE TABLE dados."_antes_acordos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtPartes" text COLLATE portal.pt,
  "txtParceiro" text COLLATE portal.pt,
  "txtCpfCnpjParceiro" text COLLATE "C",
  "txtObjeto" text COLLATE portal.pt,
  "txtObrigacoesOrgao" text COLLATE portal.pt,
  "txtObrigacoesParceiro" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "txtSituacao" text COLLATE portal.pt,
  "arqIntegra" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_atos-normativos" CASCADE;
CREATE TABLE dados."_antes_atos-normativos" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numAtoNormativo" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoAto" text COLLATE portal.pt,
  "txtEmenta" text COLLATE portal.pt,
  "txtAssunto" text COLLATE portal.pt,
  "txtAutor" text COLLATE portal.pt,
  "dtAto" date,
  "dtPublicacao" date,
  "txtVeiculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtTexto" text COLLATE portal.pt,
  "arqTexto" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_atos-relacoes" CASCADE;
CREATE TABLE dados."_antes_atos-relacoes" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "numAtoNormativo" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtRelacao" text COLLATE portal.pt,
  "txtTipoRelacionado" text COLLATE portal.pt,
  "numAtoRelacionado" text COLLATE portal.natural,
  "numExercicioRelacionado" smallint,
  "txtEmentaRelacionada" text COLLATE portal.pt,
  "txtDispositivo" text COLLATE portal.pt,
  "dtRelacao" date,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_informacoes-classificadas" CASCADE;
CREATE TABLE dados."_antes_informacoes-classificadas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codDocumento" text COLLATE portal.natural,
  "txtAssunto" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidade" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtGrau" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "dtProducao" date,
  "dtClassificacao" date,
  "dtFimSigilo" date,
  "txtEventoFinal" text COLLATE portal.pt,
  "blnProrrogado" boolean,
  "txtCargoAutoridade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, vista, id)
);
DROP TABLE IF EXISTS dados."_antes_informacoes-desclassificadas" CASCADE;
CREATE TABLE dados."_antes_informacoes-desclassificadas" (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
  "codDocumento" text COLLATE portal.natural,
  "txtAssunto" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidade" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtGrauAnterior" text COLLATE portal.pt,
  "dtProducao" date,
  "dtClassificacao" date,
  "dtDesclassificacao" date,
  "txtMotivo" text COLLATE portal.pt,
  "txtAcesso" text COLLATE portal.pt,
  "arqDocumento" text COLLATE "C",
  "lnkDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, vista, id)
);
DROP VIEW IF EXISTS pub."_antes_orcamento";
CREATE VIEW pub."_antes_orcamento" AS
SELECT d."tenant", d."id", d."carga", d."numExercicioFinanc", d."codOrgao", d."txtOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codFuncao", d."txtDescricaoFuncao", d."codSubFuncao", d."txtDescricaoSubFuncao", d."codPrograma", d."txtDescricaoPrograma", d."codAcao", d."txtDescricaoAcao", d."txtCategoriaEconomica", d."txtGrupoDespesa", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."vlrOrcamentoInicial", d."vlrOrcamentoAtualizado", d."vlrDisponivel"
FROM dados."_antes_orcamento" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_empenhos";
CREATE VIEW pub."_antes_empenhos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numDocEmpenho", d."dtEmpenho", d."txtTipoEmpenho", d."txtCredor", d."txtCpfCnpj", d."txtHistorico", d."vlrEmpenhado", NULL::numeric(18,2) AS "vlrReforco", NULL::numeric(18,2) AS "vlrAnulado", NULL::numeric(18,2) AS "vlrLiquidado", NULL::numeric(18,2) AS "vlrPago", NULL::numeric(18,2) AS "vlrRestosPagos", NULL::numeric(18,2) AS "vlrAPagar", d."codOrgao", d."txtOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codFuncao", d."txtDescricaoFuncao", d."codSubFuncao", d."txtDescricaoSubFuncao", d."codPrograma", d."txtDescricaoPrograma", d."codAcao", d."txtDescricaoAcao", d."txtCategoriaEconomica", d."txtGrupoDespesa", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."txtModalidadeLicit", d."numCertame", d."txtFundamento", d."numProcesso", d."numContrato", d."numAnoPub", d."numConvenio", d."numEmenda", d."blnCovid"
FROM dados."_antes_empenhos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_empenhos-itens";
CREATE VIEW pub."_antes_empenhos-itens" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numItem", d."txtDescricao", d."txtUnidadeMedida", d."qtdItem", d."vlrUnitario", d."vlrTotal"
FROM dados."_antes_empenhos-itens" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_empenhos-eventos";
CREATE VIEW pub."_antes_empenhos-eventos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numEvento", d."dtEvento", d."txtTipoEvento", d."txtMotivo", d."vlrReforco", d."vlrAnulado", d."txtCredor", d."txtCpfCnpj", d."txtDescricaoUnidade", d."codFuncao", d."codSubFuncao", d."codPrograma", d."codAcao", d."codNaturezaDespesa", d."codFonte", d."blnCovid"
FROM dados."_antes_empenhos-eventos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_liquidacoes";
CREATE VIEW pub."_antes_liquidacoes" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numDocLiq", d."dtLiquidacao", d."txtCredor", d."txtCpfCnpj", d."txtDescricaoUnidade", d."codFuncao", d."codSubFuncao", d."codPrograma", d."codAcao", d."codNaturezaDespesa", d."codFonte", d."numDocFiscal", d."numSerie", d."numChaveNfe", d."dtDocFiscal", d."vlrLiquidado", d."vlrRetencoes", d."vlrLiquido", d."txtResponsavel", d."blnRestosPagar", d."blnCovid"
FROM dados."_antes_liquidacoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_pagamentos";
CREATE VIEW pub."_antes_pagamentos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numDocLiq", d."numDocPag", d."dtPagamento", d."txtCredor", d."txtCpfCnpj", d."txtDescricaoUnidade", d."codFuncao", d."codSubFuncao", d."codPrograma", d."codAcao", d."codNaturezaDespesa", d."codFonte", d."txtConta", d."vlrPago", d."vlrRetencoes", d."vlrLiquido", d."blnEstorno", d."blnRestosPagar", d."blnCovid"
FROM dados."_antes_pagamentos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_ordem-cronologica";
CREATE VIEW pub."_antes_ordem-cronologica" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numPosicao", d."numProcesso", d."numParcela", d."numFaturaEquivalente", d."txtCategoria", d."codFonte", d."txtDescricaoFonteRecurso", d."txtUnidadeOrcamentaria", d."txtCredor", d."txtCpfCnpj", d."numContrato", d."numAnoPub", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numExercicioEmpenho", d."numDocLiq", d."dtLiquidacao", d."dtVencimento", d."dtPagamento", d."vlrFatura", d."vlrPago", d."txtSituacao", d."blnQuebraOrdem", d."txtFundamentoQuebra", d."txtJustificativa", d."txtAutoridade"
FROM dados."_antes_ordem-cronologica" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_rppagos";
CREATE VIEW pub."_antes_rppagos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numExercicioOrigem", d."numDocEmpenho", d."txtTipoResto", d."txtCredor", d."txtCpfCnpj", d."codOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."vlrInscrito", d."vlrCancelado", d."vlrLiquidado", d."vlrPago", d."vlrSaldo", d."dtPagamento", d."numDocPag"
FROM dados."_antes_rppagos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_coviddespesa";
CREATE VIEW pub."_antes_coviddespesa" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numDocEmpenho", d."dtEmpenho", d."txtTipoEmpenho", d."txtCredor", d."txtCpfCnpj", d."txtHistorico", d."vlrEmpenhado", NULL::numeric(18,2) AS "vlrReforco", NULL::numeric(18,2) AS "vlrAnulado", NULL::numeric(18,2) AS "vlrLiquidado", NULL::numeric(18,2) AS "vlrPago", NULL::numeric(18,2) AS "vlrRestosPagos", NULL::numeric(18,2) AS "vlrAPagar", d."codOrgao", d."txtOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codFuncao", d."txtDescricaoFuncao", d."codSubFuncao", d."txtDescricaoSubFuncao", d."codPrograma", d."txtDescricaoPrograma", d."codAcao", d."txtDescricaoAcao", d."txtCategoriaEconomica", d."txtGrupoDespesa", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."txtModalidadeLicit", d."numCertame", d."txtFundamento", d."numProcesso", d."numContrato", d."numAnoPub", d."numConvenio", d."numEmenda", d."blnCovid"
FROM dados."_antes_empenhos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int AND d."blnCovid" = 'true';
DROP VIEW IF EXISTS pub."_antes_receitas";
CREATE VIEW pub."_antes_receitas" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codUnidade", d."txtDescricaoUnidade", d."codNaturezaReceita", d."txtClassificacao", portal.natureza(d."codNaturezaReceita", 1) AS "codCategoria", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 1))) AS "txtCategoria", portal.natureza(d."codNaturezaReceita", 2) AS "codOrigem", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 2))) AS "txtOrigem", portal.natureza(d."codNaturezaReceita", 3) AS "codEspecie", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 3))) AS "txtEspecie", portal.natureza(d."codNaturezaReceita", 7) AS "codDesdobramento", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 7)), regexp_replace(d."txtClassificacao" COLLATE "default", ' [–-] (Principal|Multas|Juros|Dívida).*$', '', 'i')) AS "txtDesdobramento", portal.natureza(d."codNaturezaReceita", 8) AS "codTipo", d."codFonte", d."txtDescricaoFonteRecurso", d."blnDeducao", d."dtMes", d."txtConta", d."vlrLancado", d."vlrArrecadacao", d."blnCovid"
FROM dados."_antes_receitas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_receitas-previstas";
CREATE VIEW pub."_antes_receitas-previstas" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codUnidade", d."txtDescricaoUnidade", d."codNaturezaReceita", d."txtClassificacao", portal.natureza(d."codNaturezaReceita", 1) AS "codCategoria", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 1))) AS "txtCategoria", portal.natureza(d."codNaturezaReceita", 2) AS "codOrigem", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 2))) AS "txtOrigem", portal.natureza(d."codNaturezaReceita", 3) AS "codEspecie", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 3))) AS "txtEspecie", portal.natureza(d."codNaturezaReceita", 7) AS "codDesdobramento", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 7)), regexp_replace(d."txtClassificacao" COLLATE "default", ' [–-] (Principal|Multas|Juros|Dívida).*$', '', 'i')) AS "txtDesdobramento", portal.natureza(d."codNaturezaReceita", 8) AS "codTipo", d."codFonte", d."txtDescricaoFonteRecurso", d."blnDeducao", d."vlrPrevisaoInicial", d."vlrPrevisaoAtualizado"
FROM dados."_antes_receitas-previstas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_duodecimos";
CREATE VIEW pub."_antes_duodecimos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtMesAno", d."dtRepasse", d."numDocumento", d."vlrFixado", d."vlrRecebido", d."vlrDiferenca", d."vlrFixadoAcumulado", d."vlrRecebidoAcumulado", d."vlrDevolvido", d."vlrOutrasReceitas"
FROM dados."_antes_duodecimos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_emenda-parlamentar";
CREATE VIEW pub."_antes_emenda-parlamentar" AS
SELECT d."tenant", d."id", d."carga", d."numEmenda", d."numAnoEmenda", d."dtEmenda", d."txtAutoria", d."txtTipoEmenda", d."txtOrigemRecurso", d."txtFormaRepasse", d."numConvenio", d."txtObjeto", d."txtFuncaoGoverno", d."txtBeneficiario", d."txtDescricaoUnidade", d."vlrPrevisto", d."vlrRealizado", d."vlrEmpenhado", d."vlrLiquidado", d."vlrPago", d."dtRepasse", d."txtConta", d."txtPlanoTrabalho", d."dtInicioPlano", d."dtFimPlano", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov"
FROM dados."_antes_emenda-parlamentar" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_emenda-execucao";
CREATE VIEW pub."_antes_emenda-execucao" AS
SELECT d."tenant", d."id", d."carga", d."numEmenda", d."numAnoEmenda", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."dtEmpenho", d."txtCredor", d."txtCpfCnpj", d."txtDescricao", d."vlrEmpenhado", d."vlrLiquidado", d."vlrPago"
FROM dados."_antes_emenda-execucao" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_renuncias-fiscais";
CREATE VIEW pub."_antes_renuncias-fiscais" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtTributo", d."txtEspecie", d."txtTipoRenuncia", d."txtFundamento", d."txtObjetivo", d."txtCompensacao", d."dtInicioVigencia", d."dtFimVigencia", d."qtdBeneficiarios", d."vlrPrevisto", d."vlrRealizado"
FROM dados."_antes_renuncias-fiscais" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_renuncias-beneficiarios";
CREATE VIEW pub."_antes_renuncias-beneficiarios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtEspecie", d."txtTipoRenuncia", d."txtBeneficiario", d."txtCnpj", d."qtdBeneficiarios", d."vlrRenunciado"
FROM dados."_antes_renuncias-beneficiarios" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_incentivos-projetos";
CREATE VIEW pub."_antes_incentivos-projetos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numProjeto", d."txtBeneficiario", d."txtCpfCnpj", d."txtObjeto", d."txtArea", d."txtMecanismo", d."txtEdital", d."dtAprovacao", d."vlrAprovado", d."vlrPago", d."txtSituacao"
FROM dados."_antes_incentivos-projetos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_dividaativa";
CREATE VIEW pub."_antes_dividaativa" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numInscricao", d."txtNome", d."txtCnpj", d."txtNatureza", d."txtTributo", d."numAnoInscricao", d."numExercicioDebito", d."vlrOriginal", d."vlrEncargos", d."vlrTotal", d."txtSituacao"
FROM dados."_antes_dividaativa" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_servidores";
CREATE VIEW pub."_antes_servidores" AS
SELECT d."tenant", d."id", d."carga", d."numMatricula", d."dtMesAno", d."idTipoFolha", d."txtTipoFolha", d."txtNome", d."txtCpf", d."txtVinculo", d."txtSituacao", d."txtCargo", d."txtFuncao", d."txtOrgao", d."txtCargaHoraria", d."dtExercicio", d."dtVacancia", d."vlrRemuneracaoBasica", d."vlrGratificacoes", d."vlrHorasExtras", d."vlrFerias", d."vlrDecimoTerceiro", d."vlrIndenizatorias", d."vlrRemuneracaoBruta", d."vlrAbateTeto", d."vlrDescontosObrigatorios", d."vlrRemuAposDescObrig"
FROM dados."_antes_servidores" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_estagiarios";
CREATE VIEW pub."_antes_estagiarios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtNome", d."txtNivel", d."txtInstituicao", d."txtUnidadeOrcamentaria", d."dtInicio", d."dtFim", d."vlrBolsa", d."txtAgente"
FROM dados."_antes_estagiarios" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_terceirizados";
CREATE VIEW pub."_antes_terceirizados" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtNome", d."txtFuncao", d."txtEmpresa", d."txtCnpj", d."numContrato", d."numAnoPub", d."txtUnidadeOrcamentaria", d."dtInicio", d."dtFim", d."vlrPosto"
FROM dados."_antes_terceirizados" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_padrao-remuneratorio";
CREATE VIEW pub."_antes_padrao-remuneratorio" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtCargo", d."txtCarreira", d."txtNivel", d."txtRegime", d."txtCargaHoraria", d."vlrInicial", d."vlrFinal", d."vlrGratificacao", d."qtdVagasCriadas", d."qtdVagasOcupadas", d."qtdVagasLivres", d."txtLei", d."dtLei", d."dtVigencia", d."txtObservacao"
FROM dados."_antes_padrao-remuneratorio" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_diarias";
CREATE VIEW pub."_antes_diarias" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtMesAno", d."numProcesso", d."txtNome", d."txtCargo", d."numMatricula", d."txtUnidadeOrcamentaria", d."txtDestino", d."txtUf", d."txtPais", d."dtInicio", d."dtFim", d."txtMotivo", d."qtdDiarias", d."vlrUnitario", d."vlrTotal", d."vlrPassagens", d."vlrDevolucao", d."txtTransporte", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."dtPagamento", d."arqRelatorio"
FROM dados."_antes_diarias" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_diarias-valores";
CREATE VIEW pub."_antes_diarias-valores" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtCargo", d."vlrNoEstado", d."vlrForaEstado", d."vlrExterior", d."txtNorma", d."dtVigencia", d."txtObservacao"
FROM dados."_antes_diarias-valores" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_verba-indenizatoria";
CREATE VIEW pub."_antes_verba-indenizatoria" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtMesAno", d."txtParlamentar", d."txtCategoria", d."txtFornecedor", d."txtCpfCnpj", d."numNotaFiscal", d."dtNotaFiscal", d."txtDescricao", d."vlrApresentado", d."vlrGlosa", d."vlrRessarcido", d."dtRessarcimento", d."arqDocumento"
FROM dados."_antes_verba-indenizatoria" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_verba-tetos";
CREATE VIEW pub."_antes_verba-tetos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtCategoria", d."vlrTetoMensal", d."txtRegra", d."txtNorma", d."dtVigencia"
FROM dados."_antes_verba-tetos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_concursos";
CREATE VIEW pub."_antes_concursos" AS
SELECT d."tenant", d."id", d."carga", d."numEdital", d."numExercicio", d."txtTipo", d."txtObjeto", d."txtCargos", d."qtdVagas", d."blnCadastroReserva", d."dtPublicacao", d."dtInicioInscricao", d."dtFimInscricao", d."dtProva", d."dtHomologacao", d."dtValidade", d."txtSituacao", d."txtOrganizadora", d."arqEdital"
FROM dados."_antes_concursos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_concursos-atos";
CREATE VIEW pub."_antes_concursos-atos" AS
SELECT d."tenant", d."id", d."carga", d."numEdital", d."numExercicio", d."numAto", d."txtTipo", d."dtAto", d."txtTitulo", d."arqAto"
FROM dados."_antes_concursos-atos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_concursos-aprovados";
CREATE VIEW pub."_antes_concursos-aprovados" AS
SELECT d."tenant", d."id", d."carga", d."numEdital", d."numExercicio", d."txtCargo", d."txtLista", d."numClassificacao", d."txtNome", d."numNota", d."txtSituacao", d."dtConvocacao", d."dtNomeacao", d."txtAtoNomeacao", d."dtAtualizacao"
FROM dados."_antes_concursos-aprovados" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_contratos";
CREATE VIEW pub."_antes_contratos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtNomeRazaoContratada", d."txtCpfCnpjContratada", d."txtObjeto", d."txtModalidade", d."numCertame", d."numProcesso", d."txtFundamento", d."txtTipoContrato", d."txtCategoria", d."txtUnidadeOrcamentaria", d."blnRegistroPrecos", d."numARP", d."numAnoARP", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtFimVigencia", d."vlrInicial", d."vlrAcrescimos", d."vlrSupressoes", d."vlrContrato", d."txtSituacao", d."lnkPncp", d."blnCovid"
FROM dados."_antes_contratos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_contratos-aditivos";
CREATE VIEW pub."_antes_contratos-aditivos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."numAditivo", d."txtTipoAditivo", d."txtObjeto", d."dtAssinatura", d."dtPublicacao", d."numDias", d."dtNovaVigencia", d."vlrAditivo", d."pctAditivo", d."arqAditivo"
FROM dados."_antes_contratos-aditivos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_relacao-fiscais";
CREATE VIEW pub."_antes_relacao-fiscais" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtNome", d."txtPapel", d."txtCargo", d."numMatricula", d."numPortaria", d."dtInicio", d."dtFim", d."txtNomeRazaoContratada", d."txtUnidadeOrcamentaria", d."txtSituacaoContrato"
FROM dados."_antes_relacao-fiscais" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_contratos-documentos";
CREATE VIEW pub."_antes_contratos-documentos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtTipoDocumento", d."txtDescricao", d."dtDocumento", d."arqDocumento"
FROM dados."_antes_contratos-documentos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_licitacao";
CREATE VIEW pub."_antes_licitacao" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numProcesso", d."txtObjeto", d."txtFundamento", d."txtCriterioJulgamento", d."txtModoDisputa", d."txtBeneficio", d."blnRegistroPrecos", d."dtPublicacao", d."dtAbertura", d."dtHomologacao", d."vlrEstimado", d."vlrTotal", d."pctDesconto", d."txtSituacao", d."txtMotivo", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."numControlePncp", d."lnkPncp", d."blnCovid", NULL::text COLLATE portal.pt AS "txtDossie", NULL::numeric(13,0) AS "qtdFaltam", NULL::text COLLATE portal.pt AS "txtFaltam", NULL::text COLLATE portal.pt AS "txtDocJustificativa", NULL::text COLLATE portal.pt AS "txtDocEstudo", NULL::text COLLATE portal.pt AS "txtDocTermo", NULL::text COLLATE portal.pt AS "txtDocPrecos", NULL::text COLLATE portal.pt AS "txtDocParecer", NULL::text COLLATE portal.pt AS "txtDocEdital", NULL::text COLLATE portal.pt AS "txtDocAviso", NULL::text COLLATE portal.pt AS "txtDocAta", NULL::text COLLATE portal.pt AS "txtDocAdjudicacao", NULL::text COLLATE portal.pt AS "txtDocHomologacao", NULL::text COLLATE portal.pt AS "txtDocDesfazimento", NULL::text COLLATE portal.pt AS "txtDocEmergencia", NULL::text COLLATE portal.pt AS "txtDocEscolha", NULL::text COLLATE portal.pt AS "txtDocAutorizacao", NULL::text COLLATE portal.pt AS "txtDocRatificacao"
FROM dados."_antes_licitacao" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_licitacao-itens";
CREATE VIEW pub."_antes_licitacao-itens" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numLote", d."numItem", d."txtDescricao", d."txtUnidadeMedida", d."qtdItem", d."vlrUnitarioEstimado", d."vlrUnitario", d."vlrTotal", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtSituacao"
FROM dados."_antes_licitacao-itens" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_licitacao-participantes";
CREATE VIEW pub."_antes_licitacao-participantes" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numClassificacao", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtPorte", d."vlrProposta", d."txtResultado", d."txtMotivo"
FROM dados."_antes_licitacao-participantes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_licitacao-documentos";
CREATE VIEW pub."_antes_licitacao-documentos" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."txtFase", d."txtTipoDocumento", d."txtDescricao", d."dtDocumento", d."arqDocumento"
FROM dados."_antes_licitacao-documentos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_ata-de-registro-de-preco";
CREATE VIEW pub."_antes_ata-de-registro-de-preco" AS
SELECT d."tenant", d."id", d."carga", d."numARP", d."numExercicioFinanc", d."txtPapel", d."txtOrgaoGerenciador", d."txtObjeto", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."numProcesso", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."txtOrigem", d."dtAssinatura", d."dtInicioVigencia", d."dtFimVigencia", d."blnProrrogada", d."blnAdesao", d."vlrRegistrado", d."txtSituacao", d."arqAta", d."lnkPncp"
FROM dados."_antes_ata-de-registro-de-preco" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_ata-itens";
CREATE VIEW pub."_antes_ata-itens" AS
SELECT d."tenant", d."id", d."carga", d."numARP", d."numExercicioFinanc", d."numItem", d."txtDescricao", d."txtMarca", d."txtUnidadeMedida", d."qtdRegistrada", d."qtdConsumida", d."qtdSaldo", d."vlrUnitario", d."vlrTotal"
FROM dados."_antes_ata-itens" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_licitacao-chamamento-publico";
CREATE VIEW pub."_antes_licitacao-chamamento-publico" AS
SELECT d."tenant", d."id", d."carga", d."numChamamento", d."numExercicio", d."numProcesso", d."txtTipo", d."txtInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."dtPublicacao", d."dtAbertura", d."dtFimInscricao", d."vlrPrevisto", d."txtSituacao", d."txtEntidades", d."numCertame", d."arqEdital", d."arqResultado"
FROM dados."_antes_licitacao-chamamento-publico" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_plano-contratacoes";
CREATE VIEW pub."_antes_plano-contratacoes" AS
SELECT d."tenant", d."id", d."carga", d."numItemPlano", d."numExercicio", d."txtObjeto", d."txtCategoria", d."txtUnidadeOrcamentaria", d."qtdItem", d."txtUnidadeMedida", d."vlrEstimado", d."dtMesPrevisto", d."txtPrioridade", d."txtSituacao", d."numCertame", d."txtJustificativa", d."lnkPncp"
FROM dados."_antes_plano-contratacoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_covidlicitacao";
CREATE VIEW pub."_antes_covidlicitacao" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numProcesso", d."txtObjeto", d."txtFundamento", d."txtCriterioJulgamento", d."txtModoDisputa", d."txtBeneficio", d."blnRegistroPrecos", d."dtPublicacao", d."dtAbertura", d."dtHomologacao", d."vlrEstimado", d."vlrTotal", d."pctDesconto", d."txtSituacao", d."txtMotivo", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."numControlePncp", d."lnkPncp", d."blnCovid", NULL::text COLLATE portal.pt AS "txtDossie", NULL::numeric(13,0) AS "qtdFaltam", NULL::text COLLATE portal.pt AS "txtFaltam", NULL::text COLLATE portal.pt AS "txtDocJustificativa", NULL::text COLLATE portal.pt AS "txtDocEstudo", NULL::text COLLATE portal.pt AS "txtDocTermo", NULL::text COLLATE portal.pt AS "txtDocPrecos", NULL::text COLLATE portal.pt AS "txtDocParecer", NULL::text COLLATE portal.pt AS "txtDocEdital", NULL::text COLLATE portal.pt AS "txtDocAviso", NULL::text COLLATE portal.pt AS "txtDocAta", NULL::text COLLATE portal.pt AS "txtDocAdjudicacao", NULL::text COLLATE portal.pt AS "txtDocHomologacao", NULL::text COLLATE portal.pt AS "txtDocDesfazimento", NULL::text COLLATE portal.pt AS "txtDocEmergencia", NULL::text COLLATE portal.pt AS "txtDocEscolha", NULL::text COLLATE portal.pt AS "txtDocAutorizacao", NULL::text COLLATE portal.pt AS "txtDocRatificacao"
FROM dados."_antes_licitacao" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int AND d."blnCovid" = 'true';
DROP VIEW IF EXISTS pub."_antes_covidcontratos";
CREATE VIEW pub."_antes_covidcontratos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtNomeRazaoContratada", d."txtCpfCnpjContratada", d."txtObjeto", d."txtModalidade", d."numCertame", d."numProcesso", d."txtFundamento", d."txtTipoContrato", d."txtCategoria", d."txtUnidadeOrcamentaria", d."blnRegistroPrecos", d."numARP", d."numAnoARP", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtFimVigencia", d."vlrInicial", d."vlrAcrescimos", d."vlrSupressoes", d."vlrContrato", d."txtSituacao", d."lnkPncp", d."blnCovid"
FROM dados."_antes_contratos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int AND d."blnCovid" = 'true';
DROP VIEW IF EXISTS pub."_antes_contratos-sancionados";
CREATE VIEW pub."_antes_contratos-sancionados" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtObjeto", d."txtUnidadeOrcamentaria", d."numExercicio", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtTipoSancao", d."txtMotivo", d."txtFundamento", d."numProcesso", d."dtInicio", d."dtFim", d."qtdPrazoMeses", d."vlrMulta", d."txtAbrangencia", d."txtOrgaoSancionador", d."dtPublicacao", d."txtVeiculo", d."txtSituacao", d."dtReabilitacao"
FROM dados."_antes_contratos-sancionados" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_licitacao-sancionado";
CREATE VIEW pub."_antes_licitacao-sancionado" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."txtObjeto", d."numExercicio", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtTipoSancao", d."txtMotivo", d."txtFundamento", d."numProcesso", d."dtInicio", d."dtFim", d."qtdPrazoMeses", d."vlrMulta", d."txtAbrangencia", d."txtOrgaoSancionador", d."dtPublicacao", d."txtVeiculo", d."txtSituacao", d."dtReabilitacao"
FROM dados."_antes_licitacao-sancionado" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_empresas-inidoneas";
CREATE VIEW pub."_antes_empresas-inidoneas" AS
SELECT d."tenant", d."id", d."carga", d."codSancao", d."numExercicio", d."txtCadastro", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."blnFornecedor", d."txtTipoSancao", d."txtFundamento", d."numProcesso", d."dtInicio", d."dtFim", d."vlrMulta", d."txtAbrangencia", d."txtOrgaoSancionador", d."txtUf", d."txtEsfera", d."dtPublicacao", d."dtConsulta"
FROM dados."_antes_empresas-inidoneas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_proposicoes";
CREATE VIEW pub."_antes_proposicoes" AS
SELECT d."tenant", d."id", d."carga", d."codSigla", d."numProposicao", d."numExercicio", d."txtTipo", d."txtEmenta", d."txtAutor", d."txtRelator", d."txtComissao", d."txtRegime", d."dtApresentacao", d."txtSituacao", d."dtSituacao", d."txtTipoNorma", d."numNorma", d."numAnoNorma", d."arqTexto", d."lnkOrigem"
FROM dados."_antes_proposicoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_proposicoes-tramitacoes";
CREATE VIEW pub."_antes_proposicoes-tramitacoes" AS
SELECT d."tenant", d."id", d."carga", d."codSigla", d."numProposicao", d."numExercicio", d."numTramitacao", d."dtTramitacao", d."txtUnidade", d."txtDestino", d."txtSituacao", d."txtTexto", d."dtPrazo"
FROM dados."_antes_proposicoes-tramitacoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_proposicoes-anexos";
CREATE VIEW pub."_antes_proposicoes-anexos" AS
SELECT d."tenant", d."id", d."carga", d."codSigla", d."numProposicao", d."numExercicio", d."numAnexo", d."txtTipo", d."txtTitulo", d."txtAutor", d."dtAnexo", d."arqAnexo", d."lnkOrigem"
FROM dados."_antes_proposicoes-anexos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_sessoes";
CREATE VIEW pub."_antes_sessoes" AS
SELECT d."tenant", d."id", d."carga", d."codSessao", d."numExercicio", d."txtNome", d."txtReuniao", d."txtTipo", d."numSessao", d."txtComissao", d."dtSessao", d."txtHora", d."txtLocal", d."txtSituacao", d."dtPauta", d."txtPauta", d."arqPauta", d."dtAta", d."arqAta", d."txtPresentes", d."qtdPresentes", d."lnkVideo", d."lnkOrigem"
FROM dados."_antes_sessoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_sessoes-pauta";
CREATE VIEW pub."_antes_sessoes-pauta" AS
SELECT d."tenant", d."id", d."carga", d."codSessao", d."numExercicio", d."dtSessao", d."numItem", d."txtFase", d."codSigla", d."numProposicao", d."numAnoProposicao", d."txtItem", d."txtResultado"
FROM dados."_antes_sessoes-pauta" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_sessoes-presencas";
CREATE VIEW pub."_antes_sessoes-presencas" AS
SELECT d."tenant", d."id", d."carga", d."codSessao", d."numExercicio", d."dtSessao", d."txtReuniao", d."txtVereador", d."txtPartido", d."txtPresenca", d."txtJustificativa", d."qtdDiscursos"
FROM dados."_antes_sessoes-presencas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_votacoes";
CREATE VIEW pub."_antes_votacoes" AS
SELECT d."tenant", d."id", d."carga", d."numVotacao", d."numExercicio", d."dtVotacao", d."codSessao", d."codSigla", d."numProposicao", d."numAnoProposicao", d."txtMateria", d."txtTurno", d."txtTipo", d."txtResultado", d."qtdSim", d."qtdNao", d."qtdAbstencoes", d."qtdVotos", d."blnUnanime"
FROM dados."_antes_votacoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_votacoes-votos";
CREATE VIEW pub."_antes_votacoes-votos" AS
SELECT d."tenant", d."id", d."carga", d."numVotacao", d."numExercicio", d."dtVotacao", d."txtMateria", d."txtVereador", d."txtPartido", d."txtVoto"
FROM dados."_antes_votacoes-votos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_vereadores";
CREATE VIEW pub."_antes_vereadores" AS
SELECT d."tenant", d."id", d."carga", d."codVereador", d."numExercicio", d."txtNome", d."txtPartido", d."txtMandato", d."txtMesa", d."txtComissoes", d."txtBiografia", d."txtGabinete", d."txtTelefone", d."txtEmail", d."arqFoto", NULL::numeric(13,0) AS "qtdProposicoes", NULL::numeric(13,0) AS "qtdRelatorias", NULL::numeric(13,0) AS "qtdVotos", NULL::numeric(13,0) AS "qtdSessoes", NULL::numeric(13,0) AS "qtdPresencas", NULL::numeric(15,2) AS "pctPresenca", NULL::numeric(13,0) AS "qtdDiscursos", NULL::numeric(18,2) AS "vlrVerba", NULL::date AS "dtAtividade"
FROM dados."_antes_vereadores" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_obras";
CREATE VIEW pub."_antes_obras" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."txtObjeto", d."txtTipoObra", d."txtUnidadeOrcamentaria", d."txtEndereco", d."txtBairro", d."numLatitude", d."numLongitude", d."txtFormaExecucao", d."txtNomeRazaoContratada", d."txtCpfCnpjContratada", d."numContrato", d."numAnoPub", d."txtModalidadeLicit", d."numCertame", d."txtFiscal", d."numArt", d."txtFonteRecurso", d."numConvenio", d."numEmenda", d."dtOrdemServico", d."dtInicio", d."dtPrevisaoTermino", d."dtTermino", d."vlrContratado", d."vlrAditivos", d."vlrAtual", d."vlrMedido", d."vlrPago", d."pctFisico", d."pctFinanceiro", d."txtSituacao", d."dtParalisacao", d."txtMotivoParalisacao", d."txtResponsavelParalisacao", d."dtPrevisaoReinicio", d."numProcessoJudicial"
FROM dados."_antes_obras" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_obras-planilha";
CREATE VIEW pub."_antes_obras-planilha" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."numItem", d."txtDescricao", d."txtUnidadeMedida", d."qtdContratada", d."vlrUnitario", d."vlrContratado", d."qtdExecutada", d."vlrExecutado", d."vlrPago"
FROM dados."_antes_obras-planilha" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_obras-medicoes";
CREATE VIEW pub."_antes_obras-medicoes" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."numMedicao", d."dtInicioPeriodo", d."dtFimPeriodo", d."dtMedicao", d."vlrMedicao", d."vlrAcumulado", d."pctAcumulado", d."dtPagamento", d."vlrPago"
FROM dados."_antes_obras-medicoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_obras-paralisacoes";
CREATE VIEW pub."_antes_obras-paralisacoes" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."dtParalisacao", d."txtMotivo", d."txtDescricao", d."txtResponsavel", d."dtPrevisaoReinicio", d."dtReinicio", d."numProcessoJudicial"
FROM dados."_antes_obras-paralisacoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_obras-fotos";
CREATE VIEW pub."_antes_obras-fotos" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."numFoto", d."dtFoto", d."txtLegenda", d."arqFoto"
FROM dados."_antes_obras-fotos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_saude-unidades";
CREATE VIEW pub."_antes_saude-unidades" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codCnes", d."txtUnidade", d."txtTipo", d."txtEspecialidades", d."txtHorario", d."txtEndereco", d."txtBairro", d."txtTelefone", d."txtEmail", d."dtAtualizacao"
FROM dados."_antes_saude-unidades" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_saude-profissionais";
CREATE VIEW pub."_antes_saude-profissionais" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtUnidade", d."txtNome", d."txtFuncao", d."txtEspecialidade", d."txtDias", d."txtHorario", d."dtAtualizacao"
FROM dados."_antes_saude-profissionais" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_saude-fila";
CREATE VIEW pub."_antes_saude-fila" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtPosicao", d."numPosicao", d."numProtocolo", d."codIdentificacao", d."dtSolicitacao", (d."dtPosicao" - d."dtSolicitacao")::numeric AS "qtdDiasEspera", d."txtTipo", d."txtEspecialidade", d."txtProcedimento", d."txtPrioridade", d."txtUnidade"
FROM dados."_antes_saude-fila" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_saude-fila-criterios";
CREATE VIEW pub."_antes_saude-fila-criterios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numOrdem", d."txtCriterio", d."txtDescricao", d."txtNorma", d."txtContato", d."dtAtualizacao"
FROM dados."_antes_saude-fila-criterios" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_medicamentos";
CREATE VIEW pub."_antes_medicamentos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codMedicamento", d."txtMedicamento", d."txtApresentacao", d."txtComponente", d."txtRelacao", d."txtLocal", d."txtComoObter", d."dtAtualizacao"
FROM dados."_antes_medicamentos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_medicamentos-acesso";
CREATE VIEW pub."_antes_medicamentos-acesso" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numPasso", d."txtPasso", d."txtDocumentos", d."txtLocal", d."txtPrazo", d."txtContato", d."dtAtualizacao"
FROM dados."_antes_medicamentos-acesso" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_medicamentos-estoque";
CREATE VIEW pub."_antes_medicamentos-estoque" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtUnidade", d."codMedicamento", d."txtMedicamento", d."txtApresentacao", d."qtdEstoque", d."txtMedida", d."txtSituacao", d."dtAtualizacao"
FROM dados."_antes_medicamentos-estoque" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_creche-fila";
CREATE VIEW pub."_antes_creche-fila" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtPosicao", d."numPosicao", d."numProtocolo", d."codIdentificacao", d."dtSolicitacao", (d."dtPosicao" - d."dtSolicitacao")::numeric AS "qtdDiasEspera", d."txtUnidade", d."txtFaixaEtaria", d."txtPrioridade"
FROM dados."_antes_creche-fila" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_creche-fila-criterios";
CREATE VIEW pub."_antes_creche-fila-criterios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numOrdem", d."txtCriterio", d."txtDescricao", d."txtNorma", d."txtContato", d."dtAtualizacao"
FROM dados."_antes_creche-fila-criterios" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_conselhos";
CREATE VIEW pub."_antes_conselhos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtConselho", d."txtArea", d."txtNorma", d."txtCompetencia", d."txtTelefone", d."txtEmail", d."txtEndereco", d."txtReunioes", d."dtInicioMandato", d."dtFimMandato"
FROM dados."_antes_conselhos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_conselhos-membros";
CREATE VIEW pub."_antes_conselhos-membros" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtConselho", d."txtArea", d."txtNome", d."txtSegmento", d."txtEntidade", d."txtVaga", d."txtFuncao", d."dtInicioMandato", d."dtFimMandato"
FROM dados."_antes_conselhos-membros" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_conselhos-documentos";
CREATE VIEW pub."_antes_conselhos-documentos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtConselho", d."txtArea", d."numDocumento", d."txtTipo", d."dtDocumento", d."txtTitulo", d."arqDocumento"
FROM dados."_antes_conselhos-documentos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_convenio";
CREATE VIEW pub."_antes_convenio" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."txtFuncao", d."txtPrograma", d."numProcesso", d."numEmenda", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtVigencia", d."vlrTotal", d."vlrContrapartida", d."dtUltimoRepasse", d."txtContaEspecifica", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov", d."arqIntegra", d."txtPapel", d."txtConcedente", d."txtConvenente", d."txtCpfCnpjConvenente", d."vlrRepassado", d."vlrSaldo"
FROM dados."_antes_convenio" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_transferencias-recebidas";
CREATE VIEW pub."_antes_transferencias-recebidas" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."txtFuncao", d."txtPrograma", d."numProcesso", d."numEmenda", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtVigencia", d."vlrTotal", d."vlrContrapartida", d."dtUltimoRepasse", d."txtContaEspecifica", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov", d."arqIntegra", d."txtConcedente", d."vlrRecebido", d."vlrSaldo"
FROM dados."_antes_transferencias-recebidas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_transferencias-realizadas";
CREATE VIEW pub."_antes_transferencias-realizadas" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."txtFuncao", d."txtPrograma", d."numProcesso", d."numEmenda", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtVigencia", d."vlrTotal", d."vlrContrapartida", d."dtUltimoRepasse", d."txtContaEspecifica", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov", d."arqIntegra", d."txtBeneficiario", d."txtCpfCnpj", d."vlrRepassado", d."vlrSaldo"
FROM dados."_antes_transferencias-realizadas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_acordos";
CREATE VIEW pub."_antes_acordos" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtPartes", d."txtParceiro", d."txtCpfCnpjParceiro", d."txtObjeto", d."txtObrigacoesOrgao", d."txtObrigacoesParceiro", d."txtUnidadeOrcamentaria", d."txtFundamento", d."numProcesso", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtFimVigencia", d."txtSituacao", d."arqIntegra"
FROM dados."_antes_acordos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_atos-normativos";
CREATE VIEW pub."_antes_atos-normativos" AS
SELECT d."tenant", d."id", d."carga", d."numAtoNormativo", d."numExercicio", d."txtTipoAto", d."txtEmenta", d."txtAssunto", d."txtAutor", d."dtAto", d."dtPublicacao", d."txtVeiculo", d."txtSituacao", d."txtTexto", d."arqTexto"
FROM dados."_antes_atos-normativos" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_atos-relacoes";
CREATE VIEW pub."_antes_atos-relacoes" AS
SELECT d."tenant", d."id", d."carga", d."numAtoNormativo", d."numExercicio", d."txtRelacao", d."txtTipoRelacionado", d."numAtoRelacionado", d."numExercicioRelacionado", d."txtEmentaRelacionada", d."txtDispositivo", d."dtRelacao"
FROM dados."_antes_atos-relacoes" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_informacoes-classificadas";
CREATE VIEW pub."_antes_informacoes-classificadas" AS
SELECT d."tenant", d."id", d."carga", d."codDocumento", d."txtAssunto", d."txtCategoria", d."txtUnidade", d."numExercicio", d."txtGrau", d."txtFundamento", d."dtProducao", d."dtClassificacao", d."dtFimSigilo", d."txtEventoFinal", d."blnProrrogado", d."txtCargoAutoridade"
FROM dados."_antes_informacoes-classificadas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
DROP VIEW IF EXISTS pub."_antes_informacoes-desclassificadas";
CREATE VIEW pub."_antes_informacoes-desclassificadas" AS
SELECT d."tenant", d."id", d."carga", d."codDocumento", d."txtAssunto", d."txtCategoria", d."txtUnidade", d."numExercicio", d."txtGrauAnterior", d."dtProducao", d."dtClassificacao", d."dtDesclassificacao", d."txtMotivo", d."txtAcesso", d."arqDocumento", d."lnkDocumento"
FROM dados."_antes_informacoes-desclassificadas" d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int;
CREATE TABLE IF NOT EXISTS portal.pimentas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  valor bytea NOT NULL,
  PRIMARY KEY (tenant)
);

CREATE TABLE IF NOT EXISTS portal.assinantes (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  resumo text NOT NULL,
  email bytea NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  pedidos int NOT NULL DEFAULT 0,
  "pedidosEm" date,
  "avisadoEm" date,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, resumo)
);

CREATE TABLE IF NOT EXISTS portal.assinaturas (
  tenant int NOT NULL,
  id uuid NOT NULL,
  assinante uuid NOT NULL,
  resumo text NOT NULL,
  alvo bytea NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "confirmadaEm" timestamptz,
  desde timestamptz NOT NULL DEFAULT now(),
  cargas jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, assinante, resumo),
  FOREIGN KEY (tenant, assinante) REFERENCES portal.assinantes ON DELETE CASCADE
);

DROP POLICY IF EXISTS assinante ON mensagens.correio;
CREATE POLICY assinante ON mensagens.correio AS RESTRICTIVE FOR DELETE USING (destino = 'assinante');

CREATE TABLE IF NOT EXISTS portal.webhooks (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  chave text NOT NULL,
  url text NOT NULL,
  conjuntos text[],
  filtro text NOT NULL DEFAULT '',
  eventos text[] NOT NULL,
  segredo bytea NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  desde timestamptz NOT NULL DEFAULT now(),
  "falhaDesde" timestamptz,
  "desligadoEm" timestamptz,
  motivo text,
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS portal.entregas (
  tenant int NOT NULL,
  id uuid NOT NULL,
  webhook uuid NOT NULL,
  ordem bigint GENERATED ALWAYS AS IDENTITY,
  evento text NOT NULL,
  dataset text NOT NULL,
  carga int NOT NULL,
  corpo text NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  tentativas int NOT NULL DEFAULT 0,
  "proximaEm" timestamptz DEFAULT now(),
  "entregueEm" timestamptz,
  status int,
  erro text,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, webhook) REFERENCES portal.webhooks ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS entregas_webhook ON portal.entregas (tenant, webhook, ordem);
CREATE INDEX IF NOT EXISTS entregas_proxima ON portal.entregas ("proximaEm") WHERE "proximaEm" IS NOT NULL;

CREATE TABLE IF NOT EXISTS portal.empacotados (
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

CREATE TABLE IF NOT EXISTS portal.medidas (
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

CREATE TABLE IF NOT EXISTS portal.pessoas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  nome text NOT NULL,
  papeis text[] NOT NULL,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "entrouEm" timestamptz,
  "removidaEm" timestamptz,
  PRIMARY KEY (tenant, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS pessoas_email ON portal.pessoas (tenant, email) WHERE "removidaEm" IS NULL;

CREATE TABLE IF NOT EXISTS portal.ingressos (
  tenant int NOT NULL,
  hash text NOT NULL,
  pessoa uuid NOT NULL,
  tipo text NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  "expiraEm" timestamptz NOT NULL,
  "usadoEm" timestamptz,
  PRIMARY KEY (tenant, hash),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS portal.sessoes (
  tenant int NOT NULL,
  id uuid NOT NULL,
  pessoa uuid NOT NULL,
  hash text NOT NULL,
  token text NOT NULL,
  "hashNovo" text,
  "novoEm" timestamptz,
  "hashAnterior" text,
  "trocadaEm" timestamptz NOT NULL DEFAULT now(),
  "trocarEm" timestamptz NOT NULL DEFAULT now() + interval '30 minutes',
  aparelho text NOT NULL DEFAULT '',
  meio text NOT NULL DEFAULT 'link',
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "usadaEm" timestamptz NOT NULL DEFAULT now(),
  "expiraEm" timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, hash),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS portal.rascunhos (
  tenant int NOT NULL,
  pessoa uuid NOT NULL,
  chave text NOT NULL,
  conteudo jsonb NOT NULL,
  "gravadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, pessoa, chave),
  FOREIGN KEY (tenant, pessoa) REFERENCES portal.pessoas ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS portal.modelos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  canal text,
  titulo text NOT NULL,
  texto text NOT NULL,
  quem text NOT NULL,
  "alteradoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS portal.passkeys (
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

CREATE TABLE IF NOT EXISTS portal.atos (
  tenant int NOT NULL REFERENCES portal.tenants,
  numero bigint NOT NULL,
  quando timestamptz NOT NULL,
  pessoa uuid,
  quem text NOT NULL,
  acao text NOT NULL,
  alvo text NOT NULL,
  antes jsonb,
  depois jsonb,
  anterior text NOT NULL,
  resumo text NOT NULL,
  PRIMARY KEY (tenant, numero)
);
CREATE INDEX IF NOT EXISTS atos_quando ON portal.atos (tenant, quando);

CREATE TABLE IF NOT EXISTS portal.correntes (
  tenant int NOT NULL REFERENCES portal.tenants,
  numero bigint NOT NULL,
  resumo text NOT NULL,
  PRIMARY KEY (tenant)
);

CREATE OR REPLACE FUNCTION portal.imutavel() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS
$$ BEGIN
  IF current_setting('portal.mudanca', true) IS DISTINCT FROM 'sim' THEN
    RAISE EXCEPTION 'the log of acts is only added to';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION portal.imutavel() FROM PUBLIC;

DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus') THEN
    CREATE OR REPLACE TRIGGER imutavel BEFORE UPDATE OR DELETE ON portal.atos
      FOR EACH ROW EXECUTE FUNCTION portal.imutavel();
    CREATE OR REPLACE TRIGGER inteiro BEFORE TRUNCATE ON portal.atos
      FOR EACH STATEMENT EXECUTE FUNCTION portal.imutavel();
  END IF;
END $$;


CREATE TABLE IF NOT EXISTS portal.coletas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  nome text NOT NULL,
  fonte text NOT NULL,
  endereco text NOT NULL,
  conjuntos text[] NOT NULL,
  frequencia text NOT NULL,
  hora int NOT NULL,
  dia int NOT NULL,
  pausada boolean NOT NULL DEFAULT false,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  "proximaEm" timestamptz NOT NULL,
  "pedidaEm" timestamptz,
  "comecouEm" timestamptz,
  "terminouEm" timestamptz,
  resultado jsonb,
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS portal.trazidos (
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

CREATE TABLE IF NOT EXISTS portal.ensaios (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  lote uuid NOT NULL,
  dataset text,
  estado text NOT NULL,
  pessoa uuid NOT NULL,
  quem text NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  "mexidoEm" timestamptz NOT NULL DEFAULT now(),
  arquivos jsonb NOT NULL,
  pedido jsonb NOT NULL,
  revisao int NOT NULL DEFAULT 1,
  candidatos jsonb NOT NULL DEFAULT '[]',
  porque text,
  relato jsonb,
  mensagem text,
  progresso jsonb,
  "vivoEm" timestamptz,
  publicacao jsonb,
  carga int,
  presencas jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS ensaios_mexido ON portal.ensaios (tenant, "mexidoEm" DESC);

CREATE TABLE IF NOT EXISTS portal.mapeamentos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  dataset text NOT NULL,
  assinatura text NOT NULL,
  colunas jsonb NOT NULL,
  escolhas jsonb NOT NULL,
  quem text NOT NULL,
  "gravadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, dataset, assinatura)
);

CREATE TABLE IF NOT EXISTS portal.acervo (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  slug text NOT NULL,
  categoria text NOT NULL,
  titulo text NOT NULL,
  ano int NOT NULL,
  periodo text,
  partes text[] NOT NULL DEFAULT '{}',
  data date NOT NULL,
  tamanho bigint NOT NULL,
  tipo text NOT NULL,
  sha256 text NOT NULL,
  conferido boolean NOT NULL,
  quem text,
  motivo text,
  "publicadaEm" timestamptz,
  fim text,
  "fimEm" timestamptz,
  "fimPor" text,
  "fimMotivo" text,
  passo uuid,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS acervo_slug ON portal.acervo (tenant, slug);

CREATE TABLE IF NOT EXISTS portal.guardados (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  parte int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (tenant, id, parte)
);
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = 'portal.guardados'::regclass AND attname = 'bytes' AND attstorage <> 'e') THEN
    ALTER TABLE portal.guardados ALTER COLUMN bytes SET STORAGE EXTERNAL;
  END IF;
END $$;

CREATE TABLE IF NOT EXISTS portal.preparados (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  pessoa uuid NOT NULL,
  quem text NOT NULL,
  nome text NOT NULL,
  tamanho bigint NOT NULL,
  tipo text NOT NULL,
  sha256 text NOT NULL,
  texto text NOT NULL,
  achados jsonb NOT NULL,
  paginas int NOT NULL,
  lidas int NOT NULL,
  "semTexto" int NOT NULL,
  ficha jsonb NOT NULL,
  conferido boolean NOT NULL DEFAULT false,
  substitui text,
  motivo text,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS portal.redacoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  numero int NOT NULL,
  parte text NOT NULL,
  quando timestamptz NOT NULL DEFAULT now(),
  pessoa uuid,
  quem text NOT NULL,
  volta int,
  antes jsonb,
  depois jsonb NOT NULL,
  PRIMARY KEY (tenant, numero)
);
CREATE INDEX IF NOT EXISTS redacoes_parte ON portal.redacoes (tenant, parte, numero);

CREATE TABLE IF NOT EXISTS portal.mudancas (
  tenant int NOT NULL REFERENCES portal.tenants,
  tabela text NOT NULL,
  grupo text NOT NULL,
  marca text NOT NULL,
  PRIMARY KEY (tenant, tabela, grupo)
);

CREATE OR REPLACE FUNCTION portal.guarda() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS
$$ DECLARE body int; moving boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN body := OLD.tenant; ELSE body := NEW.tenant; END IF;
  IF current_setting('portal.mudanca', true) IS DISTINCT FROM 'sim' THEN
    SELECT dados ? 'mudanca' INTO moving FROM portal.tenants WHERE id = body FOR KEY SHARE;
    IF moving AND (TG_OP = 'DELETE' OR TG_TABLE_NAME = 'acessos' OR (TG_TABLE_NAME = 'correio' AND TG_OP = 'UPDATE')) THEN
      RETURN NULL;
    END IF;
    IF moving THEN
      RAISE EXCEPTION 'tenant % is moving to another installation', body USING ERRCODE = 'PM001';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION portal.guarda() FROM PUBLIC;

DO $$ DECLARE name text;
BEGIN
  FOR name IN SELECT format('%I.%I', n.nspname, c.relname)
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND n.nspname IN ('mensagens', 'portal') AND a.attname = 'tenant' AND NOT a.attisdropped
      AND c.relname NOT IN ('buscas', 'mudancas') AND NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER guarda BEFORE INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION portal.guarda()', name);
  END LOOP;
END $$;


CREATE TABLE dados."orcamento" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicioFinanc" smallint,
  "codOrgao" text COLLATE portal.natural,
  "txtOrgao" text COLLATE portal.pt,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "txtDescricaoFuncao" text COLLATE portal.pt,
  "codSubFuncao" text COLLATE portal.natural,
  "txtDescricaoSubFuncao" text COLLATE portal.pt,
  "codPrograma" text COLLATE portal.natural,
  "txtDescricaoPrograma" text COLLATE portal.pt,
  "codAcao" text COLLATE portal.natural,
  "txtDescricaoAcao" text COLLATE portal.pt,
  "txtCategoriaEconomica" text COLLATE portal.pt,
  "txtGrupoDespesa" text COLLATE portal.pt,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "txtDescricaoElementoDespesa" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "vlrOrcamentoInicial" numeric(18,2),
  "vlrOrcamentoAtualizado" numeric(18,2),
  "vlrDisponivel" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "orcamento_c9af709f20d3" ON dados."orcamento" (tenant, "numExercicioFinanc", "codUnidade", "codAcao", "codNaturezaDespesa", "codFonte");
CREATE INDEX "orcamento_4ae8a27c946e" ON dados."orcamento" (tenant, "numExercicioFinanc", "vlrOrcamentoAtualizado" DESC NULLS LAST, id);

CREATE TABLE dados."empenhos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numDocEmpenho" text COLLATE portal.natural,
  "dtEmpenho" date,
  "txtTipoEmpenho" text COLLATE portal.pt,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtHistorico" text COLLATE portal.pt,
  "vlrEmpenhado" numeric(18,2),
  "codOrgao" text COLLATE portal.natural,
  "txtOrgao" text COLLATE portal.pt,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "txtDescricaoFuncao" text COLLATE portal.pt,
  "codSubFuncao" text COLLATE portal.natural,
  "txtDescricaoSubFuncao" text COLLATE portal.pt,
  "codPrograma" text COLLATE portal.natural,
  "txtDescricaoPrograma" text COLLATE portal.pt,
  "codAcao" text COLLATE portal.natural,
  "txtDescricaoAcao" text COLLATE portal.pt,
  "txtCategoriaEconomica" text COLLATE portal.pt,
  "txtGrupoDespesa" text COLLATE portal.pt,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "txtDescricaoElementoDespesa" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "numConvenio" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "empenhos_b8fd00a09e98" ON dados."empenhos" (tenant, "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio");
CREATE INDEX "empenhos_a3bea586a2c7" ON dados."empenhos" (tenant, "numExercicio", "dtEmpenho" DESC NULLS LAST, id);
CREATE INDEX "empenhos_23215d54fc30" ON dados."empenhos" (tenant, "numContrato", "numAnoPub") WHERE "numContrato" IS NOT NULL;
CREATE INDEX "empenhos_5d8e58d38e14" ON dados."empenhos" (tenant, "numCertame", "txtModalidadeLicit", "txtDescricaoUnidade") WHERE "numCertame" IS NOT NULL;
CREATE INDEX "empenhos_6090b60fd04b" ON dados."empenhos" (tenant, "numConvenio") WHERE "numConvenio" IS NOT NULL;

CREATE TABLE dados."empenhos-itens" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdItem" numeric(17,4),
  "vlrUnitario" numeric(17,4),
  "vlrTotal" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "empenhos-itens_3373ff2b736a" ON dados."empenhos-itens" (tenant, "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio", "numItem");
CREATE INDEX "empenhos-itens_4f17cfd5c892" ON dados."empenhos-itens" (tenant, "numExercicio", "numItem" DESC NULLS LAST, id);

CREATE TABLE dados."empenhos-eventos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numEvento" text COLLATE portal.natural,
  "dtEvento" date,
  "txtTipoEvento" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "vlrReforco" numeric(18,2),
  "vlrAnulado" numeric(18,2),
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "codSubFuncao" text COLLATE portal.natural,
  "codPrograma" text COLLATE portal.natural,
  "codAcao" text COLLATE portal.natural,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "codFonte" text COLLATE portal.natural,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "empenhos-eventos_35382a77b6a3" ON dados."empenhos-eventos" (tenant, "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio", "numEvento");
CREATE INDEX "empenhos-eventos_f2e544559e4a" ON dados."empenhos-eventos" (tenant, "numExercicio", "dtEvento" DESC NULLS LAST, id);

CREATE TABLE dados."liquidacoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numDocLiq" text COLLATE portal.natural,
  "dtLiquidacao" date,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "codSubFuncao" text COLLATE portal.natural,
  "codPrograma" text COLLATE portal.natural,
  "codAcao" text COLLATE portal.natural,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "codFonte" text COLLATE portal.natural,
  "numDocFiscal" text COLLATE portal.natural,
  "numSerie" text COLLATE portal.natural,
  "numChaveNfe" text COLLATE portal.natural,
  "dtDocFiscal" date,
  "vlrLiquidado" numeric(18,2),
  "vlrRetencoes" numeric(18,2),
  "vlrLiquido" numeric(18,2),
  "txtResponsavel" text COLLATE portal.pt,
  "blnRestosPagar" boolean,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "liquidacoes_f0ad938954d8" ON dados."liquidacoes" (tenant, "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio", "numDocLiq");
CREATE INDEX "liquidacoes_cf9de120ff9c" ON dados."liquidacoes" (tenant, "numExercicio", "dtLiquidacao" DESC NULLS LAST, id);

CREATE TABLE dados."pagamentos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numDocLiq" text COLLATE portal.natural,
  "numDocPag" text COLLATE portal.natural,
  "dtPagamento" date,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codFuncao" text COLLATE portal.natural,
  "codSubFuncao" text COLLATE portal.natural,
  "codPrograma" text COLLATE portal.natural,
  "codAcao" text COLLATE portal.natural,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "codFonte" text COLLATE portal.natural,
  "txtConta" text COLLATE portal.pt,
  "vlrPago" numeric(18,2),
  "vlrRetencoes" numeric(18,2),
  "vlrLiquido" numeric(18,2),
  "blnEstorno" boolean,
  "blnRestosPagar" boolean,
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "pagamentos_6dcab4c0ea0f" ON dados."pagamentos" (tenant, "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio", "numDocPag");
CREATE INDEX "pagamentos_1bf0a5068e8b" ON dados."pagamentos" (tenant, "numExercicio", "dtPagamento" DESC NULLS LAST, id);

CREATE TABLE dados."ordem-cronologica" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numPosicao" numeric(13,0),
  "numProcesso" text COLLATE portal.natural,
  "numParcela" text COLLATE portal.natural,
  "numFaturaEquivalente" text COLLATE portal.natural,
  "txtCategoria" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "numExercicioEmpenho" smallint,
  "numDocLiq" text COLLATE portal.natural,
  "dtLiquidacao" date,
  "dtVencimento" date,
  "dtPagamento" date,
  "vlrFatura" numeric(18,2),
  "vlrPago" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "blnQuebraOrdem" boolean,
  "txtFundamentoQuebra" text COLLATE portal.pt,
  "txtJustificativa" text COLLATE portal.pt,
  "txtAutoridade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "ordem-cronologica_d5bbc5841a3d" ON dados."ordem-cronologica" (tenant, "numProcesso", "numParcela", "numFaturaEquivalente");
CREATE INDEX "ordem-cronologica_cf9de120ff9c" ON dados."ordem-cronologica" (tenant, "numExercicio", "dtLiquidacao" DESC NULLS LAST, id);
CREATE INDEX "ordem-cronologica_23215d54fc30" ON dados."ordem-cronologica" (tenant, "numContrato", "numAnoPub") WHERE "numContrato" IS NOT NULL;

CREATE TABLE dados."rppagos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numExercicioOrigem" smallint,
  "numDocEmpenho" text COLLATE portal.natural,
  "txtTipoResto" text COLLATE portal.pt,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codNaturezaDespesa" text COLLATE portal.natural,
  "txtDescricaoElementoDespesa" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "vlrInscrito" numeric(18,2),
  "vlrCancelado" numeric(18,2),
  "vlrLiquidado" numeric(18,2),
  "vlrPago" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  "dtPagamento" date,
  "numDocPag" text COLLATE portal.natural,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "rppagos_df13745c7076" ON dados."rppagos" (tenant, "numExercicio", "numExercicioOrigem", "numDocEmpenho", "txtTipoResto");
CREATE INDEX "rppagos_1bf0a5068e8b" ON dados."rppagos" (tenant, "numExercicio", "dtPagamento" DESC NULLS LAST, id);

CREATE TABLE dados."receitas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codNaturezaReceita" text COLLATE portal.natural,
  "txtClassificacao" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "blnDeducao" boolean,
  "dtMes" text COLLATE "C",
  "txtConta" text COLLATE portal.pt,
  "vlrLancado" numeric(18,2),
  "vlrArrecadacao" numeric(18,2),
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "receitas_b02d41398ca3" ON dados."receitas" (tenant, "numExercicio", "dtMes", "codUnidade", "codNaturezaReceita", "codFonte");
CREATE INDEX "receitas_a2326d72bcc3" ON dados."receitas" (tenant, "numExercicio", "vlrArrecadacao" DESC NULLS LAST, id);

CREATE TABLE dados."receitas-previstas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codUnidade" text COLLATE portal.natural,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "codNaturezaReceita" text COLLATE portal.natural,
  "txtClassificacao" text COLLATE portal.pt,
  "codFonte" text COLLATE portal.natural,
  "txtDescricaoFonteRecurso" text COLLATE portal.pt,
  "blnDeducao" boolean,
  "vlrPrevisaoInicial" numeric(18,2),
  "vlrPrevisaoAtualizado" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "receitas-previstas_a3fc40dbdd38" ON dados."receitas-previstas" (tenant, "numExercicio", "codUnidade", "codNaturezaReceita", "codFonte");
CREATE INDEX "receitas-previstas_6a34bfa8c8c6" ON dados."receitas-previstas" (tenant, "numExercicio", "vlrPrevisaoAtualizado" DESC NULLS LAST, id);

CREATE TABLE dados."duodecimos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtMesAno" text COLLATE "C",
  "dtRepasse" date,
  "numDocumento" text COLLATE portal.natural,
  "vlrFixado" numeric(18,2),
  "vlrRecebido" numeric(18,2),
  "vlrDiferenca" numeric(18,2),
  "vlrFixadoAcumulado" numeric(18,2),
  "vlrRecebidoAcumulado" numeric(18,2),
  "vlrDevolvido" numeric(18,2),
  "vlrOutrasReceitas" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "duodecimos_c4788de56485" ON dados."duodecimos" (tenant, "dtMesAno");
CREATE INDEX "duodecimos_a2c16742f223" ON dados."duodecimos" (tenant, "numExercicio", "dtMesAno" DESC NULLS LAST, id);

CREATE TABLE dados."emenda-parlamentar" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numEmenda" text COLLATE portal.natural,
  "numAnoEmenda" smallint,
  "dtEmenda" date,
  "txtAutoria" text COLLATE portal.pt,
  "txtTipoEmenda" text COLLATE portal.pt,
  "txtOrigemRecurso" text COLLATE portal.pt,
  "txtFormaRepasse" text COLLATE portal.pt,
  "numConvenio" text COLLATE portal.natural,
  "txtObjeto" text COLLATE portal.pt,
  "txtFuncaoGoverno" text COLLATE portal.pt,
  "txtBeneficiario" text COLLATE portal.pt,
  "txtDescricaoUnidade" text COLLATE portal.pt,
  "vlrPrevisto" numeric(18,2),
  "vlrRealizado" numeric(18,2),
  "vlrEmpenhado" numeric(18,2),
  "vlrLiquidado" numeric(18,2),
  "vlrPago" numeric(18,2),
  "dtRepasse" date,
  "txtConta" text COLLATE portal.pt,
  "txtPlanoTrabalho" text COLLATE portal.pt,
  "dtInicioPlano" date,
  "dtFimPlano" date,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "emenda-parlamentar_cdea763fc676" ON dados."emenda-parlamentar" (tenant, "numEmenda");
CREATE INDEX "emenda-parlamentar_0702a6069e8a" ON dados."emenda-parlamentar" (tenant, "numAnoEmenda", "dtEmenda" DESC NULLS LAST, id);

CREATE TABLE dados."emenda-execucao" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numEmenda" text COLLATE portal.natural,
  "numAnoEmenda" smallint,
  "numExercicio" smallint,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "dtEmpenho" date,
  "txtCredor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtDescricao" text COLLATE portal.pt,
  "vlrEmpenhado" numeric(18,2),
  "vlrLiquidado" numeric(18,2),
  "vlrPago" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "emenda-execucao_604d2c2a5fa2" ON dados."emenda-execucao" (tenant, "numEmenda", "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio");
CREATE INDEX "emenda-execucao_6dd29fbb8072" ON dados."emenda-execucao" (tenant, "numAnoEmenda", "dtEmpenho" DESC NULLS LAST, id);

CREATE TABLE dados."renuncias-fiscais" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtTributo" text COLLATE portal.pt,
  "txtEspecie" text COLLATE portal.pt,
  "txtTipoRenuncia" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "txtObjetivo" text COLLATE portal.pt,
  "txtCompensacao" text COLLATE portal.pt,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "qtdBeneficiarios" numeric(13,0),
  "vlrPrevisto" numeric(18,2),
  "vlrRealizado" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "renuncias-fiscais_5dd1ee88abe1" ON dados."renuncias-fiscais" (tenant, "txtEspecie", "txtTipoRenuncia", "numExercicio");
CREATE INDEX "renuncias-fiscais_81acb20d1b98" ON dados."renuncias-fiscais" (tenant, "numExercicio", "vlrRealizado" DESC NULLS LAST, id);

CREATE TABLE dados."renuncias-beneficiarios" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtEspecie" text COLLATE portal.pt,
  "txtTipoRenuncia" text COLLATE portal.pt,
  "txtBeneficiario" text COLLATE portal.pt,
  "txtCnpj" text COLLATE "C",
  "qtdBeneficiarios" numeric(13,0),
  "vlrRenunciado" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "renuncias-beneficiarios_1ed435761bd3" ON dados."renuncias-beneficiarios" (tenant, "txtEspecie", "txtTipoRenuncia", "numExercicio", "txtBeneficiario");
CREATE INDEX "renuncias-beneficiarios_e95a5818dd10" ON dados."renuncias-beneficiarios" (tenant, "numExercicio", "vlrRenunciado" DESC NULLS LAST, id);

CREATE TABLE dados."incentivos-projetos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numProjeto" text COLLATE portal.natural,
  "txtBeneficiario" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtObjeto" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "txtMecanismo" text COLLATE portal.pt,
  "txtEdital" text COLLATE portal.pt,
  "dtAprovacao" date,
  "vlrAprovado" numeric(18,2),
  "vlrPago" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "incentivos-projetos_bca83e0b1b50" ON dados."incentivos-projetos" (tenant, "numProjeto", "numExercicio");
CREATE INDEX "incentivos-projetos_2de9d9ad78a3" ON dados."incentivos-projetos" (tenant, "numExercicio", "vlrAprovado" DESC NULLS LAST, id);

CREATE TABLE dados."dividaativa" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numInscricao" text COLLATE portal.natural,
  "txtNome" text COLLATE portal.pt,
  "txtCnpj" text COLLATE "C",
  "txtNatureza" text COLLATE portal.pt,
  "txtTributo" text COLLATE portal.pt,
  "numAnoInscricao" smallint,
  "numExercicioDebito" smallint,
  "vlrOriginal" numeric(18,2),
  "vlrEncargos" numeric(18,2),
  "vlrTotal" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "dividaativa_95372dff56b5" ON dados."dividaativa" (tenant, "numInscricao", "numExercicio");
CREATE INDEX "dividaativa_31c3f5a5fb15" ON dados."dividaativa" (tenant, "numExercicio", "vlrTotal" DESC NULLS LAST, id);

CREATE TABLE dados."servidores" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numMatricula" text COLLATE portal.natural,
  "dtMesAno" text COLLATE "C",
  "idTipoFolha" text COLLATE portal.natural,
  "txtTipoFolha" text COLLATE portal.pt,
  "txtNome" text COLLATE portal.pt,
  "txtCpf" text COLLATE "C",
  "txtVinculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtCargo" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtOrgao" text COLLATE portal.pt,
  "txtCargaHoraria" text COLLATE portal.pt,
  "dtExercicio" date,
  "dtVacancia" date,
  "vlrRemuneracaoBasica" numeric(18,2),
  "vlrGratificacoes" numeric(18,2),
  "vlrHorasExtras" numeric(18,2),
  "vlrFerias" numeric(18,2),
  "vlrDecimoTerceiro" numeric(18,2),
  "vlrIndenizatorias" numeric(18,2),
  "vlrRemuneracaoBruta" numeric(18,2),
  "vlrAbateTeto" numeric(18,2),
  "vlrDescontosObrigatorios" numeric(18,2),
  "vlrRemuAposDescObrig" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "servidores_14586af5dad5" ON dados."servidores" (tenant, "numMatricula", "dtMesAno", "idTipoFolha");
CREATE INDEX "servidores_99a95b11265a" ON dados."servidores" (tenant, "dtMesAno", "txtNome" DESC NULLS LAST, id);

CREATE TABLE dados."estagiarios" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtNivel" text COLLATE portal.pt,
  "txtInstituicao" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "dtInicio" date,
  "dtFim" date,
  "vlrBolsa" numeric(18,2),
  "txtAgente" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "estagiarios_a3aca592fc34" ON dados."estagiarios" (tenant, "txtNome", "dtInicio");
CREATE INDEX "estagiarios_9930be0c53a0" ON dados."estagiarios" (tenant, "numExercicio", "txtNome" DESC NULLS LAST, id);

CREATE TABLE dados."terceirizados" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtEmpresa" text COLLATE portal.pt,
  "txtCnpj" text COLLATE "C",
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "dtInicio" date,
  "dtFim" date,
  "vlrPosto" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "terceirizados_d22f1ed9218b" ON dados."terceirizados" (tenant, "txtNome", "txtEmpresa", "numExercicio");
CREATE INDEX "terceirizados_9930be0c53a0" ON dados."terceirizados" (tenant, "numExercicio", "txtNome" DESC NULLS LAST, id);
CREATE INDEX "terceirizados_23215d54fc30" ON dados."terceirizados" (tenant, "numContrato", "numAnoPub") WHERE "numContrato" IS NOT NULL;

CREATE TABLE dados."padrao-remuneratorio" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtCargo" text COLLATE portal.pt,
  "txtCarreira" text COLLATE portal.pt,
  "txtNivel" text COLLATE portal.pt,
  "txtRegime" text COLLATE portal.pt,
  "txtCargaHoraria" text COLLATE portal.pt,
  "vlrInicial" numeric(18,2),
  "vlrFinal" numeric(18,2),
  "vlrGratificacao" numeric(18,2),
  "qtdVagasCriadas" numeric(13,0),
  "qtdVagasOcupadas" numeric(13,0),
  "qtdVagasLivres" numeric(13,0),
  "txtLei" text COLLATE portal.pt,
  "dtLei" date,
  "dtVigencia" date,
  "txtObservacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "padrao-remuneratorio_ec22da19291f" ON dados."padrao-remuneratorio" (tenant, "txtCargo", "numExercicio");
CREATE INDEX "padrao-remuneratorio_41ac65f487d9" ON dados."padrao-remuneratorio" (tenant, "numExercicio", "txtCargo" DESC NULLS LAST, id);

CREATE TABLE dados."diarias" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtMesAno" text COLLATE "C",
  "numProcesso" text COLLATE portal.natural,
  "txtNome" text COLLATE portal.pt,
  "txtCargo" text COLLATE portal.pt,
  "numMatricula" text COLLATE portal.natural,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtDestino" text COLLATE portal.pt,
  "txtUf" text COLLATE portal.pt,
  "txtPais" text COLLATE portal.pt,
  "dtInicio" date,
  "dtFim" date,
  "txtMotivo" text COLLATE portal.pt,
  "qtdDiarias" numeric(14,1),
  "vlrUnitario" numeric(18,2),
  "vlrTotal" numeric(18,2),
  "vlrPassagens" numeric(18,2),
  "vlrDevolucao" numeric(18,2),
  "txtTransporte" text COLLATE portal.pt,
  "codOrgao" text COLLATE portal.natural,
  "codUnidade" text COLLATE portal.natural,
  "numDocEmpenho" text COLLATE portal.natural,
  "dtPagamento" date,
  "arqRelatorio" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "diarias_a3aca592fc34" ON dados."diarias" (tenant, "txtNome", "dtInicio");
CREATE INDEX "diarias_f79e0a9a32fb" ON dados."diarias" (tenant, "numExercicio", "dtInicio" DESC NULLS LAST, id);

CREATE TABLE dados."diarias-valores" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtCargo" text COLLATE portal.pt,
  "vlrNoEstado" numeric(18,2),
  "vlrForaEstado" numeric(18,2),
  "vlrExterior" numeric(18,2),
  "txtNorma" text COLLATE portal.pt,
  "dtVigencia" date,
  "txtObservacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "diarias-valores_ec22da19291f" ON dados."diarias-valores" (tenant, "txtCargo", "numExercicio");
CREATE INDEX "diarias-valores_57a94a2082d6" ON dados."diarias-valores" (tenant, "numExercicio", "vlrNoEstado" DESC NULLS LAST, id);

CREATE TABLE dados."verba-indenizatoria" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtMesAno" text COLLATE "C",
  "txtParlamentar" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtFornecedor" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numNotaFiscal" text COLLATE portal.natural,
  "dtNotaFiscal" date,
  "txtDescricao" text COLLATE portal.pt,
  "vlrApresentado" numeric(18,2),
  "vlrGlosa" numeric(18,2),
  "vlrRessarcido" numeric(18,2),
  "dtRessarcimento" date,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "verba-indenizatoria_a2563b0c017a" ON dados."verba-indenizatoria" (tenant, "txtParlamentar", "dtMesAno", "txtCategoria");
CREATE INDEX "verba-indenizatoria_a2c16742f223" ON dados."verba-indenizatoria" (tenant, "numExercicio", "dtMesAno" DESC NULLS LAST, id);

CREATE TABLE dados."verba-tetos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtCategoria" text COLLATE portal.pt,
  "vlrTetoMensal" numeric(18,2),
  "txtRegra" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "dtVigencia" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "verba-tetos_cf530780a2cf" ON dados."verba-tetos" (tenant, "txtCategoria", "numExercicio");
CREATE INDEX "verba-tetos_83b165b475c1" ON dados."verba-tetos" (tenant, "numExercicio", "vlrTetoMensal" DESC NULLS LAST, id);

CREATE TABLE dados."concursos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numEdital" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipo" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtCargos" text COLLATE portal.pt,
  "qtdVagas" numeric(13,0),
  "blnCadastroReserva" boolean,
  "dtPublicacao" date,
  "dtInicioInscricao" date,
  "dtFimInscricao" date,
  "dtProva" date,
  "dtHomologacao" date,
  "dtValidade" date,
  "txtSituacao" text COLLATE portal.pt,
  "txtOrganizadora" text COLLATE portal.pt,
  "arqEdital" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "concursos_773f40debcad" ON dados."concursos" (tenant, "numEdital", "numExercicio");
CREATE INDEX "concursos_f43b7fe8595d" ON dados."concursos" (tenant, "numExercicio", "dtPublicacao" DESC NULLS LAST, id);

CREATE TABLE dados."concursos-atos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numEdital" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numAto" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "dtAto" date,
  "txtTitulo" text COLLATE portal.pt,
  "arqAto" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "concursos-atos_3a4fe05a17a5" ON dados."concursos-atos" (tenant, "numEdital", "numExercicio", "numAto");
CREATE INDEX "concursos-atos_467836344334" ON dados."concursos-atos" (tenant, "numExercicio", "dtAto" DESC NULLS LAST, id);

CREATE TABLE dados."concursos-aprovados" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numEdital" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtCargo" text COLLATE portal.pt,
  "txtLista" text COLLATE portal.pt,
  "numClassificacao" numeric(13,0),
  "txtNome" text COLLATE portal.pt,
  "numNota" numeric(15,2),
  "txtSituacao" text COLLATE portal.pt,
  "dtConvocacao" date,
  "dtNomeacao" date,
  "txtAtoNomeacao" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "concursos-aprovados_0395029b4990" ON dados."concursos-aprovados" (tenant, "numEdital", "numExercicio", "txtCargo", "txtLista", "numClassificacao");
CREATE INDEX "concursos-aprovados_9511cdd7b693" ON dados."concursos-aprovados" (tenant, "numExercicio", "numClassificacao" DESC NULLS LAST, id);

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
  "numARP" text COLLATE portal.natural,
  "numAnoARP" smallint,
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
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "contratos_e524bc1550ae" ON dados."contratos" (tenant, "numContrato", "numAnoPub");
CREATE INDEX "contratos_95dc4d54723f" ON dados."contratos" (tenant, "numAnoPub", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "contratos_311c04b00fc6" ON dados."contratos" (tenant, "txtCpfCnpjContratada") WHERE "txtCpfCnpjContratada" IS NOT NULL;
CREATE INDEX "contratos_79c98f40c610" ON dados."contratos" (tenant, "numCertame", "txtModalidade", "txtUnidadeOrcamentaria") WHERE "numCertame" IS NOT NULL;
CREATE INDEX "contratos_eba2c54caaf0" ON dados."contratos" (tenant, "numARP", "numAnoARP") WHERE "numARP" IS NOT NULL;

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
  "txtNomeRazaoContratada" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtSituacaoContrato" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "relacao-fiscais_54ad7ccb1dd2" ON dados."relacao-fiscais" (tenant, "numContrato", "numAnoPub", "txtNome");
CREATE INDEX "relacao-fiscais_c1eaf98dc393" ON dados."relacao-fiscais" (tenant, "numAnoPub", "txtNome" DESC NULLS LAST, id);
CREATE INDEX "relacao-fiscais_bd85be35f3df" ON dados."relacao-fiscais" (tenant, "numMatricula", "txtNome") WHERE "numMatricula" IS NOT NULL;
CREATE INDEX "relacao-fiscais_7f8d0db7b382" ON dados."relacao-fiscais" (tenant, "numPortaria", "numAnoPub") WHERE "numPortaria" IS NOT NULL;

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

CREATE TABLE dados."licitacao" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "numProcesso" text COLLATE portal.natural,
  "txtObjeto" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "txtCriterioJulgamento" text COLLATE portal.pt,
  "txtModoDisputa" text COLLATE portal.pt,
  "txtBeneficio" text COLLATE portal.pt,
  "blnRegistroPrecos" boolean,
  "dtPublicacao" date,
  "dtAbertura" date,
  "dtHomologacao" date,
  "vlrEstimado" numeric(18,2),
  "vlrTotal" numeric(18,2),
  "pctDesconto" numeric(15,2),
  "txtSituacao" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numControlePncp" text COLLATE portal.natural,
  "lnkPncp" text COLLATE "C",
  "blnCovid" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "licitacao_128936ed9ef7" ON dados."licitacao" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria");
CREATE INDEX "licitacao_2fc7bff76dae" ON dados."licitacao" (tenant, "numExercicio", "dtAbertura" DESC NULLS LAST, id);

CREATE TABLE dados."licitacao-itens" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "numLote" text COLLATE portal.natural,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdItem" numeric(17,4),
  "vlrUnitarioEstimado" numeric(17,4),
  "vlrUnitario" numeric(17,4),
  "vlrTotal" numeric(18,2),
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtSituacao" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "licitacao-itens_6bad24897d01" ON dados."licitacao-itens" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria", "numItem");
CREATE INDEX "licitacao-itens_4f17cfd5c892" ON dados."licitacao-itens" (tenant, "numExercicio", "numItem" DESC NULLS LAST, id);

CREATE TABLE dados."licitacao-participantes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "numClassificacao" numeric(13,0),
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtPorte" text COLLATE portal.pt,
  "vlrProposta" numeric(18,2),
  "txtResultado" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "licitacao-participantes_34a495b31ded" ON dados."licitacao-participantes" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria", "txtNomeRazaoSocial");
CREATE INDEX "licitacao-participantes_9511cdd7b693" ON dados."licitacao-participantes" (tenant, "numExercicio", "numClassificacao" DESC NULLS LAST, id);

CREATE TABLE dados."licitacao-documentos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtFase" text COLLATE portal.pt,
  "txtTipoDocumento" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "dtDocumento" date,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "licitacao-documentos_5f737e93b30f" ON dados."licitacao-documentos" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria", "arqDocumento");
CREATE INDEX "licitacao-documentos_3ffacb27520e" ON dados."licitacao-documentos" (tenant, "numExercicio", "dtDocumento" DESC NULLS LAST, id);

CREATE TABLE dados."ata-de-registro-de-preco" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numARP" text COLLATE portal.natural,
  "numExercicioFinanc" smallint,
  "txtPapel" text COLLATE portal.pt,
  "txtOrgaoGerenciador" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "numProcesso" text COLLATE portal.natural,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtOrigem" text COLLATE portal.pt,
  "dtAssinatura" date,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "blnProrrogada" boolean,
  "blnAdesao" boolean,
  "vlrRegistrado" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "arqAta" text COLLATE "C",
  "lnkPncp" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "ata-de-registro-de-preco_b80927ff7859" ON dados."ata-de-registro-de-preco" (tenant, "numARP", "numExercicioFinanc");
CREATE INDEX "ata-de-registro-de-preco_6c826ec56d36" ON dados."ata-de-registro-de-preco" (tenant, "numExercicioFinanc", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "ata-de-registro-de-preco_6b0b15be1dc5" ON dados."ata-de-registro-de-preco" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria") WHERE "numCertame" IS NOT NULL;

CREATE TABLE dados."ata-itens" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numARP" text COLLATE portal.natural,
  "numExercicioFinanc" smallint,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtMarca" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdRegistrada" numeric(17,4),
  "qtdConsumida" numeric(17,4),
  "qtdSaldo" numeric(17,4),
  "vlrUnitario" numeric(17,4),
  "vlrTotal" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "ata-itens_3446ce502d78" ON dados."ata-itens" (tenant, "numARP", "numExercicioFinanc", "numItem");
CREATE INDEX "ata-itens_cd02cf88773d" ON dados."ata-itens" (tenant, "numExercicioFinanc", "numItem" DESC NULLS LAST, id);

CREATE TABLE dados."licitacao-chamamento-publico" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numChamamento" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numProcesso" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "txtInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "dtPublicacao" date,
  "dtAbertura" date,
  "dtFimInscricao" date,
  "vlrPrevisto" numeric(18,2),
  "txtSituacao" text COLLATE portal.pt,
  "txtEntidades" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "arqEdital" text COLLATE "C",
  "arqResultado" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "licitacao-chamamento-publico_1e9bd6757717" ON dados."licitacao-chamamento-publico" (tenant, "numChamamento", "numExercicio");
CREATE INDEX "licitacao-chamamento-publico_2fc7bff76dae" ON dados."licitacao-chamamento-publico" (tenant, "numExercicio", "dtAbertura" DESC NULLS LAST, id);

CREATE TABLE dados."plano-contratacoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numItemPlano" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtObjeto" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "qtdItem" numeric(17,4),
  "txtUnidadeMedida" text COLLATE portal.pt,
  "vlrEstimado" numeric(18,2),
  "dtMesPrevisto" text COLLATE "C",
  "txtPrioridade" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "txtJustificativa" text COLLATE portal.pt,
  "lnkPncp" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "plano-contratacoes_e6cf14ad70e4" ON dados."plano-contratacoes" (tenant, "numItemPlano", "numExercicio");
CREATE INDEX "plano-contratacoes_0d3f9778c50c" ON dados."plano-contratacoes" (tenant, "numExercicio", "dtMesPrevisto" DESC NULLS LAST, id);

CREATE TABLE dados."contratos-sancionados" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtTipoSancao" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  "qtdPrazoMeses" numeric(13,0),
  "vlrMulta" numeric(18,2),
  "txtAbrangencia" text COLLATE portal.pt,
  "txtOrgaoSancionador" text COLLATE portal.pt,
  "dtPublicacao" date,
  "txtVeiculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtReabilitacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "contratos-sancionados_e524bc1550ae" ON dados."contratos-sancionados" (tenant, "numContrato", "numAnoPub");
CREATE INDEX "contratos-sancionados_f79e0a9a32fb" ON dados."contratos-sancionados" (tenant, "numExercicio", "dtInicio" DESC NULLS LAST, id);
CREATE INDEX "contratos-sancionados_0b460a0ed238" ON dados."contratos-sancionados" (tenant, "txtCpfCnpj") WHERE "txtCpfCnpj" IS NOT NULL;

CREATE TABLE dados."licitacao-sancionado" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numCertame" text COLLATE portal.natural,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "txtTipoSancao" text COLLATE portal.pt,
  "txtMotivo" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  "qtdPrazoMeses" numeric(13,0),
  "vlrMulta" numeric(18,2),
  "txtAbrangencia" text COLLATE portal.pt,
  "txtOrgaoSancionador" text COLLATE portal.pt,
  "dtPublicacao" date,
  "txtVeiculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtReabilitacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "licitacao-sancionado_128936ed9ef7" ON dados."licitacao-sancionado" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria");
CREATE INDEX "licitacao-sancionado_f79e0a9a32fb" ON dados."licitacao-sancionado" (tenant, "numExercicio", "dtInicio" DESC NULLS LAST, id);
CREATE INDEX "licitacao-sancionado_0b460a0ed238" ON dados."licitacao-sancionado" (tenant, "txtCpfCnpj") WHERE "txtCpfCnpj" IS NOT NULL;

CREATE TABLE dados."empresas-inidoneas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSancao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtCadastro" text COLLATE portal.pt,
  "txtNomeRazaoSocial" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "blnFornecedor" boolean,
  "txtTipoSancao" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtInicio" date,
  "dtFim" date,
  "vlrMulta" numeric(18,2),
  "txtAbrangencia" text COLLATE portal.pt,
  "txtOrgaoSancionador" text COLLATE portal.pt,
  "txtUf" text COLLATE portal.pt,
  "txtEsfera" text COLLATE portal.pt,
  "dtPublicacao" date,
  "dtConsulta" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "empresas-inidoneas_86b1a5519b09" ON dados."empresas-inidoneas" (tenant, "codSancao", "numExercicio");
CREATE INDEX "empresas-inidoneas_dd2283040b37" ON dados."empresas-inidoneas" (tenant, "numExercicio", "txtNomeRazaoSocial" DESC NULLS LAST, id);
CREATE INDEX "empresas-inidoneas_0b460a0ed238" ON dados."empresas-inidoneas" (tenant, "txtCpfCnpj") WHERE "txtCpfCnpj" IS NOT NULL;

CREATE TABLE dados."proposicoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipo" text COLLATE portal.pt,
  "txtEmenta" text COLLATE portal.pt,
  "txtAutor" text COLLATE portal.pt,
  "txtRelator" text COLLATE portal.pt,
  "txtComissao" text COLLATE portal.pt,
  "txtRegime" text COLLATE portal.pt,
  "dtApresentacao" date,
  "txtSituacao" text COLLATE portal.pt,
  "dtSituacao" date,
  "txtTipoNorma" text COLLATE portal.pt,
  "numNorma" text COLLATE portal.natural,
  "numAnoNorma" smallint,
  "arqTexto" text COLLATE "C",
  "lnkOrigem" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "proposicoes_dada6f16add5" ON dados."proposicoes" (tenant, "codSigla", "numProposicao", "numExercicio");
CREATE INDEX "proposicoes_c76d83167434" ON dados."proposicoes" (tenant, "numExercicio", "dtApresentacao" DESC NULLS LAST, id);
CREATE INDEX "proposicoes_43c8d3ad95a3" ON dados."proposicoes" (tenant, "txtAutor", "numExercicio") WHERE "txtAutor" IS NOT NULL;
CREATE INDEX "proposicoes_120d0b754ab3" ON dados."proposicoes" (tenant, "txtRelator", "numExercicio") WHERE "txtRelator" IS NOT NULL;

CREATE TABLE dados."proposicoes-tramitacoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numTramitacao" text COLLATE portal.natural,
  "dtTramitacao" date,
  "txtUnidade" text COLLATE portal.pt,
  "txtDestino" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtTexto" text COLLATE portal.pt,
  "dtPrazo" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "proposicoes-tramitacoes_f8579fde6294" ON dados."proposicoes-tramitacoes" (tenant, "codSigla", "numProposicao", "numExercicio", "numTramitacao");
CREATE INDEX "proposicoes-tramitacoes_5ec5c70d8690" ON dados."proposicoes-tramitacoes" (tenant, "numExercicio", "dtTramitacao" DESC NULLS LAST, id);

CREATE TABLE dados."proposicoes-anexos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numAnexo" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "txtTitulo" text COLLATE portal.pt,
  "txtAutor" text COLLATE portal.pt,
  "dtAnexo" date,
  "arqAnexo" text COLLATE "C",
  "lnkOrigem" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "proposicoes-anexos_c0d247fc2977" ON dados."proposicoes-anexos" (tenant, "codSigla", "numProposicao", "numExercicio", "numAnexo");
CREATE INDEX "proposicoes-anexos_abc9f0ae588e" ON dados."proposicoes-anexos" (tenant, "numExercicio", "numAnexo" DESC NULLS LAST, id);

CREATE TABLE dados."sessoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSessao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtReuniao" text COLLATE portal.pt,
  "txtTipo" text COLLATE portal.pt,
  "numSessao" text COLLATE portal.natural,
  "txtComissao" text COLLATE portal.pt,
  "dtSessao" date,
  "txtHora" text COLLATE portal.pt,
  "txtLocal" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtPauta" date,
  "txtPauta" text COLLATE portal.pt,
  "arqPauta" text COLLATE "C",
  "dtAta" date,
  "arqAta" text COLLATE "C",
  "txtPresentes" text COLLATE portal.pt,
  "qtdPresentes" numeric(13,0),
  "lnkVideo" text COLLATE "C",
  "lnkOrigem" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "sessoes_775f82eb3818" ON dados."sessoes" (tenant, "codSessao", "numExercicio");
CREATE INDEX "sessoes_4cf2ff56a661" ON dados."sessoes" (tenant, "numExercicio", "dtSessao" DESC NULLS LAST, id);

CREATE TABLE dados."sessoes-pauta" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSessao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtSessao" date,
  "numItem" text COLLATE portal.natural,
  "txtFase" text COLLATE portal.pt,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numAnoProposicao" smallint,
  "txtItem" text COLLATE portal.pt,
  "txtResultado" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "sessoes-pauta_a18c0fca7879" ON dados."sessoes-pauta" (tenant, "codSessao", "numExercicio", "numItem");
CREATE INDEX "sessoes-pauta_4f17cfd5c892" ON dados."sessoes-pauta" (tenant, "numExercicio", "numItem" DESC NULLS LAST, id);
CREATE INDEX "sessoes-pauta_ab314351bbf5" ON dados."sessoes-pauta" (tenant, "codSigla", "numProposicao", "numAnoProposicao") WHERE "codSigla" IS NOT NULL;

CREATE TABLE dados."sessoes-presencas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codSessao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtSessao" date,
  "txtReuniao" text COLLATE portal.pt,
  "txtVereador" text COLLATE portal.pt,
  "txtPartido" text COLLATE portal.pt,
  "txtPresenca" text COLLATE portal.pt,
  "txtJustificativa" text COLLATE portal.pt,
  "qtdDiscursos" numeric(13,0),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "sessoes-presencas_2d68649d0cc0" ON dados."sessoes-presencas" (tenant, "codSessao", "numExercicio", "txtVereador");
CREATE INDEX "sessoes-presencas_5c7400e1e034" ON dados."sessoes-presencas" (tenant, "numExercicio", "txtVereador" DESC NULLS LAST, id);
CREATE INDEX "sessoes-presencas_fcc480c4bac4" ON dados."sessoes-presencas" (tenant, "txtVereador", "numExercicio") WHERE "txtVereador" IS NOT NULL;

CREATE TABLE dados."votacoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numVotacao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtVotacao" date,
  "codSessao" text COLLATE portal.natural,
  "codSigla" text COLLATE portal.natural,
  "numProposicao" text COLLATE portal.natural,
  "numAnoProposicao" smallint,
  "txtMateria" text COLLATE portal.pt,
  "txtTurno" text COLLATE portal.pt,
  "txtTipo" text COLLATE portal.pt,
  "txtResultado" text COLLATE portal.pt,
  "qtdSim" numeric(13,0),
  "qtdNao" numeric(13,0),
  "qtdAbstencoes" numeric(13,0),
  "qtdVotos" numeric(13,0),
  "blnUnanime" boolean,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "votacoes_fef339235c66" ON dados."votacoes" (tenant, "numVotacao", "numExercicio");
CREATE INDEX "votacoes_6f06195f4d3a" ON dados."votacoes" (tenant, "numExercicio", "dtVotacao" DESC NULLS LAST, id);
CREATE INDEX "votacoes_ab314351bbf5" ON dados."votacoes" (tenant, "codSigla", "numProposicao", "numAnoProposicao") WHERE "codSigla" IS NOT NULL;
CREATE INDEX "votacoes_4c69e7fd4359" ON dados."votacoes" (tenant, "codSessao", "numExercicio") WHERE "codSessao" IS NOT NULL;

CREATE TABLE dados."votacoes-votos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numVotacao" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtVotacao" date,
  "txtMateria" text COLLATE portal.pt,
  "txtVereador" text COLLATE portal.pt,
  "txtPartido" text COLLATE portal.pt,
  "txtVoto" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "votacoes-votos_d5d2e9c0c363" ON dados."votacoes-votos" (tenant, "numVotacao", "numExercicio", "txtVereador");
CREATE INDEX "votacoes-votos_5c7400e1e034" ON dados."votacoes-votos" (tenant, "numExercicio", "txtVereador" DESC NULLS LAST, id);
CREATE INDEX "votacoes-votos_fcc480c4bac4" ON dados."votacoes-votos" (tenant, "txtVereador", "numExercicio") WHERE "txtVereador" IS NOT NULL;

CREATE TABLE dados."vereadores" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codVereador" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtNome" text COLLATE portal.pt,
  "txtPartido" text COLLATE portal.pt,
  "txtMandato" text COLLATE portal.pt,
  "txtMesa" text COLLATE portal.pt,
  "txtComissoes" text COLLATE portal.pt,
  "txtBiografia" text COLLATE portal.pt,
  "txtGabinete" text COLLATE portal.pt,
  "txtTelefone" text COLLATE portal.pt,
  "txtEmail" text COLLATE portal.pt,
  "arqFoto" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "vereadores_2e86c84c6e62" ON dados."vereadores" (tenant, "codVereador", "numExercicio");
CREATE INDEX "vereadores_9930be0c53a0" ON dados."vereadores" (tenant, "numExercicio", "txtNome" DESC NULLS LAST, id);

CREATE TABLE dados."obras" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtObjeto" text COLLATE portal.pt,
  "txtTipoObra" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtEndereco" text COLLATE portal.pt,
  "txtBairro" text COLLATE portal.pt,
  "numLatitude" numeric(19,6),
  "numLongitude" numeric(19,6),
  "txtFormaExecucao" text COLLATE portal.pt,
  "txtNomeRazaoContratada" text COLLATE portal.pt,
  "txtCpfCnpjContratada" text COLLATE "C",
  "numContrato" text COLLATE portal.natural,
  "numAnoPub" smallint,
  "txtModalidadeLicit" text COLLATE portal.pt,
  "numCertame" text COLLATE portal.natural,
  "txtFiscal" text COLLATE portal.pt,
  "numArt" text COLLATE portal.natural,
  "txtFonteRecurso" text COLLATE portal.pt,
  "numConvenio" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtOrdemServico" date,
  "dtInicio" date,
  "dtPrevisaoTermino" date,
  "dtTermino" date,
  "vlrContratado" numeric(18,2),
  "vlrAditivos" numeric(18,2),
  "vlrAtual" numeric(18,2),
  "vlrMedido" numeric(18,2),
  "vlrPago" numeric(18,2),
  "pctFisico" numeric(15,2),
  "pctFinanceiro" numeric(15,2),
  "txtSituacao" text COLLATE portal.pt,
  "dtParalisacao" date,
  "txtMotivoParalisacao" text COLLATE portal.pt,
  "txtResponsavelParalisacao" text COLLATE portal.pt,
  "dtPrevisaoReinicio" date,
  "numProcessoJudicial" text COLLATE portal.natural,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "obras_638ef4ed8a7d" ON dados."obras" (tenant, "numOrdemServico", "numExercicio");
CREATE INDEX "obras_18eabb828d33" ON dados."obras" (tenant, "numExercicio", "dtOrdemServico" DESC NULLS LAST, id);
CREATE INDEX "obras_50f40cee3485" ON dados."obras" (tenant, "numEmenda") WHERE "numEmenda" IS NOT NULL;
CREATE INDEX "obras_23215d54fc30" ON dados."obras" (tenant, "numContrato", "numAnoPub") WHERE "numContrato" IS NOT NULL;
CREATE INDEX "obras_6b0b15be1dc5" ON dados."obras" (tenant, "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria") WHERE "numCertame" IS NOT NULL;
CREATE INDEX "obras_311c04b00fc6" ON dados."obras" (tenant, "txtCpfCnpjContratada") WHERE "txtCpfCnpjContratada" IS NOT NULL;

CREATE TABLE dados."obras-planilha" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numItem" text COLLATE portal.natural,
  "txtDescricao" text COLLATE portal.pt,
  "txtUnidadeMedida" text COLLATE portal.pt,
  "qtdContratada" numeric(17,4),
  "vlrUnitario" numeric(18,2),
  "vlrContratado" numeric(18,2),
  "qtdExecutada" numeric(17,4),
  "vlrExecutado" numeric(18,2),
  "vlrPago" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "obras-planilha_6901727b3a27" ON dados."obras-planilha" (tenant, "numOrdemServico", "numExercicio", "numItem");
CREATE INDEX "obras-planilha_4f17cfd5c892" ON dados."obras-planilha" (tenant, "numExercicio", "numItem" DESC NULLS LAST, id);

CREATE TABLE dados."obras-medicoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numMedicao" text COLLATE portal.natural,
  "dtInicioPeriodo" date,
  "dtFimPeriodo" date,
  "dtMedicao" date,
  "vlrMedicao" numeric(18,2),
  "vlrAcumulado" numeric(18,2),
  "pctAcumulado" numeric(15,2),
  "dtPagamento" date,
  "vlrPago" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "obras-medicoes_f3e293748c77" ON dados."obras-medicoes" (tenant, "numOrdemServico", "numExercicio", "numMedicao");
CREATE INDEX "obras-medicoes_781d1d76553d" ON dados."obras-medicoes" (tenant, "numExercicio", "numMedicao" DESC NULLS LAST, id);

CREATE TABLE dados."obras-paralisacoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "dtParalisacao" date,
  "txtMotivo" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "txtResponsavel" text COLLATE portal.pt,
  "dtPrevisaoReinicio" date,
  "dtReinicio" date,
  "numProcessoJudicial" text COLLATE portal.natural,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "obras-paralisacoes_61cf6e562f78" ON dados."obras-paralisacoes" (tenant, "numOrdemServico", "numExercicio", "dtParalisacao");
CREATE INDEX "obras-paralisacoes_ad08868b0810" ON dados."obras-paralisacoes" (tenant, "numExercicio", "dtParalisacao" DESC NULLS LAST, id);

CREATE TABLE dados."obras-fotos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numOrdemServico" text COLLATE portal.natural,
  "numExercicio" smallint,
  "numFoto" text COLLATE portal.natural,
  "dtFoto" date,
  "txtLegenda" text COLLATE portal.pt,
  "arqFoto" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "obras-fotos_a2b9da1f4b94" ON dados."obras-fotos" (tenant, "numOrdemServico", "numExercicio", "numFoto");
CREATE INDEX "obras-fotos_7cad98f48d76" ON dados."obras-fotos" (tenant, "numExercicio", "dtFoto" DESC NULLS LAST, id);

CREATE TABLE dados."saude-unidades" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codCnes" text COLLATE portal.natural,
  "txtUnidade" text COLLATE portal.pt,
  "txtTipo" text COLLATE portal.pt,
  "txtEspecialidades" text COLLATE portal.pt,
  "txtHorario" text COLLATE portal.pt,
  "txtEndereco" text COLLATE portal.pt,
  "txtBairro" text COLLATE portal.pt,
  "txtTelefone" text COLLATE portal.pt,
  "txtEmail" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "saude-unidades_1c2d2730b649" ON dados."saude-unidades" (tenant, "txtUnidade", "numExercicio");
CREATE INDEX "saude-unidades_04784435fc73" ON dados."saude-unidades" (tenant, "numExercicio", "txtUnidade" DESC NULLS LAST, id);

CREATE TABLE dados."saude-profissionais" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtUnidade" text COLLATE portal.pt,
  "txtNome" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtEspecialidade" text COLLATE portal.pt,
  "txtDias" text COLLATE portal.pt,
  "txtHorario" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "saude-profissionais_5a808b8dbac6" ON dados."saude-profissionais" (tenant, "txtUnidade", "numExercicio", "txtNome", "txtFuncao");
CREATE INDEX "saude-profissionais_9930be0c53a0" ON dados."saude-profissionais" (tenant, "numExercicio", "txtNome" DESC NULLS LAST, id);

CREATE TABLE dados."saude-fila" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtPosicao" date,
  "numPosicao" numeric(13,0),
  "numProtocolo" text COLLATE portal.natural,
  "codIdentificacao" text COLLATE portal.natural,
  "dtSolicitacao" date,
  "txtTipo" text COLLATE portal.pt,
  "txtEspecialidade" text COLLATE portal.pt,
  "txtProcedimento" text COLLATE portal.pt,
  "txtPrioridade" text COLLATE portal.pt,
  "txtUnidade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "saude-fila_d1f0abaa6936" ON dados."saude-fila" (tenant, "numProtocolo", "numExercicio");
CREATE INDEX "saude-fila_1348fd548c81" ON dados."saude-fila" (tenant, "numExercicio", "numPosicao" DESC NULLS LAST, id);

CREATE TABLE dados."saude-fila-criterios" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numOrdem" text COLLATE portal.natural,
  "txtCriterio" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "txtContato" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "saude-fila-criterios_b697880b4d45" ON dados."saude-fila-criterios" (tenant, "numOrdem", "numExercicio");
CREATE INDEX "saude-fila-criterios_c7962f4a1213" ON dados."saude-fila-criterios" (tenant, "numExercicio", "numOrdem" DESC NULLS LAST, id);

CREATE TABLE dados."medicamentos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "codMedicamento" text COLLATE portal.natural,
  "txtMedicamento" text COLLATE portal.pt,
  "txtApresentacao" text COLLATE portal.pt,
  "txtComponente" text COLLATE portal.pt,
  "txtRelacao" text COLLATE portal.pt,
  "txtLocal" text COLLATE portal.pt,
  "txtComoObter" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "medicamentos_61199b0c5e65" ON dados."medicamentos" (tenant, "txtMedicamento", "codMedicamento", "numExercicio");
CREATE INDEX "medicamentos_bbf364f99f82" ON dados."medicamentos" (tenant, "numExercicio", "txtMedicamento" DESC NULLS LAST, id);

CREATE TABLE dados."medicamentos-acesso" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numPasso" text COLLATE portal.natural,
  "txtPasso" text COLLATE portal.pt,
  "txtDocumentos" text COLLATE portal.pt,
  "txtLocal" text COLLATE portal.pt,
  "txtPrazo" text COLLATE portal.pt,
  "txtContato" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "medicamentos-acesso_d7e59879fa03" ON dados."medicamentos-acesso" (tenant, "numPasso", "numExercicio");
CREATE INDEX "medicamentos-acesso_fb1ca5880e30" ON dados."medicamentos-acesso" (tenant, "numExercicio", "numPasso" DESC NULLS LAST, id);

CREATE TABLE dados."medicamentos-estoque" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtUnidade" text COLLATE portal.pt,
  "codMedicamento" text COLLATE portal.natural,
  "txtMedicamento" text COLLATE portal.pt,
  "txtApresentacao" text COLLATE portal.pt,
  "qtdEstoque" numeric(13,0),
  "txtMedida" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "medicamentos-estoque_d08864fdb8c3" ON dados."medicamentos-estoque" (tenant, "txtUnidade", "numExercicio", "codMedicamento");
CREATE INDEX "medicamentos-estoque_bbf364f99f82" ON dados."medicamentos-estoque" (tenant, "numExercicio", "txtMedicamento" DESC NULLS LAST, id);
CREATE INDEX "medicamentos-estoque_6587b35fed02" ON dados."medicamentos-estoque" (tenant, "codMedicamento", "numExercicio") WHERE "codMedicamento" IS NOT NULL;

CREATE TABLE dados."creche-fila" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "dtPosicao" date,
  "numPosicao" numeric(13,0),
  "numProtocolo" text COLLATE portal.natural,
  "codIdentificacao" text COLLATE portal.natural,
  "dtSolicitacao" date,
  "txtUnidade" text COLLATE portal.pt,
  "txtFaixaEtaria" text COLLATE portal.pt,
  "txtPrioridade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "creche-fila_d1f0abaa6936" ON dados."creche-fila" (tenant, "numProtocolo", "numExercicio");
CREATE INDEX "creche-fila_1348fd548c81" ON dados."creche-fila" (tenant, "numExercicio", "numPosicao" DESC NULLS LAST, id);

CREATE TABLE dados."creche-fila-criterios" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "numOrdem" text COLLATE portal.natural,
  "txtCriterio" text COLLATE portal.pt,
  "txtDescricao" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "txtContato" text COLLATE portal.pt,
  "dtAtualizacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "creche-fila-criterios_b697880b4d45" ON dados."creche-fila-criterios" (tenant, "numOrdem", "numExercicio");
CREATE INDEX "creche-fila-criterios_c7962f4a1213" ON dados."creche-fila-criterios" (tenant, "numExercicio", "numOrdem" DESC NULLS LAST, id);

CREATE TABLE dados."conselhos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtConselho" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "txtNorma" text COLLATE portal.pt,
  "txtCompetencia" text COLLATE portal.pt,
  "txtTelefone" text COLLATE portal.pt,
  "txtEmail" text COLLATE portal.pt,
  "txtEndereco" text COLLATE portal.pt,
  "txtReunioes" text COLLATE portal.pt,
  "dtInicioMandato" date,
  "dtFimMandato" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "conselhos_af4405bd1b4a" ON dados."conselhos" (tenant, "txtConselho", "numExercicio");
CREATE INDEX "conselhos_27d3f0819e69" ON dados."conselhos" (tenant, "numExercicio", "txtConselho" DESC NULLS LAST, id);

CREATE TABLE dados."conselhos-membros" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtConselho" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "txtNome" text COLLATE portal.pt,
  "txtSegmento" text COLLATE portal.pt,
  "txtEntidade" text COLLATE portal.pt,
  "txtVaga" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "dtInicioMandato" date,
  "dtFimMandato" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "conselhos-membros_4df1555dc2c6" ON dados."conselhos-membros" (tenant, "txtConselho", "numExercicio", "txtNome");
CREATE INDEX "conselhos-membros_64214e3cafd9" ON dados."conselhos-membros" (tenant, "numExercicio", "txtSegmento" DESC NULLS LAST, id);

CREATE TABLE dados."conselhos-documentos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numExercicio" smallint,
  "txtConselho" text COLLATE portal.pt,
  "txtArea" text COLLATE portal.pt,
  "numDocumento" text COLLATE portal.natural,
  "txtTipo" text COLLATE portal.pt,
  "dtDocumento" date,
  "txtTitulo" text COLLATE portal.pt,
  "arqDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "conselhos-documentos_89899b95ee56" ON dados."conselhos-documentos" (tenant, "txtConselho", "numExercicio", "numDocumento");
CREATE INDEX "conselhos-documentos_3ffacb27520e" ON dados."conselhos-documentos" (tenant, "numExercicio", "dtDocumento" DESC NULLS LAST, id);

CREATE TABLE dados."convenio" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtPrograma" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtVigencia" date,
  "vlrTotal" numeric(18,2),
  "vlrContrapartida" numeric(18,2),
  "dtUltimoRepasse" date,
  "txtContaEspecifica" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  "arqIntegra" text COLLATE "C",
  "txtPapel" text COLLATE portal.pt,
  "txtConcedente" text COLLATE portal.pt,
  "txtConvenente" text COLLATE portal.pt,
  "txtCpfCnpjConvenente" text COLLATE "C",
  "vlrRepassado" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "convenio_d64d5f8bae99" ON dados."convenio" (tenant, "numConvenio", "dtVigencia");
CREATE INDEX "convenio_7c0608059a8c" ON dados."convenio" (tenant, "numExercicio", "dtAssinatura" DESC NULLS LAST, id);

CREATE TABLE dados."transferencias-recebidas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtPrograma" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtVigencia" date,
  "vlrTotal" numeric(18,2),
  "vlrContrapartida" numeric(18,2),
  "dtUltimoRepasse" date,
  "txtContaEspecifica" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  "arqIntegra" text COLLATE "C",
  "txtConcedente" text COLLATE portal.pt,
  "vlrRecebido" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "transferencias-recebidas_d64d5f8bae99" ON dados."transferencias-recebidas" (tenant, "numConvenio", "dtVigencia");
CREATE INDEX "transferencias-recebidas_7c0608059a8c" ON dados."transferencias-recebidas" (tenant, "numExercicio", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "transferencias-recebidas_50f40cee3485" ON dados."transferencias-recebidas" (tenant, "numEmenda") WHERE "numEmenda" IS NOT NULL;

CREATE TABLE dados."transferencias-realizadas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtObjeto" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFuncao" text COLLATE portal.pt,
  "txtPrograma" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "numEmenda" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtVigencia" date,
  "vlrTotal" numeric(18,2),
  "vlrContrapartida" numeric(18,2),
  "dtUltimoRepasse" date,
  "txtContaEspecifica" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtPrestacaoContas" text COLLATE portal.pt,
  "lnkTransferegov" text COLLATE "C",
  "arqIntegra" text COLLATE "C",
  "txtBeneficiario" text COLLATE portal.pt,
  "txtCpfCnpj" text COLLATE "C",
  "vlrRepassado" numeric(18,2),
  "vlrSaldo" numeric(18,2),
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "transferencias-realizadas_d64d5f8bae99" ON dados."transferencias-realizadas" (tenant, "numConvenio", "dtVigencia");
CREATE INDEX "transferencias-realizadas_7c0608059a8c" ON dados."transferencias-realizadas" (tenant, "numExercicio", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "transferencias-realizadas_0b460a0ed238" ON dados."transferencias-realizadas" (tenant, "txtCpfCnpj") WHERE "txtCpfCnpj" IS NOT NULL;

CREATE TABLE dados."acordos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numConvenio" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoInstrumento" text COLLATE portal.pt,
  "txtPartes" text COLLATE portal.pt,
  "txtParceiro" text COLLATE portal.pt,
  "txtCpfCnpjParceiro" text COLLATE "C",
  "txtObjeto" text COLLATE portal.pt,
  "txtObrigacoesOrgao" text COLLATE portal.pt,
  "txtObrigacoesParceiro" text COLLATE portal.pt,
  "txtUnidadeOrcamentaria" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "numProcesso" text COLLATE portal.natural,
  "dtAssinatura" date,
  "dtPublicacao" date,
  "dtInicioVigencia" date,
  "dtFimVigencia" date,
  "txtSituacao" text COLLATE portal.pt,
  "arqIntegra" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "acordos_f38c227fe5cd" ON dados."acordos" (tenant, "numConvenio", "dtInicioVigencia");
CREATE INDEX "acordos_7c0608059a8c" ON dados."acordos" (tenant, "numExercicio", "dtAssinatura" DESC NULLS LAST, id);
CREATE INDEX "acordos_9136bba19c04" ON dados."acordos" (tenant, "txtCpfCnpjParceiro") WHERE "txtCpfCnpjParceiro" IS NOT NULL;

CREATE TABLE dados."atos-normativos" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numAtoNormativo" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtTipoAto" text COLLATE portal.pt,
  "txtEmenta" text COLLATE portal.pt,
  "txtAssunto" text COLLATE portal.pt,
  "txtAutor" text COLLATE portal.pt,
  "dtAto" date,
  "dtPublicacao" date,
  "txtVeiculo" text COLLATE portal.pt,
  "txtSituacao" text COLLATE portal.pt,
  "txtTexto" text COLLATE portal.pt,
  "arqTexto" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "atos-normativos_d5b41be8cb19" ON dados."atos-normativos" (tenant, "numAtoNormativo", "numExercicio");
CREATE INDEX "atos-normativos_467836344334" ON dados."atos-normativos" (tenant, "numExercicio", "dtAto" DESC NULLS LAST, id);

CREATE TABLE dados."atos-relacoes" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "numAtoNormativo" text COLLATE portal.natural,
  "numExercicio" smallint,
  "txtRelacao" text COLLATE portal.pt,
  "txtTipoRelacionado" text COLLATE portal.pt,
  "numAtoRelacionado" text COLLATE portal.natural,
  "numExercicioRelacionado" smallint,
  "txtEmentaRelacionada" text COLLATE portal.pt,
  "txtDispositivo" text COLLATE portal.pt,
  "dtRelacao" date,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "atos-relacoes_f7f30b8b18c9" ON dados."atos-relacoes" (tenant, "numAtoNormativo", "numExercicio", "txtRelacao", "numAtoRelacionado");
CREATE INDEX "atos-relacoes_57d0cb500788" ON dados."atos-relacoes" (tenant, "numExercicio", "dtRelacao" DESC NULLS LAST, id);

CREATE TABLE dados."informacoes-classificadas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codDocumento" text COLLATE portal.natural,
  "txtAssunto" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidade" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtGrau" text COLLATE portal.pt,
  "txtFundamento" text COLLATE portal.pt,
  "dtProducao" date,
  "dtClassificacao" date,
  "dtFimSigilo" date,
  "txtEventoFinal" text COLLATE portal.pt,
  "blnProrrogado" boolean,
  "txtCargoAutoridade" text COLLATE portal.pt,
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "informacoes-classificadas_d6687b836daf" ON dados."informacoes-classificadas" (tenant, "codDocumento", "numExercicio");
CREATE INDEX "informacoes-classificadas_f6e561ec18b1" ON dados."informacoes-classificadas" (tenant, "numExercicio", "dtClassificacao" DESC NULLS LAST, id);

CREATE TABLE dados."informacoes-desclassificadas" (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
  "codDocumento" text COLLATE portal.natural,
  "txtAssunto" text COLLATE portal.pt,
  "txtCategoria" text COLLATE portal.pt,
  "txtUnidade" text COLLATE portal.pt,
  "numExercicio" smallint,
  "txtGrauAnterior" text COLLATE portal.pt,
  "dtProducao" date,
  "dtClassificacao" date,
  "dtDesclassificacao" date,
  "txtMotivo" text COLLATE portal.pt,
  "txtAcesso" text COLLATE portal.pt,
  "arqDocumento" text COLLATE "C",
  "lnkDocumento" text COLLATE "C",
  PRIMARY KEY (tenant, id)
);

CREATE INDEX "informacoes-desclassificadas_d6687b836daf" ON dados."informacoes-desclassificadas" (tenant, "codDocumento", "numExercicio");
CREATE INDEX "informacoes-desclassificadas_e5fa62c71f1b" ON dados."informacoes-desclassificadas" (tenant, "numExercicio", "dtDesclassificacao" DESC NULLS LAST, id);

DROP VIEW IF EXISTS pub."orcamento";
CREATE VIEW pub."orcamento" AS
SELECT d."tenant", d."id", d."carga", d."numExercicioFinanc", d."codOrgao", d."txtOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codFuncao", d."txtDescricaoFuncao", d."codSubFuncao", d."txtDescricaoSubFuncao", d."codPrograma", d."txtDescricaoPrograma", d."codAcao", d."txtDescricaoAcao", d."txtCategoriaEconomica", d."txtGrupoDespesa", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."vlrOrcamentoInicial", d."vlrOrcamentoAtualizado", d."vlrDisponivel"
FROM dados."orcamento" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."empenhos";
CREATE VIEW pub."empenhos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numDocEmpenho", d."dtEmpenho", d."txtTipoEmpenho", d."txtCredor", d."txtCpfCnpj", d."txtHistorico", d."vlrEmpenhado", coalesce(e."vlrReforco", 0) AS "vlrReforco", coalesce(e."vlrAnulado", 0) AS "vlrAnulado", coalesce(l."vlrLiquidado", 0) AS "vlrLiquidado", coalesce(p."vlrPago", 0) AS "vlrPago", coalesce(p.depois, 0) AS "vlrRestosPagos", coalesce(l."vlrLiquidado" + l.depois, 0) - coalesce(p."vlrPago" + p.depois, 0) AS "vlrAPagar", d."codOrgao", d."txtOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codFuncao", d."txtDescricaoFuncao", d."codSubFuncao", d."txtDescricaoSubFuncao", d."codPrograma", d."txtDescricaoPrograma", d."codAcao", d."txtDescricaoAcao", d."txtCategoriaEconomica", d."txtGrupoDespesa", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."txtModalidadeLicit", d."numCertame", d."txtFundamento", d."numProcesso", d."numContrato", d."numAnoPub", d."numConvenio", d."numEmenda", d."blnCovid"
FROM dados."empenhos" d LEFT JOIN dados._estagios e ON e.tenant = d.tenant AND e.origem = 'empenhos-eventos' AND e."numExercicio" = d."numExercicio" AND e."codOrgao" = d."codOrgao" COLLATE "C" AND e."codUnidade" = d."codUnidade" COLLATE "C" AND e."numDocEmpenho" = d."numDocEmpenho" COLLATE "C" LEFT JOIN dados._estagios l ON l.tenant = d.tenant AND l.origem = 'liquidacoes' AND l."numExercicio" = d."numExercicio" AND l."codOrgao" = d."codOrgao" COLLATE "C" AND l."codUnidade" = d."codUnidade" COLLATE "C" AND l."numDocEmpenho" = d."numDocEmpenho" COLLATE "C" LEFT JOIN dados._estagios p ON p.tenant = d.tenant AND p.origem = 'pagamentos' AND p."numExercicio" = d."numExercicio" AND p."codOrgao" = d."codOrgao" COLLATE "C" AND p."codUnidade" = d."codUnidade" COLLATE "C" AND p."numDocEmpenho" = d."numDocEmpenho" COLLATE "C" WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."empenhos-itens";
CREATE VIEW pub."empenhos-itens" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numItem", d."txtDescricao", d."txtUnidadeMedida", d."qtdItem", d."vlrUnitario", d."vlrTotal"
FROM dados."empenhos-itens" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."empenhos-eventos";
CREATE VIEW pub."empenhos-eventos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numEvento", d."dtEvento", d."txtTipoEvento", d."txtMotivo", d."vlrReforco", d."vlrAnulado", d."txtCredor", d."txtCpfCnpj", d."txtDescricaoUnidade", d."codFuncao", d."codSubFuncao", d."codPrograma", d."codAcao", d."codNaturezaDespesa", d."codFonte", d."blnCovid"
FROM dados."empenhos-eventos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."liquidacoes";
CREATE VIEW pub."liquidacoes" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numDocLiq", d."dtLiquidacao", d."txtCredor", d."txtCpfCnpj", d."txtDescricaoUnidade", d."codFuncao", d."codSubFuncao", d."codPrograma", d."codAcao", d."codNaturezaDespesa", d."codFonte", d."numDocFiscal", d."numSerie", d."numChaveNfe", d."dtDocFiscal", d."vlrLiquidado", d."vlrRetencoes", d."vlrLiquido", d."txtResponsavel", d."blnRestosPagar", d."blnCovid"
FROM dados."liquidacoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."pagamentos";
CREATE VIEW pub."pagamentos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numDocLiq", d."numDocPag", d."dtPagamento", d."txtCredor", d."txtCpfCnpj", d."txtDescricaoUnidade", d."codFuncao", d."codSubFuncao", d."codPrograma", d."codAcao", d."codNaturezaDespesa", d."codFonte", d."txtConta", d."vlrPago", d."vlrRetencoes", d."vlrLiquido", d."blnEstorno", d."blnRestosPagar", d."blnCovid"
FROM dados."pagamentos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."ordem-cronologica";
CREATE VIEW pub."ordem-cronologica" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numPosicao", d."numProcesso", d."numParcela", d."numFaturaEquivalente", d."txtCategoria", d."codFonte", d."txtDescricaoFonteRecurso", d."txtUnidadeOrcamentaria", d."txtCredor", d."txtCpfCnpj", d."numContrato", d."numAnoPub", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."numExercicioEmpenho", d."numDocLiq", d."dtLiquidacao", d."dtVencimento", d."dtPagamento", d."vlrFatura", d."vlrPago", d."txtSituacao", d."blnQuebraOrdem", d."txtFundamentoQuebra", d."txtJustificativa", d."txtAutoridade"
FROM dados."ordem-cronologica" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."rppagos";
CREATE VIEW pub."rppagos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numExercicioOrigem", d."numDocEmpenho", d."txtTipoResto", d."txtCredor", d."txtCpfCnpj", d."codOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."vlrInscrito", d."vlrCancelado", d."vlrLiquidado", d."vlrPago", d."vlrSaldo", d."dtPagamento", d."numDocPag"
FROM dados."rppagos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."coviddespesa";
CREATE VIEW pub."coviddespesa" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numDocEmpenho", d."dtEmpenho", d."txtTipoEmpenho", d."txtCredor", d."txtCpfCnpj", d."txtHistorico", d."vlrEmpenhado", coalesce(e."vlrReforco", 0) AS "vlrReforco", coalesce(e."vlrAnulado", 0) AS "vlrAnulado", coalesce(l."vlrLiquidado", 0) AS "vlrLiquidado", coalesce(p."vlrPago", 0) AS "vlrPago", coalesce(p.depois, 0) AS "vlrRestosPagos", coalesce(l."vlrLiquidado" + l.depois, 0) - coalesce(p."vlrPago" + p.depois, 0) AS "vlrAPagar", d."codOrgao", d."txtOrgao", d."codUnidade", d."txtDescricaoUnidade", d."codFuncao", d."txtDescricaoFuncao", d."codSubFuncao", d."txtDescricaoSubFuncao", d."codPrograma", d."txtDescricaoPrograma", d."codAcao", d."txtDescricaoAcao", d."txtCategoriaEconomica", d."txtGrupoDespesa", d."codNaturezaDespesa", d."txtDescricaoElementoDespesa", d."codFonte", d."txtDescricaoFonteRecurso", d."txtModalidadeLicit", d."numCertame", d."txtFundamento", d."numProcesso", d."numContrato", d."numAnoPub", d."numConvenio", d."numEmenda", d."blnCovid"
FROM dados."empenhos" d LEFT JOIN dados._estagios e ON e.tenant = d.tenant AND e.origem = 'empenhos-eventos' AND e."numExercicio" = d."numExercicio" AND e."codOrgao" = d."codOrgao" COLLATE "C" AND e."codUnidade" = d."codUnidade" COLLATE "C" AND e."numDocEmpenho" = d."numDocEmpenho" COLLATE "C" LEFT JOIN dados._estagios l ON l.tenant = d.tenant AND l.origem = 'liquidacoes' AND l."numExercicio" = d."numExercicio" AND l."codOrgao" = d."codOrgao" COLLATE "C" AND l."codUnidade" = d."codUnidade" COLLATE "C" AND l."numDocEmpenho" = d."numDocEmpenho" COLLATE "C" LEFT JOIN dados._estagios p ON p.tenant = d.tenant AND p.origem = 'pagamentos' AND p."numExercicio" = d."numExercicio" AND p."codOrgao" = d."codOrgao" COLLATE "C" AND p."codUnidade" = d."codUnidade" COLLATE "C" AND p."numDocEmpenho" = d."numDocEmpenho" COLLATE "C" WHERE d.tenant = current_setting('app.tenant')::int AND d."blnCovid" = 'true';

DROP VIEW IF EXISTS pub."receitas";
CREATE VIEW pub."receitas" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codUnidade", d."txtDescricaoUnidade", d."codNaturezaReceita", d."txtClassificacao", portal.natureza(d."codNaturezaReceita", 1) AS "codCategoria", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 1))) AS "txtCategoria", portal.natureza(d."codNaturezaReceita", 2) AS "codOrigem", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 2))) AS "txtOrigem", portal.natureza(d."codNaturezaReceita", 3) AS "codEspecie", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 3))) AS "txtEspecie", portal.natureza(d."codNaturezaReceita", 7) AS "codDesdobramento", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 7)), regexp_replace(d."txtClassificacao" COLLATE "default", ' [–-] (Principal|Multas|Juros|Dívida).*$', '', 'i')) AS "txtDesdobramento", portal.natureza(d."codNaturezaReceita", 8) AS "codTipo", d."codFonte", d."txtDescricaoFonteRecurso", d."blnDeducao", d."dtMes", d."txtConta", d."vlrLancado", d."vlrArrecadacao", d."blnCovid"
FROM dados."receitas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."receitas-previstas";
CREATE VIEW pub."receitas-previstas" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codUnidade", d."txtDescricaoUnidade", d."codNaturezaReceita", d."txtClassificacao", portal.natureza(d."codNaturezaReceita", 1) AS "codCategoria", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 1))) AS "txtCategoria", portal.natureza(d."codNaturezaReceita", 2) AS "codOrigem", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 2))) AS "txtOrigem", portal.natureza(d."codNaturezaReceita", 3) AS "codEspecie", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 3))) AS "txtEspecie", portal.natureza(d."codNaturezaReceita", 7) AS "codDesdobramento", coalesce(portal.nome_da_natureza(portal.natureza(d."codNaturezaReceita", 7)), regexp_replace(d."txtClassificacao" COLLATE "default", ' [–-] (Principal|Multas|Juros|Dívida).*$', '', 'i')) AS "txtDesdobramento", portal.natureza(d."codNaturezaReceita", 8) AS "codTipo", d."codFonte", d."txtDescricaoFonteRecurso", d."blnDeducao", d."vlrPrevisaoInicial", d."vlrPrevisaoAtualizado"
FROM dados."receitas-previstas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."duodecimos";
CREATE VIEW pub."duodecimos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtMesAno", d."dtRepasse", d."numDocumento", d."vlrFixado", d."vlrRecebido", d."vlrDiferenca", d."vlrFixadoAcumulado", d."vlrRecebidoAcumulado", d."vlrDevolvido", d."vlrOutrasReceitas"
FROM dados."duodecimos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."emenda-parlamentar";
CREATE VIEW pub."emenda-parlamentar" AS
SELECT d."tenant", d."id", d."carga", d."numEmenda", d."numAnoEmenda", d."dtEmenda", d."txtAutoria", d."txtTipoEmenda", d."txtOrigemRecurso", d."txtFormaRepasse", d."numConvenio", d."txtObjeto", d."txtFuncaoGoverno", d."txtBeneficiario", d."txtDescricaoUnidade", d."vlrPrevisto", d."vlrRealizado", d."vlrEmpenhado", d."vlrLiquidado", d."vlrPago", d."dtRepasse", d."txtConta", d."txtPlanoTrabalho", d."dtInicioPlano", d."dtFimPlano", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov"
FROM dados."emenda-parlamentar" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."emenda-execucao";
CREATE VIEW pub."emenda-execucao" AS
SELECT d."tenant", d."id", d."carga", d."numEmenda", d."numAnoEmenda", d."numExercicio", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."dtEmpenho", d."txtCredor", d."txtCpfCnpj", d."txtDescricao", d."vlrEmpenhado", d."vlrLiquidado", d."vlrPago"
FROM dados."emenda-execucao" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."renuncias-fiscais";
CREATE VIEW pub."renuncias-fiscais" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtTributo", d."txtEspecie", d."txtTipoRenuncia", d."txtFundamento", d."txtObjetivo", d."txtCompensacao", d."dtInicioVigencia", d."dtFimVigencia", d."qtdBeneficiarios", d."vlrPrevisto", d."vlrRealizado"
FROM dados."renuncias-fiscais" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."renuncias-beneficiarios";
CREATE VIEW pub."renuncias-beneficiarios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtEspecie", d."txtTipoRenuncia", d."txtBeneficiario", d."txtCnpj", d."qtdBeneficiarios", d."vlrRenunciado"
FROM dados."renuncias-beneficiarios" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."incentivos-projetos";
CREATE VIEW pub."incentivos-projetos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numProjeto", d."txtBeneficiario", d."txtCpfCnpj", d."txtObjeto", d."txtArea", d."txtMecanismo", d."txtEdital", d."dtAprovacao", d."vlrAprovado", d."vlrPago", d."txtSituacao"
FROM dados."incentivos-projetos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."dividaativa";
CREATE VIEW pub."dividaativa" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numInscricao", d."txtNome", d."txtCnpj", d."txtNatureza", d."txtTributo", d."numAnoInscricao", d."numExercicioDebito", d."vlrOriginal", d."vlrEncargos", d."vlrTotal", d."txtSituacao"
FROM dados."dividaativa" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."servidores";
CREATE VIEW pub."servidores" AS
SELECT d."tenant", d."id", d."carga", d."numMatricula", d."dtMesAno", d."idTipoFolha", d."txtTipoFolha", d."txtNome", d."txtCpf", d."txtVinculo", d."txtSituacao", d."txtCargo", d."txtFuncao", d."txtOrgao", d."txtCargaHoraria", d."dtExercicio", d."dtVacancia", d."vlrRemuneracaoBasica", d."vlrGratificacoes", d."vlrHorasExtras", d."vlrFerias", d."vlrDecimoTerceiro", d."vlrIndenizatorias", d."vlrRemuneracaoBruta", d."vlrAbateTeto", d."vlrDescontosObrigatorios", d."vlrRemuAposDescObrig"
FROM dados."servidores" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."estagiarios";
CREATE VIEW pub."estagiarios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtNome", d."txtNivel", d."txtInstituicao", d."txtUnidadeOrcamentaria", d."dtInicio", d."dtFim", d."vlrBolsa", d."txtAgente"
FROM dados."estagiarios" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."terceirizados";
CREATE VIEW pub."terceirizados" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtNome", d."txtFuncao", d."txtEmpresa", d."txtCnpj", d."numContrato", d."numAnoPub", d."txtUnidadeOrcamentaria", d."dtInicio", d."dtFim", d."vlrPosto"
FROM dados."terceirizados" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."padrao-remuneratorio";
CREATE VIEW pub."padrao-remuneratorio" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtCargo", d."txtCarreira", d."txtNivel", d."txtRegime", d."txtCargaHoraria", d."vlrInicial", d."vlrFinal", d."vlrGratificacao", d."qtdVagasCriadas", d."qtdVagasOcupadas", d."qtdVagasLivres", d."txtLei", d."dtLei", d."dtVigencia", d."txtObservacao"
FROM dados."padrao-remuneratorio" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."diarias";
CREATE VIEW pub."diarias" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtMesAno", d."numProcesso", d."txtNome", d."txtCargo", d."numMatricula", d."txtUnidadeOrcamentaria", d."txtDestino", d."txtUf", d."txtPais", d."dtInicio", d."dtFim", d."txtMotivo", d."qtdDiarias", d."vlrUnitario", d."vlrTotal", d."vlrPassagens", d."vlrDevolucao", d."txtTransporte", d."codOrgao", d."codUnidade", d."numDocEmpenho", d."dtPagamento", d."arqRelatorio"
FROM dados."diarias" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."diarias-valores";
CREATE VIEW pub."diarias-valores" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtCargo", d."vlrNoEstado", d."vlrForaEstado", d."vlrExterior", d."txtNorma", d."dtVigencia", d."txtObservacao"
FROM dados."diarias-valores" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."verba-indenizatoria";
CREATE VIEW pub."verba-indenizatoria" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtMesAno", d."txtParlamentar", d."txtCategoria", d."txtFornecedor", d."txtCpfCnpj", d."numNotaFiscal", d."dtNotaFiscal", d."txtDescricao", d."vlrApresentado", d."vlrGlosa", d."vlrRessarcido", d."dtRessarcimento", d."arqDocumento"
FROM dados."verba-indenizatoria" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."verba-tetos";
CREATE VIEW pub."verba-tetos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtCategoria", d."vlrTetoMensal", d."txtRegra", d."txtNorma", d."dtVigencia"
FROM dados."verba-tetos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."concursos";
CREATE VIEW pub."concursos" AS
SELECT d."tenant", d."id", d."carga", d."numEdital", d."numExercicio", d."txtTipo", d."txtObjeto", d."txtCargos", d."qtdVagas", d."blnCadastroReserva", d."dtPublicacao", d."dtInicioInscricao", d."dtFimInscricao", d."dtProva", d."dtHomologacao", d."dtValidade", d."txtSituacao", d."txtOrganizadora", d."arqEdital"
FROM dados."concursos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."concursos-atos";
CREATE VIEW pub."concursos-atos" AS
SELECT d."tenant", d."id", d."carga", d."numEdital", d."numExercicio", d."numAto", d."txtTipo", d."dtAto", d."txtTitulo", d."arqAto"
FROM dados."concursos-atos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."concursos-aprovados";
CREATE VIEW pub."concursos-aprovados" AS
SELECT d."tenant", d."id", d."carga", d."numEdital", d."numExercicio", d."txtCargo", d."txtLista", d."numClassificacao", d."txtNome", d."numNota", d."txtSituacao", d."dtConvocacao", d."dtNomeacao", d."txtAtoNomeacao", d."dtAtualizacao"
FROM dados."concursos-aprovados" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."contratos";
CREATE VIEW pub."contratos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtNomeRazaoContratada", d."txtCpfCnpjContratada", d."txtObjeto", d."txtModalidade", d."numCertame", d."numProcesso", d."txtFundamento", d."txtTipoContrato", d."txtCategoria", d."txtUnidadeOrcamentaria", d."blnRegistroPrecos", d."numARP", d."numAnoARP", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtFimVigencia", d."vlrInicial", d."vlrAcrescimos", d."vlrSupressoes", d."vlrContrato", d."txtSituacao", d."lnkPncp", d."blnCovid"
FROM dados."contratos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."contratos-aditivos";
CREATE VIEW pub."contratos-aditivos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."numAditivo", d."txtTipoAditivo", d."txtObjeto", d."dtAssinatura", d."dtPublicacao", d."numDias", d."dtNovaVigencia", d."vlrAditivo", d."pctAditivo", d."arqAditivo"
FROM dados."contratos-aditivos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."relacao-fiscais";
CREATE VIEW pub."relacao-fiscais" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtNome", d."txtPapel", d."txtCargo", d."numMatricula", d."numPortaria", d."dtInicio", d."dtFim", d."txtNomeRazaoContratada", d."txtUnidadeOrcamentaria", d."txtSituacaoContrato"
FROM dados."relacao-fiscais" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."contratos-documentos";
CREATE VIEW pub."contratos-documentos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtTipoDocumento", d."txtDescricao", d."dtDocumento", d."arqDocumento"
FROM dados."contratos-documentos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."licitacao";
CREATE VIEW pub."licitacao" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numProcesso", d."txtObjeto", d."txtFundamento", d."txtCriterioJulgamento", d."txtModoDisputa", d."txtBeneficio", d."blnRegistroPrecos", d."dtPublicacao", d."dtAbertura", d."dtHomologacao", d."vlrEstimado", d."vlrTotal", d."pctDesconto", d."txtSituacao", d."txtMotivo", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."numControlePncp", d."lnkPncp", d."blnCovid", CASE WHEN strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 OR NOT coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') THEN 'Não exigido' WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) AND NOT coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Edital']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Adjudicação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Homologação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) AND NOT coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) AND NOT coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) AND NOT coalesce(k.tipos && ARRAY['Ratificação']::text[], false)) THEN 'Incompleto' ELSE 'Completo' END AS "txtDossie", (((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) AND NOT coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Edital']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Adjudicação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Homologação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) AND NOT coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) AND NOT coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) AND NOT coalesce(k.tipos && ARRAY['Ratificação']::text[], false))::int)::numeric AS "qtdFaltam", nullif(array_to_string(ARRAY[CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false)) THEN 'Justificativa da contratação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) AND NOT coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false)) THEN 'Estudo técnico preliminar' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false)) THEN 'Termo de referência ou projeto básico' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false)) THEN 'Pesquisa de preços' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false)) THEN 'Parecer jurídico' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Edital']::text[], false)) THEN 'Edital e anexos' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false)) THEN 'Aviso de publicação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false)) THEN 'Ata da sessão' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Adjudicação']::text[], false)) THEN 'Termo de adjudicação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Homologação']::text[], false)) THEN 'Termo de homologação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) AND NOT coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false)) THEN 'Decisão de revogar ou anular' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) AND NOT coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false)) THEN 'Comprovação da emergência' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false)) THEN 'Escolha do contratado e do preço' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false)) THEN 'Ato de autorização' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) AND NOT coalesce(k.tipos && ARRAY['Ratificação']::text[], false)) THEN 'Ato de ratificação' END], '; '), '') AS "txtFaltam", CASE WHEN coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocJustificativa", CASE WHEN coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) THEN 'Não exigido nesta fase' END AS "txtDocEstudo", CASE WHEN coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocTermo", CASE WHEN coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocPrecos", CASE WHEN coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocParecer", CASE WHEN coalesce(k.tipos && ARRAY['Edital']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) THEN 'Não exigido nesta fase' END AS "txtDocEdital", CASE WHEN coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) THEN 'Não exigido nesta fase' END AS "txtDocAviso", CASE WHEN coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocAta", CASE WHEN coalesce(k.tipos && ARRAY['Adjudicação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocAdjudicacao", CASE WHEN coalesce(k.tipos && ARRAY['Homologação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocHomologacao", CASE WHEN coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) THEN 'Não exigido nesta fase' END AS "txtDocDesfazimento", CASE WHEN coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) THEN 'Não exigido nesta fase' END AS "txtDocEmergencia", CASE WHEN coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocEscolha", CASE WHEN coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocAutorizacao", CASE WHEN coalesce(k.tipos && ARRAY['Ratificação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) THEN 'Não exigido nesta fase' END AS "txtDocRatificacao"
FROM dados."licitacao" d LEFT JOIN dados._dossies k ON k.tenant = d.tenant AND k.origem = 'licitacao-documentos' AND k."numExercicio" = d."numExercicio" AND k."numCertame" = d."numCertame" COLLATE "C" AND k."txtModalidadeLicit" = d."txtModalidadeLicit" COLLATE "C" AND k."txtUnidadeOrcamentaria" = d."txtUnidadeOrcamentaria" COLLATE "C" WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."licitacao-itens";
CREATE VIEW pub."licitacao-itens" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numLote", d."numItem", d."txtDescricao", d."txtUnidadeMedida", d."qtdItem", d."vlrUnitarioEstimado", d."vlrUnitario", d."vlrTotal", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtSituacao"
FROM dados."licitacao-itens" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."licitacao-participantes";
CREATE VIEW pub."licitacao-participantes" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numClassificacao", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtPorte", d."vlrProposta", d."txtResultado", d."txtMotivo"
FROM dados."licitacao-participantes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."licitacao-documentos";
CREATE VIEW pub."licitacao-documentos" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."txtFase", d."txtTipoDocumento", d."txtDescricao", d."dtDocumento", d."arqDocumento"
FROM dados."licitacao-documentos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."ata-de-registro-de-preco";
CREATE VIEW pub."ata-de-registro-de-preco" AS
SELECT d."tenant", d."id", d."carga", d."numARP", d."numExercicioFinanc", d."txtPapel", d."txtOrgaoGerenciador", d."txtObjeto", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."numProcesso", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."txtOrigem", d."dtAssinatura", d."dtInicioVigencia", d."dtFimVigencia", d."blnProrrogada", d."blnAdesao", d."vlrRegistrado", d."txtSituacao", d."arqAta", d."lnkPncp"
FROM dados."ata-de-registro-de-preco" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."ata-itens";
CREATE VIEW pub."ata-itens" AS
SELECT d."tenant", d."id", d."carga", d."numARP", d."numExercicioFinanc", d."numItem", d."txtDescricao", d."txtMarca", d."txtUnidadeMedida", d."qtdRegistrada", d."qtdConsumida", d."qtdSaldo", d."vlrUnitario", d."vlrTotal"
FROM dados."ata-itens" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."licitacao-chamamento-publico";
CREATE VIEW pub."licitacao-chamamento-publico" AS
SELECT d."tenant", d."id", d."carga", d."numChamamento", d."numExercicio", d."numProcesso", d."txtTipo", d."txtInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."dtPublicacao", d."dtAbertura", d."dtFimInscricao", d."vlrPrevisto", d."txtSituacao", d."txtEntidades", d."numCertame", d."arqEdital", d."arqResultado"
FROM dados."licitacao-chamamento-publico" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."plano-contratacoes";
CREATE VIEW pub."plano-contratacoes" AS
SELECT d."tenant", d."id", d."carga", d."numItemPlano", d."numExercicio", d."txtObjeto", d."txtCategoria", d."txtUnidadeOrcamentaria", d."qtdItem", d."txtUnidadeMedida", d."vlrEstimado", d."dtMesPrevisto", d."txtPrioridade", d."txtSituacao", d."numCertame", d."txtJustificativa", d."lnkPncp"
FROM dados."plano-contratacoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."covidlicitacao";
CREATE VIEW pub."covidlicitacao" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."numExercicio", d."numProcesso", d."txtObjeto", d."txtFundamento", d."txtCriterioJulgamento", d."txtModoDisputa", d."txtBeneficio", d."blnRegistroPrecos", d."dtPublicacao", d."dtAbertura", d."dtHomologacao", d."vlrEstimado", d."vlrTotal", d."pctDesconto", d."txtSituacao", d."txtMotivo", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."numControlePncp", d."lnkPncp", d."blnCovid", CASE WHEN strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 OR NOT coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') THEN 'Não exigido' WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) AND NOT coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Edital']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Adjudicação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Homologação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) AND NOT coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) AND NOT coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false)) OR ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) AND NOT coalesce(k.tipos && ARRAY['Ratificação']::text[], false)) THEN 'Incompleto' ELSE 'Completo' END AS "txtDossie", (((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) AND NOT coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Edital']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Adjudicação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Homologação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) AND NOT coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) AND NOT coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false))::int + ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) AND NOT coalesce(k.tipos && ARRAY['Ratificação']::text[], false))::int)::numeric AS "qtdFaltam", nullif(array_to_string(ARRAY[CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false)) THEN 'Justificativa da contratação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) AND NOT coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false)) THEN 'Estudo técnico preliminar' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false)) THEN 'Termo de referência ou projeto básico' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false)) THEN 'Pesquisa de preços' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false)) THEN 'Parecer jurídico' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Edital']::text[], false)) THEN 'Edital e anexos' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) AND NOT coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false)) THEN 'Aviso de publicação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false)) THEN 'Ata da sessão' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Adjudicação']::text[], false)) THEN 'Termo de adjudicação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Homologação']::text[], false)) THEN 'Termo de homologação' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) AND NOT coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false)) THEN 'Decisão de revogar ou anular' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) AND NOT coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false)) THEN 'Comprovação da emergência' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false)) THEN 'Escolha do contratado e do preço' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) AND NOT coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false)) THEN 'Ato de autorização' END, CASE WHEN ((NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) AND NOT coalesce(k.tipos && ARRAY['Ratificação']::text[], false)) THEN 'Ato de ratificação' END], '; '), '') AS "txtFaltam", CASE WHEN coalesce(k.tipos && ARRAY['Justificativa da contratação', 'Documento de formalização da demanda']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocJustificativa", CASE WHEN coalesce(k.tipos && ARRAY['Estudo técnico preliminar']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '14.133') > 0))) THEN 'Não exigido nesta fase' END AS "txtDocEstudo", CASE WHEN coalesce(k.tipos && ARRAY['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocTermo", CASE WHEN coalesce(k.tipos && ARRAY['Pesquisa de preços']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocPrecos", CASE WHEN coalesce(k.tipos && ARRAY['Parecer jurídico']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocParecer", CASE WHEN coalesce(k.tipos && ARRAY['Edital']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) THEN 'Não exigido nesta fase' END AS "txtDocEdital", CASE WHEN coalesce(k.tipos && ARRAY['Aviso de publicação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública')))) THEN 'Não exigido nesta fase' END AS "txtDocAviso", CASE WHEN coalesce(k.tipos && ARRAY['Ata da sessão']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Deserta', 'Fracassada', 'Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocAta", CASE WHEN coalesce(k.tipos && ARRAY['Adjudicação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Adjudicada', 'Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocAdjudicacao", CASE WHEN coalesce(k.tipos && ARRAY['Homologação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocHomologacao", CASE WHEN coalesce(k.tipos && ARRAY['Revogação ou anulação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Pregão eletrônico', 'Pregão presencial', 'Concorrência eletrônica', 'Concorrência presencial', 'Concurso', 'Diálogo competitivo', 'Tomada de preços', 'Convite', 'RDC', 'Leilão eletrônico', 'Leilão presencial', 'Credenciamento', 'Pré-qualificação', 'Chamada pública', 'Adesão a ata', 'Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Revogada', 'Anulada')))) THEN 'Não exigido nesta fase' END AS "txtDocDesfazimento", CASE WHEN coalesce(k.tipos && ARRAY['Comprovação da emergência']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 75, VIII') > 0) OR (coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada') AND strpos(coalesce(d."txtFundamento", '') COLLATE "C", '13.979') > 0))) THEN 'Não exigido nesta fase' END AS "txtDocEmergencia", CASE WHEN coalesce(k.tipos && ARRAY['Justificativa da escolha e do preço']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocEscolha", CASE WHEN coalesce(k.tipos && ARRAY['Ato que autoriza a contratação direta']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Homologada', 'Ratificada', 'Encerrada')))) THEN 'Não exigido nesta fase' END AS "txtDocAutorizacao", CASE WHEN coalesce(k.tipos && ARRAY['Ratificação']::text[], false) THEN 'Publicado' WHEN NOT (NOT strpos(coalesce(d."txtFundamento", '') COLLATE "C", 'art. 95') > 0 AND ((coalesce(d."txtModalidadeLicit", '') IN ('Dispensa', 'Inexigibilidade', 'Adesão a ata', 'Credenciamento', 'Pré-qualificação', 'Chamada pública') AND coalesce(d."txtSituacao", '') IN ('Ratificada')))) THEN 'Não exigido nesta fase' END AS "txtDocRatificacao"
FROM dados."licitacao" d LEFT JOIN dados._dossies k ON k.tenant = d.tenant AND k.origem = 'licitacao-documentos' AND k."numExercicio" = d."numExercicio" AND k."numCertame" = d."numCertame" COLLATE "C" AND k."txtModalidadeLicit" = d."txtModalidadeLicit" COLLATE "C" AND k."txtUnidadeOrcamentaria" = d."txtUnidadeOrcamentaria" COLLATE "C" WHERE d.tenant = current_setting('app.tenant')::int AND d."blnCovid" = 'true';

DROP VIEW IF EXISTS pub."covidcontratos";
CREATE VIEW pub."covidcontratos" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtNomeRazaoContratada", d."txtCpfCnpjContratada", d."txtObjeto", d."txtModalidade", d."numCertame", d."numProcesso", d."txtFundamento", d."txtTipoContrato", d."txtCategoria", d."txtUnidadeOrcamentaria", d."blnRegistroPrecos", d."numARP", d."numAnoARP", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtFimVigencia", d."vlrInicial", d."vlrAcrescimos", d."vlrSupressoes", d."vlrContrato", d."txtSituacao", d."lnkPncp", d."blnCovid"
FROM dados."contratos" d WHERE d.tenant = current_setting('app.tenant')::int AND d."blnCovid" = 'true';

DROP VIEW IF EXISTS pub."contratos-sancionados";
CREATE VIEW pub."contratos-sancionados" AS
SELECT d."tenant", d."id", d."carga", d."numContrato", d."numAnoPub", d."txtObjeto", d."txtUnidadeOrcamentaria", d."numExercicio", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtTipoSancao", d."txtMotivo", d."txtFundamento", d."numProcesso", d."dtInicio", d."dtFim", d."qtdPrazoMeses", d."vlrMulta", d."txtAbrangencia", d."txtOrgaoSancionador", d."dtPublicacao", d."txtVeiculo", d."txtSituacao", d."dtReabilitacao"
FROM dados."contratos-sancionados" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."licitacao-sancionado";
CREATE VIEW pub."licitacao-sancionado" AS
SELECT d."tenant", d."id", d."carga", d."numCertame", d."txtModalidadeLicit", d."txtUnidadeOrcamentaria", d."txtObjeto", d."numExercicio", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."txtTipoSancao", d."txtMotivo", d."txtFundamento", d."numProcesso", d."dtInicio", d."dtFim", d."qtdPrazoMeses", d."vlrMulta", d."txtAbrangencia", d."txtOrgaoSancionador", d."dtPublicacao", d."txtVeiculo", d."txtSituacao", d."dtReabilitacao"
FROM dados."licitacao-sancionado" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."empresas-inidoneas";
CREATE VIEW pub."empresas-inidoneas" AS
SELECT d."tenant", d."id", d."carga", d."codSancao", d."numExercicio", d."txtCadastro", d."txtNomeRazaoSocial", d."txtCpfCnpj", d."blnFornecedor", d."txtTipoSancao", d."txtFundamento", d."numProcesso", d."dtInicio", d."dtFim", d."vlrMulta", d."txtAbrangencia", d."txtOrgaoSancionador", d."txtUf", d."txtEsfera", d."dtPublicacao", d."dtConsulta"
FROM dados."empresas-inidoneas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."proposicoes";
CREATE VIEW pub."proposicoes" AS
SELECT d."tenant", d."id", d."carga", d."codSigla", d."numProposicao", d."numExercicio", d."txtTipo", d."txtEmenta", d."txtAutor", d."txtRelator", d."txtComissao", d."txtRegime", d."dtApresentacao", d."txtSituacao", d."dtSituacao", d."txtTipoNorma", d."numNorma", d."numAnoNorma", d."arqTexto", d."lnkOrigem"
FROM dados."proposicoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."proposicoes-tramitacoes";
CREATE VIEW pub."proposicoes-tramitacoes" AS
SELECT d."tenant", d."id", d."carga", d."codSigla", d."numProposicao", d."numExercicio", d."numTramitacao", d."dtTramitacao", d."txtUnidade", d."txtDestino", d."txtSituacao", d."txtTexto", d."dtPrazo"
FROM dados."proposicoes-tramitacoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."proposicoes-anexos";
CREATE VIEW pub."proposicoes-anexos" AS
SELECT d."tenant", d."id", d."carga", d."codSigla", d."numProposicao", d."numExercicio", d."numAnexo", d."txtTipo", d."txtTitulo", d."txtAutor", d."dtAnexo", d."arqAnexo", d."lnkOrigem"
FROM dados."proposicoes-anexos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."sessoes";
CREATE VIEW pub."sessoes" AS
SELECT d."tenant", d."id", d."carga", d."codSessao", d."numExercicio", d."txtNome", d."txtReuniao", d."txtTipo", d."numSessao", d."txtComissao", d."dtSessao", d."txtHora", d."txtLocal", d."txtSituacao", d."dtPauta", d."txtPauta", d."arqPauta", d."dtAta", d."arqAta", d."txtPresentes", d."qtdPresentes", d."lnkVideo", d."lnkOrigem"
FROM dados."sessoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."sessoes-pauta";
CREATE VIEW pub."sessoes-pauta" AS
SELECT d."tenant", d."id", d."carga", d."codSessao", d."numExercicio", d."dtSessao", d."numItem", d."txtFase", d."codSigla", d."numProposicao", d."numAnoProposicao", d."txtItem", d."txtResultado"
FROM dados."sessoes-pauta" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."sessoes-presencas";
CREATE VIEW pub."sessoes-presencas" AS
SELECT d."tenant", d."id", d."carga", d."codSessao", d."numExercicio", d."dtSessao", d."txtReuniao", d."txtVereador", d."txtPartido", d."txtPresenca", d."txtJustificativa", d."qtdDiscursos"
FROM dados."sessoes-presencas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."votacoes";
CREATE VIEW pub."votacoes" AS
SELECT d."tenant", d."id", d."carga", d."numVotacao", d."numExercicio", d."dtVotacao", d."codSessao", d."codSigla", d."numProposicao", d."numAnoProposicao", d."txtMateria", d."txtTurno", d."txtTipo", d."txtResultado", d."qtdSim", d."qtdNao", d."qtdAbstencoes", d."qtdVotos", d."blnUnanime"
FROM dados."votacoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."votacoes-votos";
CREATE VIEW pub."votacoes-votos" AS
SELECT d."tenant", d."id", d."carga", d."numVotacao", d."numExercicio", d."dtVotacao", d."txtMateria", d."txtVereador", d."txtPartido", d."txtVoto"
FROM dados."votacoes-votos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."vereadores";
CREATE VIEW pub."vereadores" AS
SELECT d."tenant", d."id", d."carga", d."codVereador", d."numExercicio", d."txtNome", d."txtPartido", d."txtMandato", d."txtMesa", d."txtComissoes", d."txtBiografia", d."txtGabinete", d."txtTelefone", d."txtEmail", d."arqFoto", coalesce(a.linhas, 0)::numeric AS "qtdProposicoes", coalesce(r.linhas, 0)::numeric AS "qtdRelatorias", coalesce(v.linhas, 0)::numeric AS "qtdVotos", coalesce(s.linhas, 0)::numeric AS "qtdSessoes", coalesce(s.presencas, 0)::numeric AS "qtdPresencas", round(100.0 * s.presencas / nullif(s.linhas, 0), 2) AS "pctPresenca", coalesce(s.falas, 0) AS "qtdDiscursos", coalesce(g.valor, 0) AS "vlrVerba", greatest(a.dia, v.dia, s.dia) AS "dtAtividade"
FROM dados."vereadores" d LEFT JOIN (SELECT x.tenant, x."numExercicio", btrim(n.nome) AS nome, count(*) AS linhas, max(x."dtApresentacao") AS dia FROM dados."proposicoes" x CROSS JOIN LATERAL unnest(string_to_array(x."txtAutor", ';')) AS n (nome) GROUP BY 1, 2, 3) a ON a.tenant = d.tenant AND a."numExercicio" = d."numExercicio" AND a.nome = d."txtNome" LEFT JOIN (SELECT x.tenant, x."numExercicio", btrim(n.nome) AS nome, count(*) AS linhas, max(x."dtSituacao") AS dia FROM dados."proposicoes" x CROSS JOIN LATERAL unnest(string_to_array(x."txtRelator", ';')) AS n (nome) GROUP BY 1, 2, 3) r ON r.tenant = d.tenant AND r."numExercicio" = d."numExercicio" AND r.nome = d."txtNome" LEFT JOIN (SELECT x.tenant, x."numExercicio", btrim(n.nome) AS nome, count(*) FILTER (WHERE x."txtVoto" IN ('Sim', 'Não', 'Abstenção')) AS linhas, max(x."dtVotacao") AS dia FROM dados."votacoes-votos" x CROSS JOIN LATERAL unnest(ARRAY[x."txtVereador"]) AS n (nome) GROUP BY 1, 2, 3) v ON v.tenant = d.tenant AND v."numExercicio" = d."numExercicio" AND v.nome = d."txtNome" LEFT JOIN (SELECT x.tenant, x."numExercicio", btrim(n.nome) AS nome, count(*) FILTER (WHERE x."txtPresenca" <> 'Licenciado') AS linhas, count(*) FILTER (WHERE x."txtPresenca" = 'Presente') AS presencas, sum(x."qtdDiscursos") AS falas, max(x."dtSessao") FILTER (WHERE x."txtPresenca" = 'Presente') AS dia FROM dados."sessoes-presencas" x CROSS JOIN LATERAL unnest(ARRAY[x."txtVereador"]) AS n (nome) GROUP BY 1, 2, 3) s ON s.tenant = d.tenant AND s."numExercicio" = d."numExercicio" AND s.nome = d."txtNome" LEFT JOIN (SELECT x.tenant, x."numExercicio", btrim(n.nome) AS nome, sum(x."vlrRessarcido") AS valor FROM dados."verba-indenizatoria" x CROSS JOIN LATERAL unnest(ARRAY[x."txtParlamentar"]) AS n (nome) GROUP BY 1, 2, 3) g ON g.tenant = d.tenant AND g."numExercicio" = d."numExercicio" AND g.nome = d."txtNome" WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."obras";
CREATE VIEW pub."obras" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."txtObjeto", d."txtTipoObra", d."txtUnidadeOrcamentaria", d."txtEndereco", d."txtBairro", d."numLatitude", d."numLongitude", d."txtFormaExecucao", d."txtNomeRazaoContratada", d."txtCpfCnpjContratada", d."numContrato", d."numAnoPub", d."txtModalidadeLicit", d."numCertame", d."txtFiscal", d."numArt", d."txtFonteRecurso", d."numConvenio", d."numEmenda", d."dtOrdemServico", d."dtInicio", d."dtPrevisaoTermino", d."dtTermino", d."vlrContratado", d."vlrAditivos", d."vlrAtual", d."vlrMedido", d."vlrPago", d."pctFisico", d."pctFinanceiro", d."txtSituacao", d."dtParalisacao", d."txtMotivoParalisacao", d."txtResponsavelParalisacao", d."dtPrevisaoReinicio", d."numProcessoJudicial"
FROM dados."obras" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."obras-planilha";
CREATE VIEW pub."obras-planilha" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."numItem", d."txtDescricao", d."txtUnidadeMedida", d."qtdContratada", d."vlrUnitario", d."vlrContratado", d."qtdExecutada", d."vlrExecutado", d."vlrPago"
FROM dados."obras-planilha" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."obras-medicoes";
CREATE VIEW pub."obras-medicoes" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."numMedicao", d."dtInicioPeriodo", d."dtFimPeriodo", d."dtMedicao", d."vlrMedicao", d."vlrAcumulado", d."pctAcumulado", d."dtPagamento", d."vlrPago"
FROM dados."obras-medicoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."obras-paralisacoes";
CREATE VIEW pub."obras-paralisacoes" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."dtParalisacao", d."txtMotivo", d."txtDescricao", d."txtResponsavel", d."dtPrevisaoReinicio", d."dtReinicio", d."numProcessoJudicial"
FROM dados."obras-paralisacoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."obras-fotos";
CREATE VIEW pub."obras-fotos" AS
SELECT d."tenant", d."id", d."carga", d."numOrdemServico", d."numExercicio", d."numFoto", d."dtFoto", d."txtLegenda", d."arqFoto"
FROM dados."obras-fotos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."saude-unidades";
CREATE VIEW pub."saude-unidades" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codCnes", d."txtUnidade", d."txtTipo", d."txtEspecialidades", d."txtHorario", d."txtEndereco", d."txtBairro", d."txtTelefone", d."txtEmail", d."dtAtualizacao"
FROM dados."saude-unidades" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."saude-profissionais";
CREATE VIEW pub."saude-profissionais" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtUnidade", d."txtNome", d."txtFuncao", d."txtEspecialidade", d."txtDias", d."txtHorario", d."dtAtualizacao"
FROM dados."saude-profissionais" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."saude-fila";
CREATE VIEW pub."saude-fila" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtPosicao", d."numPosicao", d."numProtocolo", d."codIdentificacao", d."dtSolicitacao", (d."dtPosicao" - d."dtSolicitacao")::numeric AS "qtdDiasEspera", d."txtTipo", d."txtEspecialidade", d."txtProcedimento", d."txtPrioridade", d."txtUnidade"
FROM dados."saude-fila" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."saude-fila-criterios";
CREATE VIEW pub."saude-fila-criterios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numOrdem", d."txtCriterio", d."txtDescricao", d."txtNorma", d."txtContato", d."dtAtualizacao"
FROM dados."saude-fila-criterios" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."medicamentos";
CREATE VIEW pub."medicamentos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."codMedicamento", d."txtMedicamento", d."txtApresentacao", d."txtComponente", d."txtRelacao", d."txtLocal", d."txtComoObter", d."dtAtualizacao"
FROM dados."medicamentos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."medicamentos-acesso";
CREATE VIEW pub."medicamentos-acesso" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numPasso", d."txtPasso", d."txtDocumentos", d."txtLocal", d."txtPrazo", d."txtContato", d."dtAtualizacao"
FROM dados."medicamentos-acesso" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."medicamentos-estoque";
CREATE VIEW pub."medicamentos-estoque" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtUnidade", d."codMedicamento", d."txtMedicamento", d."txtApresentacao", d."qtdEstoque", d."txtMedida", d."txtSituacao", d."dtAtualizacao"
FROM dados."medicamentos-estoque" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."creche-fila";
CREATE VIEW pub."creche-fila" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."dtPosicao", d."numPosicao", d."numProtocolo", d."codIdentificacao", d."dtSolicitacao", (d."dtPosicao" - d."dtSolicitacao")::numeric AS "qtdDiasEspera", d."txtUnidade", d."txtFaixaEtaria", d."txtPrioridade"
FROM dados."creche-fila" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."creche-fila-criterios";
CREATE VIEW pub."creche-fila-criterios" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."numOrdem", d."txtCriterio", d."txtDescricao", d."txtNorma", d."txtContato", d."dtAtualizacao"
FROM dados."creche-fila-criterios" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."conselhos";
CREATE VIEW pub."conselhos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtConselho", d."txtArea", d."txtNorma", d."txtCompetencia", d."txtTelefone", d."txtEmail", d."txtEndereco", d."txtReunioes", d."dtInicioMandato", d."dtFimMandato"
FROM dados."conselhos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."conselhos-membros";
CREATE VIEW pub."conselhos-membros" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtConselho", d."txtArea", d."txtNome", d."txtSegmento", d."txtEntidade", d."txtVaga", d."txtFuncao", d."dtInicioMandato", d."dtFimMandato"
FROM dados."conselhos-membros" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."conselhos-documentos";
CREATE VIEW pub."conselhos-documentos" AS
SELECT d."tenant", d."id", d."carga", d."numExercicio", d."txtConselho", d."txtArea", d."numDocumento", d."txtTipo", d."dtDocumento", d."txtTitulo", d."arqDocumento"
FROM dados."conselhos-documentos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."convenio";
CREATE VIEW pub."convenio" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."txtFuncao", d."txtPrograma", d."numProcesso", d."numEmenda", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtVigencia", d."vlrTotal", d."vlrContrapartida", d."dtUltimoRepasse", d."txtContaEspecifica", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov", d."arqIntegra", d."txtPapel", d."txtConcedente", d."txtConvenente", d."txtCpfCnpjConvenente", d."vlrRepassado", d."vlrSaldo"
FROM dados."convenio" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."transferencias-recebidas";
CREATE VIEW pub."transferencias-recebidas" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."txtFuncao", d."txtPrograma", d."numProcesso", d."numEmenda", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtVigencia", d."vlrTotal", d."vlrContrapartida", d."dtUltimoRepasse", d."txtContaEspecifica", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov", d."arqIntegra", d."txtConcedente", d."vlrRecebido", d."vlrSaldo"
FROM dados."transferencias-recebidas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."transferencias-realizadas";
CREATE VIEW pub."transferencias-realizadas" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtObjeto", d."txtUnidadeOrcamentaria", d."txtFuncao", d."txtPrograma", d."numProcesso", d."numEmenda", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtVigencia", d."vlrTotal", d."vlrContrapartida", d."dtUltimoRepasse", d."txtContaEspecifica", d."txtSituacao", d."txtPrestacaoContas", d."lnkTransferegov", d."arqIntegra", d."txtBeneficiario", d."txtCpfCnpj", d."vlrRepassado", d."vlrSaldo"
FROM dados."transferencias-realizadas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."acordos";
CREATE VIEW pub."acordos" AS
SELECT d."tenant", d."id", d."carga", d."numConvenio", d."numExercicio", d."txtTipoInstrumento", d."txtPartes", d."txtParceiro", d."txtCpfCnpjParceiro", d."txtObjeto", d."txtObrigacoesOrgao", d."txtObrigacoesParceiro", d."txtUnidadeOrcamentaria", d."txtFundamento", d."numProcesso", d."dtAssinatura", d."dtPublicacao", d."dtInicioVigencia", d."dtFimVigencia", d."txtSituacao", d."arqIntegra"
FROM dados."acordos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."atos-normativos";
CREATE VIEW pub."atos-normativos" AS
SELECT d."tenant", d."id", d."carga", d."numAtoNormativo", d."numExercicio", d."txtTipoAto", d."txtEmenta", d."txtAssunto", d."txtAutor", d."dtAto", d."dtPublicacao", d."txtVeiculo", d."txtSituacao", d."txtTexto", d."arqTexto"
FROM dados."atos-normativos" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."atos-relacoes";
CREATE VIEW pub."atos-relacoes" AS
SELECT d."tenant", d."id", d."carga", d."numAtoNormativo", d."numExercicio", d."txtRelacao", d."txtTipoRelacionado", d."numAtoRelacionado", d."numExercicioRelacionado", d."txtEmentaRelacionada", d."txtDispositivo", d."dtRelacao"
FROM dados."atos-relacoes" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."informacoes-classificadas";
CREATE VIEW pub."informacoes-classificadas" AS
SELECT d."tenant", d."id", d."carga", d."codDocumento", d."txtAssunto", d."txtCategoria", d."txtUnidade", d."numExercicio", d."txtGrau", d."txtFundamento", d."dtProducao", d."dtClassificacao", d."dtFimSigilo", d."txtEventoFinal", d."blnProrrogado", d."txtCargoAutoridade"
FROM dados."informacoes-classificadas" d WHERE d.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub."informacoes-desclassificadas";
CREATE VIEW pub."informacoes-desclassificadas" AS
SELECT d."tenant", d."id", d."carga", d."codDocumento", d."txtAssunto", d."txtCategoria", d."txtUnidade", d."numExercicio", d."txtGrauAnterior", d."dtProducao", d."dtClassificacao", d."dtDesclassificacao", d."txtMotivo", d."txtAcesso", d."arqDocumento", d."lnkDocumento"
FROM dados."informacoes-desclassificadas" d WHERE d.tenant = current_setting('app.tenant')::int;

CREATE TABLE IF NOT EXISTS dados."_busca_orcamento" PARTITION OF dados._busca FOR VALUES IN ('orcamento');
CREATE INDEX IF NOT EXISTS "_busca_orcamento_palavras" ON dados."_busca_orcamento" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_orcamento_ano" ON dados."_busca_orcamento" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_empenhos" PARTITION OF dados._busca FOR VALUES IN ('empenhos');
CREATE INDEX IF NOT EXISTS "_busca_empenhos_palavras" ON dados."_busca_empenhos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_empenhos_ano" ON dados."_busca_empenhos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_liquidacoes" PARTITION OF dados._busca FOR VALUES IN ('liquidacoes');
CREATE INDEX IF NOT EXISTS "_busca_liquidacoes_palavras" ON dados."_busca_liquidacoes" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_liquidacoes_ano" ON dados."_busca_liquidacoes" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_pagamentos" PARTITION OF dados._busca FOR VALUES IN ('pagamentos');
CREATE INDEX IF NOT EXISTS "_busca_pagamentos_palavras" ON dados."_busca_pagamentos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_pagamentos_ano" ON dados."_busca_pagamentos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_ordem-cronologica" PARTITION OF dados._busca FOR VALUES IN ('ordem-cronologica');
CREATE INDEX IF NOT EXISTS "_busca_ordem-cronologica_palavras" ON dados."_busca_ordem-cronologica" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_ordem-cronologica_ano" ON dados."_busca_ordem-cronologica" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_rppagos" PARTITION OF dados._busca FOR VALUES IN ('rppagos');
CREATE INDEX IF NOT EXISTS "_busca_rppagos_palavras" ON dados."_busca_rppagos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_rppagos_ano" ON dados."_busca_rppagos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_receitas" PARTITION OF dados._busca FOR VALUES IN ('receitas');
CREATE INDEX IF NOT EXISTS "_busca_receitas_palavras" ON dados."_busca_receitas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_receitas_ano" ON dados."_busca_receitas" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_receitas-previstas" PARTITION OF dados._busca FOR VALUES IN ('receitas-previstas');
CREATE INDEX IF NOT EXISTS "_busca_receitas-previstas_palavras" ON dados."_busca_receitas-previstas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_receitas-previstas_ano" ON dados."_busca_receitas-previstas" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_emenda-parlamentar" PARTITION OF dados._busca FOR VALUES IN ('emenda-parlamentar');
CREATE INDEX IF NOT EXISTS "_busca_emenda-parlamentar_palavras" ON dados."_busca_emenda-parlamentar" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_emenda-parlamentar_ano" ON dados."_busca_emenda-parlamentar" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_renuncias-fiscais" PARTITION OF dados._busca FOR VALUES IN ('renuncias-fiscais');
CREATE INDEX IF NOT EXISTS "_busca_renuncias-fiscais_palavras" ON dados."_busca_renuncias-fiscais" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_renuncias-fiscais_ano" ON dados."_busca_renuncias-fiscais" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_renuncias-beneficiarios" PARTITION OF dados._busca FOR VALUES IN ('renuncias-beneficiarios');
CREATE INDEX IF NOT EXISTS "_busca_renuncias-beneficiarios_palavras" ON dados."_busca_renuncias-beneficiarios" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_renuncias-beneficiarios_ano" ON dados."_busca_renuncias-beneficiarios" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_incentivos-projetos" PARTITION OF dados._busca FOR VALUES IN ('incentivos-projetos');
CREATE INDEX IF NOT EXISTS "_busca_incentivos-projetos_palavras" ON dados."_busca_incentivos-projetos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_incentivos-projetos_ano" ON dados."_busca_incentivos-projetos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_dividaativa" PARTITION OF dados._busca FOR VALUES IN ('dividaativa');
CREATE INDEX IF NOT EXISTS "_busca_dividaativa_palavras" ON dados."_busca_dividaativa" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_dividaativa_ano" ON dados."_busca_dividaativa" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_servidores" PARTITION OF dados._busca FOR VALUES IN ('servidores');
CREATE INDEX IF NOT EXISTS "_busca_servidores_palavras" ON dados."_busca_servidores" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_servidores_ano" ON dados."_busca_servidores" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_estagiarios" PARTITION OF dados._busca FOR VALUES IN ('estagiarios');
CREATE INDEX IF NOT EXISTS "_busca_estagiarios_palavras" ON dados."_busca_estagiarios" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_estagiarios_ano" ON dados."_busca_estagiarios" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_terceirizados" PARTITION OF dados._busca FOR VALUES IN ('terceirizados');
CREATE INDEX IF NOT EXISTS "_busca_terceirizados_palavras" ON dados."_busca_terceirizados" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_terceirizados_ano" ON dados."_busca_terceirizados" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_padrao-remuneratorio" PARTITION OF dados._busca FOR VALUES IN ('padrao-remuneratorio');
CREATE INDEX IF NOT EXISTS "_busca_padrao-remuneratorio_palavras" ON dados."_busca_padrao-remuneratorio" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_padrao-remuneratorio_ano" ON dados."_busca_padrao-remuneratorio" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_diarias" PARTITION OF dados._busca FOR VALUES IN ('diarias');
CREATE INDEX IF NOT EXISTS "_busca_diarias_palavras" ON dados."_busca_diarias" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_diarias_ano" ON dados."_busca_diarias" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_verba-indenizatoria" PARTITION OF dados._busca FOR VALUES IN ('verba-indenizatoria');
CREATE INDEX IF NOT EXISTS "_busca_verba-indenizatoria_palavras" ON dados."_busca_verba-indenizatoria" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_verba-indenizatoria_ano" ON dados."_busca_verba-indenizatoria" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_concursos" PARTITION OF dados._busca FOR VALUES IN ('concursos');
CREATE INDEX IF NOT EXISTS "_busca_concursos_palavras" ON dados."_busca_concursos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_concursos_ano" ON dados."_busca_concursos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_contratos" PARTITION OF dados._busca FOR VALUES IN ('contratos');
CREATE INDEX IF NOT EXISTS "_busca_contratos_palavras" ON dados."_busca_contratos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_contratos_ano" ON dados."_busca_contratos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_relacao-fiscais" PARTITION OF dados._busca FOR VALUES IN ('relacao-fiscais');
CREATE INDEX IF NOT EXISTS "_busca_relacao-fiscais_palavras" ON dados."_busca_relacao-fiscais" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_relacao-fiscais_ano" ON dados."_busca_relacao-fiscais" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_licitacao" PARTITION OF dados._busca FOR VALUES IN ('licitacao');
CREATE INDEX IF NOT EXISTS "_busca_licitacao_palavras" ON dados."_busca_licitacao" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_licitacao_ano" ON dados."_busca_licitacao" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_ata-de-registro-de-preco" PARTITION OF dados._busca FOR VALUES IN ('ata-de-registro-de-preco');
CREATE INDEX IF NOT EXISTS "_busca_ata-de-registro-de-preco_palavras" ON dados."_busca_ata-de-registro-de-preco" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_ata-de-registro-de-preco_ano" ON dados."_busca_ata-de-registro-de-preco" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_licitacao-chamamento-publico" PARTITION OF dados._busca FOR VALUES IN ('licitacao-chamamento-publico');
CREATE INDEX IF NOT EXISTS "_busca_licitacao-chamamento-publico_palavras" ON dados."_busca_licitacao-chamamento-publico" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_licitacao-chamamento-publico_ano" ON dados."_busca_licitacao-chamamento-publico" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_plano-contratacoes" PARTITION OF dados._busca FOR VALUES IN ('plano-contratacoes');
CREATE INDEX IF NOT EXISTS "_busca_plano-contratacoes_palavras" ON dados."_busca_plano-contratacoes" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_plano-contratacoes_ano" ON dados."_busca_plano-contratacoes" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_contratos-sancionados" PARTITION OF dados._busca FOR VALUES IN ('contratos-sancionados');
CREATE INDEX IF NOT EXISTS "_busca_contratos-sancionados_palavras" ON dados."_busca_contratos-sancionados" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_contratos-sancionados_ano" ON dados."_busca_contratos-sancionados" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_licitacao-sancionado" PARTITION OF dados._busca FOR VALUES IN ('licitacao-sancionado');
CREATE INDEX IF NOT EXISTS "_busca_licitacao-sancionado_palavras" ON dados."_busca_licitacao-sancionado" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_licitacao-sancionado_ano" ON dados."_busca_licitacao-sancionado" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_empresas-inidoneas" PARTITION OF dados._busca FOR VALUES IN ('empresas-inidoneas');
CREATE INDEX IF NOT EXISTS "_busca_empresas-inidoneas_palavras" ON dados."_busca_empresas-inidoneas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_empresas-inidoneas_ano" ON dados."_busca_empresas-inidoneas" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_proposicoes" PARTITION OF dados._busca FOR VALUES IN ('proposicoes');
CREATE INDEX IF NOT EXISTS "_busca_proposicoes_palavras" ON dados."_busca_proposicoes" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_proposicoes_ano" ON dados."_busca_proposicoes" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_sessoes" PARTITION OF dados._busca FOR VALUES IN ('sessoes');
CREATE INDEX IF NOT EXISTS "_busca_sessoes_palavras" ON dados."_busca_sessoes" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_sessoes_ano" ON dados."_busca_sessoes" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_votacoes" PARTITION OF dados._busca FOR VALUES IN ('votacoes');
CREATE INDEX IF NOT EXISTS "_busca_votacoes_palavras" ON dados."_busca_votacoes" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_votacoes_ano" ON dados."_busca_votacoes" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_vereadores" PARTITION OF dados._busca FOR VALUES IN ('vereadores');
CREATE INDEX IF NOT EXISTS "_busca_vereadores_palavras" ON dados."_busca_vereadores" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_vereadores_ano" ON dados."_busca_vereadores" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_obras" PARTITION OF dados._busca FOR VALUES IN ('obras');
CREATE INDEX IF NOT EXISTS "_busca_obras_palavras" ON dados."_busca_obras" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_obras_ano" ON dados."_busca_obras" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_saude-unidades" PARTITION OF dados._busca FOR VALUES IN ('saude-unidades');
CREATE INDEX IF NOT EXISTS "_busca_saude-unidades_palavras" ON dados."_busca_saude-unidades" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_saude-unidades_ano" ON dados."_busca_saude-unidades" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_saude-profissionais" PARTITION OF dados._busca FOR VALUES IN ('saude-profissionais');
CREATE INDEX IF NOT EXISTS "_busca_saude-profissionais_palavras" ON dados."_busca_saude-profissionais" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_saude-profissionais_ano" ON dados."_busca_saude-profissionais" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_medicamentos" PARTITION OF dados._busca FOR VALUES IN ('medicamentos');
CREATE INDEX IF NOT EXISTS "_busca_medicamentos_palavras" ON dados."_busca_medicamentos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_medicamentos_ano" ON dados."_busca_medicamentos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_medicamentos-estoque" PARTITION OF dados._busca FOR VALUES IN ('medicamentos-estoque');
CREATE INDEX IF NOT EXISTS "_busca_medicamentos-estoque_palavras" ON dados."_busca_medicamentos-estoque" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_medicamentos-estoque_ano" ON dados."_busca_medicamentos-estoque" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_conselhos" PARTITION OF dados._busca FOR VALUES IN ('conselhos');
CREATE INDEX IF NOT EXISTS "_busca_conselhos_palavras" ON dados."_busca_conselhos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_conselhos_ano" ON dados."_busca_conselhos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_convenio" PARTITION OF dados._busca FOR VALUES IN ('convenio');
CREATE INDEX IF NOT EXISTS "_busca_convenio_palavras" ON dados."_busca_convenio" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_convenio_ano" ON dados."_busca_convenio" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_transferencias-recebidas" PARTITION OF dados._busca FOR VALUES IN ('transferencias-recebidas');
CREATE INDEX IF NOT EXISTS "_busca_transferencias-recebidas_palavras" ON dados."_busca_transferencias-recebidas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_transferencias-recebidas_ano" ON dados."_busca_transferencias-recebidas" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_transferencias-realizadas" PARTITION OF dados._busca FOR VALUES IN ('transferencias-realizadas');
CREATE INDEX IF NOT EXISTS "_busca_transferencias-realizadas_palavras" ON dados."_busca_transferencias-realizadas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_transferencias-realizadas_ano" ON dados."_busca_transferencias-realizadas" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_acordos" PARTITION OF dados._busca FOR VALUES IN ('acordos');
CREATE INDEX IF NOT EXISTS "_busca_acordos_palavras" ON dados."_busca_acordos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_acordos_ano" ON dados."_busca_acordos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_atos-normativos" PARTITION OF dados._busca FOR VALUES IN ('atos-normativos');
CREATE INDEX IF NOT EXISTS "_busca_atos-normativos_palavras" ON dados."_busca_atos-normativos" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_atos-normativos_ano" ON dados."_busca_atos-normativos" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_informacoes-classificadas" PARTITION OF dados._busca FOR VALUES IN ('informacoes-classificadas');
CREATE INDEX IF NOT EXISTS "_busca_informacoes-classificadas_palavras" ON dados."_busca_informacoes-classificadas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_informacoes-classificadas_ano" ON dados."_busca_informacoes-classificadas" (tenant, ano);
CREATE TABLE IF NOT EXISTS dados."_busca_informacoes-desclassificadas" PARTITION OF dados._busca FOR VALUES IN ('informacoes-desclassificadas');
CREATE INDEX IF NOT EXISTS "_busca_informacoes-desclassificadas_palavras" ON dados."_busca_informacoes-desclassificadas" USING gin (palavras);
CREATE INDEX IF NOT EXISTS "_busca_informacoes-desclassificadas_ano" ON dados."_busca_informacoes-desclassificadas" (tenant, ano);

DO $$
DECLARE own regclass;
BEGIN
  FOR own IN SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'
    WHERE c.relnamespace IN ('portal'::regnamespace, 'dados'::regnamespace) AND c.relkind IN ('r', 'p') AND NOT c.relrowsecurity
    ORDER BY c.relname
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', own);
    EXECUTE format('CREATE POLICY orgao ON %s USING (tenant = current_setting(''app.tenant'')::int)', own);
  END LOOP;
END $$;
