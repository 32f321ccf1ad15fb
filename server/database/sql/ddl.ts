import { createHash } from 'node:crypto';
import type { Dataset } from '../../../catalog/dataset.ts';
import { fieldOf, sourceOf, storedOf } from '../../../catalog/dataset.ts';
import { VISITS } from '../../acessos/tables.ts';
import { SEARCH, searchParts } from '../../busca/tables.ts';
import { MESSAGE_TABLES } from '../../mensagens/tables.ts';
import { columnOf, joins } from '../../sums/derived.ts';
import { ROLLUPS } from '../../sums/tables.ts';
import { ident, literal } from './names.ts';

/** What every database of the portal has, whatever it publishes. Each statement may run again. */
export const MACHINERY = `CREATE SCHEMA IF NOT EXISTS portal;
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
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS somas jsonb NOT NULL DEFAULT '{}';
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS "voltaA" int;
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS acrescenta boolean NOT NULL DEFAULT false;
ALTER TABLE portal.cargas ADD COLUMN IF NOT EXISTS referencias jsonb NOT NULL DEFAULT '{}';

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
  carga int NOT NULL REFERENCES portal.cargas ON DELETE CASCADE,
  parte int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (carga, parte)
);
ALTER TABLE portal.arquivadas ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE IF NOT EXISTS portal.correcoes (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant int NOT NULL REFERENCES portal.tenants,
  dataset text NOT NULL,
  chave jsonb NOT NULL,
  valores jsonb,
  motivo text NOT NULL,
  autor text NOT NULL,
  "feitaEm" timestamptz NOT NULL DEFAULT now()
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
  PRIMARY KEY (tenant, dataset, de, ate)
);

CREATE TABLE IF NOT EXISTS portal.removidos (
  slug text NOT NULL,
  autor text NOT NULL,
  "removidoEm" timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE portal.removidos ADD COLUMN IF NOT EXISTS mensagens int NOT NULL DEFAULT 0;

CREATE TABLE IF NOT EXISTS portal.arquivos (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant int NOT NULL REFERENCES portal.tenants,
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
  UNIQUE (tenant, slug)
);
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS conferido boolean;
ALTER TABLE portal.arquivos ADD COLUMN IF NOT EXISTS palavras tsvector;
CREATE INDEX IF NOT EXISTS arquivos_palavras ON portal.arquivos USING gin (palavras);

DROP FUNCTION IF EXISTS pub.tenant;
CREATE FUNCTION pub.tenant(label text, host text)
RETURNS TABLE (id int, slug text, tipo text, hosts text[], dados jsonb, referencia date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS
$$ SELECT id, slug, tipo, hosts, dados, (SELECT max(referencia) FROM portal.periodos WHERE tenant = t.id)
FROM portal.tenants t WHERE host = ANY (hosts) OR slug = label ORDER BY host = ANY (hosts) DESC LIMIT 1 $$;

DROP FUNCTION IF EXISTS pub.chave;
CREATE FUNCTION pub.chave(resumo text)
RETURNS TABLE (id int, tenant int, hash text, nome text, datasets text[], expirada boolean, revogada boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS
$$ SELECT id, tenant, hash, nome, datasets, "expiraEm" <= now(), "revogadaEm" IS NOT NULL
FROM portal.chaves WHERE hash = resumo $$;

DROP VIEW IF EXISTS pub._cargas;
CREATE VIEW pub._cargas AS
SELECT tenant, dataset, id, arquivo, sha256, periodo, referencia, "publicadaEm", linhas, somas, "voltaA", acrescenta
FROM portal.cargas WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._periodos;
CREATE VIEW pub._periodos AS
SELECT p.tenant, p.dataset, p.periodo, p.carga, p.referencia, c."publicadaEm", p.linhas
FROM portal.periodos p JOIN portal.cargas c ON c.id = p.carga WHERE p.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._arquivadas;
CREATE VIEW pub._arquivadas AS
SELECT c.tenant, a.carga, a.parte, a.bytes
FROM portal.arquivadas a JOIN portal.cargas c ON c.id = a.carga WHERE c.tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._correcoes;
CREATE VIEW pub._correcoes AS
SELECT tenant, dataset, chave, valores, motivo, "feitaEm"
FROM portal.correcoes WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._arquivos;
CREATE VIEW pub._arquivos AS
SELECT tenant, id, slug, categoria, titulo, ano, periodo, data, tamanho, tipo, sha256, caminho, texto, palavras
FROM portal.arquivos WHERE tenant = current_setting('app.tenant')::int;

DROP VIEW IF EXISTS pub._declaracoes;
CREATE VIEW pub._declaracoes AS
SELECT tenant, dataset, de, ate, texto, "publicadaEm"
FROM portal.declaracoes WHERE tenant = current_setting('app.tenant')::int;

${VISITS}
${MESSAGE_TABLES}
${ROLLUPS}
${SEARCH}`;

export interface Index {
  name: string;
  text: string;
}

const OWN = ['tenant', 'id', 'carga'] as const;

/** The table of a dataset. Columns may be empty: what a row must have is checked at import, where it can be explained. */
export function table(set: Dataset): string {
  const columns = storedOf(set).map(([name, field]) => `  ${ident(name)} ${field.type}`);
  return `CREATE TABLE dados.${ident(set.id)} (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
${columns.join(',\n')},
  PRIMARY KEY (tenant, id)
);`;
}

/** What the web role sees: named columns of one tenant, and nothing when no tenant is set. A cut sees fewer rows. */
export function view(set: Dataset): string {
  const columns = [...OWN, ...Object.keys(set.fields)].map((name) => columnOf(set, name)).join(', ');
  return `DROP VIEW IF EXISTS pub.${ident(set.id)};
CREATE VIEW pub.${ident(set.id)} AS
SELECT ${columns}
FROM dados.${ident(sourceOf(set))} d${joins(set)} WHERE d.tenant = current_setting('app.tenant')::int${cutBy(set)};`;
}

const cutBy = ({ cut }: Dataset): string =>
  Object.entries(cut?.where ?? {})
    .map(([name, value]) => (value === undefined ? '' : ` AND d.${ident(name)} = ${literal(value)}`))
    .join('');

/** Indexes for the key, the default order within a period, and every filter the screen offers. */
export function indexes(set: Dataset): Index[] {
  const order = set.list.sort.replace(/^-/, '');
  const stored = new Set(storedOf(set).map(([name]) => name));
  const filters = [...set.list.filters.main, ...set.list.filters.more].filter((name) => stored.has(name));
  const sorted = [order, ...filters].filter((name) => fieldOf(set, name).index !== 'words');
  const worded = filters.filter((name) => fieldOf(set, name).index === 'words');
  const bodies = [
    `(tenant, ${set.key.map(ident).join(', ')})`,
    `(tenant, ${ident(set.period)}, ${descending(order)}, id)`,
    ...sorted.map((name) => `(tenant, ${descending(name)}, id)`),
    ...worded.map((name) => `USING gin (portal.norm(${ident(name)}) public.gin_trgm_ops)`),
  ];
  return [...new Set(bodies)].map((body) => index(set, body));
}

const descending = (name: string): string => `${ident(name)} DESC NULLS LAST`;

/** The name carries the definition, so that a changed index is a missing one. */
function index(set: Dataset, body: string): Index {
  const name = `${set.id.slice(0, 40)}_${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  return { name, text: `CREATE INDEX ${ident(name)} ON dados.${ident(set.id)} ${body};` };
}

/** The whole schema, as a new database gets it. */
export function schema(datasets: readonly Dataset[]): string {
  const tables = datasets
    .filter(({ cut }) => !cut)
    .flatMap((set) => [
      table(set),
      indexes(set)
        .map(({ text }) => text)
        .join('\n'),
    ]);
  return [MACHINERY, ...tables, ...datasets.map(view), searchParts(datasets)].join('\n\n').concat('\n');
}
