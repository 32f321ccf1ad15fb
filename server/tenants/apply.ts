import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { parseTaxId } from '../../catalog/fields/taxId.ts';
import { Refusal } from '../refusal.ts';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/;
const text = z.string('é um texto: escreva-o entre aspas').trim().min(1, 'não pode ficar vazio');

const entidade = z.strictObject({
  cpfCnpj: text.refine((value) => parseTaxId(value).ok, 'não é um CNPJ válido'),
  txtEndereco: text,
  txtNumEndereco: text,
  txtCidade: text,
  txtEstado: text.regex(/^[A-Z]{2}$/, 'é a sigla do estado, como RN'),
  txtCep: text.regex(/^\d{5}-\d{3}$/, 'é um CEP como 59000-000'),
  txtEmail: z.email('não é um e-mail'),
  txtNumTelefone: text,
  txtFacebook: text.nullable().default(null),
  txtInstagram: text.nullable().default(null),
  txtX: text.nullable().default(null),
});

/** What `tenant.yaml` says. A name that is not here is a slip of the keyboard, so it is refused. */
const tenant = z.strictObject({
  slug: text.regex(SLUG, 'tem só letras minúsculas, números e hífens: é o primeiro nome do endereço'),
  tipo: z.enum(
    ['prefeitura', 'camara', 'fundo', 'autarquia', 'consorcio', 'estado'],
    'é prefeitura, camara, fundo, autarquia, consorcio ou estado',
  ),
  txtCliente: text,
  idPoderOrgao: z.int('é um número inteiro').positive('é maior que zero'),
  hosts: z.array(text.regex(HOST, 'é um nome de domínio, sem https:// e sem barra')).default([]),
  api: z.enum(['host', 'path'], 'é host ou path').default('host'),
  entidade,
});

export type TenantFile = z.infer<typeof tenant>;

/** Makes the database know the body of a folder as the folder describes it. */
export async function apply(client: pg.ClientBase, folder: string): Promise<{ id: number; slug: string }> {
  const { slug, tipo, hosts, ...dados } = await readTenant(join(folder, 'tenant.yaml'));
  const { rows } = await client.query(
    `INSERT INTO portal.tenants (slug, tipo, hosts, dados) VALUES ($1, $2, $3, $4)
     ON CONFLICT (slug) DO UPDATE SET tipo = excluded.tipo, hosts = excluded.hosts, dados = excluded.dados
     RETURNING id, slug`,
    [slug, tipo, hosts, dados],
  );
  return rows[0];
}

/** Reads the file, or says which line to mend. */
export async function readTenant(path: string): Promise<TenantFile> {
  const source = await readFile(path, 'utf8').catch(() => {
    throw new Refusal(`Não há ${path}: a pasta de um órgão precisa de um tenant.yaml.`);
  });
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Refusal(`${path}, linha ${lines.linePos(broken.pos[0]).line}: o arquivo não é YAML válido.`);
  const parsed = tenant.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const { path: where, message } = complaint(parsed.error, (name) => document.hasIn(name));
  const node = where.length > 0 ? document.getIn(where, true) : document.contents;
  const start = (node as { range?: [number] } | undefined)?.range?.[0];
  const line = start === undefined ? '' : `, linha ${lines.linePos(start).line}`;
  throw new Refusal(`${path}${line}: ${message}.`);
}

function complaint(error: z.ZodError, has: (path: PropertyKey[]) => boolean): { path: PropertyKey[]; message: string } {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const name = issue.keys[0] ?? '';
    return { path: [...issue.path, name], message: `${name} não é um nome conhecido aqui` };
  }
  const name = issue?.path.join('.') || 'o arquivo';
  const missing = issue !== undefined && !has(issue.path);
  return {
    path: issue?.path ?? [],
    message: missing ? `falta ${name}` : `${name} ${issue?.message ?? 'não pôde ser lido'}`,
  };
}
