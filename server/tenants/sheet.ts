import { readFile } from 'node:fs/promises';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Reads a YAML file of a tenant's folder as a schema describes it, or says which line to mend. */
export async function readSheet<S extends z.ZodType>(
  path: string,
  schema: S,
  missing?: z.input<S>,
): Promise<z.output<S>> {
  const source = await readFile(path, 'utf8').catch(() => null);
  if (source === null && missing === undefined) {
    throw new Refusal(`Não há ${path}: a pasta de um órgão precisa de um ${path.split('/').at(-1)}.`);
  }
  return source === null ? schema.parse(missing) : understand(source, path, schema, missing);
}

/** YAML as a schema describes it. It may begin further down in its file, `before` lines of which are something else. */
export function understand<S extends z.ZodType>(
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
  if (broken) throw new Refusal(`${path}${lineAt(broken.pos[0])}: o arquivo não é YAML válido.`);
  const parsed = schema.safeParse(document.toJS() ?? missing);
  if (parsed.success) return parsed.data;
  const { path: where, message } = complaint(parsed.error, document);
  const start = startOf(document, where);
  throw new Refusal(`${path}${start === undefined ? '' : lineAt(start)}: ${message}.`);
}

function startOf(document: Document, where: readonly PropertyKey[]): number | undefined {
  const node = where.length > 0 ? document.getIn(where, true) : document.contents;
  return (node as { range?: [number] } | undefined)?.range?.[0];
}

function complaint(error: z.ZodError, document: Document): { path: PropertyKey[]; message: string } {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const name = issue.keys[0] ?? '';
    return { path: [...issue.path, name], message: `${name} não é um nome conhecido aqui` };
  }
  const name = issue?.path.join('.') || 'o arquivo';
  const missing = issue !== undefined && !document.hasIn(issue.path);
  return {
    path: issue?.path ?? [],
    message: missing ? `falta ${name}` : `${name} ${issue?.message ?? 'não pôde ser lido'}`,
  };
}
