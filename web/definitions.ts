import type { Dataset } from '../catalog/dataset.ts';

const names = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>('../generated/definitions.json', {
    eager: true,
    import: 'default',
  }),
)[0];

/** The file of a dataset's definition, as the build's manifest names it. */
export const definitionFile = (id: string): string => `../catalog/datasets/${names?.[id]}.ts`;

/** The modules of all definitions, by file: a list of forty names that the home has no use for. */
export const definitionFiles = import.meta.glob<Readonly<Record<string, Dataset>>>([
  '../catalog/datasets/*.ts',
  '!../catalog/datasets/index.ts',
]);
