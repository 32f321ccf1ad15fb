import type { Dataset } from '../catalog/dataset.ts';
import { type DatasetPart, withParent } from '../catalog/list/part.ts';

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

const parts = Object.values(
  import.meta.glob<Readonly<Record<string, DatasetPart>>>('../generated/parts.json', {
    eager: true,
    import: 'default',
  }),
)[0];

/** A definition as its own list shows it: what is outside the menu names the record that each row belongs to. */
export const listedDefinition = (set: Dataset): Dataset => withParent(set, parts?.[set.id]);
