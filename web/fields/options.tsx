import type { GroupAnswer, GroupRow } from '../../catalog/dataset/answer.ts';
import { either, type Field, type Value } from '../../catalog/fields/field.ts';
import { VALUE_BREAK } from '../../catalog/list/written.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { useGroups } from '../dataset/data.ts';
import { freeField } from '../dataset/url.ts';
import { type FilterProps, valuesOf } from './face.ts';
import { Select, type SelectOption } from './select.tsx';

/** The values that are in the data, with the number of rows of each under the other filters. */
export function Options({ set, name, field, query }: FilterProps) {
  const chosen = valuesOf(query, name);
  const { data } = useGroups(set, freeField(query, name), name, { sort: field.align === 'end' ? '-chave' : 'chave' });
  const value = chosen.map(field.print).join(VALUE_BREAK);
  const found = choicesOf(field, data);
  const own = { value, label: either(chosen.map(field.format)) };
  // The chosen value is there before the answer and keeps its key after it, so that it stays chosen.
  const options = found.some((option) => option.value === value) ? found : [own, ...found];
  return (
    <Select
      name={name}
      label={field.label}
      initial={value}
      none="Qualquer"
      options={options.filter((option) => option.value !== '')}
      empty={data && found.length === 0 && value === '' ? LOCALE.semOpcao : undefined}
      help={field.help}
    />
  );
}

/** The values with rows, and among them those that have only a statement that there were none, in the same order. */
function choicesOf(field: Field, data: GroupAnswer | undefined): SelectOption[] {
  const found = (data?.data ?? []).map((group) => ({ value: printed(field, group.chave), label: labelOf(group) }));
  const stated = (data?.declarados ?? []).map(({ chave, rotulo }) => ({
    value: field.print(chave),
    label: `${rotulo} (declaração)`,
  }));
  if (stated.length === 0) return found;
  const turned = field.align === 'end' ? -1 : 1;
  return [...found, ...stated].sort((a, b) => turned * a.value.localeCompare(b.value, 'pt-BR'));
}

/** A value as the address writes it. Rows without the value have no address, and are not offered. */
const printed = (field: Field, chave: Value | null): string => (chave === null ? '' : field.print(chave));

const labelOf = ({ rotulo, linhas }: GroupRow): string => `${rotulo} (${linhas.toLocaleString('pt-BR')})`;
