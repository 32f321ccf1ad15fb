import { type Dataset, fieldOf } from '../dataset.ts';
import { bare, type DateGrain, type Value } from '../fields/field.ts';
import { monthName } from '../fields/month.ts';
import { brief } from '../texto/brief.ts';

/** What rows are gathered by: a field, or a slice of a date. */
export interface QueryGroup {
  field: string;
  grain?: DateGrain;
}

/** Names of the keys of a group: of one field and, where there is a second, of that. */
export const GROUP_KEYS = ['chave', 'chave2'] as const;

/** Reads one part of `_por`; null where rows cannot be gathered so. */
export function parseGroup(set: Dataset, text: string): QueryGroup | null {
  const [name = '', grain, ...rest] = text.split('.');
  const field = rest.length === 0 && Object.hasOwn(set.fields, name) ? set.fields[name] : undefined;
  const slice = field?.grains.find((own) => own === grain);
  if (field?.sortable && grain === undefined) return { field: name };
  return field && slice ? { field: name, grain: slice } : null;
}

/** What `_por` asks for, and what of it cannot be. */
interface GroupsReading {
  found: QueryGroup[];
  faults: readonly { value: string; message: string }[];
}

export const NO_GROUPS: GroupsReading = { found: [], faults: [] };

/** Reads `_por`: one field, or two with a comma between them. */
export function parseGroups(set: Dataset, text: string): GroupsReading {
  const parts = text.split(',');
  const refuse = (message: string): GroupsReading => ({ found: [], faults: [{ value: text, message }] });
  if (parts.length > 2) return refuse('“_por” agrupa por um ou dois campos.');
  if (parts[0] === parts[1]) return refuse('“_por” repete um campo; informe cada um só uma vez.');
  const groups = parts.map((part) => parseGroup(set, part));
  const faults = parts
    .filter((_, i) => !groups[i])
    .map((value) => ({ value, message: `Não é possível agrupar ${set.plural} por “${brief(value)}”.` }));
  return { found: groups.flatMap((group) => group ?? []), faults };
}

export const printGroup = ({ field, grain }: QueryGroup): string => (grain ? `${field}.${grain}` : field);

const SLICE: Record<DateGrain, string> = { mes: 'mês', ano: 'ano' };

/** The group inside a sentence: `modalidade`, `mês de assinatura`. */
export function groupNoun(set: Dataset, { field, grain }: QueryGroup): string {
  const noun = bare(fieldOf(set, field).noun);
  return grain ? `${SLICE[grain]} de ${noun}` : noun;
}

/** The group over a column: `Modalidade`, `Assinatura (mês)`. */
export function groupTitle(set: Dataset, { field, grain }: QueryGroup): string {
  const { label } = fieldOf(set, field);
  return grain ? `${label} (${SLICE[grain]})` : label;
}

/** The value of a group for people. */
export function groupLabel(set: Dataset, { field, grain }: QueryGroup, key: Value | null): string {
  if (key === null || key === '') return 'Não informado';
  if (grain) return grain === 'mes' ? monthName(String(key)) : String(key);
  return fieldOf(set, field).format(key);
}

/** The name of all the groups that have none of their own. */
export const othersLabel = (count: number): string => `Outros (${count.toLocaleString('pt-BR')})`;

/** Whether the values of a group follow each other in time. */
export const isTimeGroup = (set: Dataset, { field, grain }: QueryGroup): boolean =>
  grain !== undefined || fieldOf(set, field).time !== undefined;

/** Most groups that are told by name, of one field and of each of two: the answer is one page. */
export const TOP_LIMITS = [[500], [100, 40]] as const;

/** Reads how many groups of each field are told by name; a sentence where that is not possible. */
export function parseTop(text: string, fields: number): readonly number[] | { message: string } {
  if (fields === 0) return { message: '“_topo” se usa com “_por”; acrescente o campo do agrupamento.' };
  const limits = TOP_LIMITS[fields - 1] ?? [];
  const parts = text.split(',').map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : 0));
  const isRight = parts.length === limits.length && parts.every((count, i) => count >= 1 && count <= (limits[i] ?? 0));
  if (isRight) return parts;
  const wanted = limits.map((most) => `um número de 1 a ${most}`).join(' e, depois da vírgula, ');
  return { message: `“_topo” deve ser ${wanted}.` };
}
