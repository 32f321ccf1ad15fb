import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { LICENCE } from './licence.ts';

/** Who publishes the data, and where. */
export interface Publisher {
  title: string;
  path: string;
}

/** A file of one year of a dataset, which was made once and never changes. */
export interface PackagedYear {
  dataset: string;
  ano: number;
  formato: string;
  media: string;
  href: string;
  bytes: number;
  sha256: string;
}

/** The data dictionary in the Frictionless form (Data Package 1.0): one resource a dataset, one description a column. */
export function datapackage(datasets: readonly Dataset[], version: string, publisher?: Publisher) {
  return {
    profile: 'data-package',
    name: 'portal-da-transparencia',
    title: publisher ? `Portal da Transparência – ${publisher.title}` : 'Portal da Transparência',
    description: `Dados abertos: podem ser copiados, usados e repassados, com a citação da fonte (${LICENCE.title}).`,
    version,
    licenses: [LICENCE],
    ...(publisher && {
      homepage: publisher.path,
      sources: [publisher],
      contributors: [{ ...publisher, role: 'publisher' }],
    }),
    resources: datasets.map(resource),
  };
}

/** The same, with the files of the years. */
export const packageWithYears = (
  datasets: readonly Dataset[],
  version: string,
  publisher: Publisher,
  years: readonly PackagedYear[],
) => {
  const described = datapackage(datasets, version, publisher);
  return { ...described, resources: [...described.resources, ...years.map(yearResource)] };
};
/** How PostgreSQL writes CSV. */
const DIALECT = { delimiter: ',', lineTerminator: '\n', quoteChar: '"', doubleQuote: true, header: true };

/** The path has no folder: it is found beside this document, on the API's host and below `/api` alike. */
function resource(set: Dataset) {
  return {
    profile: 'tabular-data-resource',
    name: set.id,
    title: set.title,
    description: `${set.about} Base legal: ${set.law.join('; ')}.`,
    path: `${set.id}.csv`,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: DIALECT,
    schema: { fields: Object.entries(set.fields).map(column), missingValues: [''] },
  };
}

/** A file of a year; its columns are those of the resource that bears the name of its dataset. */
const yearResource = ({ dataset, ano, formato, media, href, bytes, sha256 }: PackagedYear) => ({
  profile: 'data-resource',
  name: `${dataset}-${ano}-${formato.replaceAll('.', '-')}`,
  title: `${dataset}, ${ano}`,
  description: `As linhas de ${ano} de ${dataset}, com as colunas do recurso ${dataset}.`,
  path: href,
  format: formato.split('.')[0] ?? formato,
  mediatype: media,
  ...(formato.endsWith('.gz') && { compression: 'gz', encoding: 'utf-8' }),
  bytes,
  hash: `sha256:${sha256}`,
  licenses: [LICENCE],
});

const CONSTRAINTS = ['pattern', 'enum', 'minimum', 'maximum'] as const;

function column([name, field]: [string, Field]) {
  const description = [field.help, field.schema.description].filter(Boolean).join(' ');
  const constraints = {
    ...(field.required && { required: true }),
    ...Object.fromEntries(CONSTRAINTS.flatMap((own) => (own in field.schema ? [[own, field.schema[own]]] : []))),
  };
  return {
    name,
    title: field.label,
    ...field.packaged,
    ...(description ? { description } : {}),
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
  };
}
