import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Document, type ErrorCode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Message for a value where a group of names and values was expected. */
export const EXPECTED_GROUP = 'é um grupo de nomes e valores, um em cada linha';

/** Reads a YAML file of a tenant's folder by its schema, or refuses with the line to mend. */
export async function readYaml<S extends z.ZodType>(
  path: string,
  schema: S,
  missing?: z.input<S>,
): Promise<z.output<S>> {
  const source = await textOf(path);
  if (source === null && missing === undefined)
    throw new Refusal(`Não há ${path}: a pasta de um órgão precisa de um ${basename(path)}.`);
  return source === null ? schema.parse(missing) : parseYaml(source, path, schema, missing);
}

/** Parses YAML by its schema. It may begin further down in its file, after `before` other lines. */
export function parseYaml<S extends z.ZodType>(
  source: string,
  path: string,
  schema: S,
  missing?: z.input<S>,
  before = 0,
): z.output<S> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (place: number): string => `, linha ${lines.linePos(place).line + before}`;
  const [broken] = document.errors;
  if (broken) throw new Refusal(`${path}${lineAt(broken.pos[0])}: ${faultOf(broken.code)}.`);
  const parsed = schema.safeParse(valuesOf(document, path) ?? missing);
  if (parsed.success) return parsed.data;
  const { path: where, message } = complaint(parsed.error, document);
  throw new Refusal(`${path}${lineAt(startOf(document, where))}: ${message}.`);
}

/**
 * Text of a file, null where there is none. Another encoding than UTF-8 is refused: its accents would be published
 * broken.
 */
async function textOf(path: string): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    if (error instanceof TypeError)
      throw new Refusal(`${path} não está em UTF-8: salve-o de novo com essa codificação.`);
    throw new Refusal(`${path} não pôde ser lido (${code}): confira se é um arquivo e suas permissões.`);
  }
}

/** Sentences for the most common mistakes in YAML. */
function faultOf(code: ErrorCode): string {
  if (code === 'DUPLICATE_KEY') return 'o nome já apareceu antes; deixe só um';
  if (code === 'TAB_AS_INDENT') return 'o recuo é feito com espaços, e não com tabulações';
  return 'o arquivo não é YAML válido; confira os dois-pontos, as aspas e o recuo';
}

/** Most aliases: a few lines of YAML can refer to each other until they fill the memory. */
function valuesOf(document: Document, path: string): unknown {
  try {
    return document.toJS();
  } catch {
    throw new Refusal(`${path} repete trechos por apelidos (*nome) em excesso: escreva-os por extenso.`);
  }
}

/** Line of the faulty value or, if it is missing, of what should contain it. */
function startOf(document: Document, where: readonly PropertyKey[]): number {
  const node = where.length > 0 ? document.getIn(where, true) : document.contents;
  const start = (node as { range?: [number] } | undefined)?.range?.[0];
  if (start !== undefined) return start;
  return where.length > 0 ? startOf(document, where.slice(0, -1)) : 0;
}

function complaint(error: z.ZodError, document: Document): { path: PropertyKey[]; message: string } {
  const issues = error.issues.flatMap(meantIssues);
  const [first] = issues;
  // A misspelt name is also a missing one; the misspelling comes first.
  const strange = issues.find(({ code }) => code === 'unrecognized_keys');
  const issue = first && strange && !document.hasIn(first.path) ? strange : first;
  if (issue?.code === 'unrecognized_keys') {
    const name = issue.keys[0] ?? '';
    return { path: [...issue.path, name], message: `${name} não é um nome conhecido aqui; corrija-o ou retire-o` };
  }
  const name = issue?.path.join('.') || 'o arquivo';
  const missing = issue !== undefined && !document.hasIn(issue.path);
  return {
    path: issue?.path ?? [],
    message: missing ? `falta ${name}, que ${issue.message}` : `${name} ${issue?.message ?? 'não pôde ser lido'}`,
  };
}

export type ReadIssue = z.ZodError['issues'][number];

/** Faults of the form that was meant, where an entry may have several: the one with the fewest. */
export function meantIssues(issue: ReadIssue): ReadIssue[] {
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const [meant] = [...forms].sort((one, other) => faultsIn(one) - faultsIn(other));
  const isNamed = meant?.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');
  return meant && isNamed ? meant.map((own) => ({ ...own, path: [...issue.path, ...own.path] })) : [issue];
}

/** Each name that a form does not know is a fault of its own. */
const faultsIn = (form: readonly ReadIssue[]): number =>
  form.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
