import { type Dataset, fieldOf, storedOf } from '../../../catalog/dataset.ts';
import type { Field } from '../../../catalog/fields/field.ts';
import type { Matrix } from '../../../catalog/pntp/matrix.ts';
import { exampleOf, linesOf, modelOf } from '../model.ts';
import { criteriaOf } from './criteria.ts';
import { kinshipOf } from './kinship.ts';
import { table } from './table.ts';

const AND = new Intl.ListFormat('pt-BR');
const MARK = '<!-- Gerado do catálogo por npm run generate: não edite à mão. -->';

const named = (set: Dataset, names: readonly string[]): string =>
  AND.format(names.map((name) => `\`${name}\` (${fieldOf(set, name).label})`));

/** The page of one dataset for the people who publish it. */
export function guide(set: Dataset, all: readonly Dataset[], matrix: Matrix): string {
  const parts = [
    [MARK, '', `# ${set.title}`, '', set.about, '', `Base legal: ${set.law.join('; ')}.`, '', ...summary(set)],
    ['## Como publicar', '', ...commands(set)],
    ['## Colunas', '', ...columns(set)],
    lists(set),
    rules(set),
    ['## Exemplo', '', '```csv', ...linesOf(modelOf(set)), '```'],
    criteriaOf(set, matrix),
    kinshipOf(set, all),
  ];
  const text = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return `${text.join('\n\n')}\n\n[Voltar ao guia de publicação](../publicar.md)\n`;
}

const summary = (set: Dataset): string[] => [
  `- **Nome na linha de comando e na API:** \`${set.id}\``,
  `- **Página:** \`/${set.id}\`${set.menu ? '' : '; fora do menu: as linhas aparecem também junto dos registros a que pertencem'}`,
  `- **Período da carga:** ${named(set, [set.period])}. Uma carga substitui por inteiro os períodos que traz.`,
  `- **O que identifica um registro:** ${named(set, set.key)}`,
  `- **Modelo para baixar:** \`/arquivos/modelos/${set.id}.csv\``,
  ...(set.bodies ? [`- **Quem publica:** só ${AND.format(set.bodies.only)}. ${set.bodies.why}`] : []),
  ...(set.closed ? [`- **Encerrado:** ${set.closed}`] : []),
];

const commands = ({ id }: Dataset): string[] => [
  '```sh',
  `npx portal check --tenant pmdemo ${id} ${id}.csv`,
  `npx portal import --tenant pmdemo ${id} ${id}.csv --referencia 2026-10-31`,
  '```',
  '',
  'O primeiro comando confere e não publica nada. Troque `pmdemo` pelo nome do seu órgão e a data pela data dos dados.',
];

function columns(set: Dataset): string[] {
  const { derived = [] } = set;
  const rows = storedOf(set).map(([name, field]) => [
    `\`${name}\``,
    field.label,
    field.hint,
    field.required ? 'sim' : '',
    exampleOf(set, name),
  ]);
  const sums = derived.length > 0 ? ['', `O portal calcula, e o arquivo não traz: ${named(set, derived)}.`] : [];
  return [...table(['Coluna', 'Rótulo', 'O que se escreve', 'Obrigatória', 'Exemplo'], rows), ...sums];
}

/** Longer tables are codes of the whole country, which the publisher's system knows. */
const LONGEST = 40;

function lists(set: Dataset): string[] {
  const listed = storedOf(set).filter(([, field]) => field.options.length > 0);
  if (listed.length === 0) return [];
  return [
    '## Listas de valores',
    '',
    ...listed.map(([name, field]) => `- \`${name}\` (${field.label}): ${values(field)}`),
  ];
}

function values(field: Field): string {
  const { options } = field;
  const shown = options.slice(0, LONGEST).join(' · ');
  return options.length > LONGEST ? `${shown} · e mais ${options.length - LONGEST}, no dicionário de dados` : shown;
}

function rules({ rules: all = [], fields }: Dataset): string[] {
  if (all.length === 0) return [];
  const labels = (names: readonly string[]) => AND.format(names.map((name) => fields[name]?.label ?? name));
  return [
    '## Regras entre colunas',
    '',
    'Uma linha que não as cumpre é recusada, com esta frase:',
    '',
    ...all.map(({ fields: names, message }) => `- ${labels(names)}: “${message}”.`),
  ];
}
