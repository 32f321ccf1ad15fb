import { type FormField, type FormValue, isGroup, type ListField } from './campos.ts';

/** One thing that changed between two versions, told to people. */
export interface TextChange {
  /** Where: `Perguntas › Como pedir › Resposta`. */
  onde: string;
  /** What it was and what it is; null where it was not there, or is there no more. */
  antes: string | null;
  depois: string | null;
}

/** The changes between two values of some fields, in the order of the form. */
export const changesBetween = (
  fields: readonly FormField[],
  before: FormValue | undefined,
  after: FormValue | undefined,
  within: readonly string[] = [],
): TextChange[] =>
  fields.flatMap((field) => {
    const one = isGroup(before) ? before[field.name] : undefined;
    const other = isGroup(after) ? after[field.name] : undefined;
    return sameValue(one, other) ? [] : changesOf(field, one, other, [...within, field.label]);
  });

/** Whether two values are the same, whatever the order of their names; an empty one is as good as none. */
export function sameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: FormValue | undefined): FormValue {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(sorted);
  if (!isGroup(value)) return value;
  const names = Object.keys(value).sort();
  const known = names.map((name) => [name, sorted(value[name])] as const).filter(([, own]) => own !== null);
  return Object.fromEntries(known);
}

function changesOf(
  field: FormField,
  before: FormValue | undefined,
  after: FormValue | undefined,
  where: readonly string[],
): TextChange[] {
  if (field.entry === 'lista') return listChanges(field, listOf(before), listOf(after), where);
  if (field.entry === 'grupo' && isGroup(before) && isGroup(after))
    return changesBetween(field.fields, before, after, where);
  return [{ onde: where.join(' › '), antes: wordsOf(field, before), depois: wordsOf(field, after) }];
}

const listOf = (value: FormValue | undefined): FormValue[] => (Array.isArray(value) ? value : []);

function listChanges(
  field: ListField,
  before: readonly FormValue[],
  after: readonly FormValue[],
  where: readonly string[],
): TextChange[] {
  const names = namesOf(after, field);
  const old = namesOf(before, field);
  const told = after.flatMap((one, i) => itemChanges(field, before[old.indexOf(names[i] ?? '')], one, where));
  const gone = before.filter((_, i) => !names.includes(old[i] ?? ''));
  const left = gone.flatMap((one) => itemChanges(field, one, undefined, where));
  const stayed = (all: readonly string[], others: readonly string[]) => all.filter((name) => others.includes(name));
  const isMoved = !sameValue(stayed(old, names), stayed(names, old));
  const order = (list: readonly FormValue[]) => list.map((one) => titleIn(one, field)).join(', ');
  const moved = { onde: [...where, 'ordem'].join(' › '), antes: order(before), depois: order(after) };
  return [...told, ...left, ...(isMoved ? [moved] : [])];
}

function itemChanges(
  field: ListField,
  before: FormValue | undefined,
  after: FormValue | undefined,
  where: readonly string[],
): TextChange[] {
  const at = [...where, titleIn(after ?? before, field)];
  if (before !== undefined && after !== undefined) return changesBetween(field.fields(), before, after, at);
  const whole = (value: FormValue | undefined) => (value === undefined ? null : wordsIn(field.fields(), value));
  return [{ onde: at.join(' › '), antes: whole(before), depois: whole(after) }];
}

/** Names that items are known by in both versions: their address or what they are called, with a number where two agree. */
export function namesOf(list: readonly FormValue[], { titled }: Pick<ListField, 'titled'>): string[] {
  const seen = new Map<string, number>();
  return list.map((one) => {
    const name = isGroup(one) ? String(one.slug || one[titled] || '') : '';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

/** What an item of a list is called; one without a name says so. */
export const titleIn = (one: FormValue | undefined, { titled }: Pick<ListField, 'titled'>): string =>
  (isGroup(one) ? String(one[titled] ?? '') : '') || 'sem nome';

/** All that some fields say, a line each. */
function wordsIn(fields: readonly FormField[], value: FormValue): string {
  const lines = fields.map((field) => {
    const said = wordsOf(field, isGroup(value) ? value[field.name] : undefined);
    return said === null ? '' : `${field.label}: ${said}`;
  });
  return lines.filter(Boolean).join('\n');
}

/** What a field says, in words; null where it says nothing. */
function wordsOf(field: FormField, value: FormValue | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (field.entry === 'grupo') return wordsIn(field.fields, value) || null;
  if (field.entry === 'lista')
    return (
      listOf(value)
        .map((one) => wordsIn(field.fields(), one))
        .join('\n\n') || null
    );
  if (field.entry === 'sim') return value ? 'Sim' : 'Não';
  if (field.entry === 'imagem') return pictureWords(value);
  if (field.entry === 'escolha' || field.entry === 'marcas')
    return field.options.flatMap((one) => ([value].flat().includes(one.value) ? [one.label] : [])).join(', ') || null;
  return Array.isArray(value) ? value.join('\n') || null : String(value);
}

/** Bytes of a picture, from its base64: what can be said of it in words. */
function pictureWords(value: FormValue): string {
  if (!isGroup(value)) return 'imagem';
  const bytes = Math.floor((String(value.imgLogo ?? '').length * 3) / 4);
  return `imagem ${String(value.txtLogoExtensao ?? '').toUpperCase()} de ${Math.ceil(bytes / 1_000)} kB`;
}
