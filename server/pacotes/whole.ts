import type { Dataset } from '../../catalog/dataset.ts';
import { datapackage, type Publisher } from '../describe/datapackage.ts';
import { LICENCE } from '../describe/licence.ts';
import { ZipWriter } from '../export/zip.ts';
import { type GzipVolume, zippedVolume } from './archive.ts';
import type { BulkState } from './manifest.ts';

/** A year of a dataset in the ZIP file of a body. */
export interface WholeEntry extends GzipVolume {
  dataset: string;
  ano: number;
}

/** What a ZIP file of a whole body is made of. */
export interface WholeBody {
  publisher: Publisher;
  version: string;
  datasets: readonly Dataset[];
  state: BulkState;
  entries: readonly WholeEntry[];
}

const entryName = ({ dataset, ano }: Pick<WholeEntry, 'dataset' | 'ano'>): string => `dados/${dataset}/${ano}.csv`;

/** Yields a ZIP file of everything a body publishes: the words that explain it first, then each dataset, year by year. */
export async function* wholeZip(body: WholeBody): AsyncGenerator<Buffer> {
  const zip = new ZipWriter();
  const texts = {
    'LEIA-ME.txt': readMe(body),
    'datapackage.json': described(body),
    'dicionario.csv': dictionary(body),
  };
  for (const [name, text] of Object.entries(texts)) yield* zip.file(name, [Buffer.from(text)]);
  for (const entry of body.entries) yield* zippedVolume(zip, entryName(entry), entry);
  yield zip.end();
}

const filled = ({ datasets, entries }: WholeBody): Dataset[] =>
  datasets.filter(({ id }) => entries.some(({ dataset }) => dataset === id));

/** The data package of the ZIP file: one resource a dataset, of as many files as it has years. */
function described(body: WholeBody): string {
  const described = datapackage(filled(body), body.version, body.publisher);
  const resources = described.resources.map((resource) => ({
    ...resource,
    path: body.entries.filter(({ dataset }) => dataset === resource.name).map(entryName),
  }));
  return `${JSON.stringify({ ...described, resources }, null, 2)}\n`;
}

function readMe(body: WholeBody): string {
  const { publisher, datasets, state } = body;
  const found = filled(body);
  const empty = datasets.filter((set) => !found.includes(set)).map(({ title }) => title);
  const missing = state.years.filter(({ falta }) => falta !== null).map(({ dataset, ano }) => `${dataset} ${ano}`);
  const days = state.years.map(({ referencia }) => referencia).sort();
  return [
    `Dados abertos de ${publisher.title}`,
    '',
    `Fonte: ${publisher.path}/dados-abertos`,
    `Licença: ${LICENCE.title} (${LICENCE.path}). Cite a fonte e a data.`,
    `Dados até: ${days.at(-1) ?? 'sem dados'}`,
    '',
    'dados/{conjunto}/{ano}.csv: as linhas, em UTF-8, separadas por vírgula, com ponto decimal e datas AAAA-MM-DD.',
    'datapackage.json: a descrição de cada coluna, para programas (Data Package 1.0).',
    'dicionario.csv: a mesma descrição, para pessoas.',
    '',
    'Conjuntos:',
    ...found.map(({ id, title, about }) => `- ${id}: ${title}. ${about}`),
    ...(empty.length > 0 ? ['', `Sem linhas: ${empty.join('; ')}.`] : []),
    ...(missing.length > 0 ? ['', `Não couberam no espaço do órgão: ${missing.join('; ')}.`] : []),
    '',
  ].join('\r\n');
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The dictionary of all columns as a table. */
function dictionary(body: WholeBody): string {
  const rows = filled(body).flatMap((set) =>
    Object.entries(set.fields).map(([name, { label, packaged, required, help }]) => [
      set.id,
      name,
      label,
      String(packaged.type),
      required ? 'sim' : 'não',
      help ?? '',
    ]),
  );
  return [['conjunto', 'campo', 'rotulo', 'tipo', 'obrigatorio', 'descricao'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
