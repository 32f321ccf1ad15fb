import type { Dataset } from '../catalog/dataset.ts';

/** The modules of all definitions, by file: a list of forty names that the home has no use for. */
export const definitionFiles = import.meta.glob<Readonly<Record<string, Dataset>>>([
  '../catalog/datasets/*.ts',
  '!../catalog/datasets/index.ts',
]);
