import { type Dataset, sourceOf, storedOf } from '../../catalog/dataset.ts';
import { cutConditions } from '../database/sql/ddl.ts';
import { ident } from '../database/sql/names.ts';
import { pastId } from '../database/sql/past.ts';
import { pastColumn } from '../sums/derived.ts';

/**
 * Which earlier states were brought out of the archives, for whom and when. One of a rehearsal has its `ensaio`, and no
 * question of the public API leads to it.
 */
export const STATE_TABLES = `CREATE TABLE IF NOT EXISTS portal.vistas (
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
`;

/**
 * The rows of earlier states, a table for each dataset, with the columns of today. They are copies of what the archives hold:
 * an upgrade begins with none, and makes them anew with the columns that it has.
 */
export const pastTables = (datasets: readonly Dataset[]): string =>
  ['DELETE FROM portal.vistas;', ...datasets.filter(({ cut }) => !cut).map(pastTable), ...datasets.map(pastView)].join(
    '\n',
  );

function pastTable(set: Dataset): string {
  const columns = storedOf(set).map(([name, { type }]) => `  ${ident(name)} ${type}`);
  return `DROP TABLE IF EXISTS dados.${ident(pastId(set.id))} CASCADE;
CREATE TABLE dados.${ident(pastId(set.id))} (
  tenant int NOT NULL,
  vista int NOT NULL,
  id bigint NOT NULL,
  carga int NOT NULL,
${columns.join(',\n')},
  PRIMARY KEY (tenant, vista, id)
);`;
}

/** The view that the web role reads an earlier state by: like that of the dataset, of one body and of one state. Who names none sees no row. */
function pastView(set: Dataset): string {
  const columns = ['tenant', 'id', 'carga', ...Object.keys(set.fields)].map((name) => pastColumn(set, name)).join(', ');
  return `DROP VIEW IF EXISTS pub.${ident(pastId(set.id))};
CREATE VIEW pub.${ident(pastId(set.id))} AS
SELECT ${columns}
FROM dados.${ident(pastId(sourceOf(set)))} d WHERE d.tenant = current_setting('app.tenant')::int
AND d.vista = nullif(current_setting('app.vista', true), '')::int${cutConditions(set)};`;
}
