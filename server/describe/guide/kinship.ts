import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';

const AND = new Intl.ListFormat('pt-BR');

/** Where the rows of a dataset lead and what leads to them: what must be written alike in two files. */
export function kinshipOf(set: Dataset, all: readonly Dataset[]): string[] {
  const lines = [...leads(set, all), ...children(set, all), ...parents(set, all), ...cuts(set, all)];
  if (lines.length === 0) return [];
  return [
    '## Ligações',
    '',
    'As linhas se ligam pelo que está escrito igual nos dois arquivos. Um zero a mais ou uma barra a menos desfaz a ligação.',
    '',
    ...lines,
  ];
}

/** A cut has no page here: it is published where it is cut from. */
function linkTo(all: readonly Dataset[], id: string): string {
  const found = all.find((other) => other.id === id);
  if (!found) throw new Error(`no dataset ${id}`);
  return `[${found.title}](${found.cut?.of ?? id}.md)`;
}

const by = (names: readonly string[]): string => AND.format(names.map((name) => `\`${name}\``));

const leads = (set: Dataset, all: readonly Dataset[]): string[] =>
  Object.entries(set.links ?? {}).flatMap(([name, lead]) =>
    lead
      ? [`- ${fieldOf(set, name).label} leva a ${linkTo(all, lead.dataset)}, por ${by(Object.values(lead.by))}.`]
      : [],
  );

const children = (set: Dataset, all: readonly Dataset[]): string[] =>
  (set.detail?.related ?? [])
    .filter(({ dataset }) => dataset !== set.id)
    .map(
      ({ dataset, by: fields }) =>
        `- A página do registro mostra ${linkTo(all, dataset)}, por ${by(Object.values(fields))}.`,
    );

const parents = (set: Dataset, all: readonly Dataset[]): string[] =>
  all
    .filter(({ id, cut }) => id !== set.id && !cut)
    .flatMap((other) =>
      (other.detail?.related ?? [])
        .filter(({ dataset }) => dataset === set.id)
        .map(({ by: fields }) => `- Aparece na página de ${linkTo(all, other.id)}, por ${by(Object.keys(fields))}.`),
    );

const cuts = (set: Dataset, all: readonly Dataset[]): string[] =>
  all
    .filter(({ cut }) => cut?.of === set.id)
    .map(
      ({ id, title, cut, fields }) =>
        `- \`/${id}\` (${title}) mostra as linhas com ${conditions(fields, cut?.where ?? {})}.`,
    );

const conditions = (fields: Dataset['fields'], where: Readonly<Record<string, unknown>>): string =>
  AND.format(
    Object.entries(where).map(([name, value]) => `\`${name}\` = ${fields[name]?.format(value as string) ?? value}`),
  );
