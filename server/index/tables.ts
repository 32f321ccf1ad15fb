import { isSearched } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { ident, literal } from '../database/sql/names.ts';

/**
 * What the search reads. A part for each dataset, so that one's common words are not another's burden and a first load
 * can build its index at once. Every word carries the number of its tenant (`7:obra`): others' rows cost nothing.
 */
export const SEARCH_TABLES = `CREATE TABLE IF NOT EXISTS dados._busca (
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
`;

export const searchPartition = (id: string): string => `_busca_${id}`;

/** The part of each dataset that is searched, and its index. Each statement may run again. */
export const searchPartitions = (datasets: readonly Dataset[]): string =>
  datasets
    .filter(isSearched)
    .map(
      ({
        id,
      }) => `CREATE TABLE IF NOT EXISTS dados.${ident(searchPartition(id))} PARTITION OF dados._busca FOR VALUES IN (${literal(id)});
CREATE INDEX IF NOT EXISTS ${ident(`${searchPartition(id)}_palavras`)} ON dados.${ident(searchPartition(id))} USING gin (palavras);
CREATE INDEX IF NOT EXISTS ${ident(`${searchPartition(id)}_ano`)} ON dados.${ident(searchPartition(id))} (tenant, ano);`,
    )
    .join('\n');
