/** Any value of a form: what its schema reads, with texts in Markdown and empty boxes as empty texts. */
export type FormValue = string | number | boolean | null | FormValue[] | { [name: string]: FormValue };
export type FormGroup = { [name: string]: FormValue };

interface CommonField {
  name: string;
  label: string;
  help?: string;
}

/** A box for one value. */
export interface BoxField extends CommonField {
  entry: 'texto' | 'longo' | 'markdown' | 'data' | 'email' | 'numero' | 'cor' | 'sim' | 'linhas' | 'imagem' | 'foto';
  optional?: boolean;
  /** What an empty one shows. */
  example?: string;
}

/** A value out of a few, or several of them. */
export interface ChoiceField extends CommonField {
  entry: 'escolha' | 'marcas';
  options: readonly { value: string; label: string }[];
  optional?: boolean;
}

/** Fields that belong together; optional means that the whole group may be absent. */
export interface GroupField extends CommonField {
  entry: 'grupo';
  fields: readonly FormField[];
  optional?: boolean;
}

/** A list of things that have fields each. */
export interface ListField extends CommonField {
  entry: 'lista';
  /** The fields of one; a function, because a unit has units below it. */
  fields(): readonly FormField[];
  /** One of them, with its article: `um aviso`. */
  one: string;
  /** The field that names one. */
  titled: string;
  /** Whether the order is the writer's. */
  ordered?: boolean;
  /** Whether the list itself may be absent, and what is shown then. */
  absent?: string;
}

/** A field of a form, as it is drawn, compared and filled in. */
export type FormField = BoxField | ChoiceField | GroupField | ListField;

/** Something that a body says of itself, edited as a whole. */
export interface TextPart {
  id: string;
  titulo: string;
  /** What it is for, in a sentence. */
  sobre: string;
  fields: readonly FormField[];
  /** Public pages that show it, the first of them first. */
  pages: readonly string[];
}

const BLANKS: Readonly<Record<FormField['entry'], FormValue>> = {
  texto: '',
  longo: '',
  markdown: '',
  data: '',
  email: '',
  numero: null,
  cor: '',
  sim: false,
  linhas: [],
  imagem: null,
  foto: '',
  escolha: '',
  marcas: [],
  grupo: null,
  lista: [],
};

/** An empty value of some fields. */
export const blankOf = (fields: readonly FormField[]): FormGroup =>
  Object.fromEntries(fields.map((field) => [field.name, blankField(field)]));

const blankField = (field: FormField): FormValue =>
  field.entry === 'grupo' && !field.optional ? blankOf(field.fields) : BLANKS[field.entry];

export const isGroup = (value: FormValue | undefined): value is FormGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with everything that its fields have, so that a form can be drawn of it. */
export function completed(fields: readonly FormField[], value: FormValue | undefined): FormGroup {
  const own = isGroup(value) ? value : {};
  return Object.fromEntries(fields.map((field) => [field.name, completedField(field, own[field.name])]));
}

function completedField(field: FormField, value: FormValue | undefined): FormValue {
  if (value === undefined || value === null) return isAbsentList(field) ? null : blankField(field);
  if (field.entry === 'grupo') return completed(field.fields, value);
  if (field.entry !== 'lista') return value;
  return Array.isArray(value) ? value.map((one) => completed(field.fields(), one)) : [];
}

const isAbsentList = (field: FormField): boolean => field.entry === 'lista' && field.absent !== undefined;

/** A value as a schema reads it: an empty box says nothing, and a list has no empty lines. */
export function trimmed(fields: readonly FormField[], value: FormValue | undefined): FormGroup {
  const own = isGroup(value) ? value : {};
  const known = fields.flatMap((field) => {
    const said = trimmedField(field, own[field.name]);
    return said === undefined ? [] : [[field.name, said] as const];
  });
  return Object.fromEntries(known);
}

function trimmedField(field: FormField, value: FormValue | undefined): FormValue | undefined {
  if (field.entry === 'grupo') return trimmedGroup(field, value);
  if (field.entry === 'lista') return trimmedList(field, value);
  if (field.entry === 'linhas') return Array.isArray(value) ? value.filter((line) => String(line).trim() !== '') : [];
  const said = value ?? blankField(field);
  return said === '' && field.optional ? null : said;
}

function trimmedGroup(field: GroupField, value: FormValue | undefined): FormValue {
  if (isGroup(value)) return trimmed(field.fields, value);
  return field.optional ? null : {};
}

function trimmedList(field: ListField, value: FormValue | undefined): FormValue | undefined {
  if (Array.isArray(value)) return value.map((one) => trimmed(field.fields(), one));
  return isAbsentList(field) ? undefined : [];
}
