import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { sourceOf, storedOf } from '../../../catalog/dataset.ts';
import { datasetIndexes } from './indexes.ts';
import { MACHINERY_TABLES } from './machinery.ts';
import { ident, literal } from './names.ts';
import { ROW_WALL } from './wall.ts';

/** What a database of the portal holds: the datasets it publishes, and what the features add to them. */
export interface SchemaPlan {
  datasets: readonly Dataset[];
  /** Statements that create the tables and views of the features. Each may run again. */
  tables: readonly string[];
  /** Statements that create what a feature keeps for each dataset. They may run again. */
  partitions(datasets: readonly Dataset[]): string;
  /** How a column of a dataset's view is worked out, and what has to be joined for it. */
  columnOf(set: Dataset, name: string): string;
  joinsOf(set: Dataset): string;
  /** Statements that give the role of the messages its rights. */
  deskGrants(role: string): string;
  /** Statements that give the role of the panel its rights. */
  staffGrants(role: string): string;
  /** Tables that an upgrade creates empty or finds outdated, and how each is filled from the data already there. */
  fillers: readonly SchemaFiller[];
}

export interface SchemaFiller {
  table: string;
  /** Whether it runs at every upgrade, and finds out by itself what is outdated. */
  again?: true;
  fill(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<void>;
}

/** Columns of every dataset's table that no definition names. */
const OWN_COLUMNS = ['tenant', 'id', 'carga'] as const;

/** The table of a dataset. Columns may be empty: what a row must have is checked at import, where it can be explained. */
export function datasetTable(set: Dataset): string {
  const columns = storedOf(set).map(([name, field]) => `  ${ident(name)} ${field.type}`);
  return `CREATE TABLE dados.${ident(set.id)} (
  tenant int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  carga int NOT NULL,
${columns.join(',\n')},
  PRIMARY KEY (tenant, id)
);`;
}

/** The view that the web role reads: named columns of one tenant, and no row while no tenant is set. A cut has fewer rows. */
export function datasetView({ columnOf, joinsOf }: Pick<SchemaPlan, 'columnOf' | 'joinsOf'>, set: Dataset): string {
  const columns = [...OWN_COLUMNS, ...Object.keys(set.fields)].map((name) => columnOf(set, name)).join(', ');
  return `DROP VIEW IF EXISTS pub.${ident(set.id)};
CREATE VIEW pub.${ident(set.id)} AS
SELECT ${columns}
FROM dados.${ident(sourceOf(set))} d${joinsOf(set)} WHERE d.tenant = current_setting('app.tenant')::int${cutConditions(set)};`;
}

/** What makes a row of `d` part of a cut, after other conditions. */
export const cutConditions = ({ cut }: Dataset): string =>
  Object.entries(cut?.where ?? {})
    .map(([name, value]) => (value === undefined ? '' : ` AND d.${ident(name)} = ${literal(value)}`))
    .join('');

/** The schema without its datasets: what every upgrade runs again. */
export const commonTables = ({ tables }: SchemaPlan): string => [MACHINERY_TABLES, tables.join('\n')].join('\n');

/** The whole schema, as a new database gets it. */
export function wholeSchema(plan: SchemaPlan): string {
  const { datasets, partitions } = plan;
  const tables = datasets
    .filter(({ cut }) => !cut)
    .flatMap((set) => [
      datasetTable(set),
      datasetIndexes(set, datasets)
        .map(({ text }) => `${text};`)
        .join('\n'),
    ]);
  const views = datasets.map((set) => datasetView(plan, set));
  return [commonTables(plan), ...tables, ...views, partitions(datasets), ROW_WALL].join('\n\n').concat('\n');
}
