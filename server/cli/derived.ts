import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { type DatasetPart, datasetPart } from '../../catalog/list/part.ts';
import { datasetWords } from '../../catalog/mapa/sitemap.ts';
import { routes } from '../../catalog/routes.ts';
import { pageOf } from '../../catalog/site/pages.ts';
import { wholeSchema } from '../database/sql/ddl.ts';
import { clientTypes } from '../describe/client.ts';
import { datapackage } from '../describe/datapackage.ts';
import { guides } from '../describe/guide/all.ts';
import { openapi } from '../describe/openapi.ts';
import { MATRIX_FILE } from '../pntp/edition.ts';
import { newestEdition } from '../pntp/editions.ts';
import { schemaPlan } from '../tables.ts';
import { TENANT_SHEETS, tenantJsonSchema } from '../tenants/schema.ts';
import { definitionFiles, definitions, SAMPLES_INDEX, samplesIndex } from './samples.ts';

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every derived file by its path: committed so that a review shows what a definition does, never edited. */
export async function derivedFiles(root: string, version: string): Promise<Record<string, string>> {
  const files = await definitionFiles();
  const matrix = await newestEdition(root);
  return {
    [SAMPLES_INDEX]: samplesIndex(await definitions()),
    ...(await guides(root, datasets, matrix)),
    ...clientTypes(datasets, (id) => fileOf(files, id)),
    'generated/schema.sql': wholeSchema(schemaPlan(datasets)),
    'generated/openapi.json': pretty(openapi(datasets, version)),
    'generated/datapackage.json': pretty(datapackage(datasets, version)),
    'generated/pages.json': `[\n${datasets.map((set) => JSON.stringify(pageOf(set))).join(',\n')}\n]\n`,
    [MATRIX_FILE]: pretty(matrix),
    'generated/definitions.json': pretty(Object.fromEntries(datasets.map(({ id }) => [id, fileOf(files, id)]))),
    'generated/parts.json': pretty(partsOf(datasets)),
    'generated/abouts.json': pretty(datasetWords(datasets)),
    'generated/routes.txt': `${routes(datasets)
      .map(({ path, title }) => `${path}\t${title}`)
      .join('\n')}\n`,
    ...Object.fromEntries(
      TENANT_SHEETS.map((name) => [`generated/${name}.schema.json`, pretty(tenantJsonSchema(name))]),
    ),
  };
}

/** Where each dataset outside the menu belongs. */
const partsOf = (all: readonly Dataset[]): Readonly<Record<string, DatasetPart>> =>
  Object.fromEntries(
    all.flatMap((set) => {
      const part = datasetPart(all, set);
      return part ? [[set.id, part]] : [];
    }),
  );

function fileOf(files: ReadonlyMap<string, string>, id: string): string {
  const file = files.get(id);
  if (!file) throw new Error(`dataset ${id} is in the index, but no file of catalog/datasets exports it`);
  return file;
}
