import { type Dataset, storedOf } from '../catalog/dataset.ts';
import type { Field } from '../catalog/fields/field.ts';
import { cnpj, dotted } from '../catalog/samples/digits.ts';
import { samples } from '../catalog/samples/index.ts';
import type { Cells } from '../catalog/samples/sample.ts';

/** What real cells hold and formats stumble over. Each goes under every column whose field takes it. */
const ODD: readonly string[] = [
  '=SOMA(A1:A9)',
  `=HYPERLINK("https://exemplo.test";"clique")`,
  `-2+3+cmd|' /C calc'!A0`,
  "'=1+1",
  '＝1+1',
  '-1,0001',
  '- primeiro item; segundo "item", e o terceiro\\',
  "'aspas simples' no começo",
  '+55 31 3222-0000',
  '@usuario',
  '007',
  '0,01',
  '1.234',
  '1,234',
  '-12.345.678,90',
  '12,50',
  '1e5',
  'true',
  'Sim',
  'Não',
  'primeira linha\nsegunda; linha\r\nterceira',
  'Total',
  'N/A',
  '12/05/2025',
  '31/12/2024',
  '03/2025',
  '2024',
  dotted(cnpj('12ABC34501DE')),
  '***.456.789-**',
  'pasta/arquivo com espaço.pdf',
  'https://exemplo.test/a?b=1;c=2&d=%20',
  ' espaço   de mais ',
  'Ação “entre aspas” – nº 1 · 😀',
  '#N/D',
];

const takes = (field: Field, text: string): boolean => field.parse(text, 'br').ok;

/** The columns that a row can change without breaking a rule, another row's key or the period it is of. */
function freeOf(set: Dataset): [string, Field][] {
  const ruled = new Set([set.period, ...(set.rules ?? []).flatMap(({ fields }) => fields)]);
  return storedOf(set).filter(([name, { schema }]) => !ruled.has(name) && schema.enum === undefined);
}

/** The good rows of a sample, and rows like the first with odd texts in every column that takes them. */
export function oddRows(set: Dataset): Cells[] {
  const good = (samples[set.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells);
  const only = Object.fromEntries(
    Object.entries(set.cut?.where ?? {}).map(([name, value]) => [name, set.fields[name]?.format(value ?? null) ?? '']),
  );
  const odd = ODD.map((text) =>
    Object.fromEntries(freeOf(set).flatMap(([name, field]) => (takes(field, text) ? [[name, text]] : []))),
  );
  return [...good, ...odd.map((cells) => ({ ...good[0], ...cells, ...only }))];
}
