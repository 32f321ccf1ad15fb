import type { Dataset } from '../catalog/dataset.ts';
import type { Field } from '../catalog/fields/field.ts';

/** The data dictionary in the Frictionless form: one resource a dataset, one description a column. */
export function datapackage(datasets: readonly Dataset[], version: string) {
  return {
    profile: 'data-package',
    name: 'portal-da-transparencia',
    title: 'Portal da Transparência',
    version,
    resources: datasets.map(resource),
  };
}

function resource(set: Dataset) {
  return {
    profile: 'tabular-data-resource',
    name: set.id,
    title: set.title,
    description: `${set.about} Base legal: ${set.law.join('; ')}.`,
    path: `v1/${set.id}.csv`,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: { fields: Object.entries(set.fields).map(column), missingValues: [''] },
  };
}

function column([name, field]: [string, Field]) {
  const { type, format, pattern, enum: options, description } = field.schema;
  const constraints = {
    ...(field.required ? { required: true } : {}),
    ...(pattern ? { pattern } : {}),
    ...(options ? { enum: options } : {}),
  };
  const frictionless = format === 'date' ? 'date' : type;
  return {
    name,
    title: field.label,
    type: frictionless,
    ...(description ? { description } : {}),
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
  };
}
